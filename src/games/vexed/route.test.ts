import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { parse } from './drawing.ts';
import { walk } from './route.ts';

const wayTo = (drawing: string, x: number, y: number): string | undefined => {
  const state = unwrap(parse(drawing));
  return walk(state, y * state.shaft.width + x)
    ?.map((move) => move[0])
    .join('');
};

const TOWER = `9 5
#########
#P    r #
###H#####
#  H   r#
#########`;

test('the human walks and climbs the shortest way', () => {
  expect(wayTo(TOWER, 6, 3)).toBe('rrddrrr');
  expect(wayTo(TOWER, 1, 1)).toBe('');
});

test('he does not push: what is behind a box is out of reach', () => {
  expect(wayTo(TOWER, 7, 1)).toBeUndefined();
  expect(wayTo(TOWER, 0, 0)).toBeUndefined();
});

test('with a box on his head he stays where he is', () => {
  expect(wayTo('6 4\n######\n#r   #\n#P  r#\n######', 3, 2)).toBeUndefined();
});
