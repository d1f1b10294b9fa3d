import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import type { Kept } from '../../core/kept.ts';
import { sentence } from '../../core/parsed.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import {
  loadSavedGame,
  mergeSavedGame,
  readSavedGame,
  type SavedGame,
  savedGameRecord,
  saveGame,
} from './savedGame.ts';

const GAME: SavedGame = {
  game: 'sokoban',
  hash: '0123456789abcdef',
  board: '#####\n#@$.#\n#####',
  pack: 'Cellars',
  level: 3,
  title: 'The third',
  lines: [{ moves: 'rR', at: 1, own: 2, spent: [1234.5, 0] }],
  saved: '2026-11-15T10:20:30.000Z',
  isOnBoard: true,
  solved: false,
};

const line = (moves: string): Kept => ({ moves, at: 1, own: moves.length, spent: [7, 0] });

const later = (changes: Partial<SavedGame>): SavedGame => ({ ...GAME, saved: '2026-11-16T00:00:00Z', ...changes });

const textOf = (game: object): string => JSON.stringify(game);

test('a game is read as it was saved', async () => {
  const store = memoryStore();
  expect(unwrap(await loadSavedGame(store, GAME))).toBeUndefined();
  unwrap(await saveGame(store, GAME));
  expect(unwrap(await loadSavedGame(store, GAME))).toEqual(GAME);
  expect(unwrap(await store.names())).toEqual(['sokoban-0123456789abcdef']);
});

test('better solutions stay with the game whatever is played after them; those that are damaged are left out', async () => {
  const store = memoryStore();
  const [one, other] = [
    { moves: 'r', of: 'udr' },
    { moves: 'ur', of: 'udur' },
  ];
  unwrap(await saveGame(store, { ...GAME, improved: [one] }));
  unwrap(await saveGame(store, later({})));
  expect(unwrap(await loadSavedGame(store, GAME))?.improved).toEqual([one]);
  unwrap(await saveGame(store, later({ improved: [other] })));
  expect(unwrap(await loadSavedGame(store, GAME))?.improved).toEqual([other, one]);
  const damaged = textOf({ ...savedGameRecord(GAME), improved: [one, 7, { moves: 'r' }, { moves: '', of: 'r' }] });
  expect(unwrap(readSavedGame(damaged)).improved).toEqual([one]);
});

test('however long a title is, what was played is kept', async () => {
  const store = memoryStore();
  unwrap(await saveGame(store, { ...GAME, title: 'x'.repeat(70_000), pack: 'y'.repeat(70_000) }));
  const saved = unwrap(await loadSavedGame(store, GAME))!;
  expect([saved.lines, saved.title.length, saved.pack.length]).toEqual([GAME.lines, 65_536, 65_536]);
});

test('when a level was solved for the first time is noted then, and stays whatever is played later', async () => {
  const store = memoryStore();
  const firstSolved = async (): Promise<string | undefined> => unwrap(await loadSavedGame(store, GAME))!.firstSolved;
  unwrap(await saveGame(store, GAME));
  expect(await firstSolved()).toBeUndefined();
  unwrap(await saveGame(store, later({ solved: true })));
  unwrap(await saveGame(store, { ...GAME, solved: true, saved: '2026-12-24T00:00:00Z', lines: [line('rl')] }));
  expect(await firstSolved()).toBe('2026-11-16T00:00:00Z');
});

test('of a level that was solved before that was noted, it stays unknown', async () => {
  const store = memoryStore();
  unwrap(
    await store.update('sokoban-0123456789abcdef', () => ({ text: textOf({ ...GAME, version: 1, solved: true }) })),
  );
  unwrap(await saveGame(store, later({ solved: true, lines: [line('rl')] })));
  expect(unwrap(await loadSavedGame(store, GAME))!.firstSolved).toBeUndefined();
});

describe('a text that is no sound game is refused', () => {
  test.each([
    ['', '1:1 This is not valid JSON.'],
    ['[]', 'This is no saved game.'],
    ['{}', 'This is no saved game.'],
    [textOf({ ...GAME, version: '1' }), 'This is no saved game.'],
    [textOf({ ...GAME, version: 2 }), 'A newer Kura saved this game.'],
  ])('%s', (text, expected) => {
    expect(complaint(readSavedGame(text))).toBe(expected);
  });

  test.each([
    ['game', '../../x'],
    ['hash', '0123456789ABCDEF'],
    ['hash', '__proto__'],
    ['board', ' \n '],
    ['board', '#'.repeat(2 ** 20 + 1)],
    ['pack', null],
    ['level', 0],
    ['level', 1.5],
    ['title', ['x']],
    ['lines', undefined],
    ['lines', ['rR']],
    ['lines', Array.from({ length: 41 }, () => line('r'))],
    ['lines', [{ ...line('r'), moves: ' ' }]],
    ['lines', [{ ...line('r'), moves: 'r'.repeat(2 ** 22 + 1) }]],
    ['lines', [{ ...line('r'), at: -1 }]],
    ['lines', [line('r'), { ...line('r'), own: 2 ** 22 + 1 }]],
    ['lines', [{ ...line('r'), spent: [1] }]],
    ['lines', [{ ...line('r'), spent: [1, -1] }]],
    ['lines', [{ ...line('r'), spent: [1, null] }]],
    ['saved', '15 November 2026'],
    ['saved', '2026-13-45T10:20:30Z'],
    ['solved', 'yes'],
  ])('"%s" wrong', (field, value) => {
    const text = textOf({ ...savedGameRecord(GAME), [field]: value });
    expect(complaint(readSavedGame(text))).toBe(`The saved game is damaged: "${field}" is missing or wrong.`);
  });

  test('under the name of another level', async () => {
    const store = memoryStore();
    const other = { ...GAME, hash: 'f'.repeat(16) };
    unwrap(await store.update('sokoban-ffffffffffffffff', () => ({ text: textOf(savedGameRecord(GAME)) })));
    expect(complaint(await loadSavedGame(store, other))).toBe('This saved game is of another level.');
  });
});

