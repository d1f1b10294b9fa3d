import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import type { Shape } from '../../core/view.ts';
import { breakthrough } from './index.ts';
import type { State } from './rules.ts';
import { drawn } from './testing.ts';

const { view, packs, steps, turn, parse, format, looks } = breakthrough;

const shape = (state: State, move: string): Shape => breakthrough.shape(state, unwrap(steps(move))[0]!.move);

test('the game introduces itself', () => {
  const { id, title, seats } = breakthrough;
  expect([id, title, seats]).toEqual(['breakthrough', 'Breakthrough', 2]);
});

test('dolls and cells have a letter and a name to be spoken', () => {
  expect(looks).toEqual({
    light: { glyph: ' ', label: 'light cell' },
    dark: { glyph: ' ', label: 'dark cell', tint: 'dim' },
    first: { glyph: 'P', label: "first player's doll", tint: 'white' },
    second: { glyph: 'p', label: "second player's doll", tint: 'black' },
  });
});

test('every size is there to begin with, the three that people play first', () => {
  const { title, levels, problems } = packs[0]!.pack;
  expect([title, problems]).toEqual(['Boards', []]);
  expect(levels.map((level) => level.title)).toEqual(['6 × 6', '8 × 8', '10 × 10', '5 × 5', '7 × 7', '9 × 9']);
  expect(levels.slice(0, 3)).toEqual([
    { title: '6 × 6', board: 'pppppp/pppppp/6/6/PPPPPP/PPPPPP w', lines: [], problems: [] },
    { title: '8 × 8', board: 'pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w', lines: [], problems: [] },
    {
      title: '10 × 10',
      board: 'pppppppppp/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/PPPPPPPPPP w',
      lines: [],
      problems: [],
    },
  ]);
});

describe('on the screen', () => {
  // Drawn as positions are, the highest rank first: the screen shows these rows from the last to the first.
  const rows = ['....p', '.p...', 'P....', '.....', '..P..'] as const;
  const first = drawn('w', ...rows);
  const second = drawn('b', ...rows);

  test('rank 1 is at the top and file a at the left', () => {
    const { width, height, pieces } = view(first);
    expect([width, height]).toEqual([5, 5]);
    expect(pieces.map((look) => look?.charAt(0) ?? '.').join('')).toBe('..f..' + '.....' + 'f....' + '.s...' + '....s');
    expect([pieces[2], pieces[24], pieces[0]]).toEqual(['first', 'second', undefined]);
  });

  test('light and dark cells take turns, a1 being dark', () => {
    const dark = view(first).ground.map((look) => look === 'dark');
    expect(dark).toEqual(dark.map((_, cell) => cell % 2 === 0));
    const even = view(unwrap(parse('6x6'))).ground.slice(0, 8);
    expect(even).toEqual(['dark', 'light', 'dark', 'light', 'dark', 'light', 'light', 'dark']);
  });

  test('the first player goes down', () => {
    expect(shape(first, 'c1c2')).toEqual({
      from: 2,
      to: 7,
      direction: 'down',
      happening: 'step',
      moved: [{ from: 2, to: 7 }],
    });
    expect(shape(first, 'c1b2')).toMatchObject({ from: 2, to: 6, direction: 'left' });
    expect(shape(first, 'c1d2')).toMatchObject({ from: 2, to: 8, direction: 'right' });
  });

  test('the second player goes up', () => {
    expect(shape(second, 'e5e4')).toMatchObject({ from: 24, to: 19, direction: 'up', happening: 'step' });
    expect(shape(second, 'e5d4')).toMatchObject({ from: 24, to: 18, direction: 'left' });
    expect(shape(second, 'b4c3')).toMatchObject({ from: 16, to: 12, direction: 'right' });
  });

  test('a doll that is taken is gone', () => {
    expect(shape(first, 'a3xb4')).toEqual({
      from: 10,
      to: 16,
      direction: 'right',
      happening: 'capture',
      moved: [{ from: 10, to: 16 }],
      gone: [16],
    });
    expect(shape(second, 'b4xa3')).toMatchObject({ from: 16, to: 10, direction: 'left', gone: [10] });
  });

  test('whose turn it is can be asked', () => {
    expect([turn(first), turn(second)]).toEqual([0, 1]);
    expect(format(second)).toBe('4p/1p3/P4/5/2P2 b');
  });
});
