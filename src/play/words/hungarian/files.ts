/** What is said about files and their contents, whichever game they are for. */
export const files = {
  'There is no such file.': 'Nincs ilyen fájl.',
  'There is no such folder.': 'Nincs ilyen mappa.',
  'This is a folder, not a file.': 'Ez mappa, nem fájl.',
  'This is not an ordinary file.': 'Ez nem közönséges fájl.',
  'There are more files that cannot be played.': 'További fájlok sem játszhatók.',
  'There is no such file, or its name is not written in UTF-8: then rename it.':
    'Nincs ilyen fájl, vagy a neve nem UTF-8 kódolású: ez esetben nevezd át!',
  'This file may not be read.': 'Nincs jogod olvasni ezt a fájlt.',
  'This file may not be written.': 'Nincs jogod írni ezt a fájlt.',
  'This file cannot be read: {code}.': 'Ez a fájl nem olvasható: {code}.',
  'This file cannot be written: {code}.': 'Ez a fájl nem írható: {code}.',
  'Another program is writing this file: nothing was saved. Try again.':
    'Egy másik program éppen ezt a fájlt írja: a mentés elmaradt. Próbáld újra!',
  'The disk is full.': 'Megtelt a lemez.',
  '{file}: {reason}': '{file}: {reason}',

  'This file is larger than {megabytes} MB.': 'Ez a fájl nagyobb, mint {megabytes} MB.',
  'This file is empty.': 'Ez a fájl üres.',
  'This is a binary file, not a level.': 'Ez bináris fájl, nem pálya.',
  'There is no byte-order mark: read as UTF-16.': 'Nincs bájtsorrendjel: a fájl UTF-16 kódolásúnak számít.',
  'This is not valid UTF-8: read as {encoding}, which is a guess.':
    'Ez nem érvényes UTF-8: a kódolás feltehetőleg {encoding}.',
  'Some characters are not valid {encoding}: read as {other}, which is a guess.':
    'Néhány karakter hibás ebben a kódolásban: {encoding}. Ezek kódolása feltehetőleg {other}.',
  'There is no encoding "{name}". Known are {names}.': 'Nincs „{name}” kódolás. Az ismertek: {names}.',
  'Some characters are not valid {encoding} and were replaced.':
    'Néhány karakter hibás ebben a kódolásban: {encoding}. Helyettük pótjel áll.',

  'The level is won before the first move.': 'A pálya már az első lépés előtt meg van oldva.',
  'This is not a level.': 'Ez nem pálya.',
  'This is not a level of any game known here.': 'Ez egyik itt ismert játéknak sem pályája.',
  'Missing from the set: {missing}.': 'Hiányzik a sorozatból: {missing}.',
  'Missing from the set: {missing} and more.': 'Hiányzik a sorozatból: {missing} és továbbiak.',
  'These files are of two games, {one} and {other}.': 'Ezek a fájlok két játékhoz tartoznak: {one} és {other}.',
  'There is no level to write.': 'Nincs kiírható pálya.',
  'Between the names of a level and its board is an empty line.': 'A pálya nevei és a táblája között egy üres sor áll.',
  'There is no level {number}: the file has {levels}.': 'Nincs {number}. pálya: a fájlban {levels} pálya van.',
  'Level {number} is left out: {reason}': 'Kimarad: {number}. pálya. {reason}',

  'Expected the element {root}, not {name}.': 'A várt elem: {root}, nem pedig {name}.',
  'The elements are nested too deeply.': 'Az elemek túl mélyen vannak egymásba ágyazva.',
  'An element has too many attributes.': 'Egy elemnek túl sok attribútuma van.',
  'A document type (DOCTYPE) is not allowed here.': 'Dokumentumtípus (DOCTYPE) itt nem lehet.',
  // What is wrong is said by the XML parser, in English.
  'This is not well-formed XML: {fault}.': 'Ez nem jól formált XML: {fault}.',
};
