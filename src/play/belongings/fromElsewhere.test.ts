import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { openSession } from '../../core/openSession.ts';
import { type Parsed, problemsOf, sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { levelHash } from '../../results/levelHash.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import { type Belongings, gather, type Report, spread } from './belongings.ts';
import { formatPlayerFile } from './playerFile.ts';
import { readSavedGame, type SavedGame, saveGame } from './savedGame.ts';

const MADE = '2026-11-15T12:00:00Z';
const sokoban = findGame('sokoban')!;

const ROOM = '############\n#@$       .#\n############';
const CLOSET = '#####\n#@$.#\n#####';

const hashOf = (board: string): string => levelHash(sokoban, { title: '', board, lines: [], problems: [] })!;

const game = (changes: Partial<SavedGame>): SavedGame => ({
  game: 'sokoban',
  hash: hashOf(ROOM),
  board: ROOM,
  pack: 'Rooms',
  level: 1,
  title: '',
  lines: [{ moves: 'RRRRRRR', at: 7, own: 7, spent: [1000, 0] }],
  saved: '2026-11-15T10:20:30.000Z',
  isOnBoard: true,
  solved: false,
  ...changes,
});

const empty = (): Belongings => ({
  results: memoryStore(),
  games: memoryStore(),
  settings: memoryStore(),
  packs: memoryStore(),
  drawn: memoryStore(),
});

const bring = (belongings: Belongings, ...games: readonly SavedGame[]): Promise<Parsed<Report>> =>
  spread(belongings, formatPlayerFile({ settings: undefined, games, results: [], packs: [], drawn: [] }, MADE));

const keptIn = async ({ games }: Belongings): Promise<SavedGame> => {
  const [text] = unwrap(await games.texts()).values();
  return unwrap(readSavedGame(text!));
};

describe('moves out of a file', () => {
  test('are not the player’s own: seven of them and one key make no line of his', async () => {
    const belongings = empty();
    unwrap(await bring(belongings, game({})));
    const session = unwrap(openSession(sokoban, ROOM));
    session.restore((await keptIn(belongings)).lines, 'board');
    unwrap(session.play('R', 0));
    const [line] = session.keep(0);
    expect([session.snapshot(0).outcome?.winner, line]).toMatchObject([0, { moves: 'RRRRRRRR', own: 0 }]);
  });

  test('stay his own where he has played them here', async () => {
    const belongings = empty();
    unwrap(await saveGame(belongings.games, game({})));
    const { text } = unwrap(await gather(belongings, MADE));
    expect(unwrap(await spread(belongings, text)).games).toBe(0);
    unwrap(await bring(belongings, game({ saved: '2026-11-16T10:20:30.000Z' })));
    expect((await keptIn(belongings)).lines).toMatchObject([{ moves: 'RRRRRRR', own: 7 }]);
  });

  test('are his as far as he has played them', async () => {
    const belongings = empty();
    unwrap(await saveGame(belongings.games, game({ lines: [{ moves: 'RR', at: 2, own: 2, spent: [1000, 0] }] })));
    unwrap(await bring(belongings, game({ saved: '2026-11-16T10:20:30.000Z' })));
    expect((await keptIn(belongings)).lines).toMatchObject([{ moves: 'RRRRRRR', own: 2 }]);
  });
});

describe('a level that a file calls solved', () => {
  const solved = game({ lines: [{ moves: 'RRRRRRRR', at: 3, own: 8, spent: [1000, 0] }], solved: true });

  test('is so if a line solves it', async () => {
    const belongings = empty();
    expect(problemsOf(await bring(belongings, solved))).toEqual([]);
    expect((await keptIn(belongings)).solved).toBe(true);
  });

  test.each<[string, Partial<SavedGame>]>([
    ['there are no lines', { lines: [] }],
    ['no line solves it', { lines: [{ moves: 'RRRRRRR', at: 7, own: 7, spent: [0, 0] }] }],
    ['a line cannot be played', { lines: [{ moves: 'UU', at: 7, own: 7, spent: [0, 0] }] }],
    ['another board is solved in its name', { board: CLOSET, lines: [{ moves: 'R', at: 1, own: 1, spent: [0, 0] }] }],
    ['nobody knows the game', { game: 'chess' }],
  ])('is not if %s, and that is told', async (_, changes) => {
    const belongings = empty();
    const told = problemsOf(await bring(belongings, { ...solved, ...changes })).map(({ message }) => sentence(message));
    expect(told).toEqual(['1 level is not marked as solved: no moves in the file solve it.']);
    expect((await keptIn(belongings)).solved).toBe(false);
  });

  test('stays solved where it is solved here', async () => {
    const belongings = empty();
    unwrap(await saveGame(belongings.games, game({ lines: [], solved: true })));
    unwrap(await bring(belongings, game({ lines: [], solved: true })));
    expect((await keptIn(belongings)).solved).toBe(true);
  });
});

test('better solutions of a file join those that are here, once they are replayed', async () => {
  const belongings = empty();
  const short = { moves: 'RRRRRRRR', of: 'RRRRRRRlrR' };
  const here = { moves: 'RRRRRRRlrR', of: 'RRRRRRRlrlrR' };
  await saveGame(belongings.games, game({ improved: [here] }));
  const improved = [
    short,
    { moves: 'RRR', of: short.of },
    { moves: 'R8', of: short.of },
    { moves: '8R', of: short.of },
  ];
  unwrap(await bring(belongings, game({ improved })));
  expect((await keptIn(belongings)).improved).toEqual([here, short]);
  unwrap(await bring(belongings, game({ hash: hashOf(CLOSET), improved: [short] })));
  const brought = unwrap(await gather(belongings, MADE)).text;
  expect(JSON.parse(brought).games.map(({ improved }: SavedGame) => improved)).toContainEqual([here, short]);
  expect(JSON.parse(brought).games.map(({ improved }: SavedGame) => improved)).toContainEqual(undefined);
});
