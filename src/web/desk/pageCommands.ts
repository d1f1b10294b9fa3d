import type { AnyGame } from '../../core/game.ts';
import { say } from '../../core/parsed.ts';
import { type Command, sends } from '../../play/command/command.ts';
import { commandsFor } from '../../play/command/commands.ts';

/** What only the page can do. */
const PAGE: readonly Command[] = [{ id: 'play-bgm', name: say('Play BGM'), keys: ['B'], does: sends('play-bgm') }];

/** All that can be asked for on the page. */
export const pageCommands = (game: AnyGame): readonly Command[] => commandsFor(game, PAGE);
