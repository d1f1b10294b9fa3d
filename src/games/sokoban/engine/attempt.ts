import type { Floor } from './board/floor.ts';
import type { Push } from './board/push.ts';

/** A level as those who solve it see it: where boxes and pusher are on the floor. */
export interface Setting {
  readonly floor: Floor;
  readonly boxes: readonly number[];
  readonly pusher: number;
}

/** What somebody has come to: a solution, that there is none, or that he does not know how to go on. */
export type Finding = readonly Push[] | 'none' | 'stuck';

/** Somebody who looks for a solution, a little at a time. */
export interface Attempt {
  readonly nodes: number;
  readonly bytes: number;
  /** How many pushes a solution has at least, as far as he has proved it; only who proves it knows. */
  readonly least?: number | undefined;
  /** Looks at about so many positions more; undefined when that has led to nothing yet. */
  advance(positions: number): Finding | undefined;
}
