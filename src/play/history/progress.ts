import type { AnyGame } from '../../core/game.ts';
import type { LaterPack, Level } from '../../core/pack.ts';
import type { View } from '../../core/view.ts';
import { levelHash } from '../../results/levelHash.ts';
import type { SavedGame } from '../belongings/savedGame.ts';
import { shippedPack } from '../packs/opened.ts';
import { lyingView } from '../packs/preview.ts';
import { gameOfPack } from '../task/taskGame.ts';
import { lastBesideDays, type Onward, onwardFrom } from './lastPlayed.ts';
import { resumed } from './resumed.ts';

/** How far somebody is in a game. */
export interface Progress {
  /** When it was played last, as it is saved; undefined when it never was. */
  readonly played: string | undefined;
  /** The level to go on with. */
  readonly onward: Onward | undefined;
  /** The same besides levels of a day. */
  readonly besideDays: Onward | undefined;
  /** The names of the packs that come with it and can be solved, each with whether its levels are, in their order. */
  readonly packs: ReadonlyMap<string, readonly boolean[]>;
}

/** On an empty board for two there is nothing to solve. */
const solvable = (game: AnyGame): AnyGame['packs'] =>
  game.packs.filter(({ pack }) => gameOfPack(game, pack).seats === 1);

/** Of all saved games, the one that was left last first. */
export const progressIn = (game: AnyGame, all: readonly SavedGame[]): Progress => {
  const saved = all.filter((one) => one.game === game.id);
  const solved = new Set(saved.filter((one) => one.solved).map(({ hash }) => hash));
  const beside = lastBesideDays(game, saved);
  const isSolved = (level: Level): boolean => solved.size > 0 && solved.has(levelHash(game, level) ?? '');
  return {
    played: saved[0]?.saved,
    onward: saved[0] && onwardFrom(game, saved[0]),
    besideDays: beside && onwardFrom(game, beside),
    packs: new Map([
      ...solvable(game).map(({ name, pack }) => [name, pack.levels.map(isSolved)] as const),
      ...(game.laterPacks ?? []).map((later) => [later.name, solvedOf(later, saved)] as const),
    ]),
  };
};

/** Of a pack that is not at hand the numbers of its levels tell which are solved. */
const solvedOf = ({ name, levels }: LaterPack, saved: readonly SavedGame[]): readonly boolean[] => {
  const solved = new Set(saved.filter((one) => one.solved && one.pack === name).map(({ level }) => level));
  return Array.from({ length: levels }, (_, index) => solved.has(index + 1));
};

/** Which of two pieces of progress was made later. */
export const laterFirst = (one: Progress, other: Progress): number =>
  Date.parse(other.played ?? '') - Date.parse(one.played ?? '');

/** The first level that waits to be solved, those of lessons before all others. Who has played a game for two is led nowhere. */
export const unsolvedIn = (game: AnyGame, { packs, played }: Progress): Onward | undefined => {
  if (game.seats === 2 && played !== undefined) return undefined;
  const lessonsFirst = solvable(game).toSorted(
    (one, other) => Number(other.isLessons ?? 0) - Number(one.isLessons ?? 0),
  );
  const fetched = (game.laterPacks ?? []).flatMap(({ name }) => shippedPack(game, name) ?? []);
  for (const { name, pack } of [...lessonsFirst, ...fetched]) {
    const index = packs.get(name)!.indexOf(false);
    const level = pack.levels[index];
    if (level) return { pack: name, level: index + 1, title: level.title, board: level.board };
  }
  return undefined;
};

/** Whether a pack of a game is for two: those that nobody knows are, where the game is. */
export const isForTwo = (game: AnyGame, pack: string): boolean => (shippedPack(game, pack)?.game ?? game).seats === 2;

/** A level as it was left, or as its author drew it. */
export interface Standing {
  readonly view: View | undefined;
  readonly moves: number;
}

/** How a level stands that is gone on with. */
export const standingOf = (game: AnyGame, onward: Onward, all: readonly SavedGame[]): Standing => {
  const saved = all.find((one) => one.game === game.id && one.board === onward.board && one.isOnBoard);
  const played = shippedPack(game, onward.pack)?.game ?? game;
  const left = saved && resumed(played, saved.board, saved.lines[0])?.snapshot(0);
  const view = lyingView(played, onward, left?.view);
  return { view, moves: left?.score.moves ?? left?.at ?? 0 };
};
