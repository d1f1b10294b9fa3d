import { type Message, say } from '../../core/parsed.ts';
import { shippedPack } from '../packs/opened.ts';
import type { Table } from '../table/table.ts';
import { listed } from './listed.ts';

/** Levels that are named in one sentence. */
const NAMED = 5;

/** What is left to do of a pack whose final level was passed. */
const restMessage = (table: Table): Message | undefined => {
  const { length } = table.pack.levels;
  const left = table.unsolved();
  if (left.length === 0) return length > 1 ? say('All {levels} levels are solved.', { levels: length }) : undefined;
  const named = left.slice(0, NAMED).map((level) => ({ text: String(level) }));
  const levels = listed([...named, ...(left.length > NAMED ? [say('others')] : [])]);
  return say('Not solved yet: level {levels}.', { levels });
};

/** After a level was solved: the next one, or the end of the pack, which a pack of our own may tell in its own words. */
export const passedMessages = (table: Table): readonly Message[] => {
  const { game, pack, name, number } = table;
  if (number < pack.levels.length)
    return [say('Congratulations! Level {number} passed! Go to next level?', { number })];
  const shipped = game.packs.find((one) => one.name === name);
  const isOwn = shippedPack(game, name)?.pack === pack;
  const end = (isOwn && shipped?.ending) || say('Congratulations! The final level passed! Game over!');
  const rest = restMessage(table);
  return rest ? [end, rest] : [end];
};
