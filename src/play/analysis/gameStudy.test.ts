import { expect, test } from 'vitest';
import { thinkerHere } from '../../../test/tools/thinking.ts';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { agreed } from './agreed.ts';
import { GameStudy } from './gameStudy.ts';
import type { Judgement } from './judgement.ts';
import { mistakeMessage, mistakesMessage, mistakesOf } from './mistakes.ts';
import { stationsOf } from './playedGame.ts';

const game = findGame('breakthrough')!;

/** The first player could win at once with f5–f6, plays something else, and the second player wins instead. */
const MISSED = { board: 'p5/5P/6/6/p5/5P w', moves: 'f1e2 a2a1' };

const studied = (replay: typeof MISSED, nodes = 20_000): Promise<GameStudy> =>
  new Promise((resolve) => {
    const study: GameStudy = new GameStudy(game, replay, thinkerHere(), {
      changed: () => study.isDone && resolve(study),
      nodes,
    });
    study.begin();
  });

test('a sure win that was missed is found, and what was better', async () => {
  const study = await studied(MISSED);
  const mistakes = mistakesOf(study.stations, study.judgements);
  expect(mistakes.map(mistakeMessage).map(sentence)).toEqual([
    expect.stringMatching(/^First player, f1–e2: a sure win was missed\. Better was f5–\w6\.$/),
  ]);
  expect(study.judgements.map((one) => one?.share)).toEqual([1, 0, 0]);
  expect(sentence(mistakesMessage(mistakes))).toBe('1 mistake');
});

test('it tells how far it is, can be stopped, and goes on where it was', async () => {
  const moves = 'b2b3 e5e4 b3b4 e4e3';
  const study: GameStudy = await new Promise((resolve) => {
    const one: GameStudy = new GameStudy(game, { board: '6x6', moves }, thinkerHere(), {
      changed: () => one.done === 2 && one.isGoing && resolve(one),
      nodes: 2000,
    });
    one.begin();
  });
  study.stop();
  expect([study.isGoing, study.isDone, study.done, study.stations.length]).toEqual([false, false, 2, 5]);
  expect(study.judgements).toHaveLength(2);
  await studied({ board: '6x6', moves }, 2000).then((whole) => expect(whole.done).toBe(5));
});

const even: Judgement = { turn: 0, share: 0.5, certainty: undefined, lines: [], depth: 3 };

test('whoever moves to a win that is certain had it before, also if nobody saw it from there', () => {
  const stations = stationsOf(game, { board: 'p5/5P/6/6/6/5P w', moves: 'f5f6' });
  expect(agreed(stations, [even, undefined]).map((one) => [one?.share, one?.certainty])).toEqual([
    [1, { winner: 0, moves: 1, isExact: true }],
    [1, { winner: 0, moves: 0 }],
  ]);
});

test('a chance that was given away is a mistake, a great one a blunder; the best move never is one', () => {
  const stations = stationsOf(game, { board: '6x6', moves: 'b2b3 e5e4 b3b4' });
  const line = (move: string, written: string) => [{ move, written: [written] }];
  const shares = [0.6, 0.35, 0.9, 0.5];
  const best = [line('c2c3', 'c2–c3'), line('a5a4', 'a5–a4'), line('b3b4', 'b3–b4'), []];
  const judgements = shares.map(
    (share, at): Judgement => ({ ...even, turn: at % 2 === 0 ? 0 : 1, share, lines: best[at]! }),
  );
  expect(mistakesOf(stations, judgements).map(mistakeMessage).map(sentence)).toEqual([
    'First player, b2–b3: a mistake, from 60 % to 35 %. Better was c2–c3.',
    'Second player, e5–e4: a blunder, from 65 % to 10 %. Better was a5–a4.',
  ]);
});
