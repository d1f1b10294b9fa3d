import { say } from '../../core/parsed.ts';
import type { OwnLevels } from '../../play/editor/ownLevels.ts';
import type { Solver } from '../../play/thinking/solver.ts';
import type { Thinker } from '../../play/thinking/thinker.ts';
import type { Player } from '../player.ts';
import type { Screen } from '../screen.ts';

/** What drawing needs of the house that it is done in. */
export interface Atelier {
  readonly screen: Screen;
  readonly player: Player;
  /** Whoever solves what is drawn, between two keys. */
  readonly solver: Solver;
  /** Whoever tells of positions for two who wins them. */
  readonly thinker: Thinker;
  /** Letters tell the boxes apart. */
  readonly isLettered: boolean;
}

/** Where the player keeps what he draws; a new pack is by him, if he has told his name. */
export const ownLevelsOf = ({ drawn, keeper, spoken }: Player): OwnLevels => {
  const { player } = keeper.settings;
  const fresh = { title: spoken(say('My own levels')), ...(player !== '' && { author: player }) };
  return { store: drawn, fresh, spoken };
};
