import { expect, test } from 'vitest';
import type { AnyGame } from '../../core/game.ts';
import { findGame, games } from '../../games/index.ts';
import { levelHash } from '../../results/levelHash.ts';
import type { SavedGame } from '../belongings/savedGame.ts';
import { shippedPack } from '../packs/opened.ts';
import { progressIn, standingOf, unsolvedIn } from './progress.ts';
import { type Welcome, welcomeTo } from './welcome.ts';

const sokoban = findGame('sokoban')!;
const breakthrough = findGame('breakthrough')!;
const lessons = shippedPack(sokoban, 'first-steps')!;

/** What was played of a level, as it is saved; its first minute is that of the date. */
const saved = (game: AnyGame, pack: string, level: number, changes: Partial<SavedGame> = {}): SavedGame => {
  const found = shippedPack(game, pack)!.pack.levels[level - 1]!;
  const { title, board } = found;
  const hash = levelHash(game, found)!;
  const at = '2026-11-15T10:20:30.000Z';
  return {
    game: game.id,
    hash,
    board,
    pack,
    level,
    title,
    lines: [],
    isOnBoard: true,
    saved: at,
    solved: false,
    ...changes,
  };
};

const lineOf = (moves: string) => ({ moves, at: moves.length, own: moves.length, spent: [1000, 0] as const });

/** A lesson that was solved and left so. */
const solvedLesson = (level: number): SavedGame => {
  const [solution] = lessons.pack.levels[level - 1]!.lines;
  return saved(sokoban, 'first-steps', level, { lines: [lineOf(solution!.moves)], solved: true });
};

const welcome = (all: readonly SavedGame[]): Welcome | undefined =>
  welcomeTo(games, new Map(games.map((game) => [game, progressIn(game, all)])));

test('whoever is new is led to the first lesson', () => {
  expect(welcome([])).toMatchObject({ kind: 'new', game: sokoban, onward: { pack: 'first-steps', level: 1 } });
});

test('whoever left something is led back to it: of several games to the one that was left last', () => {
  const left = saved(sokoban, 'campaign', 3, { lines: [lineOf('u')] });
  const later = saved(findGame('vexed')!, 'maps', 2, { lines: [lineOf('r')], saved: '2026-11-16T00:00:00Z' });
  expect(welcome([left])).toMatchObject({ kind: 'left', onward: { pack: 'campaign', level: 3 } });
  expect(welcome([later, left])).toMatchObject({ kind: 'left', game: { id: 'vexed' }, onward: { level: 2 } });
});

test('a level of the day is gone on with, and its game besides where that was left', () => {
  const left = saved(sokoban, 'campaign', 3, { lines: [lineOf('u')] });
  const ofDay = { ...left, pack: 'day-2026-11-18', level: 1, saved: '2026-11-18T10:00:00Z' };
  expect(progressIn(sokoban, [ofDay, left])).toMatchObject({
    onward: { pack: 'day-2026-11-18' },
    besideDays: { pack: 'campaign', level: 3 },
  });
  expect(progressIn(sokoban, [ofDay]).besideDays).toBeUndefined();
});

test('after the final lesson the first level that waits is next; when all are solved, nothing is', () => {
  const all = lessons.pack.levels.map((_, index) => solvedLesson(index + 1)).toReversed();
  expect(welcome(all)).toMatchObject({ kind: 'next', onward: { pack: 'campaign', level: 1 } });
  expect(welcome(all.slice(0, -1))).toMatchObject({ kind: 'next', onward: { pack: 'first-steps', level: 1 } });
  const whole = (game: AnyGame, pack: string): readonly SavedGame[] =>
    shippedPack(game, pack)!
      .pack.levels.map((level, index) =>
        saved(game, pack, index + 1, { lines: [lineOf(level.lines[0]!.moves)], solved: true }),
      )
      .toReversed();
  const rest = [...whole(sokoban, 'campaign'), ...whole(findGame('vexed')!, 'maps')];
  expect(welcome([...all, ...rest])).toMatchObject({ kind: 'next', onward: { pack: 'first-lessons', level: 1 } });
  const tasks = shippedPack(breakthrough, 'first-lessons')!.pack.levels;
  const solved = tasks
    .map((_, index) => saved(breakthrough, 'first-lessons', index + 1, { solved: true }))
    .toReversed();
  expect(welcome([...solved, ...all, ...rest])).toBeUndefined();
  expect(welcome([...solved.slice(1), ...all, ...rest])).toMatchObject({ kind: 'left', onward: { level: 20 } });
});

test('progress counts a solved level once, from whichever pack it was played, and no other', () => {
  const other = { pack: 'a copy', level: 7 };
  const all = [{ ...solvedLesson(2), ...other }, solvedLesson(1), saved(sokoban, 'first-steps', 3)];
  const { packs } = progressIn(sokoban, all);
  expect(packs.get('first-steps')!.slice(0, 4)).toEqual([true, true, false, false]);
  expect(packs.get('campaign')).not.toContain(true);
  expect(unsolvedIn(sokoban, progressIn(sokoban, all))).toMatchObject({ pack: 'first-steps', level: 3 });
});

test('whoever is new to a game for two is led to its lessons, and goes on there; whoever plays it is not', () => {
  const progress = (all: readonly SavedGame[]) => progressIn(breakthrough, all);
  expect(unsolvedIn(breakthrough, progress([]))).toMatchObject({ pack: 'first-lessons', level: 1 });
  expect(progress([]).packs.has('boards')).toBe(false);
  const solved = saved(breakthrough, 'first-lessons', 1, { lines: [lineOf('c3c4')], solved: true });
  expect(progress([solved]).onward).toMatchObject({ pack: 'first-lessons', level: 2, title: 'Taking' });
  expect(progress([{ ...solved, solved: false }]).onward).toMatchObject({ level: 1 });
  expect(progress([solved]).packs.get('first-lessons')!.slice(0, 2)).toEqual([true, false]);
  expect(unsolvedIn(breakthrough, progress([saved(breakthrough, 'boards', 1)]))).toBeUndefined();
});

test('a level stands as it was left, or at its start', () => {
  const left = saved(sokoban, 'first-steps', 1, { lines: [lineOf('dr')] });
  const drawn = (moves: readonly SavedGame[]): string => {
    const { view, moves: made } = standingOf(sokoban, left, moves);
    const letter = { pusher: '@', box: '$', boxHome: '*' } as Readonly<Record<string, string>>;
    const rows = view!.pieces.map((piece) => letter[piece ?? ''] ?? ' ').join('');
    return `${made}:${rows.slice(7, 14).trimEnd()}|${rows.slice(14, 21).trimEnd()}`;
  };
  expect(drawn([left])).toBe('2:|  @$');
  expect(drawn([{ ...left, isOnBoard: false }])).toBe('0: @|   $');
  expect(drawn([])).toBe('0: @|   $');
});
