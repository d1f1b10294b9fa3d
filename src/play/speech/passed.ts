import { type Message, say } from '../../core/parsed.ts';
import { dayNamed, isMadeName } from '../making/madeName.ts';
import { packFollowing } from '../packs/opened.ts';
import type { Table } from '../table/table.ts';
import { listed } from './listed.ts';
import { written } from './written.ts';

/** Levels that are named in one sentence. */
const NAMED = 5;

/** Levels that are left, by their numbers; `titleOf` tells what else they are called. */
const leftMessage = (left: readonly number[], titleOf: (level: number) => Message | undefined): Message => {
  const called = (number: number): Message => {
    const title = titleOf(number);
    return title ? say('{number} ({title})', { number, title }) : { text: String(number) };
  };
  const others = left.length > NAMED ? [say('others')] : [];
  const [level = 0] = left;
  const title = titleOf(level);
  if (left.length > 1)
    return say('Not solved yet: levels {levels}.', {
      levels: listed([...left.slice(0, NAMED).map(called), ...others]),
    });
  return title
    ? say('Not solved yet: level {level} ({title}).', { level, title })
    : say('Not solved yet: level {level}.', { level });
};

/** What is left to do of a pack whose final level was passed. */
const restMessage = (table: Table, left: readonly number[]): Message | undefined => {
  const { length } = table.pack.levels;
  if (left.length === 0) return length > 1 ? say('All {levels} levels are solved.', { levels: length }) : undefined;
  return leftMessage(left, () => undefined);
};

/** Where levels follow by themselves the end is when all are solved: after the final one, or the one that was missing. */
const completionMessages = (table: Table): readonly Message[] => {
  const left = table.unsolved();
  if (left.length === 0) return [say('Congratulations! All levels complete!')];
  const titleOf = (level: number): Message | undefined => {
    const { title } = table.pack.levels[level - 1]!;
    return title === `Level ${level}` ? undefined : written(table, title);
  };
  return [say('Congratulations! The final level passed!'), leftMessage(left, titleOf)];
};

/** The end of a pack. One of our own may have words for it, which are true when all of it is solved. Where another one follows, nothing is over. */
const endMessage = ({ game, pack, name }: Table, isAll: boolean): Message => {
  const shipped = game.packs.find((one) => one.name === name);
  if (isMadeName(name))
    return dayNamed(name)
      ? say('Congratulations! The final level of the day passed!')
      : say('Congratulations! Level passed!');
  const ending = shipped?.pack === pack ? shipped.ending : undefined;
  if (ending && isAll) return ending;
  return ending || packFollowing({ game, pack, name })
    ? say('Congratulations! The final level passed!')
    : say('Congratulations! The final level passed! Game over!');
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
