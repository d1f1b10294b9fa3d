import type { AnyGame } from '../../core/game.ts';
import { say } from '../../core/parsed.ts';
import { type Command, opens, roundRefusal, sends } from '../../play/command/command.ts';
import { commandsFor } from '../../play/command/commands.ts';

/** What only the page can do. */
const PAGE: readonly Command[] = [
  { id: 'share', name: say('Share'), keys: ['Y'], refusal: roundRefusal, does: opens('share') },
  { id: 'play-bgm', name: say('Play BGM'), keys: ['B'], does: sends('play-bgm') },
  { id: 'larger', name: say('Larger board'), keys: ['+'], during: 'play', does: sends('larger'), repeats: true },
  { id: 'smaller', name: say('Smaller board'), keys: ['-'], during: 'play', does: sends('smaller'), repeats: true },
  { id: 'whole-board', name: say('The whole board'), keys: ['0'], during: 'play', does: sends('whole-board') },
];

/** All that can be asked for on the page. */
export const pageCommands = (game: AnyGame): readonly Command[] => commandsFor(game, PAGE);
