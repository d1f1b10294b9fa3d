import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { bad, type Parsed, say, sentence } from '../../core/parsed.ts';
import { writeResults } from '../../results/document.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import type { LevelResult } from '../../results/result.ts';
import type { Store } from '../../results/store.ts';
import { type Belongings, gather, reportMessages, spread } from './belongings.ts';
import { type SavedGame, savedGameName, savedGameRecord } from './savedGame.ts';
import { changeSettings } from './settings.ts';

const MADE = '2026-11-15T12:00:00Z';

const result = (changes: Partial<LevelResult>): LevelResult => ({
  level: 1,
  hash: 'a'.repeat(16),
  name: 'Ann',
  moves: 20,
  pushes: 5,
  time: 61_000,
  date: '2026-11-15T10:20:30Z',
  solution: 'rR',
  ...changes,
});

const savedGame = (changes: Partial<SavedGame>): SavedGame => ({
  game: 'sokoban',
  hash: 'a'.repeat(16),
  board: '#####\n#@$.#\n#####',
  pack: 'Cellars',
  level: 1,
  title: 'The first',
  lines: [{ moves: 'rR', at: 1, own: 0, spent: [1000, 0] }],
  saved: '2026-11-15T10:20:30.000Z',
  isOnBoard: true,
  solved: false,
  ...changes,
});

const CELLARS = writeResults('Cellars', [result({}), result({ name: 'Bob', moves: 22 })]);
const GAME = savedGame({});

const empty = (): Belongings => ({
  results: memoryStore(),
  games: memoryStore(),
  settings: memoryStore(),
  packs: memoryStore(),
  drawn: memoryStore(),
});

const some = (): Belongings => ({
  ...empty(),
  results: memoryStore({ cellars: CELLARS, attics: writeResults('Attics', [result({ hash: 'b'.repeat(16) })]) }),
  games: memoryStore({ [savedGameName(GAME)]: JSON.stringify(savedGameRecord(GAME)) }),
  settings: memoryStore({ settings: '{"version": 1, "player": "Ann", "theme": 7}' }),
});

const gathered = async (belongings: Belongings): Promise<string> => unwrap(await gather(belongings, MADE)).text;

const warningsOf = <T>(parsed: Parsed<T>): readonly string[] =>
  parsed.ok ? (parsed.warnings ?? []).map(({ message }) => sentence(message)) : ['a problem'];

/** Every text of every store. */
const contents = async (belongings: Belongings): Promise<unknown> => {
  const texts = async (store: Store) => {
    const names = [...unwrap(await store.names())].sort();
    return Promise.all(names.map(async (name) => [name, unwrap(await store.read(name))]));
  };
  return Promise.all([belongings.results, belongings.games, belongings.settings].map(texts));
};

test('everything is in one file, in an order of its own', async () => {
  expect(JSON.parse(await gathered(some()))).toEqual({
    kura: 'player',
    version: 1,
    made: MADE,
    settings: { version: 1, player: 'Ann', theme: 7 },
    games: [savedGameRecord(GAME)],
    results: { attics: expect.stringContaining('Attics'), cellars: CELLARS },
  });
  expect(JSON.parse(await gathered(empty()))).toEqual({
    kura: 'player',
    version: 1,
    made: MADE,
    games: [],
    results: {},
  });
});

test('all of it comes over into empty stores, and the file made there is the same', async () => {
  const file = await gathered(some());
  const there = empty();
  const report = unwrap(await spread(there, file));
  expect(report).toEqual({ results: 3, packs: 2, games: 1, opened: 0, drawn: 0, settings: true });
  expect(reportMessages(report).map(sentence)).toEqual(['3 results in 2 packs', '1 saved game', 'settings']);
  expect(await gathered(there)).toBe(file);
});

test("one's own file changes nothing", async () => {
  const here = some();
  const before = await contents(here);
  const report = unwrap(await spread(here, await gathered(here)));
  expect(report).toEqual({ results: 0, packs: 0, games: 0, opened: 0, drawn: 0, settings: false });
  expect(reportMessages(report)).toEqual([]);
  expect(await contents(here)).toEqual(before);
});

