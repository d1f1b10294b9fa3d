import type { AnyGame } from '../../core/game.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { levelText, openLevelText, type Shared } from './levelText.ts';
import type { Opened } from './opened.ts';
import { packText, unpackText } from './packedText.ts';

/** Letters of a link that browsers and most of what links are sent with take. */
const LONGEST = 32_000;

/** A link that can be handed on, unless it is too long for that. */
export const fittingLink = (link: string): Parsed<string> =>
  link.length > LONGEST ? bad(say('This is too long for a link: copy it as text instead.')) : ok(link);

/** The address that carries a level to a page, wherever that page is. */
export const levelLink = async (page: string, game: AnyGame, shared: Shared): Promise<Parsed<string>> =>
  fittingLink(`${page.replace(/#.*$/s, '')}#/${game.id}?level=${await packText(levelText(game, shared))}`);

/** What carries a level: the game and the level, compressed, wherever the page is. */
const LINK = /^(?:[a-z]+:\/\/[^\s#]*)?#\/([\w-]+)\?(?:[^\s#]*&)?level=([\w-]+)(?:&[^\s#]*)?$/i;

/** The id of the game that a link carries a level of; undefined where it is no such link. */
export const gameInLink = (text: string): string | undefined => LINK.exec(text)?.[1];

/** The level that a link carries, as a pack of its own. */
export const openLink = async (link: string, name: string, among: readonly AnyGame[]): Promise<Parsed<Opened>> => {
  const [, id = '', packed = ''] = LINK.exec(link) ?? [];
  const game = among.find((one) => one.id === id);
  const text = await unpackText(packed);
  if (!text.ok) return text;
  const opened = game && openLevelText(text.value, name, [game]);
  const title = (among.length === 1 ? among[0]?.title : game?.title) ?? id;
  return opened ?? bad(say('There is no level of {game} in this link.', { game: { text: title } }));
};
