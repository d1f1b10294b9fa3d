import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import { parse } from '../drawing.ts';
import { gridOf, placeOf } from './grid.ts';
import { Meeting, NEVER } from './meeting.ts';

/** How many pushes it takes at least until the two boxes of a drawing touch. */
const pushes = (...rows: readonly string[]): number => {
  const { shaft, human, boxes } = unwrap(parse([`${rows[0]!.length} ${rows.length}`, ...rows].join('\n')));
  const grid = gridOf(shaft);
  const meeting = new Meeting(grid, placeOf(grid, human));
  const [one, other] = boxes.map(({ cell }) => placeOf(grid, cell));
  const found = meeting.pushes(one!, other!);
  expect(meeting.pushes(other!, one!)).toBe(found);
  return found;
};

describe('two boxes meet', () => {
  test('after as many pushes as there are cells between them', () => {
    expect(pushes('#P b   b #', '##########')).toBe(3);
  });

  test('when one falls beside or onto the other', () => {
    expect(pushes('#Pb   #', '###   #', '### b##', '#######')).toBe(1);
    expect(pushes('#Pb #', '### #', '###b#')).toBe(1);
  });

  test('at once where only something below has to give way', () => {
    expect(pushes('#P b#', '## r#', '## b#')).toBe(0);
  });
});

describe('two boxes never meet', () => {
  test('with a rock between them', () => {
    expect(pushes('#Pb # b #', '#########')).toBe(NEVER);
  });

  test('where both stand against rocks: nothing is pulled', () => {
    expect(pushes('#b  P b#', '########')).toBe(NEVER);
  });

  test('where one would have to rise', () => {
    expect(pushes('#      b#', '#     ###', '#Pb     #', '#########')).toBe(NEVER);
  });

  test('where the human never comes to push', () => {
    expect(pushes('#P  ####', '#######H', '#b  b ##', '########')).toBe(NEVER);
  });
});
