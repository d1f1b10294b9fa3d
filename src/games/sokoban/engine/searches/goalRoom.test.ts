import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../../test/tools/unwrap.ts';
import { finish } from '../../../../core/work.ts';
import { parse } from '../../position.ts';
import { type Floor, floorOf } from '../board/floor.ts';
import { placesOf } from '../testing.ts';
import { type GoalRoom, goalRooms } from './goalRoom.ts';
import { packingOf } from './packing.ts';

interface Drawn {
  readonly floor: Floor;
  readonly rooms: readonly GoalRoom[];
  /** Column and row of a place, as in the drawing. */
  readonly at: (place: number) => readonly number[];
}

const drawn = (...rows: readonly string[]): Drawn => {
  const { warehouse, ...state } = unwrap(parse(rows.join('\n')));
  const floor = floorOf(warehouse);
  const { boxes, pusher } = placesOf({ warehouse, ...state }, floor.cells);
  const at = (place: number) => {
    const cell = floor.cells[place]!;
    return [cell % warehouse.width, Math.floor(cell / warehouse.width)];
  };
  return { floor, rooms: [...goalRooms(floor, boxes, pusher)], at };
};

const doorsOf = ({ rooms, at }: Drawn) => rooms.map(({ door, doorstep }) => [at(doorstep), at(door)]);

describe('a goal room', () => {
  test('may begin at any place of the way in that is entered from one side only, the nearest to the boxes first', () => {
    const level = drawn(
      '#######',
      '#  @  #',
      '# $ $ #',
      '#     #',
      '### ###',
      '### ###',
      '#  .  #',
      '#  .  #',
      '#######',
    );
    expect(doorsOf(level)).toEqual([
      [
        [3, 3],
        [3, 4],
      ],
      [
        [3, 4],
        [3, 5],
      ],
    ]);
  });

  test('has no second way in', () => {
    expect(drawn('#######', '#  @  #', '# $ $ #', '#     #', '# ### #', '#  .  #', '#  .  #', '#######').rooms).toEqual(
      [],
    );
  });

  test('has no box in it, and every goal', () => {
    expect(drawn('#######', '# @ $ #', '### ###', '#  .$ #', '#  .  #', '#######').rooms).toEqual([]);
    expect(drawn('#######', '#.@$$ #', '### ###', '#  .  #', '#     #', '#######').rooms).toEqual([]);
  });

  test('has a goal for each box and no more', () => {
    expect(drawn('#######', '# @ $ #', '### ###', '#  .  #', '#  .  #', '#######').rooms).toEqual([]);
  });
});

describe('a packing', () => {
  const packed = (pushes: 'fewest' | 'any', ...rows: readonly string[]) => {
    const { rooms, floor, at } = drawn(...rows);
    const packing = finish(packingOf(rooms[0]!, pushes));
    return packing?.map((each) => {
      const last = each.at(-1)!;
      return { pushes: each.length, goal: at(floor.next[last.place * 4 + last.direction]!) };
    });
  };

  test('fills the room from its back', () => {
    expect(packed('fewest', '#####', '#@  #', '# $ #', '# $ #', '## ##', '## ##', '##.##', '##.##', '#####')).toEqual([
      { pushes: 3, goal: [2, 7] },
      { pushes: 2, goal: [2, 6] },
    ]);
  });

  const crossed = [
    ...['#######', '#    ##', '# $   #', '#@ $# #', '# #   #', '### ###'],
    ...['### ###', '# .   #', '#   .##', '#   ###', '#######'],
  ];

  test('brings each box as directly as if it were alone, or else by a detour', () => {
    expect(packed('fewest', ...crossed)).toBeUndefined();
    expect(packed('any', ...crossed)).toEqual([
      { pushes: 5, goal: [2, 7] },
      { pushes: 6, goal: [4, 8] },
    ]);
  });

  test('may not exist', () => {
    expect(packed('any', '#####', '#@  #', '# $ #', '#   #', '## ##', '## ##', '#. ##', '#####')).toBeUndefined();
  });
});
