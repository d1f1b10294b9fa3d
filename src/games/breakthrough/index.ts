import type { Game } from '../../core/game.ts';
import { column, type Direction, formatSquare, row } from '../../core/grid.ts';
import { UPRIGHT, UPSIDE_DOWN } from '../../core/orientation.ts';
import { say } from '../../core/parsed.ts';
import type { Shape, View } from '../../core/view.ts';
import { advice } from './advice.ts';
import { artwork } from './artwork.ts';
import { formatMove, steps } from './notation.ts';
import { draw, format, parse, SIZES } from './position.ts';
import { AHEAD, refusal } from './refusal.ts';
import { rivals } from './rivals.ts';
import { cellOf, type Move, moves, outcome, play, type State, squareOf } from './rules.ts';
import { laterPacks, packs } from './shipped.ts';

const DOLLS = ['first', 'second'] as const;

/** The default screen has rank 1 at the top, so its cells are numbered like the board's own. */
const view = (state: State): View => ({
  width: state.size,
  height: state.size,
  ground: state.cells.map((_, cell) => {
    const { file, rank } = squareOf(state, cell);
    return (file + rank) % 2 === 0 ? 'dark' : 'light';
  }),
  pieces: state.cells.map((seat) => (seat === undefined ? undefined : DOLLS[seat])),
});

const directionOf = ({ turn }: State, { from, to }: Move): Direction => {
  if (from.file === to.file) return AHEAD[turn];
  return to.file < from.file ? 'left' : 'right';
};

const shape = (state: State, move: Move): Shape => {
  const [from, to] = [cellOf(state, move.from)!, cellOf(state, move.to)!];
  const step = { from, to, direction: directionOf(state, move), moved: [{ from, to }] };
  if (state.cells[to] === undefined) return { ...step, happening: 'step' };
  return { ...step, happening: 'capture', gone: [to] };
};

export const breakthrough: Game<State, Move> = {
  id: 'breakthrough',
  title: 'Breakthrough',
  introduction: say('For two: whoever first brings a doll to the other side wins.'),
  words: { hu: async () => (await import('./words/hungarian.ts')).hungarian },
  seats: 2,
  looks: {
    light: { glyph: ' ', label: 'light cell' },
    dark: { glyph: ' ', label: 'dark cell', tint: 'dim' },
    first: { glyph: 'P', label: "first player's doll", tint: 'white' },
    second: { glyph: 'p', label: "second player's doll", tint: 'black' },
  },
  sides: DOLLS,
  below: { 0: UPSIDE_DOWN, 1: UPRIGHT },
  skins: { storehouse: artwork },
  classic: async () => (await import('./classic.ts')).classic,
  terminalArt: async () => (await import('./terminal.ts')).terminalArt,
  packs,
  laterPacks,
  names: {
    earlier: say('Earlier games'),
    'draw-level': say('Draw a position'),
    'change-level': say('Change this position'),
  },
  formats: async () => [(await import('./record/index.ts')).record],
  sizes: SIZES,
  settings: ['touchMove'],

  parse,
  format,
  draw,

  turn: ({ turn }) => turn,
  moves,
  play,
  refusal,
  outcome,

  steps,
  formatMove: (_, move) => formatMove(move),
  between: ' ',

  view,
  cellName: (cell, size) => formatSquare(column(cell, size), row(cell, size)),
  shape,
  advice,
  help: async () => (await import('./help.ts')).help,
  draughtsman: async () => (await import('./draughtsman.ts')).draughtsman,
  rivals,
  races: async () => ({ of: (await import('./races.ts')).races }),
};
