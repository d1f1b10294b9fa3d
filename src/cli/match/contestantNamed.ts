import type { AnyGame } from '../../core/game.ts';
import { UsageError } from '../io.ts';
import type { Contestant } from './contestant.ts';
import { EngineContestant } from './engineContestant.ts';
import { RivalContestant } from './rivalContestant.ts';

/** What all who play have in common. */
export interface Terms {
  readonly game: AnyGame;
  /** Where games begin, as text, and how many cells its edge has. */
  readonly start: string;
  readonly size: string;
  readonly seed: number;
}

/** What an engine is called that is this program itself, and how its settings are written. */
export const OURS = 'kura';
export const SETTINGS = 'kura:level=3, kura:nodes=5000,hash=16';

/** `kura`, or `kura:level=3` and the like. */
const PATTERN = /^kura(?::(.*))?$/;

/** What each may spend on a move, when it is said beside its name. */
const SPENDING = ['movetime', 'nodes', 'depth'];

const refuse = (name: string): never => {
  throw new UsageError(`"${name}" is not understood. Settings are written like this: ${SETTINGS}.`);
};

const settingsOf = (name: string, text: string): ReadonlyMap<string, number> =>
  new Map(
    text.split(',').map((part) => {
      const [, key = '', value = ''] = /^(\w+)=([1-9]\d{0,8})$/.exec(part) ?? refuse(name);
      return [key, Number(value)] as const;
    }),
  );

const rivalNamed = (name: string, level: number, { game, start, seed }: Terms): Contestant => {
  const { length } = game.rivals ?? [];
  if (level > length) throw new UsageError(`"${name}": ${game.title} has ${length} levels.`);
  return new RivalContestant(game, level - 1, { start, seed });
};

/** This program in a process of its own: whoever stops the match has not to wait for a thought. */
const engineNamed = (name: string, settings: ReadonlyMap<string, number>, terms: Terms, given: Given): Contestant => {
  const spending = SPENDING.filter((key) => settings.has(key)).map((key) => `${key} ${settings.get(key)}`);
  const hash = settings.has('hash') ? [`Hash=${settings.get('hash')}`] : [];
  if ([...settings.keys()].some((key) => key !== 'hash' && !SPENDING.includes(key))) refuse(name);
  const command = `"${process.execPath}" "${process.argv[1]}" engine ${terms.game.id}`;
  const options = [`Size=${terms.size}`, ...hash, ...given.options];
  return new EngineContestant(command, { options, go: spending.join(' ') || given.go });
};

/** What was said of an engine on the command line, besides its name. */
export interface Given {
  readonly options: readonly string[];
  readonly go: string;
}

/** Whoever is called that: one of our rivals, our engine, or any command that speaks UCI. */
export const contestantNamed = (name: string, terms: Terms, given: Given): Contestant => {
  const match = PATTERN.exec(name);
  if (!match) return new EngineContestant(name, given);
  const settings = match[1] === undefined ? new Map<string, number>() : settingsOf(name, match[1]);
  const level = settings.get('level');
  if (level === undefined) return engineNamed(name, settings, terms, given);
  return settings.size === 1 ? rivalNamed(name, level, terms) : refuse(name);
};
