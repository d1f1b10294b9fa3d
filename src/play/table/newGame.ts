import { say } from '../../core/parsed.ts';
import type { Table } from './table.ts';

/** A new game, on the same board or another one: the one that was there is put aside, and nothing is said of that. */
export const beginGame = (table: Table, now: number, number = table.number): void => {
  if (number !== table.number) table.open(number, now);
  table.round?.restart(now);
  table.round?.say(say('A new game begins.'));
};
