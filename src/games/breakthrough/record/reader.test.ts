import { describe, expect, test } from 'vitest';
import { type Level, type Pack, readPack } from '../../../core/pack.ts';
import { type Problem, sentence } from '../../../core/parsed.ts';
import { format } from '../position.ts';
import { start } from '../rules.ts';
import { EVENING, SIX } from '../testing.ts';
import { record } from './index.ts';

const read = (text: string): Pack => readPack(record, text, 'evening');

const level = (text: string): Level => read(text).levels[0]!;

/** `warning 2:5 step 3 That is not your doll.` */
const spoken = ({ severity, line, column, step, message }: Problem): string => {
  const place = line === undefined ? '' : ` ${line}:${column}`;
  return `${severity}${place}${step === undefined ? '' : ` step ${step}`} ${sentence(message)}`;
};

const problems = (text: string): readonly string[] => read(text).levels.flatMap((one) => one.problems.map(spoken));

const EIGHT = 'pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w';

/** The second player is about to arrive. */
const NEARLY = '5/5/2P2/1p3/5 b';

describe('a record', () => {
  test('is known by the tag it begins with', () => {
    expect(record.claims(EVENING)).toBe('certain');
    expect(record.claims(`\uFEFF\n \n${EVENING}`)).toBe('certain');
    expect(record.claims('[Size\t"8"]')).toBe('certain');
    expect(record.claims(`; one remark\n\n;\r\n${EVENING}`)).toBe('certain');
    for (const text of ['', SIX, 'a2a3', 'x [Size "8"]', '[Size 8]', '["8"]', '[Size"8"]']) {
      expect(record.claims(text)).toBe('no');
    }
    expect([record.id, record.extensions]).toEqual(['breakthrough-record', ['txt', 'pgn']]);
  });

  test('is a level with one line, and its notes', () => {
    expect(read(EVENING)).toEqual({
      title: 'evening',
      levels: [
        {
          title: 'Ann – Bob',
          board: SIX,
          lines: [{ moves: 'a2a3 b5b4 a3b4 c5b4' }],
          notes: 'Date: 2026-11-15\nFirst: Ann\nSecond: Bob\nResult: 1-0\nTimeControl: 300+2',
          problems: [],
        },
      ],
      problems: [],
    });
  });

  test('may have no moves and no notes', () => {
    expect(read('[Size "6"]\n')).toEqual({
      title: 'evening',
      levels: [{ title: 'evening', board: SIX, lines: [], problems: [] }],
      problems: [],
    });
    expect(level('[Size "6"]\n\n*').lines).toEqual([]);
    expect(level('[Size "6"]\n\n*')).not.toHaveProperty('notes');
  });

  test('has the names for a title only when there are two', () => {
    expect(level('[Size "6"]\n[First "Ann"]').title).toBe('evening');
    expect(level('[Size "6"]\n[Second "Bob"]').title).toBe('evening');
    expect(level('[Size "6"]\n[First "Ann"]\n[Second ""]')).toMatchObject({ title: 'evening', notes: 'First: Ann' });
  });

  test('may begin anywhere', () => {
    expect(level(`[FEN "${NEARLY} 0 1"]\n\n1... b2-a1 0-1`)).toMatchObject({
      board: NEARLY,
      lines: [{ moves: 'b2a1' }],
      problems: [],
    });
  });

  test('may be a task, whose line is its solution and no game', () => {
    const task = `[Title "Quick"]\n[Within "1"]\n[Difficulty "3"]\n[FEN "${NEARLY}"]\n\n1... b2-a1 0-1`;
    expect(level(task)).toEqual({
      title: 'Quick',
      board: NEARLY,
      lines: [{ moves: 'b2a1' }],
      notes: 'Difficulty: 3',
      within: 1,
      problems: [],
    });
    for (const within of ['0', '', '100', 'soon', '1.5'])
      expect(problems(`[Size "6"]\n[Within "${within}"]`)).toEqual([
        `error 2:10 "${within}" is not a number of moves like 5.`,
      ]);
  });

  test('may hold quotes and backslashes in its tags', () => {
    expect(level('[Size "6"]\n[First "A \\"nn\\" \\\\ \\x"]').notes).toBe('First: A "nn" \\ \\x');
  });

  test('keeps no comments', () => {
    const text = '; one evening\n[Size "6"]\n{ [First "Nobody"] }\n{\n[First "Nobody"]\n}\n1. a2-a3 {hm} ; well\nb5-b4';
    expect(level(text)).toEqual({ title: 'evening', board: SIX, lines: [{ moves: 'a2a3 b5b4' }], problems: [] });
  });

  test('may come without tags', () => {
    expect(level('a2a3')).toMatchObject({ board: EIGHT, lines: [{ moves: 'a2a3' }] });
    expect(problems('a2a3')).toEqual(['warning There is no Size tag: 8 is assumed.']);
  });

  test('may follow another in the same file', () => {
    const text = '[Size "6"]\n\n1. a2-a3\n\n[Size "5"]\n[First "Ann"]\n\n*\n[Size "8"]\n\n1. a2-a4';
    expect(read(text).levels.map(({ board, lines }) => [board.length, lines])).toEqual([
      [SIX.length, [{ moves: 'a2a3' }]],
      ['ppppp/ppppp/5/PPPPP/PPPPP w'.length, []],
      [EIGHT.length, [{ moves: '1. a2-a4' }]],
    ]);
    expect(problems(text)).toEqual(['warning 11:4 step 1 A doll moves one cell at a time.']);
  });

  test('tells while it is read how much is done', () => {
    expect([...record.read('[Size "6"]\na2a3\n[Size "6"]\na2a3', 'evening')]).toEqual([0.5, 1]);
  });

  test('has to be there', () => {
    expect(read(' \n; nothing\n')).toEqual({
      title: 'evening',
      levels: [],
      problems: [{ message: { text: 'There is no game in this file.' }, severity: 'error' }],
    });
  });
});

