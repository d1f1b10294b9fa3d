import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { draughtsman } from './draughtsman.ts';

const sketchOf = (...rows: string[]) => unwrap(draughtsman.read(rows.join('\n')));

/** Each finding in a line: its kind, what it says, the letters that it is about by column and row. */
const told = (...rows: string[]): readonly string[] =>
  draughtsman.findings(sketchOf(...rows)).map(({ kind, message, detail, cells }) => {
    const places = cells.map((cell) => `${(cell % rows[0]!.length) + 1}:${Math.floor(cell / rows[0]!.length) + 1}`);
    return [kind, sentence(message), ...(detail ? [sentence(detail)] : []), ...places].join(' | ');
  });

describe('what is told of a sketch', () => {
  test('a level that is as it should be', () => {
    expect(told('######', '#@$ .#', '######')).toEqual([
      'note | The wall is closed',
      'note | 1 box, 1 goal',
      'note | One worker',
    ]);
  });

  test('where the wall is open, at each side', () => {
    expect(told('#####', '#@$. ', '#####')[0]).toBe('fault | The wall is open at the right | row 2 | 5:2');
    expect(told('#####', ' @$.#', '#####')[0]).toBe('fault | The wall is open at the left | row 2 | 1:2');
    expect(told('# ###', '#@$.#', '#####')[0]).toBe('fault | The wall is open at the top | column 2 | 2:1');
    expect(told('#####', '#@$.#', '# ###')[0]).toBe('fault | The wall is open at the bottom | column 2 | 2:3');
  });

  test('too few goals are a fault, too few boxes a doubt, and those that are to be looked at are named', () => {
    expect(told('#######', '#@$ $.#', '#######')[1]).toBe('fault | 2 boxes, 1 goal | one goal is missing | 3:2 | 5:2');
    expect(told('#######', '#@$ ..#', '#######')[1]).toBe('doubt | 1 box, 2 goals | one box is missing | 5:2 | 6:2');
    expect(told('#######', '#@ *..#', '#######')[1]).toBe('doubt | 1 box, 3 goals | 2 boxes are missing | 5:2 | 6:2');
  });

  test('that there is no worker, or a team', () => {
    expect(told('#####', '#$.  ', '#####')).toContain('fault | There is no worker');
    expect(told('#####', '#$. #', '#####')[0]).toBe('note | The wall is closed');
    expect(told('########', '#@ $ .@#', '########')).toContain('note | 2 workers, who take turns');
  });

  test('what the worker cannot get to', () => {
    expect(told('#########', '#@$ .#$.#', '#########')).toContain(
      'doubt | The worker cannot get to everything | boxes and goals out of reach do not count | 7:2 | 8:2',
    );
  });

  test('boxes that never come to a goal', () => {
    expect(told('######', '#$  .#', '# @  #', '######').at(-1)).toBe(
      'doubt | A box never comes to a goal | so the level cannot be solved | 2:2',
    );
  });

  test('a box in a corner, whatever else has to be put right', () => {
    const lost = 'doubt | A box never comes to a goal | so the level cannot be solved | 2:2';
    expect(told('######', '#$  .#', '# @   ', '######'), 'an open wall').toContain(lost);
    expect(told('######', '#$  .#', '# @$ #', '#    #', '######'), 'too few goals').toContain(lost);
    expect(told('######', '#$   #', '#    #', '######'), 'no goal and no worker').toContain(lost);
    expect(told('######', '#$  .#', '#    #', '######'), 'no worker').toContain(lost);
    expect(told('######', '#   $#', '#@  $#', '######').at(-1), 'two that hold each other').toBe(
      'doubt | 2 boxes never come to a goal | so the level cannot be solved | 5:2 | 5:3',
    );
  });

  test('a box for which a goal may still be drawn is not lost', () => {
    const lost = expect.stringContaining('never come');
    expect(told('######', '#    #', '#$   #', '# @  #', '######')).not.toContainEqual(lost);
    expect(told('######', '#   .#', '#$$$ #', '# @  #', '######')).not.toContainEqual(lost);
    expect(told('#####', '#* .#', '#  $ ', '#@  #', '#####')).not.toContainEqual(lost);
  });

  test('that there is nothing to do', () => {
    expect(told('######', '#@ * #', '######').at(-1)).toBe('doubt | Every box is on a goal already');
  });

  test('an empty sketch has no wall to speak of', () => {
    expect(told('   ', '   ')).toEqual(['fault | 0 boxes, 0 goals | one box is missing', 'fault | There is no worker']);
  });
});

describe('how it is seen', () => {
  test('what is walled in is floor; so is what is open where something stands on it; all else is yard', () => {
    const ground = (...rows: string[]) => draughtsman.view(sketchOf(...rows)).ground.map((look) => look?.[0] ?? '.');
    expect(ground(' ### ', ' # # ', ' ### ').join('')).toBe('.www..wfw..www.');
    expect(ground('###', '#@ ', '###').join('')).toBe('wwwwffwww');
  });
});

test('a text is read back as it was written, also with floor at the ends of its rows', () => {
  const text = ['####  ', '#@ #  ', '#$.###', '######'].join('\n');
  expect(draughtsman.write(unwrap(draughtsman.read(text)))).toBe(text);
});

test('what a drawing cannot show is left away: a level is drawn at its start', () => {
  expect(sketchOf('#####', '#p-B#', '#####', 'pushed: yes').letters.join('')).toBe('######@ *######');
});

test('a goal stays under a box and under the worker', () => {
  const letters = Object.fromEntries(
    draughtsman.brushes.map(({ look, paint }) => [look, [...'# .$*@+'].map(paint).join('')]),
  );
  expect(letters).toEqual({ wall: '#######', floor: '       ', goal: '...**++', box: '$$*$*$*', pusher: '@@+@+@+' });
});
