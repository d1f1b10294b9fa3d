import type { Cell } from '../core/grid.ts';
import type { Shape } from '../core/view.ts';
import type { Picture } from '../play/table/picture.ts';

/** As much of a picture as is painted. */
export type Seen = Pick<Picture, 'view' | 'facing' | 'cursor' | 'selected' | 'marks'> & {
  /** The last move of an opponent. */
  readonly last?: Pick<Shape, 'from' | 'to'> | undefined;
  /** A good move that was asked for. */
  readonly hint?: Pick<Shape, 'from' | 'to'> | undefined;
  /** Where what is held would be lost, and what is lost already. */
  readonly dead?: readonly Cell[];
  readonly stuck?: readonly Cell[];
};
