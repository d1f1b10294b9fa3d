import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { dice } from '../../core/random.ts';
import { formatMoves, steps } from './notation.ts';
import { format, parse } from './position.ts';
import { type Move, moves, opponent, outcome, play, type Square, type State, start } from './rules.ts';

/** Every position of a game played at random, the start first and the finished one last. */
const randomGame = (size: number, seed: number): readonly State[] => {
  const { roll } = dice(seed);
  const seen = [start(size)];
  for (;;) {
    const state = seen.at(-1)!;
    const choices = moves(state);
    if (choices.length === 0) return seen;
    seen.push(play(state, choices[roll(choices.length)]!)!);
  }
};

const games = fc.tuple(fc.integer({ min: 5, max: 10 }), fc.integer()).map(([size, seed]) => randomGame(size, seed));

const positions = fc.tuple(games, fc.nat()).map(([game, at]) => game[at % game.length]!);

/** Moves in no particular order. */
const written = (list: readonly Move[]): readonly string[] => list.map((move) => formatMoves([move])).sort();

const moveBy = ({ from, to }: Move, change: (square: Square) => Square): Move => ({
  from: change(from),
  to: change(to),
});

test('every game ends, nobody ever lacks a move before that, and nobody draws', () => {
  fc.assert(
    fc.property(games, (game) => {
      const { size } = game[0]!;
      expect(game.length - 1).toBeLessThanOrEqual(2 * size * (2 * size - 5) + 1);
      expect(game.slice(0, -1).map(outcome)).toEqual(game.slice(0, -1).map(() => undefined));
      expect(outcome(game.at(-1)!)).toEqual({ winner: opponent(game.at(-1)!.turn) });
    }),
  );
});

test('left and right can be exchanged', () => {
  fc.assert(
    fc.property(positions, (state) => {
      const { size, cells } = state;
      const mirror = ({ file, rank }: Square): Square => ({ file: size - 1 - file, rank });
      const other = { ...state, cells: cells.map((_, cell) => cells[cell - (cell % size) + size - 1 - (cell % size)]) };
      const mirrored = moves(state).map((move) => moveBy(move, mirror));
      expect(written(moves(other))).toEqual(written(mirrored));
      expect(outcome(other)).toEqual(outcome(state));
    }),
  );
});

test('the players can be exchanged', () => {
  fc.assert(
    fc.property(positions, (state) => {
      const { size, cells } = state;
      const turned = ({ file, rank }: Square): Square => ({ file: size - 1 - file, rank: size - 1 - rank });
      const swapped = cells.map((seat) => (seat === undefined ? undefined : opponent(seat))).reverse();
      const other = { size, cells: swapped, turn: opponent(state.turn) };
      const expected = moves(state).map((move) => moveBy(move, turned));
      const over = outcome(state);
      expect(written(moves(other))).toEqual(written(expected));
      expect(outcome(other)).toEqual(over && { winner: opponent(over.winner!) });
    }),
  );
});

test('a position is the same after writing and reading it', () => {
  fc.assert(
    fc.property(positions, (state) => {
      expect(unwrap(parse(format(state)))).toEqual(state);
    }),
  );
});

test('a move is the same after writing and reading it', () => {
  fc.assert(
    fc.property(positions, (state) => {
      const all = moves(state);
      expect(unwrap(steps(formatMoves(all))).map(({ move }) => move)).toEqual(all);
    }),
  );
});

test('only offered moves are accepted', () => {
  const square = fc.record({ file: fc.integer({ min: -1, max: 10 }), rank: fc.integer({ min: -1, max: 10 }) });
  fc.assert(
    fc.property(positions, square, square, (state, from, to) => {
      const offered = moves(state).some((move) => JSON.stringify([move.from, move.to]) === JSON.stringify([from, to]));
      expect(play(state, { from, to }) !== undefined).toBe(offered);
    }),
  );
});

test('any text is a position or refused with a place, and never throws', () => {
  const piece = fc.constantFrom('P', 'p', '5', '10', '/', ' ', 'w', '5x5', '\n', 'ppppp/ppppp/5/PPPPP/PPPPP');
  const text = fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, (some) => {
      const parsed = parse(some);
      if (parsed.ok) expect(parse(format(parsed.value))).toEqual(parsed);
      else expect([parsed.problem.line, parsed.problem.column]).toEqual([expect.any(Number), expect.any(Number)]);
    }),
  );
});
