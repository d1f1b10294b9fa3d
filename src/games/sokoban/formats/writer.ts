import { type Level, type Pack, readPack, type SavedLine } from '../../../core/pack.ts';
import { bad, ok, type Parsed, say } from '../../../core/parsed.ts';
import { joinMark } from '../notation.ts';
import { readLine } from './lines.ts';
import { tokens } from './tokens.ts';

/** Titles as a line above their boards, as .sok has them, or as keys below, as .xsb has them. */
export type Titles = 'above' | 'below';

/** Plain where that reads back as it was; guarded by keys and comment blocks where it does not. */
type Care = 'plain' | 'guarded';

/** Long lines of moves are wrapped. */
const WIDTH = 78;

const wrap = (moves: string): string => moves.replaceAll(new RegExp(`.{${WIDTH}}(?=.)`, 'g'), '$&\n');

const present = (parts: readonly (string | undefined)[]): readonly string[] =>
  parts.filter((part) => part !== undefined);

const paragraphs = (...parts: readonly (string | undefined)[]): string => present(parts).join('\n\n');

const notesText = (notes: string | undefined, care: Care): string | undefined =>
  notes === undefined || care === 'plain' ? notes : `Comment:\n${notes}\nComment-End:`;

const commentsText = (comments: string | undefined): string | undefined => comments?.replaceAll(/^/gm, ':: ');

const savedText = (line: SavedLine, care: Care): string =>
  paragraphs(present([line.title, wrap(joinMark(line.moves, line.at))]).join('\n'), notesText(line.notes, care));

/** Not everybody would know all of its rows as such: a goal outside the walls, a single box, an empty row at the top. */
const isOdd = (board: string): boolean => {
  const [first, ...others] = tokens(board);
  return others.length > 0 || first?.kind !== 'board' || first.lines.length !== board.split('\n').length;
};

/** An empty row inside a board has to be drawn, or it would end the board. Odd rows stand in one line with the others. */
const boardText = (board: string): string => {
  const rows = board.replaceAll(/^$/gm, '-');
  return isOdd(rows) ? rows.replaceAll('\n', '|') : rows;
};

/** What other programs may take for a board, moves or a key when it stands alone above a board. */
const isMisleading = (title: string): boolean => readLine(title, 1).kind !== 'text';

const levelText = (level: Level, packAuthor: string | undefined, titles: Titles, care: Care): string => {
  const isAbove = titles === 'above' && care === 'plain' && !isMisleading(level.title);
  const author = level.author === packAuthor ? undefined : level.author;
  const keys = present([isAbove ? undefined : `Title: ${level.title}`, author && `Author: ${author}`]);
  return paragraphs(
    isAbove ? level.title : undefined,
    [boardText(level.board), ...keys].join('\n'),
    commentsText(level.comments),
    notesText(level.notes, care),
    ...level.lines.map((line) => savedText(line, care)),
  );
};

const packText = (pack: Pack, titles: Titles, care: Care): string => {
  const keys = present([`Collection: ${pack.title}`, pack.author && `Author: ${pack.author}`]).join('\n');
  const levels = pack.levels.map((level) => levelText(level, pack.author, titles, care));
  return `${paragraphs(commentsText(pack.comments), keys, notesText(pack.notes, care), ...levels)}\n`;
};

/** A level with its moves as they are written, the mark among them. Where it names no author it is by that of its pack. */
const kept = ({ problems: _, lines, ...level }: Level, author: string | undefined) =>
  Object.entries({
    ...(author && { author }),
    ...level,
    lines: lines.map((line) => [line.title, line.notes, line.at, joinMark(line.moves, line.at)]),
  }).sort();

/** What has to survive: everything but the problems. */
const essence = ({ title, author, notes, comments, levels }: Pack): string =>
  JSON.stringify([title, author, notes, comments, levels.map((level) => kept(level, author))]);

const firstDifference = (one: Pack, other: Pack): string => {
  const at = one.levels.findIndex((level, index) => {
    const again = other.levels[index];
    return !again || essence({ ...one, levels: [level] }) !== essence({ ...one, levels: [again] });
  });
  return one.levels[at]?.title ?? one.title;
};

type Read = (text: string, name: string) => Generator<number, Pack>;

/** Writes a pack so that `read` gives it back; believed only after reading it again. */
export const writeText = (pack: Pack, titles: Titles, read: Read): Parsed<string> => {
  const again = (text: string): Pack => readPack({ read }, text, pack.title);
  for (const care of ['plain', 'guarded'] as const) {
    const text = packText(pack, titles, care);
    if (essence(again(text)) === essence(pack)) return ok(text);
  }
  const title = firstDifference(pack, again(packText(pack, titles, 'guarded')));
  return bad(say('"{title}" cannot be written so that it reads back the same.', { title }));
};