describe('what is here and what comes in', () => {
  test('results are put together, each one once', async () => {
    const here = some();
    const results = { cellars: writeResults('Cellars', [result({}), result({ name: 'Cyd', moves: 19 })]) };
    const file = await gathered({ ...empty(), results: memoryStore(results) });
    expect(unwrap(await spread(here, file))).toMatchObject({ results: 1, packs: 1 });
    const text = unwrap(await here.results.read('cellars'))!;
    expect(text.match(/<name>\w+/g)).toEqual(['<name>Cyd', '<name>Ann', '<name>Bob']);
    expect(unwrap(await spread(here, file))).toMatchObject({ results: 0, packs: 0 });
  });

  test('settings that come in replace those here; the others stay', async () => {
    const here = some();
    const there = empty();
    unwrap(await changeSettings(there.settings, { player: 'Bob', speed: 4 }));
    expect(unwrap(await spread(here, await gathered(there)))).toMatchObject({ settings: true });
    expect(JSON.parse(unwrap(await here.settings.read('settings'))!)).toEqual({
      version: 1,
      player: 'Bob',
      speed: 4,
      theme: 7,
    });
  });

  test('a setting that is not understood does not come in', async () => {
    const here = some();
    const file = JSON.stringify({ kura: 'player', version: 1, settings: { player: 5, route: 'pushes' } });
    expect(warningsOf(await spread(here, file))).toEqual(['The setting "player" is not understood and was left out.']);
    expect(JSON.parse(unwrap(await here.settings.read('settings'))!)).toMatchObject({ player: 'Ann', route: 'pushes' });
  });

  test('of the lines on a level none is lost, the later one comes first', async () => {
    const here = some();
    const line = { moves: 'r', at: 1, own: 0, spent: [5, 0] } as const;
    const later = savedGame({ lines: [line], saved: '2026-12-01T00:00:00Z' });
    const games = memoryStore({ [savedGameName(later)]: JSON.stringify(savedGameRecord(later)) });
    expect(unwrap(await spread(here, await gathered({ ...empty(), games })))).toMatchObject({ games: 1 });
    expect(JSON.parse(unwrap(await here.games.read(savedGameName(later)))!)).toEqual(
      savedGameRecord({ ...later, lines: [line, ...GAME.lines] }),
    );
  });
});

test('what is damaged here is left out of the file, with a warning', async () => {
  const here = {
    ...empty(),
    results: memoryStore({ cellars: CELLARS, torn: '<collection_results>' }),
    games: memoryStore({ 'sokoban-x': '{}' }),
    settings: memoryStore({ settings: '{' }),
  };
  const file = await gather(here, MADE);
  expect(unwrap(file).isWhole).toBe(false);
  expect(JSON.parse(unwrap(file).text)).toEqual({
    kura: 'player',
    version: 1,
    made: MADE,
    games: [],
    results: { cellars: CELLARS },
  });
  expect(warningsOf(file)).toEqual([
    'The settings are damaged and were left out.',
    '"sokoban-x" was left out: This is no saved game.',
    expect.stringMatching(/^"torn" was left out: /),
  ]);
});

describe('a file with a fault changes nothing', () => {
  const file = (parts: object): string => JSON.stringify({ kura: 'player', version: 1, ...parts });
  const sound = { settings: { player: 'Eve' }, games: [savedGameRecord(savedGame({ hash: 'e'.repeat(16) }))] };

  test.each([
    ['{"kura": "player",\n "version": 1,\n "games": [}', 'This is not valid JSON.'],
    ['{"kura": "player",\n "version" 1}', '2:12 This is not valid JSON.'],
    [CELLARS, 'This is not valid JSON.'],
    ['[]', 'This is not a file with the data of a player of Kura.'],
    ['{"version": 1}', 'This is not a file with the data of a player of Kura.'],
    [file({ version: 2 }), 'A newer Kura made this file, and only a newer one can read it.'],
    [file({ ...sound, settings: [] }), 'These are no settings.'],
    [file({ ...sound, settings: { huge: 'x'.repeat(100_000) } }), 'The settings are too long.'],
    [file({ ...sound, games: {} }), 'The saved games are no list.'],
    [file({ ...sound, games: [...sound.games, {}] }), 'Saved game 2: This is no saved game.'],
    [file({ ...sound, games: Array(100_001).fill(0) }), 'There are more than 100000 saved games.'],
    [file({ ...sound, results: [] }), 'The results are no list of packs.'],
    [file({ ...sound, results: { cellars: 5 } }), 'Results "cellars": This is no text.'],
    [
      file({ ...sound, results: { cellars: CELLARS, attics: '<html/>' } }),
      'Results "attics": Expected the element collection_results, not html.',
    ],
  ])('%#: %.60s', async (text, expected) => {
    const here = some();
    const before = await contents(here);
    expect(complaint(await spread(here, text))).toBe(expected);
    expect(await contents(here)).toEqual(before);
  });
});

