import { expect, test } from 'vitest';
import { unwrap } from '../../../../../test/tools/unwrap.ts';
import { parse } from '../../position.ts';
import { settingOf } from '../setting.ts';
import { hopelessness } from './hopeless.ts';

const saidOf = (...rows: readonly string[]): string | undefined => {
  const state = unwrap(parse(rows.join('\n')));
  return hopelessness(state, settingOf(state))?.text;
};

test('a box in a corner is hopeless', () => {
  expect(saidOf('######', '#$ @.#', '######')).toBe('A box cannot be brought to any goal.');
});

test('so is a goal that no box comes to, if none is to spare', () => {
  const rows = ['#######', '#.#   #', '# #$$ #', '#  @ .#', '#######'];
  expect(saidOf(...rows)).toBe('A goal cannot be reached by any box.');
  expect(saidOf(...rows.with(2, '# # $ #'))).toBeUndefined();
});

test('whatever has a solution is not', () => {
  expect(saidOf('########', '#@ $  .#', '########')).toBeUndefined();
});
