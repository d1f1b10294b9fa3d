import { levelId } from '../../results/levels.ts';
import type { LevelResult } from '../../results/result.ts';
import type { SavedGame } from '../belongings/savedGame.ts';

/** A level that was solved, and when that was for the first time, as far as anybody knows. */
export interface SolvedLevel {
  /** Undefined where no game of it is kept that would tell. */
  readonly game: string | undefined;
  readonly date: string;
}

/** A result, and the name of the pack that it is of. */
export interface PackResult extends LevelResult {
  readonly pack: string;
}

const earlier = (one: string, other: string): string => (Date.parse(other) < Date.parse(one) ? other : one);

/**
 * The levels that a player has solved, each once. A result of his tells when; of a level that was solved without one its saved game
 * does, or at least when it was left last.
 */
export const solvedLevels = (
  games: readonly SavedGame[],
  results: readonly PackResult[],
  gameOfPack: (pack: string) => string | undefined,
): readonly SolvedLevel[] => {
  const gameOf = new Map(games.map(({ hash, game }) => [hash, game]));
  const found = new Map<string, SolvedLevel>();
  for (const result of results.filter(({ date }) => !Number.isNaN(Date.parse(date)))) {
    const key = result.hash ?? `${result.pack} ${levelId(result)}`;
    const game = gameOf.get(result.hash ?? '') ?? gameOfPack(result.pack);
    found.set(key, { game, date: earlier(result.date, found.get(key)?.date ?? result.date) });
  }
  for (const { hash, game, saved, solved, firstSolved } of games) {
    if (solved && !found.has(hash)) found.set(hash, { game, date: firstSolved ?? saved });
  }
  return [...found.values()].toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
};

/** A day or a week, and what came of it. */
export interface Stretch {
  /** Its first moment, in milliseconds since 1970. */
  readonly begins: number;
  /** Levels solved in it, and all up to its end. */
  readonly solved: number;
  readonly total: number;
}

/** Days that are told one by one; what took longer is told by weeks. */
const MOST_DAYS = 60;

/** Of the day, or of the week, which begins on Monday, by the clock of whoever reads it. */
const beginning = (date: number, unit: 'day' | 'week'): Date => {
  const day = new Date(date);
  day.setHours(0, 0, 0, 0);
  if (unit === 'week') day.setDate(day.getDate() - ((day.getDay() + 6) % 7));
  return day;
};

/** By dates and not by hours: some days have twenty-three, and where the first hour is missing the next day has it again. */
const goOn = (at: Date, unit: 'day' | 'week'): void => {
  at.setDate(at.getDate() + (unit === 'week' ? 7 : 1));
  at.setHours(0, 0, 0, 0);
};

/** Levels solved over time, from the first one until now, with the days or weeks in between that had none. */
export const stretchesOf = (
  solved: readonly SolvedLevel[],
  now: number,
): { readonly unit: 'day' | 'week'; readonly stretches: readonly Stretch[] } => {
  const times = solved.map(({ date }) => Date.parse(date));
  const [first = now, last = now] = [times[0], times.at(-1)];
  const end = Math.max(now, last);
  const unit = end - first > MOST_DAYS * 24 * 60 * 60 * 1000 ? 'week' : 'day';
  const counts = new Map<number, number>();
  for (const time of times) {
    const begins = beginning(time, unit).getTime();
    counts.set(begins, (counts.get(begins) ?? 0) + 1);
  }
  const stretches: Stretch[] = [];
  let total = 0;
  for (const at = beginning(first, unit); at.getTime() <= end; goOn(at, unit)) {
    const amount = counts.get(at.getTime()) ?? 0;
    total += amount;
    stretches.push({ begins: at.getTime(), solved: amount, total });
  }
  return { unit, stretches: times.length === 0 ? [] : stretches };
};
