import { parse } from '../../src/games/vexed/drawing.ts';
import type { State } from '../../src/games/vexed/position.ts';
import { unwrap } from './unwrap.ts';

/** A map of Vexed as it is drawn, its size told by the drawing. */
export const vexedMap = (...rows: readonly string[]): State =>
  unwrap(parse([`${rows[0]!.length} ${rows.length}`, ...rows].join('\n')));
