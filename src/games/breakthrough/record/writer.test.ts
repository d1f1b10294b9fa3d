import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../../../test/tools/unwrap.ts';
import { type Level, type Pack, readPack } from '../../../core/pack.ts';
import { dice } from '../../../core/random.ts';
import { formatMoves } from '../notation.ts';
import { format } from '../position.ts';
import { type Move, moves, play, type State, start } from '../rules.ts';
import { packs } from '../shipped.ts';
import { EVENING, SIX } from '../testing.ts';
import { record } from './index.ts';

const read = (text: string): Pack => readPack(record, text, 'evening');

const write = (levels: readonly Level[]): string => unwrap(record.write!({ title: 'evening', levels, problems: [] }));

describe('writing', () => {
  const fresh: Level = { title: 'A game', board: SIX, lines: [], problems: [] };

  test('gives back what was read', () => {
    expect(write(read(EVENING).levels)).toBe(EVENING);
  });

  test('gives every level and every line a record of its own, begun or not', () => {
    const two = { ...fresh, lines: [{ moves: 'a2a3' }, { moves: 'b2b3 a5a4' }] };
    expect(write([two, fresh])).toBe(
      `${[
        '[Game "Breakthrough"]\n[Size "6"]\n\n1. a2-a3 *\n',
        '[Game "Breakthrough"]\n[Size "6"]\n\n1. b2-b3 a5-a4 *\n',
        '[Game "Breakthrough"]\n[Size "6"]\n\n*\n',
      ].join('\n')}`,
    );
    expect(write([])).toBe('');
  });

  test('names the position unless it is the start', () => {
    const board = '4p/5/2P2/1p3/5 b';
    expect(write([{ ...fresh, board, lines: [{ moves: 'e5e4 c3c4 b2b1' }] }])).toBe(
      `[Game "Breakthrough"]\n[Size "5"]\n[Result "0-1"]\n[FEN "${board}"]\n\n1... e5-e4 2. c3-c4 b2-b1 0-1\n`,
    );
    expect(write([{ ...fresh, board: '5x5' }])).toBe('[Game "Breakthrough"]\n[Size "5"]\n\n*\n');
  });

  test('names a task, and what it takes', () => {
    const task = { board: '5/5/2P2/1p3/5 b', lines: [{ moves: 'b2b1' }], within: 1, notes: 'Difficulty: 3' };
    const text = write([{ ...fresh, ...task }]);
    expect(text).toBe(
      `[Game "Breakthrough"]\n[Size "5"]\n[Title "A game"]\n[Within "1"]\n[Difficulty "3"]\n[FEN "${task.board}"]\n\n1... b2-b1 0-1\n`,
    );
    expect(read(text).levels).toEqual([{ ...fresh, ...task }]);
  });

  test('keeps the remarks above the first game', () => {
    const text = `; Two remarks,\n;\n; one empty.\n\n${EVENING}`;
    expect(read(text).comments).toBe('Two remarks,\n\none empty.');
    expect(unwrap(record.write!(read(text)))).toBe(text);
  });

  test('writes the notes it knows as tags, and no others', () => {
    const notes = 'A fine game\nSecond: B: "b" \\\nAuthor: me\nResult: 1/2\nFirst : x';
    expect(write([{ ...fresh, notes }])).toBe(
      '[Game "Breakthrough"]\n[Size "6"]\n[Second "B: \\"b\\" \\\\"]\n[Result "1/2"]\n\n*\n',
    );
  });

  test('leaves a line that cannot be played as it was written', () => {
    const text = '[Game "Breakthrough"]\n[Size "6"]\n\n1. a2-a3\n1... a3-a4 *\n';
    expect(write(read(text).levels)).toBe(text);
  });

  test('breaks long lines at 79 letters', () => {
    const moves = Array.from({ length: 6 }, (_, n) => `${'abcdef'[n]}2${'abcdef'[n]}3 ${'abcdef'[n]}5${'abcdef'[n]}4`);
    expect(write([{ ...fresh, lines: [{ moves: moves.join(' ') }] }]).split('\n\n')[1]).toBe(
      '1. a2-a3 a5-a4 2. b2-b3 b5-b4 3. c2-c3 c5-c4 4. d2-d3 d5-d4 5. e2-e3 e5-e4 6.\nf2-f3 f5-f4 *\n',
    );
  });

  test('needs boards that can be read', () => {
    expect(complaint(record.write!({ title: 'x', levels: [fresh, { ...fresh, board: '?' }], problems: [] }))).toBe(
      'The board of "A game" cannot be read.',
    );
  });

  test('works for the boards to begin with', () => {
    expect(read(write(packs[0]!.pack.levels)).levels.map(({ board }) => board)).toEqual(
      packs[0]!.pack.levels.map(({ board }) => board),
    );
  });
});

describe('whatever is written', () => {
  const name = fc.string({ minLength: 1, unit: 'binary' }).filter((text) => !/[\r\n]/.test(text));
  const tag = fc.option(name, { nil: undefined });

  /** A game of some moves at random, from a position at random. */
  const randomLevel = (size: number, seed: number, notes: string): Level => {
    const { roll } = dice(seed);
    let state: State = start(size);
    const advance = (plies: number): readonly Move[] =>
      Array.from({ length: plies }, () => {
        const choices = moves(state);
        const move = choices[roll(choices.length)];
        if (move) state = play(state, move)!;
        return move;
      }).filter((move) => move !== undefined);
    advance(roll(2) * roll(40));
    const board = format(state);
    const line = formatMoves(advance(roll(300)));
    return { title: 'any', board, lines: line ? [{ moves: line }] : [], notes, problems: [] };
  };

  test('reads back the same, and writes the same again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 10 }), fc.integer(), tag, tag, (size, seed, first, second) => {
        const notes = [first && `First: ${first}`, second && `Second: ${second}`].filter(Boolean).join('\n');
        const level = randomLevel(size, seed, notes);
        const text = write([level, level]);
        const pack = read(text);
        expect(pack.levels.map(({ board, lines }) => ({ board, lines }))).toEqual(
          [level, level].map(({ board, lines }) => ({ board, lines })),
        );
        expect(pack.levels[1]?.title).toBe(first && second ? `${first} – ${second}` : 'evening');
        expect(pack.levels.flatMap((one) => one.problems)).toEqual([]);
        expect(write(pack.levels)).toBe(text);
        expect(read(write(pack.levels))).toEqual(pack);
      }),
    );
  });

  test('any text is read without throwing', () => {
    const piece = fc.constantFrom(
      'a2a3 ',
      '1. ',
      '* ',
      '{',
      '}',
      ';',
      '\n[Size "6"]\n',
      '\n[FEN "8x8"]\n',
      '\r\n',
      '[',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (some) => {
        const { levels, problems: found } = read(some);
        expect(levels.length + found.length).toBeGreaterThan(0);
      }),
    );
  });
});