test('when a store fails, that is said, and the file can be brought again', async () => {
  const full: Store = { ...memoryStore(), update: async () => bad(say('The disk is full.')) };
  expect(complaint(await spread({ ...empty(), games: full }, await gathered(some())))).toBe(
    'Not everything was saved: The disk is full.',
  );
});

test('a part that this program does not know is left out, with a warning', async () => {
  const file = '{"kura": "player", "version": 1, "medals": []}';
  expect(warningsOf(await spread(empty(), file))).toEqual(['"medals" is not known here and was left out.']);
});

test('names that mean something to a program are names like any other', async () => {
  const results = `{"__proto__": ${JSON.stringify(CELLARS)}, "../../x": ${JSON.stringify(CELLARS)}, "": ${JSON.stringify(CELLARS)}}`;
  const file = `{"kura": "player", "version": 1, "settings": {"__proto__": {"player": "Eve"}}, "results": ${results}}`;
  const here = empty();
  expect(unwrap(await spread(here, file))).toMatchObject({ results: 6, packs: 3 });
  expect([...unwrap(await here.results.names())].sort()).toEqual(['', '../../x', '__proto__']);
  expect(({} as { player?: string }).player).toBeUndefined();
  const there = empty();
  unwrap(await spread(there, await gathered(here)));
  expect(await gathered(there)).toBe(await gathered(here));
});

test('whatever is in a file, it is taken or refused, and what was refused changed nothing', async () => {
  const part = fc.jsonValue({ maxDepth: 3 });
  const parts = fc.record(
    { settings: part, games: fc.oneof(fc.array(part), part), results: part },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(parts, async (values) => {
      const here = some();
      const before = await contents(here);
      const report = await spread(here, JSON.stringify({ kura: 'player', version: 1, ...values }));
      if (!report.ok) expect(await contents(here)).toEqual(before);
      else unwrap(await spread(empty(), await gathered(here)));
    }),
    { numRuns: 300 },
  );
});

const someGame = fc.record({
  hash: fc.constantFrom('a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)),
  moves: fc.constantFrom('', 'r', 'rR'),
  saved: fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-01T00:00:00.500Z', '2026-02-01T00:00:00Z'),
  solved: fc.boolean(),
});

const someResult = fc.record({
  level: fc.integer({ min: 1, max: 3 }),
  name: fc.constantFrom('Ann', 'Bob', 'Ödön <&>'),
  moves: fc.integer({ min: 1, max: 3 }),
});

/** A player file with anything in it. */
const someFile = fc
  .record({
    games: fc.array(someGame, { maxLength: 4 }),
    results: fc.dictionary(fc.constantFrom('one', 'two'), fc.array(someResult, { minLength: 1, maxLength: 4 })),
    settings: fc.record({ player: fc.constantFrom('Ann', 'Bob'), theme: fc.integer() }, { requiredKeys: [] }),
  })
  .map(({ games, results, settings }) =>
    JSON.stringify({
      kura: 'player',
      version: 1,
      settings,
      games: games.map((game) => savedGameRecord(savedGame(game))),
      results: Object.fromEntries(
        Object.entries(results).map(([name, list]) => [name, writeResults(name, list.map(result))]),
      ),
    }),
  );

test('whatever is brought, bringing it again changes nothing, and it can be taken elsewhere whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someFile, { minLength: 1, maxLength: 3 }), async (files) => {
      const here = empty();
      for (const file of files) unwrap(await spread(here, file));
      const before = await contents(here);
      expect(unwrap(await spread(here, files.at(-1)!))).toEqual({
        results: 0,
        packs: 0,
        games: 0,
        ...{ opened: 0, drawn: 0 },
        settings: false,
      });
      expect(await contents(here)).toEqual(before);
      const there = empty();
      unwrap(await spread(there, await gathered(here)));
      expect(await gathered(there)).toBe(await gathered(here));
    }),
    { numRuns: 60 },
  );
});
