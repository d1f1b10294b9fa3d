/** What is said about settings, saved games and wherever they are kept. */
export const storage = {
  'This is not valid JSON.': 'Ez nem érvényes JSON.',
  'This JSON is nested too deeply.': 'Ez a JSON túl mélyen van egymásba ágyazva.',

  'This JSON has more than {most} lists and objects.': 'Ebben a JSON-ban több mint {most} lista és objektum van.',

  'These are no settings.': 'Ezek nem beállítások.',
  'The settings are too long.': 'A beállítások túl hosszúak.',
  'The settings are damaged: the usual ones are used.': 'A beállítások sérültek: helyettük a szokásosak érvényesek.',
  'The settings are damaged and were left out.': 'A beállítások sérültek, ezért kimaradtak.',
  'The damaged settings are kept as "{name}".': 'A sérült beállítások ezen a néven maradtak meg: „{name}”.',
  'The setting "{field}" is not understood: its usual value is used.':
    'Ez a beállítás nem érthető: „{field}”. A szokásos értéke érvényes.',
  'The setting "{field}" is not understood and was left out.': 'Ez a beállítás nem érthető, ezért kimaradt: „{field}”.',
  'The settings are those of a newer Kura: what is not known here is left alone.':
    'A beállítások egy újabb Kurától valók: ami itt ismeretlen, az változatlan marad.',
  'The settings are those of a newer Kura: nothing was changed.':
    'A beállítások egy újabb Kurától valók: semmi sem változott.',
  'The settings are those of a newer Kura and were left out.':
    'A beállítások egy újabb Kurától valók, ezért kimaradtak.',
  'The settings were left out: those here are of a newer Kura.':
    'A beállítások kimaradtak: az ittenieket egy újabb Kura mentette.',

  'This is no saved game.': 'Ez nem mentett játék.',
  'A newer Kura saved this game.': 'Ezt a játékot egy újabb Kura mentette.',
  'The saved game is damaged: "{field}" is missing or wrong.':
    'A mentett játék sérült, mert hiányzik vagy hibás ez az adat: „{field}”.',
  'This saved game is of another level.': 'Ez a mentett játék egy másik pályához tartozik.',
  'A damaged saved game is kept as "{name}".': 'Egy sérült mentett játék ezen a néven maradt meg: „{name}”.',

  'This is not a file with the data of a player of Kura.': 'Ebben a fájlban nem egy Kura-játékos adatai vannak.',
  'A newer Kura made this file, and only a newer one can read it.':
    'Ezt a fájlt egy újabb Kura készítette, és csak újabb tudja elolvasni.',
  '"{field}" is not known here and was left out.': 'Itt ismeretlen, ezért kimaradt: „{field}”.',
  '"{name}" was left out: {reason}': 'Kimaradt: „{name}”. {reason}',
  'This file cannot be imported as it is: {reason}': 'Ez a fájl így nem importálható. {reason}',
  'Not everything was saved: {reason}': 'Nem sikerült mindent elmenteni. {reason}',
  'The import was stopped: what had come in by then stays.': 'Az importálás leállt: ami addig bekerült, az megmaradt.',
  '1 level is not marked as solved: no moves in the file solve it.':
    '1 pálya nem számít megoldottnak: a fájlban nincs hozzá olyan lépéssor, amely megoldja.',
  '{count} levels are not marked as solved: no moves in the file solve them.':
    '{count} pálya nem számít megoldottnak: a fájlban nincs hozzájuk olyan lépéssor, amely megoldja őket.',
  'This is no text.': 'Ez nem szöveg.',
  'The saved games are no list.': 'A mentett játékok nem listában vannak.',
  'There are more than {most} saved games.': 'Több mint {most} mentett játék van.',
  'Saved game {number}: {reason}': '{number}. mentett játék: {reason}',
  'The results are no list of packs.': 'Az eredmények nem pályacsomagok szerint vannak megadva.',
  'There are results of more than {most} packs.': 'Több mint {most} pályacsomag eredményei vannak benne.',
  'The opened packs are no list.': 'A megnyitott pályacsomagok nem listában vannak.',
  'There are more than {most} opened packs.': 'Több mint {most} megnyitott pályacsomag van benne.',
  'Opened pack {number} is damaged.': 'Sérült: {number}. megnyitott pályacsomag.',
  'It is damaged.': 'Sérült.',
  'The opened packs are too large for one file.': 'A megnyitott pályacsomagok túl nagyok egy fájlhoz.',
  'The shelf of opened packs is full.': 'A megnyitott pályacsomagok polca megtelt.',
  '{results} in {packs}': '{results} ({packs})',
  '1 result': '1 eredmény',
  '{count} results': '{count} eredmény',
  '1 pack': '1 pályacsomag',
  '{count} packs': '{count} pályacsomag',
  '1 saved game': '1 mentett játék',
  '{count} saved games': '{count} mentett játék',
  '1 opened pack': '1 megnyitott pályacsomag',
  '{count} opened packs': '{count} megnyitott pályacsomag',
  settings: 'beállítások',

  '{folder} is not a folder.': 'Ez nem mappa: {folder}.',
  'Nothing may be written in {folder}.': 'Ebbe a mappába nincs jogod írni: {folder}.',
  'Nothing may be read in {folder}.': 'Ebből a mappából nincs jogod olvasni: {folder}.',
  'Nothing can be read in {folder}: {code}.': 'Ebből a mappából nem lehet olvasni: {folder} ({code}).',
  'Nothing can be written in {folder}: {code}.': 'Ebbe a mappába nem lehet írni: {folder} ({code}).',
  'Another program is writing in {folder}: nothing was saved. Try again later; if there is none, remove {file}.':
    'Egy másik program éppen ebbe a mappába ír: {folder}. A mentés elmaradt, próbáld újra később! Ha nincs ilyen program, töröld ezt a fájlt: {file}.',
  '"{name}" is too long for the name of a file.': 'Ez fájlnévnek túl hosszú: „{name}”.',

  'Nothing is kept now: {reason}': 'Most semmi sem marad meg: {reason}',
  "The browser's storage does not answer. Reload the page to try again.":
    'A böngésző tárhelye nem válaszol. Töltsd be újra az oldalt, hátha sikerül!',
  'Your data could not be taken over into this version of Kura. It is left as it was, and Export still has it.':
    'Az adataidat nem sikerült átvenni a Kurának ebbe a változatába. Változatlanul megvannak, az Exportálás kiírja őket.',
  "The browser's database fails: {reason}.": 'A böngésző adatbázisa hibát jelez: {reason}.',
  'The browser has no room left for this page: nothing was saved.':
    'A böngészőben nincs több hely ennek az oldalnak: a mentés elmaradt.',
  'This browser lets the page keep nothing, perhaps because the window is a private one.':
    'Ez a böngésző semmit sem enged megőrizni az oldalnak, talán mert az ablak privát.',
  'Kura is open in another window in an older version. Close that window and try again.':
    'A Kura egy régebbi változata nyitva van egy másik ablakban. Zárd be azt az ablakot, és próbáld újra!',
  'A newer Kura keeps its data here. Load the page again to get that version.':
    'Itt már egy újabb Kura őrzi az adatait. Töltsd be újra az oldalt, hogy azt a változatot kapd!',

  'Save this game as': 'A játék mentése ezen a néven',
  'Save game': 'Játék mentése',
  'Saved: {name}.': 'Elmentve: {name}.',
  'Deleted: {name}.': 'Törölve: {name}.',
  'Bring it back': 'Mégse töröld',
  'The game is in {file}.': 'A játék ebben a fájlban van: {file}.',
  'No game has a name yet. Name this one, and it waits here for you as it is now.':
    'Még egyetlen játéknak sincs neve. Adj nevet ennek, és itt vár rád úgy, ahogy most áll.',
  'No game has a name yet. Play a little, then come back to keep it as it is.':
    'Még egyetlen játéknak sincs neve. Játssz egy kicsit, és utána itt elteheted úgy, ahogy áll.',
  'They came with the level': 'A pályával érkeztek',
  'Open {name}': 'Megnyitás: {name}',
  'New name': 'Új név',
  Rename: 'Átnevezés',
  'Rename {name}': 'Átnevezés: {name}',
  'Save as a file': 'Mentés fájlba',
  'Save {name} as a file': 'Mentés fájlba: {name}',
  Delete: 'Törlés',
  'Delete {name}': 'Törlés: {name}',
  'A saved game needs a name.': 'A mentett játéknak név kell.',
  'More games of one level cannot be kept. Delete one first.':
    'Egy pályáról ennél több játék nem fér el. Előbb törölj egyet.',
  'There is no kind of file for this.': 'Ehhez nincs megfelelő fájlformátum.',

  'The browser has promised to keep your data.': 'A böngésző megígérte, hogy megőrzi az adataidat.',
  'The browser keeps your data, but may clear it when it runs out of room. An exported file is safe.':
    'A böngésző őrzi az adataidat, de ha kevés a helye, törölheti őket. Az exportált fájl biztonságban van.',
};
