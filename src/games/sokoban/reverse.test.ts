import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount } from '../../../test/tools/long.ts';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { OPPOSITE } from '../../core/grid.ts';
import { letterOf } from '../../core/letters.ts';
import { run } from '../../core/replay.ts';
import { sokoban } from './index.ts';
import { forward } from './reverse.ts';
import { isHandover, type Move, moves, outcome, play, pushedBox, type State } from './rules.ts';

const board = (...rows: string[]): State => unwrap(sokoban.parse(rows.join('\n')));

/** Whether a written line solves the level with its very last step. */
const wins = (start: State, line: string): boolean => {
  const { played, problem } = run(sokoban, start, unwrap(sokoban.steps(line)));
  return problem === undefined && outcome(played.at(-1)?.state ?? start) !== undefined;
};

const path = (from: number, to: number, width: number): string => {
  const right = (to % width) - (from % width);
  const down = Math.floor(to / width) - Math.floor(from / width);
  return `[${(right > 0 ? 'r' : 'l').repeat(Math.abs(right))}${(down > 0 ? 'd' : 'u').repeat(Math.abs(down))}]`;
};

/** The positions of a line, the start first. */
const statesOf = (start: State, line: readonly Move[]): readonly State[] => [
  start,
  ...run(
    sokoban,
    start,
    line.map((move) => ({ move, text: '', line: 1, column: 1 })),
  ).played.map(({ state }) => state),
];

/** A solution played backwards; `walks` says how its walks are written. */
const backwards = (start: State, line: readonly Move[], walks: 'as letters' | 'as jumps'): string => {
  const { width } = start.warehouse;
  const states = statesOf(start, line);
  let text = path(start.pusher, states.at(-1)!.pusher, width);
  for (const [index, move] of [...line.entries()].reverse()) {
    const [before, after] = [states[index]!, states[index + 1]!];
    if (isHandover(move)) throw new Error('one pusher only');
    const letter = letterOf(OPPOSITE[move]);
    if (pushedBox(before, move) >= 0) text += letter.toUpperCase();
    else text += walks === 'as letters' ? letter : path(after.pusher, before.pusher, width);
  }
  return text;
};

const movesOf = (line: string) => unwrap(sokoban.steps(line)).map(({ move }) => move);

/** A shortest solution of a tiny board, or undefined when there is none within reach. */
const solve = (start: State): readonly Move[] | undefined => {
  const queue: { state: State; line: readonly Move[] }[] = [{ state: start, line: [] }];
  const seen = new Set<string>();
  for (const { state, line } of queue) {
    if (outcome(state)) return line;
    if (queue.length > 4000) return undefined;
    for (const move of moves(state)) {
      const next = play(state, move)!;
      const key = `${next.pusher} ${next.boxes.toSorted((a, b) => a - b)} ${next.pushed}`;
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ state: next, line: [...line, move] });
    }
  }
  return undefined;
};

const corridor = board('########', '#@ $  .#', '########');

test('a line without a jump comes back as it is', () => {
  for (const text of ['', 'rRRR', '3r\n x*', ']']) expect(forward(corridor, text)).toEqual({ ok: true, value: text });
});

