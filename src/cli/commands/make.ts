import { Command } from 'commander';
import type { Level } from '../../core/pack.ts';
import { complain, print } from '../../node/output.ts';
import { AT_FAULT, counted } from '../io.ts';
import { type MadeFiles, madeFilesOf } from '../making/madeFiles.ts';
import { commandOf, type MakeOptions, type Wanted, wantedOf } from '../making/wanted.ts';
import { type Made, Workshop } from '../making/workshop.ts';
import { Watcher } from '../watcher.ts';

/** Seeds one after another that nothing comes of, after which it is given up: nobody can make what was asked for. */
const GIVEN_UP = 40;

const NOTHING = 'Nothing good came of these seeds.';

/** The levels that are there by now, each unlike the others. */
class Collection {
  readonly levels: Level[] = [];
  readonly #wanted: Wanted;
  #vain = 0;
  isWritten = true;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  /** Keeps what is new, and tells whether more is wanted. */
  take({ seed, level }: Made, files: MadeFiles): boolean {
    const { maker, count, wish } = this.#wanted;
    const isNew = level && !this.levels.some(({ board }) => maker.areAlike?.(board, level.board));
    this.#vain = isNew ? 0 : this.#vain + 1;
    if (isNew) {
      const comments = `Made by: ${commandOf({ ...this.#wanted, count: 1, wish: { ...wish, seed } })}`;
      this.levels.push({ ...level, comments });
      // A file has at any time what was made by then: it is a long way, and nobody knows what happens on it.
      if (!files.isPrinted) this.isWritten = files.write(this.levels);
    }
    return this.levels.length < count && this.#vain < GIVEN_UP && this.isWritten;
  }
}

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

export const makeCommand = (): Command =>
  new Command('make')
    .description(
      'make levels out of chance, each with its best solution and its grade; Ctrl-C keeps what is there by then',
    )
    .argument('<game>', 'sokoban or vexed')
    .option('--seed <n>', 'of the first level; the others have those after it. The same seed makes the same level', '1')
    .option('--count <n>', 'how many', '1')
    .option('--size <columns>x<rows>', 'no board is larger')
    .option('--boxes <n>', 'how many boxes each has')
    .option('--grade <n>', 'how hard they are for people, from 1 to 10')
    .option('--theme <name>', 'an idea that they have in common')
    .option('--threads <n>', 'make so many at the same time', '1')
    .option('--out <file>', 'write them there, a # in the name for one file each; - is the standard output', '-')
    .option('--force', 'replace a file that is there already')
    .action(run);
