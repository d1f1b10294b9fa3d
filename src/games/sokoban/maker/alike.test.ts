import { expect, test } from 'vitest';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import { parse } from '../position.ts';
import type { State } from '../rules.ts';
import { areAlike } from './alike.ts';

const board = (...rows: readonly string[]): State => unwrap(parse(rows.join('\n')));

const room = board('#######', '#@ #  #', '# $   #', '# .$ .#', '#######');

test('a level is like itself, turned and mirrored', () => {
  expect(areAlike(room, room)).toBe(true);
  expect(areAlike(room, board('#######', '#. $. #', '#   $ #', '#  # @#', '#######'))).toBe(true);
  expect(areAlike(room, board('#####', '#  @#', '#.$ #', '#$ ##', '#   #', '#.  #', '#####'))).toBe(true);
});

test('it is like whatever has its room but for two cells, wherever boxes and goals are', () => {
  expect(areAlike(room, board('#######', '#  #@ #', '#.$$  #', '#    .#', '#######'))).toBe(true);
  expect(areAlike(room, board('########', '#  #@ ##', '#.$$   #', '##   .##', '########'))).toBe(true);
});

test('it is unlike what differs in three cells', () => {
  expect(areAlike(room, board('########', '#  #@ ##', '#.$$   #', '###  .##', '########'))).toBe(false);
});
