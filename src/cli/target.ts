import { existsSync } from 'node:fs';
import { ok, type Parsed } from '../core/parsed.ts';
import { printFile } from '../node/output.ts';
import { writeTextFile } from '../node/writeTextFile.ts';
import { type Writer, writerFor, writtenExtensions } from '../play/packs/convert.ts';
import type { Reader } from '../play/packs/reader.ts';
import { complainOf, UsageError } from './io.ts';

/** Writes a file, or - to the standard output. */
export const put = (out: string, text: string): Parsed<undefined> => {
  if (out !== '-') return writeTextFile(out, text);
  printFile(text);
  return ok(undefined);
};

/** What is there is not replaced by a slip of the hand: `kura convert 1.map 2.map` may have been meant for both. */
export const refuseToReplace = (out: string, { force }: { readonly force?: true }): void => {
  if (out !== '-' && !force && existsSync(out)) throw new UsageError(`${out} is there already: --force replaces it.`);
};

/** What writes files with this ending. */
export const writerOrThrow = ({ game, formats }: Reader, extension: string): Writer => {
  const writer = writerFor(formats, extension);
  if (writer) return writer;
  const known = writtenExtensions(formats);
  if (known.length === 0) throw new UsageError(`${game.title} has no files to write.`);
  const given = extension === '' ? 'a file without an ending' : `"${extension}"`;
  throw new UsageError(`${game.title} is not written as ${given}: expected ${known.join(', ')}.`);
};

/** Tells what is wrong, and whether anything was got all the same. */
export const told = <T>(file: string, parsed: Parsed<T>): parsed is Parsed<T> & { readonly ok: true } => {
  complainOf(file, parsed.ok ? (parsed.warnings ?? []) : [parsed.problem]);
  return parsed.ok;
};
