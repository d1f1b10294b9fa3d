/** What more than one game says. */
export const games = {
  'The game is over.': 'Vége a játéknak.',
  'The line has more than {most} moves.': 'A lépéssor több mint {most} lépésből áll.',
  'The level is solved.': 'A pálya meg van oldva.',
  'Two boxes cannot be pushed at once.': 'Két ládát nem lehet egyszerre tolni.',
  'A box is in the way.': 'Egy láda van az útban.',
  'A map file holds exactly one level.': 'Egy térképfájlban pontosan egy pálya lehet.',

  'The Kura authors': 'a Kura szerzői',
  moves: 'lépés',
  move: 'lépés',
  push: 'tolás',
  pushes: 'tolás',
};
