import type { Level } from '../../core/pack.ts';
import type { Day } from '../../play/day/day.ts';
import { type DayLevel, keptPlaces } from '../../play/day/dayRecord.ts';
import { type Done, sharedDay } from '../../play/day/sharedDay.ts';
import type { Streak } from '../../play/day/streak.ts';
import { keptLevel } from '../../play/making/keptLevels.ts';
import { linkTo } from '../router.ts';
import { pageBelongings } from '../storage/storage.ts';
import { spoken } from '../words.svelte.ts';

/** The levels of a day that were made before, in their order. */
export const keptLevels = async (day: Day, levels: readonly DayLevel[]): Promise<readonly (Level | undefined)[]> => {
  const belongings = await pageBelongings();
  if (!belongings.ok) return [];
  const { packs } = belongings.value;
  return Promise.all(keptPlaces(day, levels).map((place) => keptLevel(packs, place)));
};

/** A day for others. */
export const sharedText = ({ day, streak }: { readonly day: Day; readonly streak: Streak }, done: Done): string => {
  const link = new URL(linkTo({ screen: 'days', day }), location.href).href;
  return sharedDay({ day, streak, link }, done, spoken);
};
