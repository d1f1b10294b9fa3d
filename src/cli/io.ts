import { type Problem, sentence } from '../core/parsed.ts';
import { complain } from '../node/output.ts';

/** What a command ends with where all is not well: the data is at fault; the command was used wrongly. */
export const AT_FAULT = 1;
export const WRONG_USE = 2;

/** `file:line:column: message`. What is wrong with a text as a whole stands at its beginning. */
export const located = (file: string, problem: Problem): string => {
  const { line = 1, column = 1, step, severity, message } = problem;
  const words = [`${problem.file ?? file}:${line}:${column}`];
  if (severity === 'warning') words.push('warning');
  if (step !== undefined) words.push(`step ${step}`);
  return [...words, sentence(message)].join(': ');
};

/** Tells every problem. Returns whether there is an error among them. */
export const complainOf = (file: string, problems: readonly Problem[]): boolean => {
  for (const problem of problems) complain(located(file, problem));
  return problems.some(({ severity }) => severity === 'error');
};

/** Wrong use of the command line, caught where the program ends. */
export class UsageError extends Error {}

/** A whole number from `least` on, as given to an option. */
export const wholeNumber = (text: string, option: string, least: number): number => {
  if (!/^\d+$/.test(text) || Number(text) < least) {
    throw new UsageError(`${option} takes a whole number from ${least} on, not "${text}".`);
  }
  return Number(text);
};

/** Seconds, as given to an option. */
export const secondsOf = (text: string, option: string): number => {
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(text) || Number(text) === 0) {
    throw new UsageError(`${option} takes a number of seconds, not "${text}".`);
  }
  return Number(text);
};

/** Levels that were asked for, by the numbers of the first and the last. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** `3` or `3-7`, as given to an option. */
export const rangeOf = (text: string, option: string): Range => {
  const [, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (first >= 1 && last >= first) return { first, last };
  throw new UsageError(`${option} takes the number of a level, or two such as 3-7, not "${text}".`);
};

/** What a mark in a table means. */
export const HASTY = '! is a doubtful time: less than 20 ms for each move.';

/** `1 box`, `2 boxes`. */
export const counted = (amount: number, noun: string): string => {
  if (amount === 1) return `1 ${noun}`;
  return `${amount} ${noun}${noun.endsWith('x') ? 'es' : 's'}`;
};
