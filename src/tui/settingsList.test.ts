import { expect, test } from 'vitest';
import { sentence } from '../core/parsed.ts';
import { STANDARD } from '../play/belongings/settings.ts';
import { nextValue, settingMessages } from './settingsList.ts';

const shown = (settings = STANDARD): readonly string[] => settingMessages(settings).map(sentence);

test('the settings are listed with their values, also those that are for some games only', () => {
  expect(shown()).toEqual([
    "Language: The terminal's",
    'Cells: Compact',
    'The mouse takes back moves with: Nothing',
    'Speed of moves being shown: 1×',
    'A click walks and pushes with: Fewest moves',
    'Warnings: Lessons',
    'A click further away walks there: No',
    'Speed of falling: 1×',
    'A piece that was touched has to move: Yes',
  ]);
});

test('each goes through its values and comes back to the first', () => {
  for (const [index, line] of shown().entries()) {
    let settings = STANDARD;
    const seen = new Set<string>();
    while (!seen.has(shown(settings)[index]!)) {
      seen.add(shown(settings)[index]!);
      settings = { ...settings, ...nextValue(settings, index) };
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(shown(settings)[index]).toBe(line);
  }
});
