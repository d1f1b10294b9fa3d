import type { AnyGame } from '../../core/game.ts';
import type { Level } from '../../core/pack.ts';
import { bad, ok, type Parsed, problemsOf } from '../../core/parsed.ts';
import { lines } from '../../core/text.ts';
import type { Opened } from './opened.ts';

/*
 * Levels of any game as a text of our own: names, a line each, an empty line, and the board in the game's own text. A link
 * carries such a text with one level; levelsText.ts has those with several.
 */

/** As much of a level as goes with a link. */
export type Shared = Pick<Level, 'title' | 'author' | 'board'>;

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** `Name: text`, a line each; what is empty is left out. */
export const nameLines = (names: readonly (readonly [name: string, text: string])[]): readonly string[] =>
  names.flatMap(([name, text]) => (oneLine(text) === '' ? [] : [`${name}: ${oneLine(text)}`]));

export const levelText = ({ id }: Pick<AnyGame, 'id'>, { title, author = '', board }: Shared): string =>
  [...nameLines(Object.entries({ Game: id, Title: title, Author: author })), '', board].join('\n');

/** The texts that stand under each name, in order. What is said under names that nobody asks for is left aside. */
export interface Names {
  readonly all: (name: string) => readonly string[];
  readonly one: (name: string) => string;
  /** The line after the empty one below them. */
  readonly below: number;
}

const NAME = /^([A-Za-z]+):(.*)$/;

/** The names from one line of a text to the next empty one; undefined where anything else stands there. */
export const namesFrom = (text: readonly string[], from: number): Names | undefined => {
  const pairs: (readonly [string, string])[] = [];
  for (const [index, line] of text.slice(from).entries()) {
    const [, name, said] = NAME.exec(line) ?? [];
    if (name === undefined || said === undefined) {
      if (line.trim() !== '') return undefined;
      const all = (asked: string) => pairs.filter(([each]) => each === asked).map(([, each]) => each.trim());
      return { all, one: (asked) => all(asked)[0] ?? '', below: from + index + 1 };
    }
    pairs.push([name, said]);
  }
  return undefined;
};

/** The game that the first line of such a text names. */
export const gameOfText = (text: string, among: readonly AnyGame[]): AnyGame | undefined => {
  const [, id] = /^\uFEFF?Game: *(\S+)[^\S\r\n]*(?:[\r\n]|$)/.exec(text) ?? [];
  return among.find((game) => game.id === id);
};

/** The author and the board of a level as it is played, and what is wrong with it. */
export const readBoard = (game: AnyGame, names: Names, board: string): Omit<Level, 'title' | 'lines'> => {
  const start = game.parse(board);
  const author = names.one('Author');
  return {
    ...(author !== '' && { author }),
    board: start.ok ? game.format(start.value) : board,
    problems: problemsOf(start),
  };
};

/** Such a text as a pack of one level, called by its title if it has one; undefined where it is none of these games. */
export const openLevelText = (text: string, name: string, among: readonly AnyGame[]): Parsed<Opened> | undefined => {
  const game = gameOfText(text, among);
  const all = game ? lines(text) : [];
  const names = namesFrom(all, 0);
  if (!game || !names) return undefined;
  const title = names.one('Title');
  const read = readBoard(game, names, all.slice(names.below).join('\n'));
  const [problem] = read.problems;
  if (problem?.severity === 'error') return bad(problem.message);
  const level: Level = { title: title || 'Level 1', lines: [], ...read };
  return ok({ game, pack: { title: title || name, levels: [level], problems: [] }, name: title || name });
};
