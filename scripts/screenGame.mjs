/** A whole game of two computers, the way a link carries it. */
const GAME = [
  'f2g3 e7d6 e2e3 h7g6 d1e2 f7f6 b2c3 a7b6 g1f2 d6e5 a2a3 b8a7 a3a4 b6c5 e3e4 c7b6 c1b2 g7h6 b2b3 d7c6 e2f3 e5d4 h2h3 h8h7',
  'g3f4 e8d7 e1e2 d8c7 f4f5 f8g7 f3g4 g6g5 g2g3 g7g6 f2e3 d4c3 d2c3 c5d4 c3d4 b6a5 a1a2 b7a6 a2a3 g8g7 e2f3 c7b6 b3c4 a8b7',
  'h3h4 h6h5 d4d5 d7d6 f5e6 g5h4 e6f7 h4g3 f7e8',
]
  .join(' ')
  .split(' ');

/** @param {number} [moves] */
export const played = (moves) => `#/breakthrough/boards/2?moves=${GAME.slice(0, moves).join('+')}`;
