import { extname } from 'node:path';
import { Command } from 'commander';
import { ok, type Parsed } from '../../core/parsed.ts';
import { writeTextFile } from '../../node/writeTextFile.ts';
import { convert, type Writer, writerFor, writtenExtensions } from '../../play/packs/convert.ts';
import { type Reader, readerOf } from '../../play/packs/reader.ts';
import { AT_FAULT, complainOf, UsageError, wholeNumber } from '../io.ts';
import { openOrComplain } from '../source.ts';

interface Options {
  readonly level?: string;
  readonly to?: string;
  readonly game?: string;
}

const extensionOf = (out: string, { to }: Options): string => {
  if (to !== undefined) return to.replace(/^\./, '');
  if (out === '-') throw new UsageError('Say what to write to the standard output: --to EXT.');
  return extname(out).slice(1);
};

const writerOrThrow = ({ game, formats }: Reader, extension: string): Writer => {
  const writer = writerFor(formats, extension);
  if (writer) return writer;
  const known = writtenExtensions(formats);
  if (known.length === 0) throw new UsageError(`${game.title} has no files to write.`);
  const given = extension === '' ? 'a file without an ending' : `"${extension}"`;
  throw new UsageError(`${game.title} is not written as ${given}: expected ${known.join(', ')}.`);
};

const put = (out: string, text: string): Parsed<undefined> => {
  if (out !== '-') return writeTextFile(out, text);
  process.stdout.write(text);
  return ok(undefined);
};

/** Tells what is wrong, and whether anything was got all the same. */
const told = <T>(file: string, parsed: Parsed<T>): parsed is Parsed<T> & { readonly ok: true } => {
  complainOf(file, parsed.ok ? (parsed.warnings ?? []) : [parsed.problem]);
  return parsed.ok;
};

const run = async (file: string, out: string, options: Options): Promise<void> => {
  const level = options.level === undefined ? undefined : wholeNumber(options.level, '--level', 1);
  const extension = extensionOf(out, options);
  const opened = await openOrComplain(file, options.game);
  const writer = opened && writerOrThrow(await readerOf(opened.game), extension);
  const converted = writer && convert(opened.pack, writer, level);
  if (!converted || !told(file, converted) || !told(out, put(out, converted.value))) process.exitCode = AT_FAULT;
};

export const convertCommand = (): Command =>
  new Command('convert')
    .description('write the levels of a file in another format, told by the ending of the new file')
    .argument('<in>', 'a level file, or - for the standard input')
    .argument('<out>', 'the file to write, or - for the standard output; an old one is replaced')
    .option('--level <n>', 'this level only')
    .option('--to <ext>', 'the format by its ending, whatever the new file is called')
    .option('--game <game>', 'the game, where the content does not tell')
    .action(run);
