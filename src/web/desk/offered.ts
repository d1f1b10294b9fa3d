import type { AnyGame } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Command, CommandId } from '../../play/command/command.ts';
import { server } from '../online/server.svelte.ts';
import { actionsOf, type Menu, menusOf, stepsOf } from './menus.ts';
import { pageCommands } from './pageCommands.ts';

/** What can be asked for at a desk, and where. */
export interface Offered {
  readonly commands: readonly Command[];
  readonly menus: readonly Menu[];
  /** What stands under the title, and the buttons of whoever plays. */
  readonly steps: readonly CommandId[];
  readonly actions: readonly CommandId[];
}

/** Whoever looks for somebody elsewhere is told what that takes. */
const served = (command: Command): Command => {
  if (command.id !== 'by-link') return command;
  const refusal = (): Message | undefined =>
    server.isThere ? undefined : say('For that the page has to come from a Kura server (kura serve).');
  return { ...command, refusal };
};

/** The same where somebody plays a game here. */
export const offeredIn = (game: AnyGame): Offered => ({
  commands: pageCommands(game).map(served),
  menus: menusOf(game),
  steps: stepsOf(game),
  actions: actionsOf(game),
});
