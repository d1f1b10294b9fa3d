import type { AnyGame } from '../core/game.ts';
import { say } from '../core/parsed.ts';
import type { TerminalArt } from '../core/terminalArt.ts';
import { type Command, opens, sends } from '../play/command/command.ts';
import { commandsFor } from '../play/command/commands.ts';
import { DRAWING } from '../play/command/drawing.ts';
import { type Keymap, keymapFor } from '../play/command/keymap.ts';
import { isSized } from './art.ts';

/** What only a terminal can do. */
const MOVE_LINE: Command = {
  id: 'move-line',
  name: say('Type a move'),
  keys: ['Enter'],
  during: 'play',
  suits: ({ sides }) => sides !== undefined,
  does: opens('move-line'),
};
const CELLS: Command = { id: 'cells', name: say('Larger or smaller cells'), keys: ['Z'], does: sends('cells') };

export const terminalCommands = (game: AnyGame, art: TerminalArt): readonly Command[] =>
  commandsFor(game, [MOVE_LINE, ...(isSized(art) ? [CELLS] : []), ...DRAWING]);

/** Where moves can be typed, Enter begins a line of them. */
const keysOf = ({ sides }: AnyGame) => (sides ? { choose: ['Space'] } : {});

/** The same table as the page's, with what a terminal has besides. */
export const terminalKeymap = (game: AnyGame, art: TerminalArt, chosen = {}): Keymap =>
  keymapFor(game, { ...keysOf(game), ...chosen }, terminalCommands(game, art));
