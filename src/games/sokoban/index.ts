import type { Game } from '../../core/game.ts';
import { neighbour } from '../../core/grid.ts';
import { say } from '../../core/parsed.ts';
import type { Shape, View } from '../../core/view.ts';
import { artwork } from './artwork.ts';
import { canonical, census } from './canonical.ts';
import { figures } from './figures.ts';
import { formatMove, steps } from './notation.ts';
import { draw, format } from './position.ts';
import { forward } from './reverse.ts';
import { route, targets } from './route.ts';
import {
  cost,
  destination,
  isHandover,
  type Move,
  moves,
  outcome,
  play,
  pushedBox,
  refusal,
  type State,
  tally,
  type Warehouse,
} from './rules.ts';
import { laterPacks, packs } from './shipped.ts';
import { solving } from './solving.ts';

/** Every position of a level has the same. */
const grounds = new WeakMap<Warehouse, View['ground']>();

const groundOf = (warehouse: Warehouse): View['ground'] => {
  const known = grounds.get(warehouse);
  if (known) return known;
  const { walls, goals, inside } = warehouse;
  const ground = walls.map((wall, cell) => {
    if (wall) return 'wall';
    if (goals[cell]) return 'goal';
    return inside[cell] ? 'floor' : undefined;
  });
  grounds.set(warehouse, ground);
  return ground;
};

const view = ({ warehouse, pusher, waiting, boxes }: State): View => {
  const { width, height, walls, goals } = warehouse;
  const pieces: (string | undefined)[] = new Array(walls.length).fill(undefined);
  for (const cell of boxes) pieces[cell] = goals[cell] ? 'boxHome' : 'box';
  for (const cell of waiting) pieces[cell] = 'waiting';
  pieces[pusher] = 'pusher';
  return { width, height, ground: groundOf(warehouse), pieces };
};

const shape = (state: State, move: Move): Shape => {
  const { pusher, warehouse } = state;
  const to = destination(state, move) ?? pusher;
  if (isHandover(move)) return { to, happening: 'step' };
  const walked = { from: pusher, to };
  if (pushedBox(state, move) === -1) return { to, direction: move, happening: 'step', moved: [walked] };
  const beyond = neighbour(to, move, warehouse) ?? to;
  const happening = warehouse.goals[beyond] ? 'home' : 'push';
  return { to, direction: move, happening, moved: [walked, { from: to, to: beyond }] };
};

export const sokoban: Game<State, Move> = {
  ...solving,
  title: 'Sokoban',
  introduction: say('Push every box onto a goal. Nothing can be pulled.'),
  words: { hu: async () => (await import('./words/hungarian.ts')).hungarian },
  seats: 1,
  looks: {
    wall: { glyph: '#', label: 'wall' },
    floor: { glyph: ' ', label: 'floor' },
    goal: { glyph: '.', label: 'goal', tint: 'yellow', notable: true },
    pusher: { glyph: '@', label: 'worker', tint: 'blue', turns: true },
    waiting: { glyph: '@', label: 'waiting worker', tint: 'cyan' },
    box: { glyph: '$', label: 'box', tint: 'yellow' },
    boxHome: { glyph: '*', label: 'box on a goal', tint: 'green' },
  },
  skins: { storehouse: artwork },
  classic: async () => (await import('./classic.ts')).classic,
  terminalArt: async () => (await import('./terminal.ts')).terminalArt,
  packs,
  laterPacks,
  formats: async () => (await import('./formats/index.ts')).formats,
  series: { level: '#.map', folder: 'maps' },
  settings: ['route', 'warnings', 'quarters', 'turnToFit', 'isMirrored'],
  hasTeam: true,
  format,
  draw,
  turn: () => 0,
  moves,
  play,
  refusal,
  outcome,
  steps,
  formatMove,
  between: '',
  forward,
  canonical,
  census,
  view,
  tally,
  shape,
  counters: ['moves', 'pushes'],
  cost,
  figures,
  route,
  targets,
  help: async () => (await import('./help.ts')).help,
  draughtsman: async () => (await import('./draughtsman.ts')).draughtsman,
  warner: async () => (await import('./warnings.ts')).warner,
};
