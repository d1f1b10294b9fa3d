import { expect, test } from 'vitest';
import { thinkerHere } from '../../../test/tools/thinking.ts';
import type { Study } from '../../core/mind.ts';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { type Judgement, judgementOf } from './judgement.ts';
import { barMessage, judgementMessages, sharesMessage, toldOf } from './judgementWords.ts';

const game = findGame('breakthrough')!;

const studied = (position: string): Promise<Study> =>
  new Promise((resolve, reject) => {
    const listener = { hear: (study: Study, isLast: boolean) => isLast && resolve(study), lost: reject };
    thinkerHere().study({ game: game.id, position, lines: 3, nodes: 30_000 }, listener);
  });

const judged = async (position: string): Promise<Judgement> => judgementOf(game, position, await studied(position))!;

const said = (judgement: Judgement, you?: 0 | 1): string => judgementMessages(judgement, you).map(sentence).join(' ');

test('of a win that is proven it is told who wins and when, not an opinion', async () => {
  const judgement = await judged('p5/6/6/6/5P/6 w');
  expect(judgement.certainty?.winner).toBe(0);
  expect(judgement.share).toBe(1);
  expect(said(judgement)).toMatch(/^The first player wins in (at most )?4 moves: that is proven\. Best: f2–\w\d/);
  expect(said(judgement, 0)).toMatch(/^You win in /);
  expect(sentence(barMessage(judgement, 0))).toMatch(/^wins (in|within) 4$/);
  expect(sentence(barMessage(judgement, 1))).toMatch(/^loses (in|within) 4$/);
});

test('whoever is to move, the share is that of the first player', async () => {
  const [white, black] = await Promise.all([judged('p5/6/6/6/5P/6 w'), judged('6/5p/6/6/6/P5 b')]);
  expect([white.share, black.share]).toEqual([1, 0]);
  expect(sentence(sharesMessage(black))).toBe('First player 0 %, second player 100 %');
  expect(said(black, 0)).toMatch(/^The second player wins in /);
});

test('of a start there is an opinion with the moves that follow', async () => {
  const judgement = await judged('6x6');
  expect(judgement.lines).toHaveLength(3);
  expect(said(judgement)).toMatch(
    / Best: \w\d–\w\d, then \w\d[–×]\w\d( \w\d[–×]\w\d){0,3}\. Looked \d+ moves ahead\.$/,
  );
});

test('a capture is written with a cross', () => {
  const study: Study = { lines: [{ moves: ['b2a3', 'c5c4'], chance: 0.7 }], depth: 4, nodes: 1 };
  const judgement = judgementOf(game, '6/2p3/6/p5/1P4/6 w', study)!;
  expect(said(judgement)).toBe('The first player is ahead. Best: b2×a3, then c5–c4. Looked 4 moves ahead.');
  expect(said(judgement, 0)).toMatch(/^You are ahead\./);
  expect(sentence(barMessage(judgement, 1))).toBe('30 %');
  expect(toldOf(judgement)).toEqual([]);
  expect(toldOf({ ...judgement, depth: 6 })).toHaveLength(3);
});

test.each([
  [0.5, 'Both stand about equally well.'],
  [0.3, 'The second player is ahead.'],
  [0.9, 'The first player is far ahead.'],
])('a chance of %d is said to be: %s', (chance, words) => {
  const study: Study = { lines: [{ moves: ['b2b3'], chance }], depth: 1, nodes: 1 };
  expect(said(judgementOf(game, '6/2p3/6/p5/1P4/6 w', study)!)).toBe(`${words} Best: b2–b3. Looked 1 move ahead.`);
});

test('as long as nothing is thought there is no judgement', () => {
  expect(judgementOf(game, '6x6', { lines: [], depth: 0, nodes: 0 })).toBeUndefined();
});

test('of a game that is over it is told who has won, not in how many moves', () => {
  const over: Judgement = { turn: 1, share: 1, certainty: { winner: 0, moves: 0 }, lines: [], depth: 0 };
  expect(said(over)).toBe('The first player has won.');
  expect(said(over, 0)).toBe('You have won!');
  expect([0, 1].map((seat) => sentence(barMessage(over, seat as 0 | 1)))).toEqual(['won', 'lost']);
});
