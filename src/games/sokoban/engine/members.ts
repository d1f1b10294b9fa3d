import type { Aim } from '../../../core/engine.ts';
import type { Work } from '../../../core/work.ts';
import type { Attempt, Setting } from './attempt.ts';
import { FeatureAttempt } from './features/featureAttempt.ts';
import type { Flavour } from './features/pullGuide.ts';
import type { Care } from './features/pushGuide.ts';
import { type Origin, type Perimeter, Scout } from './perimeter.ts';
import type { Begin, Member } from './portfolio.ts';
import { BestFirstAttempt, type PushedSpace } from './searches/bestFirstAttempt.ts';
import { DoorSpace } from './searches/doorSpace.ts';
import { goalRooms } from './searches/goalRoom.ts';
import { packingOf } from './searches/packing.ts';
import { PreparedAttempt } from './searches/preparedAttempt.ts';
import { PullSpace } from './searches/pullSpace.ts';
import { PushSpace } from './searches/pushSpace.ts';
import { type KnownLine, Rejoining } from './searches/rejoining.ts';
import { FewestMoves } from './steps/fewestMoves.ts';

/** How much more a push that is still to come counts than one that was made, where any solution will do; and what others think of that. */
const GREED = 6;
const [MODEST, GREEDIEST] = [2, 30];

/** Whether all boxes stand on goals before anything was pushed: what looks like the end is none. */
const isHome = ({ floor: { goals }, boxes }: Setting): boolean => boxes.every((box) => goals.includes(box));

/** Whether a level can be solved from its end: what has to stand where there must be known. */
const isReversible = (setting: Setting): boolean =>
  setting.floor.goals.length === setting.boxes.length && !isHome(setting);

/** Outside of a goal room, if there is one. */
function* doorSpaceOf({ floor, boxes, pusher }: Setting, aim: Aim): Work<PushedSpace | undefined> {
  for (const room of goalRooms(floor, boxes, pusher)) {
    const packing = yield* packingOf(room, aim === 'pushes' ? 'fewest' : 'any');
    if (packing) return new DoorSpace(room, packing, boxes, pusher);
  }
  return undefined;
}

const scoutOf = (origin: Origin, perimeter: Perimeter | undefined): Scout | undefined =>
  perimeter && new Scout(origin, perimeter);

/** From the start, push by push. */
const forwards =
  (greed: number) =>
  (setting: Setting, perimeter?: Perimeter): Attempt =>
    new BestFirstAttempt(new PushSpace(setting), greed, scoutOf('start', perimeter));

/** From the end, pull by pull: those are as many as pushes the other way. */
const backwards =
  (greed: number): Begin =>
  (setting, perimeter) =>
    isReversible(setting) ? new BestFirstAttempt(new PullSpace(setting), greed, scoutOf('end', perimeter)) : undefined;

/** Where there is the least to look at: outside of a goal room, or from the end, or else from the start. */
function* soon(setting: Setting, perimeter: Perimeter | undefined): Work<Attempt> {
  const doorSpace = yield* doorSpaceOf(setting, 'any');
  if (doorSpace) return new BestFirstAttempt(doorSpace, GREED);
  return backwards(GREED)(setting, perimeter) ?? forwards(GREED)(setting, perimeter);
}

/** From the start to wherever one of some lines passes that are known to solve the level; who has not come upon one soon is lost, or far away. */
export const rejoining = (lines: readonly KnownLine[]): Member => ({
  share: 1 / 4,
  begin: (setting) => {
    const space = new Rejoining(setting, lines);
    return new BestFirstAttempt(space, GREEDIEST, space);
  },
});

/** The fewest pushes are those of one way alone: two that meet may have made more. */
function* fewest(setting: Setting): Work<Attempt> {
  return new BestFirstAttempt((yield* doorSpaceOf(setting, 'pushes')) ?? new PushSpace(setting), 1);
}

const byFeatures =
  (flavours: readonly Flavour[], care: Care): Begin =>
  (setting, perimeter) =>
    isHome(setting) ? undefined : new FeatureAttempt(setting, flavours, care, scoutOf('start', perimeter));

/** Of what cannot be solved any more that is often seen after a few pushes from the start, and by nobody who comes from the end or goes far at once. */
const BRIEF = 1 / 64;

/** Who looks for what: small levels are the business of the first, large ones of those who go by features, and the last of them is asked once others have failed. */
export const MEMBERS: Readonly<Record<Aim, readonly Member[]>> = {
  pushes: [
    { share: 1, begin: (setting) => new PreparedAttempt(fewest(setting)) },
    { share: 1, begin: (setting) => backwards(1)(setting) },
  ],
  moves: [{ share: 1, begin: (setting) => new FewestMoves(setting) }],
  any: [
    { share: 1, begin: (setting, perimeter) => new PreparedAttempt(soon(setting, perimeter)) },
    { share: BRIEF, begin: forwards(GREED) },
    { share: 4, begin: byFeatures(['far'], 'way') },
    { share: 3, begin: byFeatures(['far', 'near'], 'way') },
    { share: 4, joins: 2, begin: byFeatures(['far'], 'room') },
    { isExtra: true, share: 1, begin: backwards(MODEST) },
    { isExtra: true, share: 1, begin: forwards(MODEST) },
    { isExtra: true, share: 1, begin: backwards(GREEDIEST) },
    { isExtra: true, share: 1, begin: forwards(GREEDIEST) },
  ],
};
