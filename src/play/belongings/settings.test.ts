import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { type Parsed, sentence } from '../../core/parsed.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import type { Store } from '../../results/store.ts';
import { FIELDS } from './settingFields.ts';
import { changeSettings, loadSettings, readSettings, STANDARD } from './settings.ts';

const warningsOf = <T>(parsed: Parsed<T>): readonly string[] =>
  parsed.ok ? (parsed.warnings ?? []).map(({ message }) => sentence(message)) : ['a problem'];

const storeWith = async (text: string): Promise<Store> => {
  const store = memoryStore();
  unwrap(await store.update('settings', () => ({ text })));
  return store;
};

const stored = async (store: Store): Promise<unknown> => JSON.parse(unwrap(await store.read('settings')) ?? 'null');

test('where nobody chose anything, everything is as usual', async () => {
  expect(unwrap(await loadSettings(memoryStore()))).toEqual({
    language: 'auto',
    light: 'system',
    movement: 'system',
    skin: 'storehouse',
    player: '',
    route: 'moves',
    sort: 'moves',
    ties: 'faster',
    speed: 1,
    keys: {},
    clickToWalk: false,
    fallSpeed: 1,
    letters: false,
    warnings: 'lessons',
    quarters: 0,
    isMirrored: false,
    turnToFit: true,
    opponents: {},
    duels: {},
    touchMove: true,
    analysis: false,
    pad: true,
    phonePad: false,
    autoSave: false,
    undoWith: 'none',
    music: true,
    piece: 'blue-danube',
    musicVolume: 70,
    sounds: true,
    soundVolume: 70,
    cells: 'compact',
  });
});

test('the usual value of every setting is a sound one, and among its choices', () => {
  for (const field of Object.values(FIELDS)) {
    expect(field.isSound(field.standard)).toBe(true);
    if ('choices' in field) expect(field.choices).toContain(field.standard);
  }
});

test('what was chosen is there the next time', async () => {
  const store = memoryStore();
  const chosen = { player: 'Ann', speed: 4, keys: { sokoban: { undo: ['Backspace'], hint: [] }, vexed: {} } };
  expect(unwrap(await changeSettings(store, chosen))).toEqual({ ...STANDARD, ...chosen });
  expect(unwrap(await loadSettings(store))).toEqual({ ...STANDARD, ...chosen });
  expect(await stored(store)).toEqual({ version: 1, ...chosen });
});

test('two windows change different settings, and neither undoes what the other did', async () => {
  const store = memoryStore();
  await Promise.all([changeSettings(store, { player: 'Ann' }), changeSettings(store, { route: 'pushes' })]);
  expect(unwrap(await loadSettings(store))).toEqual({ ...STANDARD, player: 'Ann', route: 'pushes' });
});

describe('a value that is not understood is replaced by the usual one, with a warning', () => {
  test.each([
    ['language', '"de"'],
    ['player', '["Ann"]'],
    ['player', `"${'x'.repeat(101)}"`],
    ['speed', '3'],
    ['speed', '"1"'],
    ['keys', '{"undo": ["U"]}'],
    ['keys', '{"sokoban": {"undo": "U"}}'],
    ['keys', '{"sokoban": {"undo": [""]}}'],
    ['keys', '{"sokoban": []}'],
    ['keys', '[]'],
    ['clickToWalk', '1'],
    ['touchMove', 'null'],
    ['undoWith', '"constructor"'],
    ['music', '"on"'],
    ['piece', `"${'x'.repeat(201)}"`],
    ['musicVolume', '101'],
    ['soundVolume', '0.5'],
  ])('%s: %s', (field, value) => {
    const read = readSettings(`{"version": 1, "sort": "pushes", "${field}": ${value}}`);
    expect(unwrap(read)).toEqual({ ...STANDARD, sort: 'pushes' });
    expect(warningsOf(read)).toEqual([`The setting "${field}" is not understood: its usual value is used.`]);
  });
});

test('what another program added stays when something else is changed', async () => {
  const theirs = '{"version":1,"theme":{"hue":7},"__proto__":{"player":"hostile"}';
  const store = await storeWith(`${theirs}}`);
  expect(unwrap(await changeSettings(store, { cells: 'large' }))).toEqual({ ...STANDARD, cells: 'large' });
  expect(JSON.stringify(await stored(store))).toBe(`${theirs},"cells":"large"}`);
});

test('settings of a newer program are read as far as they are understood, and never changed', async () => {
  const theirs = '{"version":3,"speed":64,"player":"Ann"}';
  const store = await storeWith(theirs);
  expect(warningsOf(await loadSettings(store))).toEqual([
    'The settings are those of a newer Kura: what is not known here is left alone.',
    'The setting "speed" is not understood: its usual value is used.',
  ]);
  expect(complaint(await changeSettings(store, { player: 'Bob' }))).toBe(
    'The settings are those of a newer Kura: nothing was changed.',
  );
  expect(unwrap(await store.read('settings'))).toBe(theirs);
});

describe('damaged settings', () => {
  const DAMAGED = '{"version": 1,\n"player": "An';

  test('are as good as none, with a warning that has their place', () => {
    const read = readSettings(DAMAGED);
    expect(unwrap(read)).toEqual(STANDARD);
    expect(warningsOf(read)).toEqual(['The settings are damaged: the usual ones are used.']);
    expect(read).toMatchObject({ warnings: [{ line: 2, severity: 'warning' }] });
  });

  test.each(['', 'null', '[]', '"settings"'])('also %j', (text) => {
    expect(warningsOf(readSettings(text))).toEqual(['The settings are damaged: the usual ones are used.']);
  });

  test('are kept under another name when something is changed', async () => {
    const store = await storeWith(DAMAGED);
    const changed = await changeSettings(store, { player: 'Ann' });
    expect(unwrap(changed)).toEqual({ ...STANDARD, player: 'Ann' });
    expect(warningsOf(changed)[0]).toMatch(/^The damaged settings are kept as ".+"\.$/);
    expect(await stored(store)).toEqual({ version: 1, player: 'Ann' });
  });
});
