import type { Direction } from '../../core/grid.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Choice } from '../../core/snapshot.ts';
import type { Round } from '../table/round.ts';
import type { Table } from '../table/table.ts';
import { acts, type Command, type Deed, hasMan, plays, screeningRefusal } from './command.ts';

const stepTowards = (direction: Direction): Deed =>
  plays((round, now) => round.answer({ kind: 'step', direction }, now));

/** The man after the one that moves, in the order of the board. */
const nextMan = (round: Round, now: number): Choice | undefined => {
  const others = round.snapshot(now).choices.filter(({ direction }) => direction === undefined);
  const inOrder = others.toSorted((one, other) => one.to - other.to);
  return inOrder.find(({ to }) => to > (round.appearance.man ?? 0)) ?? inOrder[0];
};

const changeRefusal = (table: Table, now: number): Message | undefined =>
  screeningRefusal(table) ??
  (table.round && nextMan(table.round, now) ? undefined : say('There is only one worker here.'));

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
    does: acts(({ round, guide }, now) => {
      // What is looked for or shown is let go first.
      if (!guide?.release()) round?.release(now);
    }),
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
  {
    id: 'change-man',
    name: say('Change the worker'),
    keys: ['X'],
    during: 'play',
    suits: ({ hasTeam = false }) => hasTeam,
    refusal: changeRefusal,
    does: plays((round, now) => void round.type(nextMan(round, now)!.text, now)),
  },
];
