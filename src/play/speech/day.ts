import { type Message, say } from '../../core/parsed.ts';
import type { DailyPlace } from '../day/daily.ts';
import { dailyOf } from '../day/daily.ts';
import type { DayLevel } from '../day/dayRecord.ts';
import type { Streak } from '../day/streak.ts';
import { gradeWord } from './grade.ts';

/** How many days in a row, and after a missed one how many there once were. */
export const streakMessage = ({ now, best }: Streak): Message => {
  if (now === 0)
    return best === 0
      ? say('Solve a level on its day, and a row of days begins.')
      : say('The most days in a row: {best}', { best });
  const row = now === 1 ? say('1 day in a row') : say('{days} days in a row', { days: now });
  return best > now ? say('{row} (best {best})', { row, best }) : row;
};

/** How many of a day's levels are solved. */
export const doneMessage = (levels: readonly DayLevel[]): Message =>
  say('{solved} of {levels} solved', { solved: levels.filter(({ solved }) => solved).length, levels: levels.length });

/** What is told of today to whoever has solved all of it: when there is more. */
export const nextOnesMessage = (time: string): Message => say('The next ones come at {time}.', { time });

/** What became of a level of a day. */
export const dayLevelMessage = ({ solved }: Pick<DayLevel, 'solved'>): Message => {
  if (!solved) return say('not solved');
  return solved === 'in-time' ? say('solved on its day') : say('solved on another day');
};

/** Which of a day's levels it is: by its game, and by how hard it is where that game has several. */
export const placeMessage = ({ game, level }: DailyPlace): Message => {
  const daily = dailyOf(game);
  const kinds = daily?.from === 'maker' ? daily.kinds : [];
  const grade = kinds.length > 1 ? kinds[level - 1]?.grade : undefined;
  const title = { text: game.title };
  return grade === undefined ? title : say('{game}, {kind}', { game: title, kind: gradeWord(grade) });
};
