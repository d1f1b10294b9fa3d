import type { Direction } from '../../core/grid.ts';
import { say } from '../../core/parsed.ts';
import { type Command, type Deed, hasMan, plays, screeningRefusal } from './command.ts';

const stepTowards = (direction: Direction): Deed =>
  plays((round, now) => round.answer({ kind: 'step', direction }, now));

/** What arrows do. */
export const STEPS: readonly Command[] = [
  {
    id: 'up',
    name: say('Up'),
    keys: ['ArrowUp', 'W', 'K'],
    during: 'play',
    refusal: screeningRefusal,
    does: stepTowards('up'),
    repeats: true,
  },
  {
    id: 'right',
    name: say('Right'),
    keys: ['ArrowRight', 'D', 'L'],
    during: 'play',
    refusal: screeningRefusal,
    does: stepTowards('right'),
    repeats: true,
  },
  {
    id: 'down',
    name: say('Down'),
    keys: ['ArrowDown', 'S', 'J'],
    during: 'play',
    refusal: screeningRefusal,
    does: stepTowards('down'),
    repeats: true,
  },
  {
    id: 'left',
    name: say('Left'),
    keys: ['ArrowLeft', 'A', 'H'],
    during: 'play',
    refusal: screeningRefusal,
    does: stepTowards('left'),
    repeats: true,
  },
  {
    id: 'choose',
    name: say('Choose the cell'),
    keys: ['Enter', 'Space'],
    during: 'play',
    refusal: screeningRefusal,
    does: plays((round, now) => round.point(now)),
  },
  {
    id: 'release',
    name: say('Let go'),
    keys: ['Escape'],
    during: 'play',
    refusal: screeningRefusal,
    does: plays((round, now) => round.release(now)),
  },
  {
    id: 'explore',
    name: say('Explore the board'),
    keys: ['E'],
    during: 'play',
    // Elsewhere arrows point anyway.
    suits: hasMan,
    refusal: screeningRefusal,
    does: plays((round) => round.explore()),
  },
];
