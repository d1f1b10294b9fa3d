/** What only the page says. */
export const page = {
  'Kura, home': 'Kura, kezdőlap',
  'A part of the page could not be loaded. Reload the page when you can.':
    'Az oldal egy részét nem sikerült betölteni. Töltsd újra az oldalt, amikor lehet!',
  'Print levels': 'Pályák nyomtatása',
  Print: 'Nyomtatás',
  'Several to a page, black on white, each as its author drew it.':
    'Egy lapra több pálya kerül, fehér alapon feketével, úgy, ahogy a szerzőjük megrajzolta.',
  'Numbers from 1 to {count}, like 3, 5–8.': 'Számok 1 és {count} között, például: 3, 5–8.',
  'No more than {most} levels are printed at once.': 'Egyszerre legfeljebb {most} pálya nyomtatható.',
  '{number}. {title}': '{number}. {title}',
  Menu: 'Menü',
  Controls: 'Vezérlők',
  'A gamepad plays as soon as one of its buttons is pressed: the cross or the left stick moves, A chooses, B takes a move back, X begins anew, Y has the levels, the shoulder buttons go to the previous and the next one, Start opens the menu. In menus and dialogs A presses and B closes.':
    'Játékvezérlővel is játszhatsz, elég megnyomni rajta egy gombot: az iránygombok vagy a bal kar mozgat, az A választ, a B visszavon egy lépést, az X újrakezdi a pályát, az Y a pályákat mutatja, a vállgombok az előző és a következő pályára visznek, a Start megnyitja a menüt. Menükben és ablakokban az A megnyomja, ami ki van jelölve, a B pedig bezárja az ablakot.',
  'A gamepad plays as soon as one of its buttons is pressed: the cross or the left stick points, A chooses, B takes a move back, X begins a new game, Y has the sizes of the board, Start opens the menu. In menus and dialogs A presses and B closes.':
    'Játékvezérlővel is játszhattok, elég megnyomni rajta egy gombot: az iránygombok vagy a bal kar mutat, az A választ, a B visszavon egy lépést, az X új játszmát kezd, az Y a táblaméreteket mutatja, a Start megnyitja a menüt. Menükben és ablakokban az A megnyomja, ami ki van jelölve, a B pedig bezárja az ablakot.',
  'A storehouse of grid games.': 'Négyzetrácsos játékok tárháza.',
  '1 level': '1 pálya',
  '{levels} levels': '{levels} pálya',
  'Nothing here': 'Itt nincs semmi',
  'There is no such game or level.': 'Nincs ilyen játék vagy pálya.',
  'See all games': 'Az összes játék',

  '{game}, {level}': '{game}, {level}',
  Game: 'Játék',
  Level: 'Pálya',
  time: 'idő',

  Name: 'Név',
  'The result is saved.': 'Eredmény elmentve.',

  'Your data': 'Az adataid',
  'Your results, saved games, opened packs and settings are kept in this browser.':
    'Az eredményeidet, mentett játékaidat, megnyitott pályacsomagjaidat és beállításaidat ez a böngésző őrzi.',
  'Export them to a file to have a copy, or to take them to another device.':
    'Exportáld őket egy fájlba, hogy legyen róluk másolatod, vagy hogy másik eszközre vidd őket.',
  Export: 'Exportálás',
  Import: 'Importálás',
  'Importing…': 'Importálás…',
  'All your data is in {file}.': 'Minden adatod ebben a fájlban van: {file}.',
  'Not all your data is in {file}:': 'Nem minden adatod került ebbe a fájlba: {file}.',
  'Imported: {parts}.': 'Importálva: {parts}.',
  'Nothing new: all of it was here already.': 'Nincs semmi új: már minden megvolt.',
  'Line {line}, column {column}: {reason}': '{line}. sor, {column}. oszlop: {reason}',
};
