import type { Level, Pack, SavedLine } from '../../../core/pack.ts';
import { bad, ok, type Parsed, say } from '../../../core/parsed.ts';
import { lines } from '../../../core/text.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A line end or a tab in an attribute would be read as a blank, a carriage return anywhere as a line end. */
const escaped = (text: string, special: RegExp): string =>
  text.replace(special, (letter) => ENTITIES[letter] ?? `&#${letter.charCodeAt(0)};`);

const element = (name: string, text: string | undefined): readonly string[] =>
  text ? [`<${name}>${escaped(text, /[&<>\r]/g)}</${name}>`] : [];

const tag = (name: string, attributes: Readonly<Record<string, string | number | undefined>>): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${escaped(String(value), /[&<>"\t\n\r]/g)}"`);
  return `<${name}${written.join('')}>`;
};

/** No comment of XML can hold two dashes in a row. Nobody but a person with an editor reads it. */
const comment = (text: string | undefined): readonly string[] =>
  text ? [`<!-- ${text.replace(/\r\n?/g, '\n').replace(/-(?=-)/g, '- ')} -->`] : [];

const indent = (by: string, parts: readonly string[]): readonly string[] => parts.map((part) => by + part);

const widthOf = (rows: readonly string[]): number => rows.reduce((widest, row) => Math.max(widest, row.length), 0);

const solution = ({ moves, title, notes, at }: SavedLine): string =>
  `${tag('Solution', { Title: title, Notes: notes, At: at })}${escaped(moves, /[&<>\r]/g)}</Solution>`;

const levelText = (level: Level, collectionAuthor: string | undefined): readonly string[] => {
  const rows = lines(level.board);
  const author = level.author === collectionAuthor ? undefined : level.author;
  const size = { Width: widthOf(rows), Height: rows.length };
  return [
    tag('Level', { Id: level.title, ...size, Copyright: author }),
    ...indent('  ', [
      ...comment(level.comments),
      ...rows.map((row) => `<L>${escaped(row, /[&<>\r]/g)}</L>`),
      // Last, as some readers take the first elements of a level for its rows.
      ...element('Notes', level.notes),
      ...level.lines.map(solution),
    ]),
    '</Level>',
  ];
};

/** Takes `Key: value` off the end of notes. */
const splitLast = (notes: string, key: string): { readonly rest: string; readonly value?: string } => {
  const [, rest = '', value] = new RegExp(`^(?:([^]*\\S)\n)?${key}: (\\S|\\S.*\\S)$`).exec(notes) ?? [];
  return value === undefined ? { rest: notes } : { rest, value };
};

/** Description, Email and Url, which the reader puts together in this order. */
const about = (notes: string): readonly string[] => {
  const url = splitLast(notes, 'Url');
  const email = splitLast(url.rest, 'Email');
  return [...element('Description', email.rest), ...element('Email', email.value), ...element('Url', url.value)];
};

const packText = ({ title, author, notes, comments, levels }: Pack): string => {
  const boards = levels.map(({ board }) => lines(board));
  const MaxWidth = boards.reduce((widest, rows) => Math.max(widest, widthOf(rows)), 0);
  const MaxHeight = boards.reduce((highest, rows) => Math.max(highest, rows.length), 0);
  const parts = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<SokobanLevels>',
    ...indent('  ', [
      ...comment(comments),
      ...element('Title', title),
      ...about(notes ?? ''),
      tag('LevelCollection', { Copyright: author, MaxWidth, MaxHeight }),
      ...indent(
        '  ',
        levels.flatMap((level) => levelText(level, author)),
      ),
      '</LevelCollection>',
    ]),
    '</SokobanLevels>',
  ];
  return parts.map((part) => `${part}\n`).join('');
};

/** Control characters, halves of surrogate pairs and non-characters: not even a reference may name them. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

const unwritable = (texts: readonly (string | undefined)[]): string | undefined => {
  const [letter] = UNWRITABLE.exec(texts.join('\n')) ?? [];
  return letter && `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
};

const textsOf = ({ title, board, author, notes, comments, lines: saved }: Level): readonly (string | undefined)[] => [
  title,
  board,
  author,
  notes,
  comments,
  ...saved.flatMap((line) => [line.moves, line.title, line.notes]),
];

/** Writes a pack, unless one of its texts has a character that XML cannot hold. */
export const write = (pack: Pack): Parsed<string> => {
  const letter = unwritable([pack.title, pack.author, pack.notes, pack.comments]);
  if (letter) return bad(say('The title or notes have the character {letter}, which XML cannot hold.', { letter }));
  for (const [index, level] of pack.levels.entries()) {
    const found = unwritable(textsOf(level));
    if (!found) continue;
    const values = { number: index + 1, title: level.title, letter: found };
    return bad(say('Level {number}, "{title}", has the character {letter}, which XML cannot hold.', values));
  }
  return ok(packText(pack));
};
