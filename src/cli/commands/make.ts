import { Command } from 'commander';
import { complain, print } from '../../node/output.ts';
import { AT_FAULT, counted } from '../io.ts';
import { Collection } from '../making/collection.ts';
import { madeFilesOf } from '../making/madeFiles.ts';
import { type MakeOptions, wantedOf } from '../making/wanted.ts';
import { Workshop } from '../making/workshop.ts';
import { Watcher } from '../watcher.ts';

const NOTHING = 'Nothing good came of these seeds.';

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
      const far = (done: number): void => tell((levels.length + done) / count);
      far(0);
      return workshop.run(threads, (made) => collection.take(made, files), far);
    }, label);
  } finally {
    await workshop.close();
    await watcher.close();
  }
  if (levels.length < count && !watcher.isStopped) process.exitCode = AT_FAULT;
  if (levels.length === 0) complain(`kura: ${watcher.isStopped ? 'No level was made by then.' : NOTHING}`);
  else if (files.isPrinted) files.write(levels);
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
    .option('--theme <name>', 'an idea that they have in common');

export const makeCommand = (): Command =>
  withWishOptions(new Command('make'))
    .description(
      'make levels out of chance, each with its best solution and its grade; Ctrl-C keeps what is there by then',
    )
    .option('--threads <n>', 'make so many at the same time', '1')
    .option('--out <file>', 'write them there, a # in the name for one file each; - is the standard output', '-')
    .option('--force', 'replace a file that is there already')
    .action(run);
