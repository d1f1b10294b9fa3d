export const tictactoe = {
  'Tic-Tac-Toe': 'Tic-tac-toe',
  empty: 'üres',
  cross: 'kereszt',
  nought: 'kör',

  'Choose a cell.': 'Válassz egy mezőt!',
  'That cell is taken.': 'Az a mező már foglalt.',
  'Expected three rows of x, o or a dot, then whose turn it is: ".../.../... x".':
    'Három sor kell x, o és pont jelekből, utána az, hogy ki lép: „.../.../... x”.',
  '"{word}" is not a cell from a1 to c3.': 'Ez nem mező a1 és c3 között: „{word}”.',
};
