import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { dice } from '../../core/random.ts';
import { finish } from '../../core/work.ts';
import { tictactoe } from './index.ts';
import { rivals } from './rivals.ts';
import { thinking } from './thinking.ts';

const mind = await thinking.mind('.../.../... x');

const OWL = rivals.length - 1;

const last = <T>(thinking: Generator<unknown, T, void>): T => finish(thinking as Generator<number, T, void>);

const chosen = (position: string, rival: number, seed = 1): string => last(mind.choose(position, rival, seed));

describe('what is chosen', () => {
  test.each([0, 1, 2])('wins where that takes one move: rival %i', (rival) => {
    expect(chosen('xx./oo./... x', rival)).toBe('c3');
  });

  test('keeps the other from winning, but for the one who does not look', () => {
    for (const rival of [1, 2]) expect(chosen('xx./o../... o', rival)).toBe('c3');
    const seeds = Array.from({ length: 20 }, (_, seed) => chosen('xx./o../... o', 0, seed));
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });

  test('never loses at its best, whatever the other plays', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const chance = dice(seed);
      let state = unwrap(tictactoe.parse('.../.../... x'));
      while (!tictactoe.outcome(state)) {
        const moves = tictactoe.moves(state);
        const isOwl = tictactoe.turn(state) === seed % 2;
        const text = isOwl ? chosen(tictactoe.format(state), OWL, seed) : undefined;
        const move = text ? unwrap(tictactoe.steps(text))[0]!.move : moves[chance.roll(moves.length)]!;
        state = tictactoe.play(state, move)!;
      }
      expect([undefined, seed % 2]).toContain(tictactoe.outcome(state)?.winner);
    }
  });
});

test('a study has the ways to go on, the best first, and tells what is certain', () => {
  const won = last(mind.study('xx./oo./... x', { lines: 2 }));
  expect(won.lines[0]).toEqual({ moves: ['c3'], chance: 1, proof: { wins: true, plies: 1, isExact: true } });
  expect(won.lines).toHaveLength(2);
  const start = last(mind.study('.../.../... x', { lines: 1 }));
  expect([start.lines[0]?.chance, start.lines[0]?.proof]).toEqual([0.5, undefined]);
});

test('nobody thinks about a game that is over, nor for somebody who is not there', () => {
  expect(() => chosen('xxx/oo./... o', 0)).toThrow('The game is over.');
  expect(() => chosen('.../.../... x', 3)).toThrow('There is no rival 3.');
});
