import type { AnyGame } from '../core/game.ts';
import { say } from '../core/parsed.ts';
import { COMMANDS, type Command, commandsFor } from '../play/command/commands.ts';
import { type Keymap, keymapFor } from '../play/command/keymap.ts';
import { artworkOf } from './art/index.ts';

/** Whether the player chooses how large cells are. */
const isSized = (game: AnyGame): boolean => artworkOf(game).sizes[0] === 'compact';

/** What only a terminal can do. */
const TERMINAL: readonly Command[] = [
  { id: 'move-line', name: say('Type a move'), keys: ['Enter'], during: 'play', suits: ({ seats }) => seats === 2 },
  { id: 'cells', name: say('Larger or smaller cells'), keys: ['Z'], suits: isSized },
];

/** A command that every game has. */
export const commandNamed = (id: string): Command => COMMANDS.find((command) => command.id === id)!;

export const terminalCommands = (game: AnyGame): readonly Command[] => [
  ...commandsFor(game),
  ...TERMINAL.filter(({ suits }) => suits?.(game) ?? true),
];

/** Where moves can be typed, Enter begins a line of them. */
const keysOf = ({ seats }: AnyGame) => (seats === 2 ? { choose: ['Space'] } : {});

/** The same table as the page's, with what a terminal has besides. */
export const terminalKeymap = (game: AnyGame, chosen = {}): Keymap =>
  keymapFor(game, { ...keysOf(game), ...chosen }, terminalCommands(game));
