import type { AnyGame } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import { acts, asks, type Command, isPuzzle, screeningRefusal } from '../command/command.ts';
import type { Guidance } from '../table/guidance.ts';
import type { Table } from '../table/table.ts';
import { isGuided } from './guided.ts';

const AWAY = say('Whoever helps is not here yet: ask again in a moment.');

/** Why whoever helps cannot do something; he is fetched when the board is there. */
const guideRefusal =
  (refusal: (guide: Guidance, now: number) => Message | undefined) =>
  (table: Table, now: number): Message | undefined =>
    screeningRefusal(table) ?? (table.guide ? refusal(table.guide, now) : AWAY);

/** Why there is no help now. */
export const guideHintRefusal = guideRefusal((guide, now) => guide.hintRefusal(now));

const isImproved = ({ improver }: AnyGame): boolean => improver !== undefined;
const isImprovedByPushes = (game: AnyGame): boolean =>
  isPuzzle(game) && isImproved(game) && (game.counters?.includes('pushes') ?? false);

/** What there is for whoever plays alone and does not know how to go on; a hint is asked for as in other games. */
export const GUIDE: readonly Command[] = [
  {
    id: 'follow-hint',
    name: say('Follow the hint'),
    keys: ['F'],
    suits: isGuided,
    refusal: guideRefusal((guide, now) => guide.followRefusal(now)),
    does: acts(({ guide }, now) => guide?.followHint(now)),
  },
  {
    id: 'solvable',
    name: say('Still solvable?'),
    keys: ['Shift+Q'],
    suits: isGuided,
    refusal: guideHintRefusal,
    does: acts(({ guide }, now) => guide?.askSolvable(now)),
  },
  {
    id: 'undo-to-solvable',
    name: say('Undo to where it was still solvable'),
    keys: ['Shift+Z'],
    suits: isGuided,
    refusal: guideRefusal((guide, now) => guide.undoRefusal(now)),
    does: acts(({ guide }, now) => guide?.undoToSolvable(now)),
  },
  {
    id: 'solve',
    name: say('Solve from here'),
    keys: ['Shift+F'],
    suits: isGuided,
    refusal: guideHintRefusal,
    does: asks(
      ({ guide }, now) => guide?.question(now),
      ({ guide }, now) => guide?.solve(now),
    ),
  },
  {
    id: 'fewer-moves',
    name: say('Improve my solution: fewer moves'),
    keys: ['Shift+Y'],
    suits: isImproved,
    refusal: guideRefusal((guide, now) => guide.improveRefusal(now)),
    does: acts(({ guide }, now) => guide?.improve('moves', now)),
  },
  {
    id: 'fewer-pushes',
    name: say('Improve my solution: fewer pushes'),
    keys: ['Shift+X'],
    suits: isImprovedByPushes,
    refusal: guideRefusal((guide, now) => guide.improveRefusal(now)),
    does: acts(({ guide }, now) => guide?.improve('pushes', now)),
  },
  {
    id: 'show-fewer-moves',
    name: say('Show the improved solution: fewer moves'),
    keys: ['Shift+E'],
    suits: isImproved,
    refusal: guideRefusal((guide, now) => guide.showRefusal('moves', now)),
    does: acts(({ guide }, now) => guide?.showImproved('moves', now)),
  },
  {
    id: 'show-fewer-pushes',
    name: say('Show the improved solution: fewer pushes'),
    keys: ['Shift+K'],
    suits: isImprovedByPushes,
    refusal: guideRefusal((guide, now) => guide.showRefusal('pushes', now)),
    does: acts(({ guide }, now) => guide?.showImproved('pushes', now)),
  },
];
