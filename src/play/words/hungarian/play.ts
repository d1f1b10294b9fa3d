/** What is said while playing, whichever game it is. */
export const play = {
  'First player': 'Első játékos',
  'Second player': 'Második játékos',
  'First player to move': 'Az első játékos lép',
  'Second player to move': 'A második játékos lép',
  '{count} on the board': 'a táblán: {count}',
  'move {number}': '{number}. lépés',
  'The solution is being shown. Stop brings your own game back.':
    'Most a megoldás látható. A Leállítás után a saját játékod folytatódik.',
  'Your moves are being shown. Stop brings your game back.':
    'Most a saját lépéseid láthatók. A Leállítás után folytatódik a játékod.',
  'The sequence is being played. After Stop you go on from there.':
    'Most a lépéssor látható. A Leállítás után onnan folytatod.',
  'best {amount}': 'legjobb: {amount}',
  'of {length}': '/ {length}',
  'Solved!': 'Megoldva!',
  'Lost.': 'Vesztettél.',
  'A draw.': 'Döntetlen.',
  'The second player has resigned: the first player wins!': 'A második játékos feladta: az első nyert!',
  'The first player has resigned: the second player wins!': 'Az első játékos feladta: a második nyert!',
  'The first player wins!': 'Az első játékos nyert!',
  'The second player wins!': 'A második játékos nyert!',
  'Game over': 'Vége a játéknak',
  'Congratulations! Level {number} passed! Go to next level?':
    'Gratulálunk! {number}. pálya teljesítve! Jöhet a következő?',
  'Congratulations! The final level passed! Game over!':
    'Gratulálunk! Teljesítetted az utolsó pályát! Vége a játéknak!',
  'Begin a new game? The one on the board is not finished: Continue goes on with it.':
    'Kezdődjön új játszma? A mostani még nem ért véget: a Folytatás viszi tovább.',
  'A new game begins at once. The one on the board is kept: Continue goes on with it.':
    'Rögtön új játszma kezdődik. A mostani megmarad: a Folytatás onnan viszi tovább.',
  '{key} begins a new game.': 'Új játszma: {key}.',
  'A new game begins.': 'Új játszma kezdődik.',
  'Look at the board': 'A tábla megtekintése',
  'Congratulations! All levels complete!': 'Gratulálunk! Minden pályát teljesítettél!',
  'Congratulations! The final level passed!': 'Gratulálunk! Teljesítetted az utolsó pályát!',
  '{number} ({title})': '{number} ({title})',
  'Are you sure to stop playing {game}?': 'Biztosan abbahagyod ezt a játékot: {game}?',

  'Please enter the level you want to select (1 - {levels}):': 'Add meg, melyik pályát választod (1–{levels}):',
  'Illegal input! Please enter an integer from 1 to {levels}.':
    'Érvénytelen bevitel! Adj meg egy egész számot 1 és {levels} között!',
  'No such level! Not an integer from 1 to {levels}?': 'Nincs ilyen pálya! Talán nem egész szám 1 és {levels} között?',

  'It is not your turn.': 'Most nem te jössz.',
  'This was a solution. Now it is your turn.': 'Ez egy megoldás volt. Most te jössz!',
  'Moves that wait until all is at rest: {count}. Esc drops them.': 'Várakozó lépések: {count}. Az Esc törli őket.',
  'Moves that are not your own leave no result to save.': 'Ha nem minden lépés a sajátod, nincs menthető eredmény.',
  'The moves end here.': 'A lépéssor itt véget ér.',
  'There are no moves in it.': 'Nincsenek benne lépések.',
  'Back at the start. Redo brings your moves back.': 'Újra a kezdőállás. Az Előre visszahozza a lépéseidet.',

  'What you played of level {level} cannot be read: {reason}':
    'Nem olvasható, amit eddig játszottál ({level}. pálya): {reason}',
  'This result is saved already.': 'Ez az eredmény már mentve van.',
  'Results are kept for puzzles only.': 'Eredményt csak rejtvényeknél lehet menteni.',
  'The level is not solved yet.': 'A pálya még nincs megoldva.',
  'Only what you have solved yourself can be saved.': 'Csak azt mentheted, amit te magad oldottál meg.',
};
