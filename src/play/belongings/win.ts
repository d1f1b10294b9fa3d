import type { Finish } from '../../results/result.ts';
import type { Table } from '../table/table.ts';

/** A level that was solved, to be saved or not. */
export interface Win {
  readonly number: number;
  readonly finish: Finish;
}

/** Results have whole seconds. */
const resultDate = (date: number): string => new Date(date).toISOString().replace(/\.\d+Z$/, 'Z');

/** The level that is solved at a table, unless it cannot be saved. Its name is still to be told. */
export const winAt = (table: Table, now: number, date: number): Win | undefined => {
  const finish = table.finish('', resultDate(date), now);
  return finish && { number: table.number, finish };
};
