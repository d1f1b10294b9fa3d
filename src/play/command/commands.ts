import type { AnyGame } from '../../core/game.ts';
import { ANALYSIS } from '../analysis/commands.ts';
import { GUIDE } from '../guide/commands.ts';
import type { Command, CommandId } from './command.ts';
import { LEVELS } from './levels.ts';
import { LINE } from './line.ts';
import { SCREEN } from './screen.ts';
import { SHOWING } from './showing.ts';
import { STEPS } from './steps.ts';
import { TWO } from './two.ts';

/** Every command that both screens have, in the order that menus and lists of keys have. */
export const COMMANDS: readonly Command[] = [
  ...STEPS,
  ...LINE,
  ...TWO,
  ...GUIDE,
  ...ANALYSIS,
  ...LEVELS,
  ...SHOWING,
  ...SCREEN,
];

/** One of those, as it is usually called. */
export const commandNamed = (id: CommandId): Command => {
  const command = COMMANDS.find((one) => one.id === id);
  if (!command) throw new Error(`Not every screen has the command ${id}.`);
  return command;
};

/** Those that make sense in a game, as they are called there; `more` are a screen's own. */
export const commandsFor = (game: AnyGame, more: readonly Command[] = []): readonly Command[] =>
  [...COMMANDS, ...more]
    .filter(({ suits }) => suits?.(game) ?? true)
    .map((command) => ({ ...command, name: game.names?.[command.id] ?? command.name }));