describe('the result', () => {
  test('is taken from behind the moves when there is no tag', () => {
    expect(level('[Size "6"]\n\na2a3 0-1').notes).toBe('Result: 0-1');
  });

  test('is taken from the board when nobody gives it', () => {
    expect(level(`[FEN "${NEARLY}"]\n\nb2c1 *`).notes).toBe('Result: 0-1');
    expect(level(`[FEN "${NEARLY}"]\n\nb2c1 1-0`).notes).toBe('Result: 0-1');
  });

  test('may be one that the board does not show', () => {
    expect(problems('[Size "6"]\n[Result "0-1"]\n\na2a3')).toEqual([]);
    expect(problems('[Size "6"]\n[Result "*"]\n\na2a3')).toEqual([]);
  });

  test('cannot be against the board', () => {
    const text = `[FEN "${NEARLY}"]\n[Result "1-0"]\n\nb2c1`;
    expect(problems(text)).toEqual(['warning 2:10 The Result tag says 1-0, the board says 0-1.']);
    expect(level(text).notes).toBe('Result: 1-0');
    expect(problems(text.replace('1-0', '0-1'))).toEqual([]);
  });

  test('cannot be a draw', () => {
    expect(problems('[Size "6"]\n[Result "1/2-1/2"]')).toEqual([
      'warning 2:10 "1/2-1/2" is not a result: expected 1-0, 0-1 or *.',
    ]);
  });
});

