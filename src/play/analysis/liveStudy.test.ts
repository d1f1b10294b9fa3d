import { expect, test } from 'vitest';
import { thinkerHere } from '../../../test/tools/thinking.ts';
import type { Study } from '../../core/mind.ts';
import { findGame } from '../../games/index.ts';
import type { Examination, Listener } from '../thinking/thinker.ts';
import { LiveStudy } from './liveStudy.ts';

const game = findGame('breakthrough')!;

/** Asks and hears as a thinker would, by hand. */
const heard = () => {
  const asked: { about: Examination; listener: Listener<Study>; isStopped: boolean }[] = [];
  const study = (about: Examination, listener: Listener<Study>) => {
    const one = { about, listener, isStopped: false };
    asked.push(one);
    return () => {
      one.isStopped = true;
    };
  };
  return { asked, study };
};

test('the position on the board is studied until another one is there, or nobody wants it', () => {
  const thinker = heard();
  const live = new LiveStudy(game, thinker, () => {});
  live.follow('6x6');
  live.follow('6x6');
  expect(thinker.asked.map(({ about }) => about.position)).toEqual(['6x6']);
  live.follow('8x8');
  expect(thinker.asked.map(({ isStopped }) => isStopped)).toEqual([true, false]);
  live.follow(undefined);
  expect(thinker.asked.map(({ isStopped }) => isStopped)).toEqual([true, true]);
});

test('what was thought of another position is not told of this one', () => {
  const thinker = heard();
  const live = new LiveStudy(game, thinker, () => {});
  live.follow('6x6');
  thinker.asked[0]!.listener.hear({ lines: [{ moves: ['b2b3'], chance: 0.6 }], depth: 2, nodes: 9 }, false);
  expect(live.judgement?.share).toBe(0.6);
  live.follow('8x8');
  expect(live.judgement).toBeUndefined();
});

test('where nobody can think that is told', () => {
  const thinker = heard();
  const live = new LiveStudy(game, thinker, () => {});
  live.follow('6x6');
  thinker.asked[0]!.listener.lost();
  expect(live.isLost).toBe(true);
});

test('what really thinks is heard, ever deeper, and is silent once it is stopped', async () => {
  const depths: number[] = [];
  const live: LiveStudy = await new Promise((resolve) => {
    const one: LiveStudy = new LiveStudy(game, thinkerHere(), () => {
      const { depth } = one.judgement ?? {};
      if (depth === undefined) return;
      depths.push(depth);
      if (depth >= 5) resolve(one);
    });
    one.follow('5x5');
  });
  live.follow(undefined);
  const count = depths.length;
  expect(depths).toEqual(depths.toSorted((one, other) => one - other));
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(depths).toHaveLength(count);
});
