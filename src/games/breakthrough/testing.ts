import { sentence } from '../../core/parsed.ts';
import { parse } from './position.ts';
import type { State } from './rules.ts';

/** For tests: a position as drawn, the highest rank first, with a dot for every empty cell. */
export const drawn = (turn: 'w' | 'b', ...rows: readonly string[]): State => {
  const parsed = parse(`${rows.join('/').replaceAll('.', '1')} ${turn}`);
  if (!parsed.ok) throw new Error(sentence(parsed.problem.message));
  return parsed.value;
};

/** A game that somebody wrote down, and the position it began with. */
export const EVENING = `[Game "Breakthrough"]
[Size "6"]
[Date "2026-11-15"]
[First "Ann"]
[Second "Bob"]
[Result "1-0"]
[TimeControl "300+2"]

1. a2-a3 b5-b4 2. a3xb4 c5xb4 1-0
`;

export const SIX = 'pppppp/pppppp/6/6/PPPPPP/PPPPPP w';
