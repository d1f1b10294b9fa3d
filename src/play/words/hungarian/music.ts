/** What the page says about its music and its small sounds. */
export const music = {
  'Play BGM': 'Háttérzene',
  'Select BGM': 'Háttérzene kiválasztása',
  'BGM ON': 'Zene BE',
  'BGM OFF': 'Zene KI',
  'Click on me to stop BGM.': 'Kattints rám, és elhallgat a zene.',
  'Click on me to play BGM.': 'Kattints rám, és szól a zene.',
  'The browser allows sound only after the first key or click.':
    'A böngésző csak az első billentyű vagy kattintás után enged hangot.',
  'Preparing: {piece}…': 'Készül: {piece}…',
  'The music cannot be loaded.': 'A zene nem tölthető be.',
  'This piece cannot be played here.': 'Ez a darab itt nem játszható le.',
  'This piece is not kept here any more.': 'Ez a darab már nincs meg.',

  'Music and sounds': 'Zene és hangok',
  'Background music': 'Zenedarab',
  'Volume of the music': 'A zene hangereje',
  'Your own music': 'Saját zenéid',
  'Add MIDI files': 'MIDI-fájlok hozzáadása',
  Remove: 'Eltávolítás',
  'Remove {piece}': 'Eltávolítás: {piece}',
  'A MIDI file of this size cannot be kept.': 'Ekkora MIDI-fájl nem tárolható.',
  '{count} files are kept already: remove one first.': 'Már {count} fájl van itt: előbb távolíts el egyet.',
  'Small sounds for what happens on the board': 'Apró hangok a tábla eseményeihez',
  'Volume of the small sounds': 'Az apró hangok hangereje',
};
