import type { Level } from '../../core/pack.ts';
import type { SavedGame } from '../../play/belongings/savedGame.ts';
import type { Day } from '../../play/day/day.ts';
import { fewestIn } from '../../play/day/dayLevel.ts';
import { type DayLevel, placeOfDay } from '../../play/day/dayRecord.ts';
import { type SharedLevel, shareText } from '../../play/day/dayShare.ts';
import { bestFeat } from '../../play/day/feat.ts';
import type { Streak } from '../../play/day/streak.ts';
import { keptLevel } from '../../play/making/keptLevels.ts';
import { gameOfPack } from '../../play/task/taskGame.ts';
import { levelHash } from '../../results/levelHash.ts';
import { linkTo } from '../router.ts';
import { pageBelongings } from '../storage/storage.ts';
import { spoken } from '../words.svelte.ts';

/** The levels of a day that were made before, in their order. */
export const keptLevels = async (day: Day, levels: readonly DayLevel[]): Promise<readonly (Level | undefined)[]> => {
  const belongings = await pageBelongings();
  if (!belongings.ok) return [];
  const { packs } = belongings.value;
  return Promise.all(levels.map((one) => keptLevel(packs, { ...one, pack: placeOfDay(day, one).pack })));
};

/** What is known of a day. */
interface Done {
  readonly levels: readonly DayLevel[];
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

/** A day for others. */
export const sharedText = (
  { day, streak }: { readonly day: Day; readonly streak: Streak },
  { levels, kept, played }: Done,
): string => {
  const link = new URL(linkTo({ screen: 'days', day }), location.href).href;
  const shared = levels.map((one, index) => sharedLevel(one, kept[index], played));
  return shareText({ day, streak, link }, shared, spoken);
};
