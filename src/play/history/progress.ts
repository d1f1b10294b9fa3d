import type { AnyGame } from '../../core/game.ts';
import type { Level } from '../../core/pack.ts';
import type { View } from '../../core/view.ts';
import { levelHash } from '../../results/levelHash.ts';
import type { SavedGame } from '../belongings/savedGame.ts';
import { drawnView } from '../packs/preview.ts';
import { type Onward, onwardFrom } from './lastPlayed.ts';
import { resumed } from './resumed.ts';

/** How far somebody is in a game. */
export interface Progress {
  /** When it was played last, as it is saved; undefined when it never was. */
  readonly played: string | undefined;
  /** The level to go on with. */
  readonly onward: Onward | undefined;
  /** The names of the packs that come with it, each with whether its levels are solved, in their order. */
  readonly packs: ReadonlyMap<string, readonly boolean[]>;
}

/** Of all saved games, the one that was left last first. */
export const progressIn = (game: AnyGame, all: readonly SavedGame[]): Progress => {
  const saved = all.filter((one) => one.game === game.id);
  const solved = new Set(saved.filter((one) => one.solved).map(({ hash }) => hash));
  const isSolved = (level: Level): boolean => solved.size > 0 && solved.has(levelHash(game, level) ?? '');
  return {
    played: saved[0]?.saved,
    onward: saved[0] && onwardFrom(game, saved[0]),
    packs: new Map(game.packs.map(({ name, pack }) => [name, pack.levels.map(isSolved)])),
  };
};

/** Which of two pieces of progress was made later. */
export const laterFirst = (one: Progress, other: Progress): number =>
  Date.parse(other.played ?? '') - Date.parse(one.played ?? '');

/** The first level that waits to be solved, those of lessons before all others. */
export const unsolvedIn = (game: AnyGame, { packs }: Progress): Onward | undefined => {
  if (game.seats === 2) return undefined;
  const lessonsFirst = game.packs.toSorted((one, other) => Number(other.isLessons ?? 0) - Number(one.isLessons ?? 0));
  for (const { name, pack } of lessonsFirst) {
    const index = packs.get(name)!.indexOf(false);
    const level = pack.levels[index];
    if (level) return { pack: name, level: index + 1, title: level.title, board: level.board };
  }
  return undefined;
};

/** A level as it was left, or as its author drew it. */
export interface Standing {
  readonly view: View | undefined;
  readonly moves: number;
}

/** How a level stands that is gone on with. */
export const standingOf = (game: AnyGame, onward: Onward, all: readonly SavedGame[]): Standing => {
  const saved = all.find((one) => one.game === game.id && one.board === onward.board && one.isOnBoard);
  const left = saved && resumed(game, saved.board, saved.lines[0])?.snapshot(0);
  return left ? { view: left.view, moves: left.score.moves ?? left.at } : { view: drawnView(game, onward), moves: 0 };
};
