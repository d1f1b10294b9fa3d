/** What is told to those who do not see the board, and what a cell is called. */
export const narration = {
  cell: 'mező',
  Directions: 'Irányok',
  outside: 'kívül',
  '{thing}, {place}': '{thing}, {place}',
  '{piece}, {ground}': '{piece}, {ground}',
  'column {column}, row {row}': '{column}. oszlop, {row}. sor',

  'Explore the board': 'A tábla felderítése',
  'The arrow keys look around. Enter chooses a cell, Escape ends it.':
    'A nyilakkal most körülnézhetsz. Az Enter mezőt választ, az Escape befejezi.',
  'The arrow keys play again.': 'A nyilakkal újra játszhatsz.',
  'Selected: {thing}. Places to go: {count}.': 'Kijelölve: {thing}. Ennyi helyre mehet: {count}.',
  'Nothing is selected.': 'Semmi sincs kijelölve.',
  'Move {at} of {length}.': '{length} lépésből: {at}.',

  up: 'felfelé',
  right: 'jobbra',
  down: 'lefelé',
  left: 'balra',
  'Pushed {direction}.': 'Tolás {direction}.',
  'Pushed {direction}, onto a goal.': 'Tolás {direction}, célmezőre.',
  'Pushed {direction}, off a goal.': 'Tolás {direction}, célmezőről le.',
  '{done} of {all} home.': 'A helyén: {all} közül {done}.',
  '{from} to {to}.': 'Lépés: {from} – {to}.',
  '{from} takes {to}.': 'Ütés: {from} – {to}.',
  '{thing} falls to {place}.': 'Leesik: {thing}, ide: {place}.',
  '{count} things fall.': 'Ennyi dolog esik le: {count}.',
  '{thing}: {count} gone.': 'Eltűnt: {thing}, összesen {count}.',
  '{count} left.': 'Marad: {count}.',
};
