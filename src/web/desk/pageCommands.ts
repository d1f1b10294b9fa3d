import type { AnyGame } from '../../core/game.ts';
import { say } from '../../core/parsed.ts';
import {
  acts,
  type Command,
  isForTwo,
  isPuzzle,
  opens,
  roundRefusal,
  screeningRefusal,
  sends,
} from '../../play/command/command.ts';
import { commandsFor } from '../../play/command/commands.ts';
import { DRAWING } from '../../play/command/drawing.ts';
import { hasRivals } from '../../play/opponent/sides.ts';

/** What only the page can do. */
const PAGE: readonly Command[] = [
  {
    id: 'saved-games',
    name: say('Saved games'),
    keys: ['Shift+G'],
    refusal: screeningRefusal,
    does: opens('saved-games'),
  },
  {
    id: 'colour-moves',
    name: say('Colour the moves'),
    keys: ['Shift+I'],
    suits: hasRivals,
    refusal: screeningRefusal,
    does: acts(({ partner }, now) => partner?.colour(now)),
  },
  {
    id: 'by-link',
    name: say('Play with somebody elsewhere'),
    keys: ['Shift+E'],
    suits: isForTwo,
    does: opens('by-link'),
  },
  { id: 'share', name: say('Share'), keys: ['Y'], refusal: roundRefusal, does: opens('share') },
  { id: 'print', name: say('Print levels'), keys: [], suits: isPuzzle, does: opens('print') },
  ...DRAWING,
  { id: 'play-bgm', name: say('Play BGM'), keys: ['B'], does: sends('play-bgm') },
  { id: 'larger', name: say('Larger board'), keys: ['+'], during: 'play', does: sends('larger'), repeats: true },
  { id: 'smaller', name: say('Smaller board'), keys: ['-'], during: 'play', does: sends('smaller'), repeats: true },
  { id: 'whole-board', name: say('The whole board'), keys: ['0'], during: 'play', does: sends('whole-board') },
  {
    id: 'turn-board',
    name: say('Turn the board'),
    keys: ['Shift+T'],
    suits: ({ settings }) => settings?.includes('quarters') ?? false,
    does: sends('turn-board'),
  },
  {
    id: 'mirror-board',
    name: say('Mirror the board'),
    keys: ['Shift+M'],
    suits: ({ settings }) => settings?.includes('isMirrored') ?? false,
    does: sends('mirror-board'),
  },
];

/** All that can be asked for on the page. */
export const pageCommands = (game: AnyGame): readonly Command[] => commandsFor(game, PAGE);
