import type { Aim } from '../../../core/engine.ts';
import type { Attempt, Setting } from './attempt.ts';
import { FeatureAttempt } from './features/featureAttempt.ts';
import type { Flavour } from './features/pullGuide.ts';
import type { Member } from './portfolio.ts';
import { BestFirstAttempt, type PushedSpace } from './searches/bestFirstAttempt.ts';
import { DoorSpace } from './searches/doorSpace.ts';
import { goalRooms } from './searches/goalRoom.ts';
import { packingOf } from './searches/packing.ts';
import { PullSpace } from './searches/pullSpace.ts';
import { PushSpace } from './searches/pushSpace.ts';
import { FewestMoves } from './steps/fewestMoves.ts';

/** How much more a push that is still to come counts than one that was made, where any solution will do. */
const GREED = 6;

/** Whether all boxes stand on goals before anything was pushed: what looks like the end is none. */
const isHome = ({ floor: { goals }, boxes }: Setting): boolean => boxes.every((box) => goals.includes(box));

/** Whether a level can be solved from its end: what has to stand where there must be known. */
const isReversible = (setting: Setting): boolean =>
  setting.floor.goals.length === setting.boxes.length && !isHome(setting);

/** Where a solution is looked for: outside of a goal room if there is one, or on the whole floor. */
const spaceOf = (setting: Setting, aim: Aim): PushedSpace => {
  const { floor, boxes, pusher } = setting;
  for (const room of goalRooms(floor, boxes, pusher)) {
    const packing = packingOf(room, aim === 'pushes' ? 'fewest' : 'any');
    if (packing) return new DoorSpace(room, packing, boxes, pusher);
  }
  const isPulled = aim === 'any' && isReversible(setting);
  return isPulled ? new PullSpace(floor, boxes, pusher) : new PushSpace(floor, boxes, pusher);
};

const bestFirst = (space: PushedSpace, greed: number): Attempt => new BestFirstAttempt(space, greed);

/** From the end, by the fewest pulls: those are as many as pushes the other way. */
const backwards = (setting: Setting): Attempt | undefined => {
  const { floor, boxes, pusher } = setting;
  return isReversible(setting) ? bestFirst(new PullSpace(floor, boxes, pusher), 1) : undefined;
};

const byFeatures =
  (...flavours: readonly Flavour[]) =>
  (setting: Setting): Attempt | undefined =>
    isHome(setting) ? undefined : new FeatureAttempt(setting, flavours);

/** Who looks for what: small levels are the business of the first, large ones of those who go by features. */
export const MEMBERS: Readonly<Record<Aim, readonly Member[]>> = {
  pushes: [
    { share: 1, begin: (setting) => bestFirst(spaceOf(setting, 'pushes'), 1) },
    { share: 1, begin: backwards },
  ],
  moves: [{ share: 1, begin: (setting) => new FewestMoves(setting) }],
  any: [
    { share: 1, begin: (setting) => bestFirst(spaceOf(setting, 'any'), GREED) },
    { share: 4, begin: byFeatures('far') },
    { share: 2, begin: byFeatures('far', 'near') },
  ],
};
