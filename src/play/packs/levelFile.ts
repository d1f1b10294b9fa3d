import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { convert, writerFor, writtenExtensions } from './convert.ts';
import { levelText } from './levelText.ts';
import type { Opened } from './opened.ts';
import { type Reader, readerOf } from './reader.ts';

/** Where a game has no file that can be written, its positions are a text of our own, which is opened as one. */
const TEXT = 'txt';

/** The endings of the files that levels of a game can be saved as. */
export const levelEndings = ({ formats }: Pick<Reader, 'formats'>): readonly string[] => {
  const endings = writtenExtensions(formats);
  return endings.length > 0 ? endings : [TEXT];
};

/** A name for a file, out of what a level or a pack is called. */
export const fileNamed = (title: string, ending: string): string => {
  const plain = title.replaceAll(/[^\p{L}\p{N} ._-]/gu, '').trim();
  return `${plain.slice(0, 80) || 'Kura'}.${ending}`;
};

/** One level of a pack, or all of it where no number is given, as a file with this ending. */
export const levelFile = async ({ game, pack }: Opened, ending: string, number?: number): Promise<Parsed<string>> => {
  const reader = await readerOf(game);
  const endings = levelEndings(reader);
  if (!endings.includes(ending.toLowerCase())) {
    return bad(say('A file for levels ends in one of these: {endings}.', { endings: endings.join(', ') }));
  }
  const writer = writerFor(reader.formats, ending);
  if (writer) return convert(pack, writer, number);
  return ok(levelText(game, pack.levels[(number ?? 1) - 1]!));
};
