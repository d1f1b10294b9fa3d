import type { Thrift } from '../core/game.ts';
import type { Result } from './result.ts';

/** How many results of a level a table shows. All of them are kept. */
export const SHOWN = 15;

/** What a table is sorted by, and who comes first of those that are equal in it. */
export interface Order {
  readonly by: Thrift;
  readonly ties: 'faster' | 'slower';
}

/** The order that `rank` in a file is by. */
const USUAL: Order = { by: 'moves', ties: 'faster' };

export interface Ranked<R> {
  /** From 1. */
  readonly rank: number;
  readonly result: R;
}

const compare = <T extends number | string>(one: T, other: T): number => Number(one > other) - Number(one < other);

/** Where it is known what is proved, that stands above whatever is only claimed. */
const isClaimed = (result: Result & { readonly trust?: string }): boolean => result.trust === 'claimed';

/** Nobody knows how many pushes a result without them took: it comes last. */
const figure = (result: Result, by: Thrift): number => result[by] ?? Number.POSITIVE_INFINITY;

const inOrder =
  ({ by, ties }: Order) =>
  (one: Result, other: Result): number =>
    Number(isClaimed(one)) - Number(isClaimed(other)) ||
    compare(figure(one, by), figure(other, by)) ||
    (ties === 'faster' ? compare(one.time, other.time) : compare(other.time, one.time)) ||
    compare(one.date, other.date);

/** All results, the best first: those that are proved, then fewest moves or pushes, then by time, then the earlier one. */
export const rank = <R extends Result>(results: readonly R[], order: Order = USUAL): readonly Ranked<R>[] =>
  results.toSorted(inOrder(order)).map((result, index) => ({ rank: index + 1, result }));

/** Those that a table shows. */
export const best = <R extends Result>(results: readonly R[], order: Order = USUAL): readonly Ranked<R>[] =>
  rank(results, order).slice(0, SHOWN);
