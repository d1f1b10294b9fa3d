import { savedGameRecord } from '../../src/play/belongings/savedGame.ts';

/** A saved game as it stands in a player file. */
export const SAVED_GAME = savedGameRecord({
  game: 'sokoban',
  hash: '2412eea377e5fcf8',
  board: '#####\n#@$.#\n#####',
  pack: 'Cellars',
  level: 1,
  title: 'The first',
  lines: [{ moves: 'R', at: 1, own: 0, spent: [1000, 0] }],
  saved: '2026-11-15T10:20:30.000Z',
  isOnBoard: true,
  solved: true,
});
