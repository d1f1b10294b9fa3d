import type { Level } from '../../core/pack.ts';
import { levelHash } from '../../results/levelHash.ts';
import type { SavedGame } from '../belongings/savedGame.ts';
import { gameOfPack } from '../task/taskGame.ts';
import type { Translator } from '../words/language.ts';
import type { Day } from './day.ts';
import { fewestIn } from './dayLevel.ts';
import type { DayLevel } from './dayRecord.ts';
import { type SharedLevel, shareText } from './dayShare.ts';
import { bestFeat } from './feat.ts';
import type { Streak } from './streak.ts';

/** What is known of a day. */
export interface Done {
  readonly levels: readonly DayLevel[];
  /** The levels themselves, as far as they were made. */
  readonly kept: readonly (Level | undefined)[];
  readonly played: readonly SavedGame[];
}

const sharedLevel = (
  { game: played, solved }: DayLevel,
  level: Level | undefined,
  all: readonly SavedGame[],
): SharedLevel => {
  if (!level || !solved) return { game: played, feat: undefined, fewest: {} };
  const game = gameOfPack(played, { levels: [level] });
  const hash = levelHash(game, level);
  const saved = all.find((one) => one.game === game.id && one.hash === hash);
  // Solved with moves that are not kept any more: solved it is.
  const feat = (saved && bestFeat(game, saved)) ?? { score: {}, time: 0 };
  return { game, feat, fewest: fewestIn(game, level) };
};

/** A day for others, with a link to it. */
export const sharedDay = (
  about: { readonly day: Day; readonly streak: Streak; readonly link: string },
  { levels, kept, played }: Done,
  spoken: Translator,
): string =>
  shareText(
    about,
    levels.map((one, index) => sharedLevel(one, kept[index], played)),
    spoken,
  );
