import type { AnyGame } from '../core/game.ts';
import type { Message } from '../core/parsed.ts';
import type { Command } from './command/command.ts';
import { LEVELS } from './command/levels.ts';
import { LINE } from './command/line.ts';
import { SCREEN } from './command/screen.ts';
import { SHOWING } from './command/showing.ts';
import { STEPS } from './command/steps.ts';
import type { Table } from './table.ts';

export type { Command, Occasion } from './command/command.ts';

/** Every command, in the order that menus and lists of keys have. */
export const COMMANDS: readonly Command[] = [...STEPS, ...LINE, ...LEVELS, ...SHOWING, ...SCREEN];

/** Those that make sense in a game, as they are called there. */
export const commandsFor = (game: AnyGame): readonly Command[] =>
  COMMANDS.filter(({ suits }) => suits?.(game) ?? true).map((command) => ({
    ...command,
    name: game.names?.[command.id] ?? command.name,
  }));

/** What came of asking for a command. */
export type Performed =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly message: Message }
  /** It is left to the screen. */
  | { readonly kind: 'asked' };

/** Does a command, or says why not. */
export const perform = (table: Table, command: Command, now: number): Performed => {
  const message = command.refusal?.(table, now);
  if (message) {
    table.round?.say(message);
    return { kind: 'refused', message };
  }
  if (!command.run) return { kind: 'asked' };
  command.run(table, now);
  return { kind: 'done' };
};
