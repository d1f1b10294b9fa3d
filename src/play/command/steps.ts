import type { Direction } from '../../core/grid.ts';
import { say } from '../../core/parsed.ts';
import type { Table } from '../table/table.ts';
import { type Command, hasMan, onRound, screeningRefusal } from './command.ts';

const stepTowards = (direction: Direction) => (table: Table, now: number) =>
  table.answer({ kind: 'step', direction }, now);

/** What arrows do. */
export const STEPS: readonly Command[] = [
  {
    id: 'up',
    name: say('Up'),
    keys: ['ArrowUp', 'W', 'K'],
    during: 'play',
    refusal: screeningRefusal,
    run: stepTowards('up'),
  },
  {
    id: 'right',
    name: say('Right'),
    keys: ['ArrowRight', 'D', 'L'],
    during: 'play',
    refusal: screeningRefusal,
    run: stepTowards('right'),
  },
  {
    id: 'down',
    name: say('Down'),
    keys: ['ArrowDown', 'S', 'J'],
    during: 'play',
    refusal: screeningRefusal,
    run: stepTowards('down'),
  },
  {
    id: 'left',
    name: say('Left'),
    keys: ['ArrowLeft', 'A', 'H'],
    during: 'play',
    refusal: screeningRefusal,
    run: stepTowards('left'),
  },
  {
    id: 'choose',
    name: say('Choose the cell'),
    keys: ['Enter', 'Space'],
    during: 'play',
    refusal: screeningRefusal,
    run: onRound((round, now) => round.point(now)),
  },
  {
    id: 'release',
    name: say('Let go'),
    keys: ['Escape'],
    during: 'play',
    refusal: screeningRefusal,
    run: onRound((round, now) => round.release(now)),
  },
  {
    id: 'explore',
    name: say('Explore the board'),
    keys: ['E'],
    during: 'play',
    // Elsewhere arrows point anyway.
    suits: hasMan,
    refusal: screeningRefusal,
    run: onRound((round) => round.explore()),
  },
];
