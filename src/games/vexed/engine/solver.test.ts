import { expect, test } from 'vitest';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import { type Answer, answer } from '../../../core/engine.ts';
import { dice } from '../../../core/random.ts';
import { format } from '../drawing.ts';
import type { State } from '../position.ts';
import { moves, outcome, play } from '../rules.ts';
import { steps } from '../sequence.ts';
import { engines } from './index.ts';
import { randomLevel } from './testing.ts';

const MOST = 20_000;

/** The fewest moves by the rules alone: undefined when there is no solution, and 'many' beyond what a test should try. */
const fewestMoves = (start: State): number | undefined | 'many' => {
  const seen = new Set([format(start)]);
  let layer = [start];
  for (let depth = 1; layer.length > 0; depth++) {
    const next: State[] = [];
    for (const state of layer) {
      for (const move of moves(state)) {
        const after = play(state, move)!;
        if (outcome(after)) return depth;
        const text = format(after);
        if (seen.has(text)) continue;
        seen.add(text);
        next.push(after);
      }
      if (seen.size > MOST) return 'many';
    }
    layer = next;
  }
  return undefined;
};

const solve = (state: State): Answer => answer(engines[0]!, state, { now: () => 0 });

test('levels', () => {
  const { roll } = dice(5);
  const c = { u: 0, s: 0, many: 0 };
  for (let i = 0; i < 300; i++) {
    const level = randomLevel({ roll }, { width: 6 + roll(4), height: 5 + roll(3) }, 2 + roll(3));
    const few = fewestMoves(level);
    const a = solve(level);
    if (few === 'many') {
      c.many++;
      continue;
    }
    if (few === undefined) c.u++;
    else c.s++;
    if (few === undefined) expect(a.kind, format(level)).toBe('none');
    else expect(a.kind === 'line' ? unwrap(steps(a.moves)).length : a.kind, format(level)).toBe(few);
  }
  console.log(c);
});
