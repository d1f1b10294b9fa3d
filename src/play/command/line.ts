import { type Message, say } from '../../core/parsed.ts';
import { backTo, forthTo, takeBack } from '../opponent/takeBack.ts';
import type { Table } from '../table/table.ts';
import {
  acts,
  type Command,
  hasMan,
  isForTwo,
  isPuzzle,
  opens,
  plays,
  roundRefusal,
  screeningRefusal,
} from './command.ts';

const undoRefusal = (table: Table, now: number): Message | undefined => {
  const refusal = screeningRefusal(table);
  const snapshot = table.round?.snapshot(now);
  if (refusal || (snapshot && backTo(snapshot) !== undefined)) return refusal;
  return hasMan(table.game) ? say('No step to undo! The worker does not move.') : say('No move to undo!');
};

const undoPushRefusal = (table: Table, now: number): Message | undefined =>
  undoRefusal(table, now) ??
  (table.round?.played.beforeLast('pushes') === undefined ? say('Nothing was pushed yet.') : undefined);

const redoRefusal = (table: Table, now: number): Message | undefined => {
  const { at, length } = table.round?.snapshot(now) ?? { at: 0, length: 0 };
  return screeningRefusal(table) ?? (at < length ? undefined : say('No move to redo!'));
};

const nothingEarlier = ({ game }: Table): Message =>
  isForTwo(game) ? say('There is no earlier game on this board.') : say('There are no earlier moves on this level.');

const resumeRefusal = (table: Table, now: number): Message | undefined =>
  screeningRefusal(table) ?? (table.round?.snapshot(now).aside === undefined ? nothingEarlier(table) : undefined);

const earlierRefusal = (table: Table): Message | undefined =>
  screeningRefusal(table) ?? (table.round?.played.aside().length === 0 ? nothingEarlier(table) : undefined);

/** Forth and back in what was played. */
export const LINE: readonly Command[] = [
  {
    id: 'undo',
    name: say('Undo'),
    keys: ['U', 'Ctrl+Z', 'Backspace'],
    refusal: undoRefusal,
    does: plays((round, now) => takeBack(round, backTo(round.snapshot(now)), now)),
    repeats: true,
  },
  {
    id: 'undo-step',
    name: say('Undo one step'),
    keys: ['Shift+U'],
    suits: hasMan,
    refusal: undoRefusal,
    does: plays((round, now) => takeBack(round, round.snapshot(now).at - 1, now)),
    repeats: true,
  },
  {
    id: 'undo-push',
    name: say('Undo the last push'),
    keys: ['Shift+Backspace'],
    suits: ({ counters }) => counters?.includes('pushes') === true,
    refusal: undoPushRefusal,
    does: plays((round, now) => takeBack(round, round.played.beforeLast('pushes') ?? 0, now)),
    repeats: true,
  },
  {
    id: 'redo',
    name: say('Redo'),
    keys: ['Ctrl+Y', 'Ctrl+Shift+Z'],
    refusal: redoRefusal,
    does: plays((round, now) => round.seek(forthTo(round.snapshot(now)), now)),
    repeats: true,
  },
  {
    id: 'restart',
    name: say('Replay'),
    keys: ['R'],
    // Two people begin a new game, and are asked before.
    suits: isPuzzle,
    refusal: roundRefusal,
    does: plays((round, now) => round.restart(now)),
  },
  {
    id: 'continue',
    name: say('Continue'),
    keys: ['C'],
    refusal: resumeRefusal,
    does: acts((table, now) => table.resume(now)),
  },
  {
    id: 'earlier',
    name: say('Earlier attempts'),
    keys: ['Shift+C'],
    refusal: earlierRefusal,
    does: opens('earlier'),
  },
];
