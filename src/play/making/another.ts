import type { AnyGame } from '../../core/game.ts';
import type { LevelKind } from '../../core/making.ts';
import type { Level } from '../../core/pack.ts';
import { findMakable } from '../../games/makers.ts';
import { levelHash } from '../../results/levelHash.ts';
import type { SavedGame } from '../belongings/savedGame.ts';
import { dailyOf, seedOf } from '../day/daily.ts';
import type { Opened } from '../packs/opened.ts';
import { difficultyOf } from '../speech/difficulty.ts';
import { gradeOf } from '../speech/grade.ts';
import { madePackName, wishNamed } from './madeName.ts';

/** A level of a pack, to be opened by its address. */
export interface Address {
  readonly pack: string;
  readonly level: number;
}

/** A level that was solved, which another one is to be like. */
export interface Model {
  readonly opened: Opened;
  /** Its number, from 1. */
  readonly number: number;
}

/** One box is hardly a level, and more than these take longer to make than anybody waits: then its grade has to do. */
const [LEAST_BOXES, MOST_BOXES] = [2, 5];

/** How hard a level is of which nobody knows that. */
const USUAL = 5;

/** No address tells of more columns or rows, and no maker makes them. */
const LONGEST = 99;

const told = (length: number): number => Math.min(LONGEST, length);

/** What a level is like: about its size and its boxes, and as hard. */
const kindOf = (game: AnyGame, level: Pick<Level, 'board' | 'notes'>): LevelKind => {
  const state = game.parse(level.board);
  const grade = gradeOf(level) ?? USUAL;
  if (!state.ok) return { grade };
  const { width, height } = game.view(state.value);
  const { boxes = 0 } = game.census?.(state.value) ?? {};
  return {
    size: { width: told(width), height: told(height) },
    ...(boxes >= LEAST_BOXES && boxes <= MOST_BOXES && { boxes }),
    grade,
  };
};

/** Whether there are others like the levels of a pack: they are made, or its game has enough of them. A lesson is followed by the next one. */
export const hasOthers = ({ game, pack }: Opened): boolean => {
  if (game.packs.some((one) => one.pack === pack && one.isLessons)) return false;
  return game.isTask ? dailyOf(game) !== undefined : findMakable(game.id)?.maker !== undefined;
};

const levelAt = ({ opened, number }: Model): Level => opened.pack.levels[number - 1]!;

/** Whether levels of a kind take longer than anybody likes to wait, as far as that is known before. */
export const takesLong = ({ id }: AnyGame, kind: LevelKind): boolean => {
  const quick = findMakable(id)?.quick?.(kind);
  return quick !== undefined && quick.grade !== kind.grade;
};

/** An easier one than a made pack has, by its name, for whoever does not want to wait for that: the hardest that is made in seconds, or one a grade below. */
export const easierThan = ({ id }: AnyGame, name: string): string | undefined => {
  const wish = wishNamed(name);
  if (!wish) return undefined;
  const { seed, grade = USUAL, ...kind } = wish;
  const quick = findMakable(id)?.quick ?? ((asked: LevelKind) => asked);
  const nearest = quick({ ...kind, grade });
  if (nearest.grade !== grade) return madePackName({ ...nearest, seed });
  return grade > 1 ? madePackName({ ...quick({ ...kind, grade: grade - 1 }), seed }) : undefined;
};

/** Seeds follow one another: whoever asks again is led to the next one that he has not solved. */
const madeLike = (model: Model, played: readonly SavedGame[]): Address => {
  const { game, name } = model.opened;
  const wish = wishNamed(name);
  const { seed: _, ...asked } = wish ?? { ...kindOf(game, levelAt(model)), seed: 0 };
  // Whoever has waited for a hard one has not asked to wait again.
  const kind = findMakable(game.id)?.quick?.(asked) ?? asked;
  const solved = new Set(played.filter((one) => one.game === game.id && one.solved).map(({ pack }) => pack));
  // Few enough letters for an address that somebody reads out.
  for (let seed = wish ? wish.seed + 1 : seedOf(levelAt(model).board) % 10_000; ; seed += 1) {
    const pack = madePackName({ ...kind, seed });
    if (!solved.has(pack)) return { pack, level: 1 };
  }
};

/** The next one of a pack that is as hard and not solved; after the final level the first again. */
const nextLike = (model: Model, { game, pack, name }: Opened, played: readonly SavedGame[]): Address | undefined => {
  const solved = new Set(played.filter((one) => one.game === game.id && one.solved).map(({ hash }) => hash));
  const { board } = levelAt(model);
  const difficulty = difficultyOf(levelAt(model));
  const from = pack.levels.findIndex((one) => one.board === board) + 1;
  const order = pack.levels.map((_, index) => (from + index) % pack.levels.length);
  const isOther = (level: Level): boolean =>
    level.board !== board && difficultyOf(level) === difficulty && !solved.has(levelHash(game, level) ?? '');
  const found = order.find((index) => isOther(pack.levels[index]!));
  return found === undefined ? undefined : { pack: name, level: found + 1 };
};

/** Another level like one that was solved; undefined where all of those are. `fetch` fetches a pack that comes with the game. */
export const anotherLike = async (
  model: Model,
  played: readonly SavedGame[],
  fetch: (game: AnyGame, name: string) => Promise<Opened> | undefined,
): Promise<Address | undefined> => {
  const { game } = model.opened;
  if (!game.isTask) return madeLike(model, played);
  const daily = dailyOf(game);
  const source = daily?.from === 'pack' ? await fetch(game, daily.pack.name) : undefined;
  return source && nextLike(model, source, played);
};
