import type { LevelWish } from '../../../core/making.ts';

/** What some wishes come to, on every machine; also in a browser. */
export const MADE: readonly {
  readonly wish: LevelWish;
  readonly title: string;
  readonly board: readonly string[];
  readonly moves: string;
}[] = [
  {
    wish: { seed: 20261118, grade: 3 },
    title: 'The small room',
    board: ['######', '#.   ##', '# $ $@#', '#  #  #', '#. #  #', '#######'],
    moves: 'LulllddrURurDllluRdrrrddlUruLLLulDDrurruLL',
  },
  {
    wish: { seed: 7, theme: 'symmetric', boxes: 2 },
    title: 'In the mirror',
    board: ['#######', '#@ .  #', '# # # #', '# $ $ #', '# # # #', '#  .  #', '#######'],
    moves: 'ddRlddrruUUdddrruuLruulLdDDulluuR',
  },
  {
    wish: { seed: 3, boxes: 3, size: { width: 8, height: 7 } },
    title: 'Far from each other',
    board: ['######', '#+#  ##', '# . $ #', '#  # $##', '# #  $ #', '#    . #', '########'],
    moves: 'ddddrrrrruLdlllluurururDrDDrdLLLuRUddrruLuuLLLdlUdddRRRUUruLL',
  },
];
