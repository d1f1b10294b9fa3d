import { expect, test } from 'vitest';
import { STANDARD } from '../../play/belongings/settings.ts';
import { isFound, isUsual, SECTIONS, usual } from './rows.ts';

test('a setting is found by parts of words in any order, without their case and their marks', () => {
  const texts = ['A mouse takes back moves with', 'Az esés sebessége'];
  const found = ['', ' ', 'MOUSE', 'moves mouse', 'eses', 'ESÉS', 'seb'].filter((typed) => !isFound(typed, texts));
  expect(found).toEqual([]);
  expect(['wheel', 'mouse wheel', 'takesback'].filter((typed) => isFound(typed, texts))).toEqual([]);
});

test('no setting stands in two sections, and a section that is reset is as usual', () => {
  const fields = SECTIONS.flatMap(({ rows }) => rows.map(({ field }) => field));
  expect(new Set(fields).size).toBe(fields.length);
  const settings = { ...STANDARD, light: 'night' as const, skin: 'contrast' as const };
  const [look, playing] = SECTIONS;
  expect([isUsual(look!, settings), isUsual(playing!, settings)]).toEqual([false, true]);
  expect(isUsual(look!, { ...settings, ...usual(look!) })).toBe(true);
});
