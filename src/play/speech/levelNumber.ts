import { bad, type Message, ok, type Parsed, say } from '../../core/parsed.ts';

export const levelQuestion = (levels: number): Message =>
  say('Please enter the level you want to select (1 - {levels}):', { levels });

/** The level that somebody typed; undefined when he typed nothing and so stays where he is. */
export const readLevelNumber = (text: string, levels: number): Parsed<number | undefined> => {
  const typed = text.trim();
  if (typed === '') return ok(undefined);
  if (!/^[+-]?\d+$/.test(typed))
    return bad(say('Illegal input! Please enter an integer from 1 to {levels}.', { levels }));
  const number = Number(typed);
  if (number < 1 || number > levels) return bad(say('No such level! Not an integer from 1 to {levels}?', { levels }));
  return ok(number);
};
