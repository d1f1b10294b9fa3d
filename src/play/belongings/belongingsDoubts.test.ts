import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { type Parsed, sentence } from '../../core/parsed.ts';
import { writeResults } from '../../results/document.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import { MAX_BYTES } from '../packs/decode.ts';
import { type Belongings, contentsOf, gather, spread } from './belongings.ts';

const MADE = '2026-11-15T12:00:00Z';

const CELLARS = writeResults('Cellars', [
  { level: 1, name: 'Ann', moves: 20, time: 61_000, date: MADE },
  { level: 1, name: 'Bob', moves: 22, time: 61_000, date: MADE },
]);

const empty = (): Belongings => ({
  results: memoryStore(),
  games: memoryStore(),
  settings: memoryStore(),
  packs: memoryStore(),
  drawn: memoryStore(),
});

const warningsOf = <T>(parsed: Parsed<T>): readonly string[] =>
  parsed.ok ? (parsed.warnings ?? []).map(({ message }) => sentence(message)) : ['a problem'];

describe('settings of a newer program', () => {
  const playerFile = (settings: object): string => JSON.stringify({ kura: 'player', version: 1, settings });

  test('in the file are left out', async () => {
    const here = { ...empty(), settings: memoryStore({ settings: '{"version": 1, "player": "Ann"}' }) };
    const before = unwrap(await here.settings.read('settings'));
    const report = await spread(here, playerFile({ version: 2, player: 'Eve' }));
    expect(unwrap(report)).toMatchObject({ settings: false });
    expect(warningsOf(report)).toEqual(['The settings are those of a newer Kura and were left out.']);
    expect(unwrap(await here.settings.read('settings'))).toBe(before);
  });

  test('that are here stay as they are', async () => {
    const here = { ...empty(), settings: memoryStore({ settings: '{"version": 2, "player": "Ann"}' }) };
    const before = unwrap(await here.settings.read('settings'));
    const report = await spread(here, playerFile({ version: 1, player: 'Eve' }));
    expect(unwrap(report)).toMatchObject({ settings: false });
    expect(warningsOf(report)).toEqual(['The settings were left out: those here are of a newer Kura.']);
    expect(unwrap(await here.settings.read('settings'))).toBe(before);
  });
});

test('results that cannot be read are told of by their pack, without a place in the file', async () => {
  const torn = CELLARS.replace('<moves>20<', '<moves>few<');
  const file = JSON.stringify({ kura: 'player', version: 1, results: { cellars: torn } });
  const doubt = 'Results "cellars": This result is not shown: "few" is not a value of moves.';
  for (const results of [memoryStore(), memoryStore({ cellars: CELLARS })]) {
    const report = await spread({ ...empty(), results }, file);
    expect(warningsOf(report)).toEqual([doubt]);
    expect(report).not.toMatchObject({ warnings: [{ line: expect.anything() }] });
  }
});

test('a file tells how much is in it', async () => {
  const here = {
    ...empty(),
    results: memoryStore({ cellars: CELLARS, attics: CELLARS, sheds: writeResults('Sheds', []) }),
    settings: memoryStore({ settings: '{"player": "Ann"}' }),
  };
  const contents = async (belongings: Belongings) => unwrap(contentsOf(unwrap(await gather(belongings, MADE)).text));
  expect(await contents(here)).toEqual({ results: 4, packs: 2, games: 0, opened: 0, drawn: 0, settings: true });
  expect(await contents(empty())).toEqual({ results: 0, packs: 0, games: 0, opened: 0, drawn: 0, settings: false });
});

test.each([
  ['The settings are too long.', 100_000],
  ['This file is larger than 64 MB.', MAX_BYTES],
])('more than can be read again is handed out with a warning: %s', async (reason, length) => {
  const settings = memoryStore({ settings: JSON.stringify({ huge: 'x'.repeat(length) }) });
  const file = await gather({ ...empty(), settings }, MADE);
  expect(unwrap(file).text).toContain('xxx');
  expect(unwrap(file).isWhole).toBe(true);
  expect(warningsOf(file)).toEqual([`This file cannot be imported as it is: ${reason}`]);
});