describe('what is wrong with a record', () => {
  test('is an illegal move: the text is kept', () => {
    const text = '[Size "6"]\n\n\n1. a2-a3 b5-b4\n2. a3-a3 *\n';
    expect(problems(text)).toEqual(['warning 5:4 step 3 You can only move towards your opponent.']);
    expect(level(text)).toMatchObject({ board: SIX, lines: [{ moves: '1. a2-a3 b5-b4\n2. a3-a3 *' }] });
  });

  test('is a word that is no move', () => {
    const text = '[Size "6"]\n1. a2-a3 resigns';
    expect(problems(text)).toEqual(['warning 2:10 "resigns" is not a move like a2a3 or b4xa3.']);
    expect(level(text).lines).toEqual([{ moves: '1. a2-a3 resigns' }]);
  });

  test('is a comment without an end, up to the end of the file', () => {
    expect(problems('[Size "6"]\na2a3 {oh\n[Size "5"]')).toEqual([
      'warning 2:6 This comment has no end: a closing brace is missing.',
    ]);
  });

  test('is a position that cannot be read', () => {
    const text = '[Size "5"]\n  [FEN  "ppppp/ppppp/5/PPPPP/PPPPP x"]\n\na2a3';
    expect(problems(text)).toEqual(['error 2:36 "x" is not a turn: write w or b.']);
    expect(level(text)).toMatchObject({ board: 'ppppp/ppppp/5/PPPPP/PPPPP x', lines: [{ moves: 'a2a3' }] });
    expect(level('[FEN "x"]\n\n').lines).toEqual([]);
  });

  test('is a size that no board has', () => {
    expect(problems('[Size "12"]')).toEqual(['error 1:8 A board has 5 to 10 ranks, not 12.']);
    expect(problems('[Size "6x8"]')).toEqual(['error 1:8 "6x8" is not a size like 8.']);
    expect(problems('[Size "a8"]')).toEqual(['error 1:8 "a8" is not a size like 8.']);
    expect(problems('[Size "8 "]')).toEqual(['error 1:8 "8 " is not a size like 8.']);
    expect(level('[Size "12"]').board).toBe('12');
    expect(level('[Size "8x8"]')).toMatchObject({ board: EIGHT, problems: [] });
    expect(level('[Size "10x10"]').board).toBe(format(start(10)));
  });

  test('is a size that the position does not have', () => {
    expect(problems(`[Size "6"]\n[FEN "${NEARLY}"]`)).toEqual(['warning 1:8 The Size tag says 6, the position is 5.']);
    expect(level(`[Size "6"]\n[FEN "${NEARLY}"]`).board).toBe(NEARLY);
    expect(problems(`[Size "5"]\n[FEN "${NEARLY}"]`)).toEqual([]);
    expect(problems(`[Size "five"]\n[FEN "${NEARLY}"]`)).toEqual(['error 1:8 "five" is not a size like 8.']);
  });

  test('is another game', () => {
    expect(problems('[Game "Chess"]\n\n1. e4')).toEqual(['error 1:8 This is a record of Chess, not of Breakthrough.']);
    expect(level('[Game "Chess"]\n\n1. e4')).toMatchObject({ board: '', lines: [{ moves: '1. e4' }] });
    expect(problems('[Game "BREAKTHROUGH"]\n[Size "6"]')).toEqual([]);
  });

  test('is a tag given twice', () => {
    const text = '[Size "6"]\n[First "Ann"]\n[First "Eve"]';
    expect(problems(text)).toEqual(['warning 3:9 The tag First is there twice: the first one counts.']);
    expect(level(text).notes).toBe('First: Ann');
  });
});

test('a text without tags that is no line of moves is an error, in the words that fit it', () => {
  const problemsOf = (text: string) =>
    readPack(record, text, 'x').levels.flatMap(({ problems }) =>
      problems
        .filter(({ severity }) => severity === 'error')
        .map((p) => `${p.line}:${p.column} ${sentence(p.message)}`),
    );
  expect(problemsOf('pppppp/pppppp/6/6/PPPPPP/PPPPP w')).toEqual(['1:26 Rank 1 has 5 cells instead of 6.']);
  expect(problemsOf('hello')).toEqual(['1:1 "hello" is not a move like a2a3 or b4xa3.']);
  expect(problemsOf('1. a2-a3 a7-a6')).toEqual([]);
});
