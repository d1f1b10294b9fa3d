import { Command } from 'commander';
import { complain, print } from '../../node/output.ts';
import { AT_FAULT, counted } from '../io.ts';
import { Collection } from '../making/collection.ts';
import { madeFilesOf } from '../making/madeFiles.ts';
import { type MakeOptions, wantedOf } from '../making/wanted.ts';
import { Workshop } from '../making/workshop.ts';
import { Watcher } from '../watcher.ts';

/** What there is to say where fewer levels were made than were asked for. */
const complaintOf = ({ levels, vain }: Collection, count: number, isStopped: boolean): string | undefined => {
  if (isStopped) return levels.length === 0 ? 'No level was made by then.' : undefined;
  if (levels.length === count) return undefined;
  const seeds = counted(vain, 'seed');
  return levels.length > 0
    ? `Only ${levels.length} of ${counted(count, 'level')}: nothing new came of ${seeds} more.`
    : `Nothing good came of ${seeds}. Try another --seed, or leave out one of --size, --boxes, --grade and --theme.`;
};

const run = async (id: string, options: MakeOptions): Promise<void> => {
  const wanted = await wantedOf(id, options);
  const { count, threads } = wanted;
  const files = await madeFilesOf(wanted, options);
  const collection = new Collection(wanted);
  const { levels } = collection;
  const workshop = new Workshop(id, wanted.wish);
  const watcher = new Watcher();
  const label = `making ${counted(count, 'level')}`;
  try {
    await watcher.wait((tell) => {
      const inVain = (): string => (collection.vain > 0 ? `, ${counted(collection.vain, 'seed')} in vain` : '');
      const far = (done: number): void => tell((levels.length + done) / count, inVain());
      far(0);
      return workshop.run(threads, (made) => collection.take(made, files), far);
    }, label);
  } finally {
    await workshop.close();
    await watcher.close();
  }
  const complaint = complaintOf(collection, count, watcher.isStopped);
  if (levels.length < count && !watcher.isStopped) process.exitCode = AT_FAULT;
  if (complaint !== undefined && collection.isWritten) complain(`kura: ${complaint}`);
  if (levels.length === 0) return;
  if (files.hint !== undefined && collection.isWritten) complain(`kura: ${files.hint}`);
  if (files.isPrinted) files.write(levels);
  else if (collection.isWritten) print(`${counted(levels.length, 'level')} in ${options.out}`);
};

/** What the levels are to be like: also told where others make them. */
export const withWishOptions = (command: Command): Command =>
  command
    .argument('<game>', 'sokoban or vexed')
    .option('--seed <n>', 'of the first level; the others have those after it. The same seed makes the same level', '1')
    .option('--count <n>', 'how many', '1')
    .option('--size <columns>x<rows>', 'no board is larger')
    .option('--boxes <n>', 'how many boxes each has')
    .option('--grade <n>', 'how hard they are for people, from 1 to 10')
    .option(
      '--theme <name>',
      'an idea that they have in common: small, order, doors, parking, symmetric or more; of Vexed cliffs, ladders or chains',
    );

export const makeCommand = (): Command =>
  withWishOptions(new Command('make'))
    .description(
      'make levels out of chance, each with its best solution and its grade; Ctrl-C keeps what is there by then',
    )
    .option('--threads <n>', 'make so many at the same time', '1')
    .option('--out <file>', 'write them there, a # in the name for one file each; - is the standard output', '-')
    .option('--force', 'replace a file that is there already')
    .action(run);
