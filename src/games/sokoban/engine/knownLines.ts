import type { Solution } from '../../../core/engine.ts';
import { parse } from '../position.ts';
import { type State, tally, type Warehouse } from '../rules.ts';
import { readSolution } from './improve/written.ts';
import type { KnownLine } from './searches/rejoining.ts';
import { settingOf } from './setting.ts';

const isSame = (one: Warehouse, other: Warehouse): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Those of some solutions that are of the same level, with as many boxes: nothing is believed that the rules do not play to its end. */
export const knownLines = (known: readonly Solution[], state: State): readonly KnownLine[] =>
  known.flatMap(({ position, moves }) => {
    const start = parse(position);
    if (!start.ok || start.value.waiting.length > 0 || !isSame(start.value.warehouse, state.warehouse)) return [];
    if (tally(start.value).all !== tally(state).all) return [];
    const directions = readSolution(start.value, moves);
    if (!directions) return [];
    const { boxes, pusher } = settingOf(start.value);
    return [{ boxes, pusher, directions }];
  });