describe('turned round', () => {
  test('the last step comes first, a pull is a push, the walk to it is added', () => {
    expect(forward(corridor, '[rrrr]LLL')).toEqual({ ok: true, value: 'rRRR' });
    expect(forward(corridor, '[rrrr]LLLl')).toEqual({ ok: true, value: 'rRRR' });
    expect(forward(corridor, '[4r]\n3L*')).toEqual({ ok: true, value: 'rRRR' });
  });

  test('walks before the first pull would come after the win, and are cut', () => {
    expect(forward(corridor, '[]rrrrLLL')).toEqual({ ok: true, value: 'rRRR' });
    expect(forward(corridor, '[rr]r[l]rrLLL')).toEqual({ ok: true, value: 'rRRR' });
    expect(forward(corridor, '[rrrr]LLLLL').ok).toBe(false);
  });

  test('all boxes have to come back, not only some', () => {
    const two = board('########', '#.$@ $.#', '########');
    expect(forward(two, '[l]RrrL')).toEqual({ ok: true, value: 'rRllL' });
    expect(complaint(forward(two, '[l]R'))).toBe(
      'This line is played backwards and does not reach the start: it cannot be played yet.',
    );
  });

  test('a lower-case letter leaves the box where it is', () => {
    expect(forward(corridor, '[rrrr]lrLLL')).toEqual({ ok: true, value: 'rRRR' });
    expect(forward(corridor, '[rrrr]LlrLL')).toEqual({ ok: true, value: 'rRRlrR' });
  });

  test('jumps in between are walked', () => {
    const room = board('######', '#    #', '# $  #', '#@  .#', '######');
    expect(forward(room, '[3ru]U[ld]LL')).toEqual({ ok: true, value: 'uRRurD' });
    expect(forward(room, '[3ru]U[ld]LL[rrr]u')).toEqual({ ok: true, value: 'uurrrdullldRRurD' });
  });

  test('of several jumps in a row only the last one has to be walked', () => {
    expect(forward(corridor, '[rrrr]L[rr][ll]LL')).toEqual({ ok: true, value: 'rRRR' });
  });

  test('a pusher who starts on a goal has to jump off the box there', () => {
    const start = board('#######', '#+ $  #', '#     #', '#######');
    expect(forward(start, '[r]RR')).toEqual({ ok: true, value: 'rdrruLL' });
    expect(complaint(forward(start, '[]rRR'))).toBe('1:1 The pusher cannot jump there.');
  });

  test('a level that starts solved needs a push', () => {
    const start = board('######', '#@ * #', '#    #', '######');
    expect(wins(start, unwrap(forward(start, '[r]L[rr]R')))).toBe(true);
    expect(complaint(forward(start, '[]'))).toBe('This line is played backwards and does not solve the level.');
    expect(complaint(forward(start, '[]drrru'))).toBe('This line is played backwards and does not solve the level.');
  });

  test('decoration stays where it is', () => {
    expect(forward(board('########', '#@$.#$.#', '########'), '[r]L')).toEqual({ ok: true, value: 'R' });
    expect(forward(board('########', '#@$.#* #', '########'), '[r]L')).toEqual({ ok: true, value: 'R' });
  });

  test('warnings of the line stay with it', () => {
    expect(forward(corridor, '[4r]3L\n0l')).toMatchObject({
      ok: true,
      value: 'rRRR',
      warnings: [{ severity: 'warning', line: 2, column: 1 }],
    });
  });
});

describe('refused', () => {
  test.each([
    ['[rrrr]LL', 'This line is played backwards and does not reach the start: it cannot be played yet.'],
    ['[]', 'This line is played backwards and does not reach the start: it cannot be played yet.'],
    ['0[]', 'This line is played backwards and does not reach the start: it cannot be played yet.'],
    [
      '[rrrr]LLL[rr]',
      'This line is played backwards and ends where the pusher cannot walk to: it cannot be played yet.',
    ],
    ['\n r[]', '2:2 A line that is played backwards begins with a jump: [].'],
    ['0[]r', '1:4 A line that is played backwards begins with a jump: [].'],
    ['[]x', '1:3 "x" is not a move: expected l u r d.'],
    ['[]{r}', '1:3 "{r}" is not a move: expected l u r d.'],
    ['[x]', '1:1 "[x]" is not a move: expected l u r d.'],
    ['l[', '1:2 "[" is not a move: expected l u r d.'],
    ['[]2(r', '1:4 There is no ) for this (.'],
  ])('%j', (text, expected) => {
    expect(complaint(forward(corridor, text))).toBe(expected);
  });

  test.each([
    ['[rrrr]LL\n LLL', 6, '2:4 There is a wall in the way.'],
    ['[]u', 2, '1:3 There is a wall in the way.'],
    ['[rrrr]r', 2, '1:7 A box is in the way.'],
    ['[rrr]L', 2, '1:6 There is no box to pull.'],
    ['[rrrr]LL R', 4, '1:10 A box is in the way.'],
    ['[4r]2(Lr)', 3, '1:8 A box is in the way.'],
    ['[5r]', 1, '1:1 The pusher cannot jump there.'],
    ['[6r]', 1, '1:1 The pusher cannot jump there.'],
    ['[9999(9999r)]', 1, '1:1 The pusher cannot jump there.'],
    ['[r][uuu]', 2, '1:4 The pusher cannot jump there.'],
  ])('%j at step %i', (text, step, expected) => {
    const refused = forward(corridor, text);
    expect(complaint(refused)).toBe(expected);
    expect(refused).toMatchObject({ problem: { step, severity: 'error' } });
  });

  test('a jump to a cell that is not inside', () => {
    const start = board('  #####', '  #@$.#', '  #####');
    expect(complaint(forward(start, '[lll]'))).toBe('1:1 The pusher cannot jump there.');
    expect(complaint(forward(start, '[rL]'))).toBe('1:1 "[rL]" is not a move: expected l u r d.');
  });

  test('a jump that cannot be walked, at its place', () => {
    const start = board('#########', '#@ $  . #', '#########');
    expect(complaint(forward(start, '[rrrr]L[rrr]l\n[ll]LL'))).toBe(
      '2:1 This line is played backwards and has a jump that cannot be walked.',
    );
  });

  test('levels that cannot be turned round', () => {
    const goals = 'Only a level with as many goals as boxes can be played backwards.';
    expect(complaint(forward(board('######', '#@$..#', '######'), '[r]L'))).toBe(goals);
    expect(complaint(forward(board('#########', '#@$..#$ #', '#########'), '[r]L'))).toBe(goals);
    const team = board('#######', '#@$.@ #', '#######');
    expect(complaint(forward(team, '[r]L'))).toBe('Only a level with one pusher can be played backwards.');
  });

  test('a line whose jumps make it too long', () => {
    const gap = (length: number) => ' '.repeat(length);
    const hall = board('#'.repeat(102), `#@${gap(99)}#`, `# $.${gap(97)}#`, '#'.repeat(102));
    expect(wins(hall, unwrap(forward(hall, '[rd]Lu3([97r]l[95l]l)')))).toBe(true);
    expect(complaint(forward(hall, '[rd]Lu5200([97r]l[95l]l)'))).toBe('The line has more than 1000000 moves.');
  });
});

