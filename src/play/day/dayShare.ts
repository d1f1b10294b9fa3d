import type { AnyGame, Score } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import { movesMessage } from '../speech/announce.ts';
import { clockText } from '../speech/clockText.ts';
import { dayMessage } from '../speech/dates.ts';
import { streakMessage } from '../speech/day.ts';
import type { Translator } from '../words/language.ts';
import type { Day } from './day.ts';
import type { Streak } from './streak.ts';

/** How a level of the day was solved. */
export interface Feat {
  readonly score: Score;
  /** Milliseconds. */
  readonly time: number;
}

/** A level of the day as others are told of it. */
export interface SharedLevel {
  readonly game: AnyGame;
  /** Undefined where it is not solved. */
  readonly feat: Feat | undefined;
  /** What is proven to be the fewest. */
  readonly fewest: Score;
}

/** How much more than the fewest still has two diamonds. */
const NEARLY = 1.25;

const [FULL, HOLLOW] = ['◆', '◇'];

/** How near a solution is to the fewest there can be, whatever is known of that. */
const excessOf = ({ score }: Feat, fewest: Score): number => {
  const parts = Object.entries(fewest).map(([counter, least]) => (score[counter] ?? least) / least);
  return parts.length === 0 ? 1 : Math.min(...parts);
};

/** Three for the fewest, two for nearly so, one for whatever else solves it. */
export const diamondsOf = ({ feat, fewest }: Omit<SharedLevel, 'game'>): string => {
  if (!feat) return HOLLOW.repeat(3);
  const excess = excessOf(feat, fewest);
  const full = excess <= 1 ? 3 : excess <= NEARLY ? 2 : 1;
  return FULL.repeat(full) + HOLLOW.repeat(3 - full);
};

const levelMessage = (level: SharedLevel): Message => {
  const diamonds = diamondsOf(level);
  const { moves } = level.feat?.score ?? {};
  if (!level.feat || moves === undefined) return { text: diamonds };
  return say('{diamonds} {moves} in {time}', {
    diamonds,
    moves: movesMessage(moves),
    time: clockText(level.feat.time),
  });
};

/** What a player did of a day, for others: how well, and nothing that would help them. A game is on a line of its own. */
export const shareText = (
  { day, streak, link }: { readonly day: Day; readonly streak: Streak; readonly link: string },
  levels: readonly SharedLevel[],
  spoken: Translator,
): string => {
  const titles = [...new Set(levels.map(({ game }) => game.title))];
  const games = titles.map((title) => {
    const own = levels.filter(({ game }) => game.title === title);
    return `${spoken({ text: title })}: ${own.map((level) => spoken(levelMessage(level))).join(' · ')}`;
  });
  const row = streak.now > 1 ? [spoken(streakMessage(streak))] : [];
  return [`Kura · ${spoken(dayMessage(day))}`, ...games, ...row, link].join('\n');
};
