import { type Message, say } from '../../core/parsed.ts';
import { shippedPack } from '../packs/opened.ts';
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
const restMessage = (table: Table): Message | undefined => {
  const { length } = table.pack.levels;
  const left = table.unsolved();
  if (left.length === 0) return length > 1 ? say('All {levels} levels are solved.', { levels: length }) : undefined;
  return leftMessage(left.map((level) => ({ text: String(level) })));
};

/** Where levels follow by themselves the end is when all are solved: after the final one, or the one that was missing. */
const completionMessages = (table: Table): readonly Message[] => {
  const left = table.unsolved();
  if (left.length === 0) return [say('Congratulations! All levels complete!')];
  return [say('Congratulations! The final level passed!'), leftMessage(left.map((level) => called(table, level)))];
};

/** After a level was solved: the next one, or the end of the pack, which a pack of our own may tell in its own words. */
export const passedMessages = (table: Table): readonly Message[] => {
  const { game, pack, name, number } = table;
  if (game.runsOn) return completionMessages(table);
  if (number < pack.levels.length)
    return [say('Congratulations! Level {number} passed! Go to next level?', { number })];
  const shipped = game.packs.find((one) => one.name === name);
  const isOwn = shippedPack(game, name)?.pack === pack;
  const end = (isOwn && shipped?.ending) || say('Congratulations! The final level passed! Game over!');
  const rest = restMessage(table);
  return rest ? [end, rest] : [end];
};
