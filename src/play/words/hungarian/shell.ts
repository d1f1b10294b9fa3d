/** Menus and dialogs around the board. */
export const shell = {
  Options: 'Műveletek',
  Board: 'Tábla',
  Help: 'Súgó',
  Menus: 'Menük',
  'A part of the page could not be loaded: menus and dialogs do not open. Reload the page when you can.':
    'Az oldal egy része nem töltődött be: a menük és az ablakok nem nyílnak meg. Töltsd újra az oldalt, amikor tudod!',
  Messages: 'Üzenetek',
  Tools: 'Eszközök',
  Close: 'Bezárás',
  Cancel: 'Mégse',
  'Level {number} of {levels}': '{number}/{levels}. pálya',
  '{at} of {length}': '{at} / {length}',
  'Moves played': 'Megtett lépések',
  'Moves being shown': 'Lejátszás',
  'Go on': 'Tovább',

  solved: 'megoldva',

  'Stop playing': 'Abbahagyom',
  'Go on playing': 'Játszom tovább',

  'Level {number} is solved!': '{number}. pálya: megoldva!',
  'Congratulations! Under which name shall your result be kept?':
    'Gratulálunk! Milyen néven őrizzük meg az eredményedet?',
  'You have won level {number}!': 'Megnyerted! ({number}. pálya)',
  'Stay here': 'Itt maradok',
  'Leave the game': 'Kilépés a játékból',
  'Go on with {pack}': 'Folytatás: {pack}',
  'New game': 'Új játszma',

  'Moves to be played from where you stand:': 'A mostani állástól lejátszandó lépések:',
  'From a file': 'Fájlból',
  "The level's own solution": 'A pálya saját megoldása',
  'Play it': 'Lejátszás',
  'Nothing was played yet.': 'Még nem történt lépés.',
  'As text': 'Szövegként',
  Copy: 'Másolás',
  'Copied.': 'Másolva.',

  Keys: 'Billentyűk',
  'held down: how many pushes away each place is': 'lenyomva tartva: melyik mező hány tolásra van',
  'opens the menu {menu}': 'menü megnyitása: {menu}',
  'The menus have everything that can be done: Options what concerns your moves, the levels and the settings, Level the packs, the results and the solution, Help this page. What cannot be done now says why.':
    'A menükben minden megvan, amit tenni lehet: az elsőben a lépések, a pályák és a beállítások, a másodikban a pályacsomagok, az eredmények és a megoldás, a harmadikban ez az oldal. Ami most nem megy, az megmondja, miért nem.',
  'The menus have everything that can be done: Options what concerns your moves and the settings, Board the sizes and the games played, Help this page. What cannot be done now says why.':
    'A menükben minden megvan, amit tenni lehet: az elsőben a lépések és a beállítások, a másodikban a méretek és a lejátszott játszmák, a harmadikban ez az oldal. Ami most nem megy, az megmondja, miért nem.',

  'Kura {version}: {games}.': 'Kura {version}: {games}.',
  'By the Kura authors. Free under the MIT licence.': 'Készítették: a Kura szerzői. Szabad szoftver, MIT licenc.',
  'Where the games come from': 'Honnan származnak a játékok',
  'All levels, pictures and texts were made for Kura.': 'Minden pálya, kép és szöveg a Kurához készült.',
  'What others made for all': 'Amit mások készítettek mindenkinek',
  'The licences could not be loaded.': 'A licenceket nem sikerült betölteni.',
};
