import { cellAt, type Size } from '../../../../core/grid.ts';
import type { Dice } from '../../../../core/random.ts';
import type { Room } from '../room.ts';

/** What a room is laid with, three by three cells each, turned and mirrored by chance. */
const TILES: readonly (readonly string[])[] = [
  ['   ', '   ', '   '],
  ['   ', ' # ', '   '],
  ['#  ', '   ', '   '],
  ['## ', '   ', '   '],
  ['###', '   ', '   '],
  ['#  ', '#  ', '   '],
  ['# #', '   ', '   '],
  ['# #', '   ', '# #'],
  ['###', '   ', '###'],
  ['## ', '#  ', '   '],
  ['###', '#  ', '#  '],
  ['#  ', '   ', '  #'],
];

const SIDE = 3;

const turned = (tile: readonly string[]): readonly string[] =>
  Array.from({ length: SIDE }, (_, y) => Array.from({ length: SIDE }, (_, x) => tile[SIDE - 1 - x]![y]).join(''));

const mirrored = (tile: readonly string[]): readonly string[] => tile.map((row) => [...row].reverse().join(''));

const anyTile = ({ roll }: Dice): readonly string[] => {
  let tile = TILES[roll(TILES.length)]!;
  for (let turns = roll(4); turns > 0; turns--) tile = turned(tile);
  return roll(2) === 0 ? tile : mirrored(tile);
};

/** A room laid with tiles, as many as there is place for; what is left over is wall. */
export const tile = (dice: Dice, size: Size): Room => {
  const floor: boolean[] = Array.from({ length: size.width * size.height }, () => false);
  for (let top = 1; top + SIDE < size.height; top += SIDE) {
    for (let left = 1; left + SIDE < size.width; left += SIDE) {
      for (const [y, row] of anyTile(dice).entries()) {
        for (const [x, letter] of [...row].entries()) floor[cellAt(left + x, top + y, size)!] = letter === ' ';
      }
    }
  }
  return { ...size, floor };
};