describe('saving', () => {
  test('replaces a line by what became of it, and forgets no solved level', async () => {
    const store = memoryStore();
    unwrap(await saveGame(store, { ...GAME, solved: true }));
    unwrap(await saveGame(store, { ...GAME, lines: [line('rRl')], saved: '2020-01-01T00:00:00Z' }));
    expect(unwrap(await loadSavedGame(store, GAME))).toMatchObject({ lines: [line('rRl')], solved: true });
  });

  test('leaves what another tab has played meanwhile', async () => {
    const store = memoryStore();
    unwrap(await saveGame(store, { ...GAME, lines: [line('rR')] }));
    unwrap(await saveGame(store, { ...GAME, lines: [line('ll')] }));
    unwrap(await saveGame(store, { ...GAME, lines: [line('rRR')] }));
    expect(unwrap(await loadSavedGame(store, GAME))).toMatchObject({ lines: [line('rRR'), line('ll')] });
  });

  test('of whoever only looks tells how he left the board, and not that he had played', async () => {
    const store = memoryStore();
    unwrap(await saveGame(store, GAME));
    unwrap(await saveGame(store, later({ isOnBoard: false })));
    expect(unwrap(await loadSavedGame(store, GAME))).toEqual({ ...GAME, isOnBoard: false });
  });

  test('before anybody noted how the board was left, a line was on it', () => {
    const { isOnBoard: _, ...old } = savedGameRecord(GAME) as Record<string, unknown>;
    expect(unwrap(readSavedGame(textOf(old)))).toEqual(GAME);
  });

  test('keeps a damaged text under another name', async () => {
    const store = memoryStore();
    unwrap(await store.update('sokoban-0123456789abcdef', () => ({ text: '{' })));
    const saved = await saveGame(store, GAME);
    expect(saved.ok && saved.warnings?.map(({ message }) => sentence(message))[0]).toMatch(
      /^A damaged saved game is kept as ".+"\.$/,
    );
    expect(unwrap(await loadSavedGame(store, GAME))).toEqual(GAME);
  });

  test('does not write what could not be read again', async () => {
    const store = memoryStore();
    expect(complaint(await saveGame(store, { ...GAME, level: 0 }))).toMatch(/"level"/);
    expect(unwrap(await store.names())).toEqual([]);
  });
});

describe('a game from elsewhere', () => {
  test.each([
    [
      'later lines come first, and no line is lost',
      GAME,
      later({ lines: [line('rl')] }),
      later({ lines: [line('rl'), ...GAME.lines] }),
    ],
    ['earlier lines come last', later({ lines: [line('rl')] }), GAME, later({ lines: [line('rl'), ...GAME.lines] })],
    [
      'a line that is here already comes once',
      later({ lines: [line('rR'), line('r')] }),
      GAME,
      later({ lines: [line('rR'), line('r')] }),
    ],
    [
      'solved here stays solved, since it was',
      { ...GAME, solved: true },
      later({}),
      later({ solved: true, firstSolved: GAME.saved }),
    ],
    [
      'of two days on which it was solved the earlier one stays',
      later({ solved: true }),
      { ...GAME, solved: true, firstSolved: GAME.saved },
      later({ solved: true, firstSolved: GAME.saved }),
    ],
    ['solved elsewhere is solved', later({}), { ...GAME, solved: true }, later({ solved: true })],
    ['no line replaces none', GAME, later({ lines: [], solved: true }), later({ solved: true })],
    ['a line comes where there is none', later({ lines: [] }), GAME, later({})],
  ])('%s', async (_, here, there, expected) => {
    const store = memoryStore();
    unwrap(await saveGame(store, here));
    const isNew = unwrap(await mergeSavedGame(store, there));
    expect(unwrap(await loadSavedGame(store, GAME))).toEqual(expected);
    expect(isNew).toBe(textOf(expected) !== textOf(here));
    expect(unwrap(await mergeSavedGame(store, there))).toBe(false);
  });
});
