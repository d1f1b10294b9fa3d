import { type Message, say } from '../../core/parsed.ts';
import { games } from '../../games/index.ts';
import { helpOf } from './help.ts';
import { listed } from './listed.ts';

/** `Sokoban, Sokoban Vexed and Breakthrough`: the games that Kura is for, and not the example. */
export const gameTitles = (): Message =>
  listed(games.filter(({ isExample }) => !isExample).map(({ title }) => ({ text: title })));

/** What all of it is. */
export const aboutKura = (version: string): Message =>
  say('Kura {version}: {games}.', { version, games: gameTitles() });

/** Whom the games are owed to. */
export const origins = async (): Promise<readonly Message[]> =>
  (await Promise.all(games.map(helpOf))).flatMap(({ origin = [] }) => origin);

/** What level files can be opened. */
export const filesKnown = async (): Promise<Message> => {
  const helps = await Promise.all(games.map(helpOf));
  return say('You can open {files}.', { files: listed(helps.flatMap(({ files }) => (files ? [files] : []))) });
};
