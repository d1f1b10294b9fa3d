import type { Aim } from '../../core/engine.ts';
import type { LevelWish } from '../../core/making.ts';
import type { Level, Pack } from '../../core/pack.ts';
import type { Thrift } from '../../core/thrift.ts';

/** A file whose levels are to be solved, as whoever ordered it has read it; its levels are the items. */
export interface OrderedFile {
  readonly file: string;
  readonly game: string;
  readonly name: string;
  readonly pack: Omit<Pack, 'levels' | 'problems'>;
}

/** What may be spent on a level. */
export interface Allowance {
  readonly ms: number;
  readonly bytes: number;
  readonly threads: number;
}

export interface SolveOrder {
  readonly kind: 'solve';
  readonly files: readonly OrderedFile[];
  readonly aim: Aim;
  readonly limits: Allowance;
  readonly improvements?: { readonly by: Thrift; readonly limits: Allowance };
}

/** Levels to be made; the seed of the wish is the first one. */
export interface MakeOrder {
  readonly kind: 'make';
  readonly game: string;
  readonly wish: LevelWish;
  readonly count: number;
}

/** What somebody has ordered: a job. */
export type Order = SolveOrder | MakeOrder;

/** A level of a file, both by their numbers: files from 0, levels from 1. */
export interface SolveItem {
  readonly kind: 'solve';
  readonly file: number;
  readonly number: number;
  readonly level: Level;
}

export interface MakeItem {
  readonly kind: 'make';
  readonly seed: number;
}

/** A part of a job that one worker does at a time. */
export type Item = SolveItem | MakeItem;
