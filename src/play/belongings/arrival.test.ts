import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import { type Belongings, spread } from './belongings.ts';
import { formatPlayerFile } from './playerFile.ts';

const empty = (): Belongings => ({
  results: memoryStore(),
  games: memoryStore(),
  settings: memoryStore(),
  packs: memoryStore(),
  drawn: memoryStore(),
});

const GAMES = 320;

const game = (index: number) => ({
  game: 'sokoban',
  hash: index.toString(16).padStart(16, '0'),
  board: '#####\n#@$.#\n#####',
  pack: 'Cellars',
  level: index + 1,
  title: '',
  lines: [{ moves: 'r', at: 1, own: 1, spent: [1000, 0] as const }],
  saved: '2026-11-15T10:20:30.000Z',
  isOnBoard: true,
  solved: false,
});

const FILE = formatPlayerFile(
  {
    settings: { version: 1, player: 'Ann' },
    games: Array.from({ length: GAMES }, (_, index) => game(index)),
    results: [],
    packs: [],
    drawn: [],
  },
  '2026-11-15T12:00:00Z',
);

test('how much has come in is told, up to all of it', async () => {
  const told: number[] = [];
  const report = await spread(empty(), FILE, (done) => told.push(done) > 0);
  expect(unwrap(report)).toMatchObject({ games: GAMES, settings: true });
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  expect(told.length).toBeGreaterThan(2);
  expect(told.at(-1)).toBe(1);
});

test('an import that is stopped says so; what had come in stays, and the rest comes another time', async () => {
  const belongings = empty();
  const stopped = await spread(belongings, FILE, (done) => done < 0.5);
  const { games, settings } = unwrap(stopped);
  expect([games > 0, games < GAMES, settings]).toEqual([true, true, false]);
  expect(stopped.ok && stopped.warnings?.map(({ message }) => sentence(message))).toEqual([
    'The import was stopped: what had come in by then stays.',
  ]);
  expect(unwrap(await belongings.games.names())).toHaveLength(games);
  expect(unwrap(await spread(belongings, FILE))).toMatchObject({ games: GAMES - games, settings: true });
});

test('whoever says stop when all has come in has stopped nothing', async () => {
  const report = await spread(empty(), FILE, (done) => done < 1);
  expect(report.ok && report.warnings).toBe(undefined);
});
