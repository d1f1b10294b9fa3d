import { type Message, say } from '../../core/parsed.ts';
import type { Table } from '../table/table.ts';
import { listed } from './listed.ts';
import { written } from './written.ts';

/** Levels that are named in one sentence. */
const NAMED = 5;

/** A level by its number, and by its title where it has one. */
const called = (table: Table, number: number): Message => {
  const { title } = table.pack.levels[number - 1]!;
  if (title === `Level ${number}`) return { text: String(number) };
  return say('{number} ({title})', { number, title: written(table, title) });
};

const leftMessage = (levels: readonly Message[]): Message => {
  const [level] = levels;
  if (level && levels.length === 1) return say('Not solved yet: level {level}.', { level });
  const others = levels.length > NAMED ? [say('others')] : [];
  return say('Not solved yet: levels {levels}.', { levels: listed([...levels.slice(0, NAMED), ...others]) });
};

/** What is left to do of a pack whose final level was passed. */
const restMessage = (table: Table, left: readonly number[]): Message | undefined => {
  const { length } = table.pack.levels;
  if (left.length === 0) return length > 1 ? say('All {levels} levels are solved.', { levels: length }) : undefined;
  return leftMessage(left.map((level) => ({ text: String(level) })));
};

/** Where levels follow by themselves the end is when all are solved: after the final one, or the one that was missing. */
const completionMessages = (table: Table): readonly Message[] => {
  const left = table.unsolved();
  if (left.length === 0) return [say('Congratulations! All levels complete!')];
  return [say('Congratulations! The final level passed!'), leftMessage(left.map((level) => called(table, level)))];
};

/** The end of a pack. One of our own may have words for it, which are true when all of it is solved. */
const endMessage = ({ game, pack, name }: Table, isAll: boolean): Message => {
  const shipped = game.packs.find((one) => one.name === name);
  const ending = shipped?.pack === pack ? shipped.ending : undefined;
  if (!ending) return say('Congratulations! The final level passed! Game over!');
  return isAll ? ending : say('Congratulations! The final level passed!');
};

/** After a level was solved: the next one, or the end of the pack. */
export const passedMessages = (table: Table): readonly Message[] => {
  const { game, pack, number } = table;
  if (game.runsOn) return completionMessages(table);
  if (number < pack.levels.length)
    return [say('Congratulations! Level {number} passed! Go to next level?', { number })];
  const left = table.unsolved();
  const [end, rest] = [endMessage(table, left.length === 0), restMessage(table, left)];
  return rest ? [end, rest] : [end];
};
