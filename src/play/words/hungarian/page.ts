/** What only the page says. */
export const page = {
  'Kura, home': 'Kura, kezdőlap',
  'A part of the page could not be loaded. Reload the page when you can.':
    'Az oldal egy részét nem sikerült betölteni. Töltsd újra az oldalt, amikor lehet!',
  Menu: 'Menü',
  Controls: 'Vezérlők',
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
