import type { AnyGame } from '../../core/game.ts';
import type { Level } from '../../core/pack.ts';
import { bad, ok, type Parsed } from '../../core/parsed.ts';
import type { Opened } from './opened.ts';

/** As much of a level as goes with a link. */
export type Shared = Pick<Level, 'title' | 'author' | 'board'>;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * One level or position of any game, as a link carries it: the game's id, what the level is called and who made it, a line
 * each, an empty line, and the board in the game's own text.
 */
export const levelText = ({ id }: Pick<AnyGame, 'id'>, { title, author = '', board }: Shared): string => {
  const names = Object.entries({ Game: id, Title: oneLine(title), Author: oneLine(author) });
  const lines = names.flatMap(([name, text]) => (text === '' ? [] : [`${name}: ${text}\n`]));
  return `${lines.join('')}\n${board}`;
};

/** The lines above the empty one, the game first. What else is said there is left aside. */
const NAMES = /^\uFEFF?Game: *(\S+)[^\S\n]*\n((?:[A-Za-z]+:[^\n]*\n)*)[^\S\n]*\n/;

const named = (lines: string, name: string): string => new RegExp(`^${name}:(.*)$`, 'm').exec(lines)?.[1]?.trim() ?? '';

/** Such a text as a pack of one level, called by its title if it has one; undefined where it is none of these games. */
export const openLevelText = (text: string, name: string, among: readonly AnyGame[]): Parsed<Opened> | undefined => {
  const [above = '', id, lines = ''] = NAMES.exec(text) ?? [];
  const game = among.find((one) => one.id === id);
  if (!game) return undefined;
  const start = game.parse(text.slice(above.length));
  if (!start.ok) return bad(start.problem.message);
  const [title, author] = [named(lines, 'Title'), named(lines, 'Author')];
  const level: Level = {
    title: title || 'Level 1',
    ...(author !== '' && { author }),
    board: game.format(start.value),
    lines: [],
    problems: start.warnings ?? [],
  };
  return ok({ game, pack: { title: title || name, levels: [level], problems: [] }, name: title || name });
};
