import type { AnyGame } from '../../core/game.ts';
import type { Command, Occasion } from './command.ts';
import { commandsFor } from './commands.ts';

/** A key as a keyboard reports it. */
export interface Pressed {
  /** `a`, `A`, `ArrowUp`, ` `: the name that browsers give. */
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
  readonly shiftKey?: boolean;
}

/** The commands of one game by their ids, each with its keys. */
export type Keys = Readonly<Record<string, readonly string[]>>;

const isLetter = (key: string): boolean => key.toLowerCase() !== key.toUpperCase();

/**
 * The one name of a key: `U`, `Shift+N`, `Ctrl+Z`, `ArrowUp`, `?`. The command key of a Mac counts as Ctrl; Shift is
 * not told of signs, which need it on one keyboard and not on another.
 */
export const keyName = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string => {
  const isSign = [...key].length === 1 && key !== ' ' && !isLetter(key);
  const name = key === ' ' ? 'Space' : [...key].length === 1 ? key.toUpperCase() : key;
  return [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey && !isSign ? ['Shift'] : []),
    name,
  ].join('+');
};

/** Which command has which keys, for one game and one player. */
export interface Keymap {
  /** The keys of every command, the first of them shown. */
  readonly keys: Keys;
  commandFor(key: string, occasion: Occasion): Command | undefined;
}

const isAt = ({ during }: Command, occasion: Occasion): boolean => during === undefined || during === occasion;

/** Whether the same key would mean both. */
export const clash = (one: Command, other: Command): boolean =>
  one.during === undefined || other.during === undefined || one.during === other.during;

/** Lays keys over others: a key that means something new there loses its old meaning. */
const overlay = (commands: readonly Command[], below: Keys, above: Keys): Keys => {
  const claimed = (command: Command): readonly string[] =>
    commands.flatMap((other) => (other.id !== command.id && clash(other, command) ? (above[other.id] ?? []) : []));
  return Object.fromEntries(
    commands.map((command) => {
      const taken = claimed(command);
      return [command.id, above[command.id] ?? (below[command.id] ?? []).filter((key) => !taken.includes(key))];
    }),
  );
};

/**
 * The usual keys, over them the game's own, over them those that the player has chosen for this game. A screen may have
 * commands of its own besides those of the table.
 */
export const keymapFor = (game: AnyGame, chosen: Keys = {}, commands = commandsFor(game)): Keymap => {
  const usual = Object.fromEntries(commands.map(({ id, keys }) => [id, keys]));
  const keys = overlay(commands, overlay(commands, usual, game.keys ?? {}), chosen);
  return {
    keys,
    commandFor: (key, occasion) =>
      commands.find((command) => isAt(command, occasion) && keys[command.id]?.includes(key)),
  };
};
