import { extname } from 'node:path';
import { Command } from 'commander';
import { titleOf } from '../../core/pack.ts';
import { convert } from '../../play/packs/convert.ts';
import { readerOf } from '../../play/packs/reader.ts';
import { AT_FAULT, UsageError, wholeNumber } from '../io.ts';
import { openTogether } from '../source.ts';
import { put, refuseToReplace, told, writerOrThrow } from '../target.ts';

interface Options {
  readonly level?: string;
  readonly to?: string;
  readonly game?: string;
  readonly force?: true;
}

const extensionOf = (out: string, { to }: Options): string => {
  if (to !== undefined) return to.replace(/^\./, '');
  if (out === '-') throw new UsageError('Say what to write to the standard output: --to EXT.');
  return extname(out).slice(1);
};

const run = async (files: readonly string[], options: Options): Promise<void> => {
  const [sources, out] = [files.slice(0, -1), files.at(-1)!];
  if (sources.length === 0) throw new UsageError('Name the file to write as well, or - for the standard output.');
  const level = options.level === undefined ? undefined : wholeNumber(options.level, '--level', 1);
  const extension = extensionOf(out, options);
  const opened = await openTogether(sources, options.game, out === '-' ? undefined : titleOf(out));
  const writer = opened && writerOrThrow(await readerOf(opened.game), extension);
  const converted = writer && convert(opened.pack, writer, level);
  if (converted?.ok) refuseToReplace(out, options);
  const source = sources.length === 1 ? sources[0]! : out;
  if (!converted || !told(source, converted) || !told(out, put(out, converted.value))) process.exitCode = AT_FAULT;
};

export const convertCommand = (): Command =>
  new Command('convert')
    .description('write the levels of files in another format, told by the ending of the new file')
    .usage('[options] <in...> <out>')
    .argument(
      '<files...>',
      'level files, several for one pack, then the file to write; - is the standard input or output',
    )
    .option('--level <n>', 'this level only')
    .option('--to <ext>', 'the format by its ending, whatever the new file is called')
    .option('--game <game>', 'the game, where the content does not tell')
    .option('--force', 'replace a file that is there already')
    .action(run);
