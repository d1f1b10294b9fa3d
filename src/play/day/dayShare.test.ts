import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { games } from '../../games/index.ts';
import { diamondsOf, shareText } from './dayShare.ts';

const [sokoban, vexed, breakthrough] = games;

const feat = (moves: number, pushes: number, time = 0) => ({ score: { moves, pushes }, time });

test.each([
  [undefined, '◇◇◇'],
  [feat(50, 10), '◆◆◆'],
  [feat(40, 12), '◆◆◇'],
  [feat(40, 13), '◆◇◇'],
])('%o of 10 pushes at the least is %s', (done, diamonds) => {
  expect(diamondsOf({ feat: done, fewest: { pushes: 10 } })).toBe(diamonds);
});

test('what is shared tells how well it went, and nothing that helps others', () => {
  const levels = [
    { game: sokoban!, feat: feat(34, 10, 48_000), fewest: { pushes: 10 } },
    { game: sokoban!, feat: undefined, fewest: { pushes: 20 } },
    { game: vexed!, feat: { score: { moves: 22 }, time: 63_000 }, fewest: { moves: 20 } },
    { game: breakthrough!, feat: { score: { moves: 3 }, time: 9_000 }, fewest: {} },
  ];
  const about = { day: '2026-11-18', streak: { now: 5, best: 12 }, link: 'https://kura.example/#/days/2026-11-18' };
  expect(shareText(about, levels, sentence)).toBe(
    `Kura · 18 November 2026
Sokoban: ◆◆◆ 34 moves in 0:48 · ◇◇◇
Sokoban Vexed: ◆◆◇ 22 moves in 1:03
Breakthrough: ◆◆◆ 3 moves in 0:09
5 days in a row (best 12)
https://kura.example/#/days/2026-11-18`,
  );
});
