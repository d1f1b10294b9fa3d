import { sentence } from '../../core/parsed.ts';
import { parse } from './position.ts';
import type { State } from './rules.ts';

/** For tests: a position as drawn, the highest rank first, with a dot for every empty cell. */
export const drawn = (turn: 'w' | 'b', ...rows: readonly string[]): State => {
  const parsed = parse(`${rows.join('/').replaceAll('.', '1')} ${turn}`);
  if (!parsed.ok) throw new Error(sentence(parsed.problem.message));
  return parsed.value;
};
