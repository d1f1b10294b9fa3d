import type { Game } from '../../core/game.ts';
import { letterOf } from '../../core/letters.ts';
import { say } from '../../core/parsed.ts';
import type { Look, View } from '../../core/view.ts';
import { artwork } from './artwork.ts';
import { draw, format, LETTERS } from './drawing.ts';
import { settling } from './gravity.ts';
import { map, series } from './map.ts';
import { COLOURS, type State } from './position.ts';
import { walk } from './route.ts';
import { frames, type Move, moves, outcome, play, refusal, remarks, shape } from './rules.ts';
import { MAX_MOVES, steps } from './sequence.ts';
import { laterPacks, packs } from './shipped.ts';
import { solving } from './solving.ts';

const boxLooks: Readonly<Record<string, Look>> = Object.fromEntries(
  COLOURS.map((colour) => [colour, { glyph: LETTERS[colour], label: `${colour} box`, tint: colour, lettered: true }]),
);

const view = ({ shaft, human, boxes }: State): View => {
  const { width, height, rocks, ladders } = shaft;
  const pieces: (string | undefined)[] = rocks.map(() => undefined);
  for (const { colour, cell } of boxes) pieces[cell] = colour;
  pieces[human] = 'human';
  const ground = rocks.map((rock, cell) => (rock ? 'rock' : ladders[cell] ? 'ladder' : 'air'));
  return { width, height, ground, pieces };
};

export const vexed: Game<State, Move> = {
  ...solving,
  title: 'Sokoban Vexed',
  introduction: say('Boxes of one colour vanish when they meet.'),
  words: { hu: async () => (await import('./words/hungarian.ts')).hungarian },
  seats: 1,
  looks: {
    rock: { glyph: '#', label: 'rock', tint: 'dim' },
    ladder: { glyph: 'H', label: 'ladder', tint: 'dim', notable: true },
    air: { glyph: ' ', label: 'air' },
    human: { glyph: 'P', label: 'worker', turns: true },
    ...boxLooks,
  },
  skins: { storehouse: artwork },
  classic: async () => (await import('./classic.ts')).classic,
  terminalArt: async () => (await import('./terminal.ts')).terminalArt,
  packs,
  laterPacks,
  formats: async () => [map],
  series,
  // S asks for a sequence, so WASD cannot be the arrows.
  keys: {
    up: ['ArrowUp', 'K'],
    right: ['ArrowRight', 'L'],
    down: ['ArrowDown', 'J'],
    left: ['ArrowLeft', 'H'],
    sequence: ['S'],
  },
  // A refused step of a control sequence is used up.
  forgiving: true,
  runsOn: true,
  // Down is down: a board is never turned.
  settings: ['letters', 'clickToWalk', 'fallSpeed', 'isMirrored'],
  names: { restart: say('Reset') },

  format,
  draw,

  turn: () => 0,
  moves,
  play,
  refusal,
  outcome,

  longest: MAX_MOVES,
  steps,
  formatMove: (_, move) => letterOf(move),
  between: ' ',

  census: ({ boxes }) => ({ boxes: boxes.length }),

  route: (state, from, to) => (from === undefined ? walk(state, to) : undefined),

  view,
  shape,
  open: (state) => [...settling(state)],
  frames,
  remarks,
  help: async () => (await import('./help.ts')).help,
  draughtsman: async () => (await import('./draughtsman.ts')).draughtsman,
};
