import type { AnyGame } from '../../core/game.ts';
import { groupsBy } from '../../core/groups.ts';
import type { LaterPack } from '../../core/pack.ts';
import type { SavedGame } from '../belongings/savedGame.ts';
import type { MadePlace } from '../making/keptLevels.ts';
import { dayNamed, dayPackName } from '../making/madeName.ts';
import { type DailyPlace, dailyOf, dailyPlaces, turnOf } from './daily.ts';
import { type Day, dayAt, dayRefusal, daysAfter, FIRST_DAY, isDay } from './day.ts';

/** How a level of a day was solved: on its day, which is what counts, or on another. */
export type Solved = 'in-time' | 'otherwise';

/** One of the levels of a day, and what became of it. */
export interface DayLevel extends DailyPlace {
  readonly solved: Solved | undefined;
}

/** What a player did of the days, by the days: only those of which he has solved something. */
export type DayRecord = ReadonlyMap<Day, readonly DayLevel[]>;

/** A solved level of a day. */
interface Find {
  readonly day: Day;
  readonly game: string;
  readonly level: number;
  readonly solved: Solved;
}

const find = (day: Day, { game, saved, firstSolved = saved }: SavedGame, level: number): Find => ({
  day,
  game,
  level,
  solved: dayAt(Date.parse(firstSolved)) === day ? 'in-time' : 'otherwise',
});

/** The day that the name of its pack tells of a saved game; a file of others may tell of one that never had levels. */
const dayOf = ({ pack }: SavedGame, today: Day): Day | undefined => {
  const day = dayNamed(pack);
  return day !== undefined && isDay(day) && !dayRefusal(day, today) ? day : undefined;
};

/** Levels that are made are of the day that they were opened on. */
const findsByName = (own: readonly SavedGame[], today: Day): readonly Find[] =>
  own.flatMap((one) => {
    const day = dayOf(one, today);
    return day === undefined ? [] : [find(day, one, one.level)];
  });

/** A level of a pack has its turn again and again, and may be opened in the pack itself: it is the same level on all of its days. */
const findsByTurn = (
  game: AnyGame,
  { name, levels }: Pick<LaterPack, 'name' | 'levels'>,
  own: readonly SavedGame[],
  today: Day,
): readonly Find[] => {
  const turnIn = (one: SavedGame): number | undefined => {
    const day = dayOf(one, today);
    return day === undefined ? undefined : turnOf(game, day, levels);
  };
  const byTurn = new Map(own.map((one) => [one.pack === name ? one.level - 1 : turnIn(one), one]));
  const found: Find[] = [];
  for (let day = FIRST_DAY; byTurn.size > 0 && day <= today; day = daysAfter(day, 1)) {
    const saved = byTurn.get(turnOf(game, day, levels));
    if (saved) found.push(find(day, saved, 1));
  }
  return found;
};

const findsOf = (game: AnyGame, solved: readonly SavedGame[], today: Day): readonly Find[] => {
  const own = solved.filter((one) => one.game === game.id);
  const daily = dailyOf(game);
  if (!daily) return [];
  return daily.from === 'pack' ? findsByTurn(game, daily.pack, own, today) : findsByName(own, today);
};

const levelsOf = (places: readonly DailyPlace[], finds: readonly Find[]): readonly DayLevel[] =>
  places.map((place) => ({
    ...place,
    solved: finds.find(({ game, level }) => game === place.game.id && level === place.level)?.solved,
  }));

/** What became of the days up to today, out of all saved games: nothing else is kept of them. */
export const dayRecord = (games: readonly AnyGame[], saved: readonly SavedGame[], today: Day): DayRecord => {
  const places = dailyPlaces(games);
  const solved = saved.filter((one) => one.solved);
  const finds = games.flatMap((game) => findsOf(game, solved, today));
  return new Map(groupsBy(finds, ({ day }) => day).map((group) => [group[0]!.day, levelsOf(places, group)]));
};

/** The levels of a day, also of one of which nothing is solved. */
export const levelsOfDay = (games: readonly AnyGame[], record: DayRecord, day: Day): readonly DayLevel[] =>
  record.get(day) ?? levelsOf(dailyPlaces(games), []);

/** What is played next of a day: the first level that is not solved, or the first of all. */
export const nextOfDay = (levels: readonly DayLevel[]): DayLevel | undefined =>
  levels.find(({ solved }) => !solved) ?? levels[0];

/** Where a level of a day is played. */
export const placeOfDay = (day: Day, { game, level }: DailyPlace) => ({ game: game.id, pack: dayPackName(day), level });

/** Where the levels of a day are kept once they are made. */
export const keptPlaces = (day: Day, levels: readonly DailyPlace[]): readonly MadePlace[] =>
  levels.map(({ game, level }) => ({ game, pack: dayPackName(day), level }));
