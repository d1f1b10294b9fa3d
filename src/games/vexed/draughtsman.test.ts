import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { draughtsman } from './draughtsman.ts';

const sketchOf = (...rows: string[]) =>
  unwrap(draughtsman.read([`${rows[0]!.length} ${rows.length}`, ...rows].join('\n')));

const told = (...rows: string[]): readonly string[] =>
  draughtsman.findings(sketchOf(...rows)).map(({ kind, message, detail, cells }) => {
    const places = cells.map((cell) => `${(cell % rows[0]!.length) + 1}:${Math.floor(cell / rows[0]!.length) + 1}`);
    return [kind, sentence(message), ...(detail ? [sentence(detail)] : []), ...places].join(' | ');
  });

describe('what is told of a sketch', () => {
  test('a level that is as it should be', () => {
    expect(told('P r r', '#####')).toEqual(['note | 2 boxes', 'note | One worker']);
  });

  test('that somebody or something is missing', () => {
    expect(told('   ', '###')).toEqual(['fault | There is no box', 'fault | There is no worker']);
    expect(told('PrP', '###')).toContain('fault | More than one worker | 1:1 | 3:1');
  });

  test('a box that is alone in its colour', () => {
    expect(told('P r g r', '#######')).toContain('doubt | Only one green box | so the level cannot be solved | 5:1');
  });

  test('what falls when the level is opened, and what vanishes', () => {
    expect(told('  r   r', 'P      ', '#######')).toContain(
      'note | Falls when the level is opened | 2 things | 3:1 | 7:1',
    );
    expect(told('P rr g g', '########')).toContain('doubt | Boxes vanish when the level is opened');
    expect(told('P rr', '####')).toContain('fault | All boxes vanish when the level is opened');
  });

  test('what is inside a ladder, for which map files have no letter', () => {
    expect(told('p r R', '#####')).toContain(
      'note | Something is inside a ladder | a map file has no letter for that | 1:1 | 5:1',
    );
  });
});

test('a text is read back as it was written', () => {
  const text = ['6 3', 'P r R ', '#  HH#', '######'].join('\n');
  expect(draughtsman.write(unwrap(draughtsman.read(text)))).toBe(text);
});

test('what is painted on a ladder is inside it, and a ladder comes behind what is there', () => {
  const painted = (look: string) =>
    [...'# HPpbB'].map(draughtsman.brushes.find((one) => one.look === look)!.paint).join('');
  expect(painted('red')).toBe('rrRrRrR');
  expect(painted('black')).toBe('llLlLlL');
  expect(painted('human')).toBe('PPpPpPp');
  expect(painted('ladder')).toBe('HHHppBB');
});
