import type { AnyGame } from '../../core/game.ts';
import { type Orientation, UPRIGHT } from '../../core/orientation.ts';
import type { Manner } from '../table/manner.ts';
import type { Host } from './host.ts';

/** How the player likes it. Where the board lies as those sit who play, `lie` tells how. */
export const mannerAt = (host: Host, { below }: AnyGame, lie: Orientation | undefined): Manner => {
  const { route: by, speed, fallSpeed, touchMove, clickToWalk } = host.keeper.settings;
  const orientation = below ? (lie ?? UPRIGHT) : host.orientation();
  return { by, speed, fallSpeed, touchMove, clickToWalk, orientation, still: host.isStill() };
};
