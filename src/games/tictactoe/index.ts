import type { Game, Seat, Step } from '../../core/game.ts';
import { type Cell, cellAt, column, formatSquare, parseSquare, row, rowsOf } from '../../core/grid.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { words } from '../../core/text.ts';
import { artwork } from './artwork.ts';
import { rivals } from './rivals.ts';
import { BOARD, type Move, moves, outcome, play, refusal, type State } from './rules.ts';

const MARKS = 'xo';

const draw = ({ cells }: State): readonly string[] =>
  rowsOf(
    cells.map((seat) => (seat === undefined ? '.' : MARKS.charAt(seat))),
    BOARD,
  ).map((marks) => marks.join(''));

const parse = (text: string): Parsed<State> => {
  const match = /^([xo.]{3})\/([xo.]{3})\/([xo.]{3}) ([xo])$/.exec(text.trim());
  if (!match) return bad(say('Expected three rows of x, o or a dot, then whose turn it is: ".../.../... x".'));
  const cells = [...match.slice(1, 4).join('')].map((c) => (c === '.' ? undefined : (MARKS.indexOf(c) as Seat)));
  return ok({ cells, turn: MARKS.indexOf(match[4]!) as Seat });
};

/** `a1` is the bottom left cell, as on a chessboard. */
const cellName = (cell: Cell): string => formatSquare(column(cell, BOARD), BOARD.height - 1 - row(cell, BOARD));

const steps = (text: string): Parsed<readonly Step<Move>[]> => {
  const read: Step<Move>[] = [];
  for (const word of words(text)) {
    const square = parseSquare(word.text);
    const move = square && cellAt(square.x, BOARD.height - 1 - square.y, BOARD);
    if (move === undefined) return bad(say('"{word}" is not a cell from a1 to c3.', { word: word.text }), word);
    read.push({ ...word, move });
  }
  return ok(read);
};

const START = { title: '3 × 3', board: '.../.../... x', lines: [], problems: [] };

export const tictactoe: Game<State, Move> = {
  id: 'tictactoe',
  title: 'Tic-Tac-Toe',
  introduction: say('For two: whoever first has three in a row wins.'),
  words: { hu: async () => (await import('./words/hungarian.ts')).hungarian },
  isExample: true,
  seats: 2,
  looks: {
    empty: { glyph: '·', label: 'empty' },
    x: { glyph: 'X', label: 'cross', tint: 'red' },
    o: { glyph: 'O', label: 'nought', tint: 'blue' },
  },
  sides: ['x', 'o'],
  skins: { storehouse: artwork },
  terminalArt: async () => (await import('./terminal.ts')).terminalArt,
  packs: [{ name: 'boards', pack: { title: 'Boards', levels: [START], problems: [] } }],
  names: { earlier: say('Earlier games') },

  parse,
  format: (state) => `${draw(state).join('/')} ${MARKS[state.turn]}`,
  draw,

  turn: ({ turn }) => turn,
  moves,
  play,
  refusal,
  outcome,

  steps,
  formatMove: (_, cell) => cellName(cell),
  between: ' ',

  view: ({ cells }) => ({
    ...BOARD,
    ground: cells.map(() => 'empty'),
    pieces: cells.map((seat) => (seat === undefined ? undefined : MARKS[seat])),
  }),
  cellName,
  shape: (_, to) => ({ to, happening: 'place' }),
  advice: ({ turn }) => ({
    choose: turn === 0 ? say('Choose a cell for a cross.') : say('Choose a cell for a nought.'),
  }),
  help: async () => (await import('./help.ts')).help,
  rivals,
};
