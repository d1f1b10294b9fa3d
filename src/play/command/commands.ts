import type { AnyGame } from '../../core/game.ts';
import type { Message } from '../../core/parsed.ts';
import type { Table } from '../table/table.ts';
import type { Command } from './command.ts';
import { LEVELS } from './levels.ts';
import { LINE } from './line.ts';
import { SCREEN } from './screen.ts';
import { SHOWING } from './showing.ts';
import { STEPS } from './steps.ts';

export type { Command, Occasion } from './command.ts';

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
