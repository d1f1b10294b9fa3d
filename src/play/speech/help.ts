import type { AnyGame } from '../../core/game.ts';
import type { GameHelp } from '../../core/help.ts';

/** What a game tells about itself. Where it brings no help, its introduction has to do. */
export const helpOf = async (game: AnyGame): Promise<GameHelp> =>
  (await game.help?.()) ?? { rules: [game.introduction] };