describe('every solution that is played backwards can be turned round', () => {
  const both = ['as letters', 'as jumps'] as const;

  test.each(
    sokoban.packs
      .flatMap(({ pack }) => pack.levels)
      .map(({ title, board: text, lines }) => [title, text, lines[0]!.moves]),
  )('of %j', (_, text, solution) => {
    const start = board(text);
    expect(forward(start, backwards(start, movesOf(solution), 'as letters'))).toEqual({ ok: true, value: solution });
    const line = unwrap(forward(start, backwards(start, movesOf(solution), 'as jumps')));
    expect(wins(start, line)).toBe(true);
    expect(line.length).toBe(solution.length);
  });

  const anyBoard = fc
    .shuffledSubarray([...Array(12).keys()], { minLength: 6, maxLength: 7 })
    .map((cells) => Array.from({ length: 12 }, (_, cell) => '@$$..#*'[cells.indexOf(cell)] ?? ' ').join(''))
    .map((cells) => ['######', ...[0, 4, 8].map((from) => `#${cells.slice(from, from + 4)}#`), '######'])
    .map((rows) => sokoban.parse(rows.join('\n')))
    .filter((parsed) => parsed.ok && parsed.warnings === undefined)
    .map((parsed) => ({ state: unwrap(parsed), solution: solve(unwrap(parsed)) }))
    .filter(({ solution }) => solution !== undefined);

  test('of random boards', () => {
    fc.assert(
      fc.property(anyBoard, ({ state, solution }) => {
        for (const walks of both) {
          const line = unwrap(forward(state, backwards(state, solution!, walks)));
          expect(wins(state, line)).toBe(true);
          expect(line.length).toBe(solution!.length);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('no text makes it throw, and what it gives solves the level', () => {
  const start = board('######', '#  . #', '# $  #', '#@   #', '######');
  const letters = fc.constantFrom(...'lurdLURD', ...'2()[]{}* \n#x');
  const likely = fc.array(fc.constantFrom('l', 'u', 'r', 'd', 'L', 'U', 'R', 'D', '[r]', '[u]', '[ld]'));
  const texts = fc.oneof(
    fc.string({ unit: letters }),
    likely.map((parts) => `[rr]${parts.join('')}`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const line = forward(start, text);
      if (line.ok && text.includes('[')) expect(wins(start, line.value)).toBe(true);
    }),
    { numRuns: amount(150, 2000) },
  );
});
