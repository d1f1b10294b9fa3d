import { closeSync, createReadStream, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Command } from 'commander';
import { complain, print } from '../../node/output.ts';
import type { Amounts } from '../../server/index.ts';
import { AT_FAULT } from '../io.ts';
import { databaseOption } from '../server/address.ts';

interface Options {
  readonly data: string;
  readonly database?: string;
  readonly force?: true;
}

/** What only its owner may read: hashes of keys are in it. */
const PRIVATE = 0o600;

const fail = (words: string): void => {
  complain(`kura: ${words}`);
  process.exitCode = AT_FAULT;
};

const told = (amounts: Amounts): string =>
  Object.entries(amounts)
    .map(([name, amount]) => `${amount} ${name.replace('_', ' ')}`)
    .join(', ');

type Server = typeof import('../../server/index.ts');
type Store = Awaited<ReturnType<Server['openStore']>>;

/** Does something with the database that was named, and tells what cannot be helped. */
const withStore = async ({ data, database }: Options, act: (store: Store, server: Server) => Promise<void>) => {
  const server = await import('../../server/index.ts');
  const folder = resolve(data);
  try {
    const store = await server.openStore({
      folder,
      ...(database !== undefined && { database }),
      program: server.program,
    });
    try {
      await act(store, server);
    } finally {
      await store.close();
    }
  } catch (cause) {
    const reason = server.reasonOf(cause);
    if (reason === undefined) throw cause;
    fail(reason);
  }
};

const isThere = async ({ data, database }: Options): Promise<boolean> =>
  database !== undefined || (await import('../../server/index.ts')).isMade(resolve(data));

/** Under another name first: a file that is there is complete. */
const exportAll = async (file: string, options: Options): Promise<void> => {
  if (existsSync(file) && !options.force) return fail(`${file} is there already: --force replaces it.`);
  if (!(await isThere(options))) return fail(`There is no database in ${options.data}.`);
  const unfinished = `${file}.${process.pid}`;
  await withStore(options, async ({ db }, { copyOut }) => {
    const target = openSync(unfinished, 'w', PRIVATE);
    try {
      const amounts = await copyOut(db, async (line) => void writeSync(target, `${line}\n`));
      fsyncSync(target);
      renameSync(unfinished, file);
      print(`${file}: ${told(amounts)}`);
    } finally {
      closeSync(target);
      rmSync(unfinished, { force: true });
    }
  });
};

/** They are read when they are asked for: what comes before that would be lost. */
async function* linesIn(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
}

const importAll = async (file: string, options: Options): Promise<void> => {
  if (!existsSync(file)) return fail(`${file}: There is no such file.`);
  if (!(await isThere(options))) print('Making the database: this takes some seconds, once.');
  await withStore(options, async ({ db }, { copyIn }) => {
    print(`new: ${told(await copyIn(db, linesIn(file)))}`);
  });
};

const withPlace = (command: Command): Command =>
  command
    .option('--data <folder>', 'where the embedded database is kept', 'kura-data')
    .addOption(databaseOption('a PostgreSQL instead: postgres://…'));

export const dataCommand = (): Command =>
  new Command('data')
    .description('move everything that kura serve keeps between an embedded database and PostgreSQL')
    .addCommand(
      withPlace(new Command('export').description('write everything to a file'))
        .argument('<file>', 'the file to write')
        .option('--force', 'replace the file if there is one')
        .action(exportAll),
    )
    .addCommand(
      withPlace(new Command('import').description('add everything of such a file; what is there already stays'))
        .argument('<file>', 'a file that kura data export wrote')
        .action(importAll),
    );
