import type { AnyGame } from '../../core/game.ts';
import { groupsBy } from '../../core/groups.ts';
import type { SavedGame } from '../belongings/savedGame.ts';
import { dayNamed, dayPackName } from '../making/madeName.ts';
import { type DailyPlace, dailyOf, dailyPlaces, turnOf } from './daily.ts';
import { type Day, dayAt, daysAfter, FIRST_DAY } from './day.ts';

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

/** What was opened as a level of the day. */
const findsByName = (solved: readonly SavedGame[]): readonly Find[] =>
  solved.flatMap((one) => {
    const day = dayNamed(one.pack);
    return day === undefined ? [] : [find(day, one, one.level)];
  });

/** What had its day and was opened in its own pack, before or after: it is the same level. */
const findsInPack = (game: AnyGame, solved: readonly SavedGame[], today: Day): readonly Find[] => {
  const daily = dailyOf(game);
  if (daily?.from !== 'pack') return [];
  const { name, levels } = daily.pack;
  const own = new Map(solved.filter((one) => one.game === game.id && one.pack === name).map((one) => [one.level, one]));
  const found: Find[] = [];
  for (let day = FIRST_DAY; own.size > 0 && day <= today; day = daysAfter(day, 1)) {
    const saved = own.get(turnOf(game, day, levels) + 1);
    if (saved) found.push(find(day, saved, 1));
  }
  return found;
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
  const finds = [...findsByName(solved), ...games.flatMap((game) => findsInPack(game, solved, today))];
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
