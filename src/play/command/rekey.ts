import type { AnyGame } from '../../core/game.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import type { Command } from './command.ts';
import { clash, type Keys, keymapFor } from './keymap.ts';

/** The keys of a game while its player changes them: those that he has chosen, for the commands that his screen has. */
export interface Keying {
  readonly game: AnyGame;
  readonly commands: readonly Command[];
  readonly chosen: Keys;
}

/** The keys with names of their own. Tab is nobody's: it leads on to what comes next. */
const NAMED = /^(Arrow(Up|Right|Down|Left)|Home|End|Page(Up|Down)|Enter|Escape|Backspace|Insert|Delete|F\d+)$/;

/** Whether that is a key by itself, and not one that is held down with others, or none that is known. */
export const isKey = (key: string): boolean => [...key].length === 1 || NAMED.test(key);

/** How many keys a command can have. */
const MOST_KEYS = 8;

const keysOf = ({ game, chosen, commands }: Keying): Keys => keymapFor(game, chosen, commands).keys;

/** Those that a key means already, on the same occasion. */
export const rivals = (keying: Keying, command: Command, key: string): readonly Command[] => {
  const keys = keysOf(keying);
  return keying.commands.filter(
    (other) => other.id !== command.id && clash(other, command) && keys[other.id]?.includes(key),
  );
};

/** Gives a command one key more, and takes it away from whoever has it. */
export const giveKey = (keying: Keying, command: Command, key: string): Parsed<Keys> => {
  const keys = keysOf(keying);
  const own = keys[command.id] ?? [];
  if (own.length >= MOST_KEYS) return bad(say('A command has no more than {count} keys.', { count: MOST_KEYS }));
  const taken = rivals(keying, command, key).map(({ id }) => [id, keys[id]!.filter((one) => one !== key)] as const);
  const given = own.includes(key) ? own : [...own, key];
  return ok({ ...keying.chosen, ...Object.fromEntries(taken), [command.id]: given });
};

export const takeKey = (keying: Keying, { id }: Command, key: string): Keys => ({
  ...keying.chosen,
  [id]: (keysOf(keying)[id] ?? []).filter((one) => one !== key),
});

/** A command has its usual keys again, but for those that the player has given to another one. */
export const usualKeys = ({ chosen }: Keying, { id }: Command): Keys =>
  Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== id));
