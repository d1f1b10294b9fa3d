import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { complain, print } from '../../node/output.ts';
import type { Served } from '../../server/index.ts';
import { AT_FAULT, UsageError, wholeNumber } from '../io.ts';
import { databaseOption, originOf } from '../server/address.ts';

interface Options {
  readonly port: string;
  readonly host: string;
  readonly data: string;
  readonly database?: string;
  readonly origin?: string;
  readonly proxy: readonly string[];
  readonly page?: string;
  readonly notice: string;
  readonly open?: true;
}

const MOST_PORT = 65535;

const EXPLANATION = `
Serves the page, and beside it a database for what people share.

Without --database everything is kept in an embedded database in a folder, with
nothing to set up; one process may have it open. The first start takes some seconds.
With --database postgres://USER:PASSWORD@HOST/NAME it is kept in that PostgreSQL,
which any number of processes on any number of machines may share.
The page is built by npm start.`;

const portOf = (text: string): number => {
  const port = wholeNumber(text, '--port', 0);
  if (port > MOST_PORT) throw new UsageError(`--port takes a number up to ${MOST_PORT}, not "${text}".`);
  return port;
};

/** The page that `npm start` builds lies beside the program. */
const pageOf = ({ page }: Options): string | undefined => {
  const folder = page === undefined ? fileURLToPath(new URL('web', import.meta.url)) : resolve(page);
  return existsSync(`${folder}/index.html`) ? folder : undefined;
};

const BROWSERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['explorer'],
};

const openBrowser = (address: string): void => {
  const [command = 'xdg-open', ...args] = BROWSERS[process.platform] ?? [];
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => complain(`kura: No browser was found: open ${address}`))
    .unref();
};

/** Milliseconds that may be taken to end what is under way. */
const LEAVING = 20_000;

/** The first signal lets everybody finish; the second one does not. */
const endWhenAsked = ({ leave }: Pick<Served, 'leave'>, notice: number): void => {
  let isAsked = false;
  const end = (ms: number) => (): void => {
    if (isAsked) process.exit(AT_FAULT);
    isAsked = true;
    setTimeout(() => process.exit(AT_FAULT), LEAVING + ms).unref();
    void leave(ms).then(() => process.exit(0));
  };
  // Whoever sits before it does not wait for a load balancer.
  process.on('SIGINT', end(0)).on('SIGTERM', end(notice));
};

const run = async (options: Options): Promise<void> => {
  const port = portOf(options.port);
  const notice = wholeNumber(options.notice, '--notice', 0) * 1000;
  const origin = options.origin === undefined ? undefined : originOf(options.origin, '--origin');
  const page = pageOf(options);
  if (page === undefined) {
    complain('kura: The page is not built: npm start builds it, npx vite build alone too.');
    process.exitCode = AT_FAULT;
    return;
  }
  const { serve, tryPort, isMade, program, reasonOf } = await import('../../server/index.ts');
  const folder = resolve(options.data);
  try {
    await tryPort({ host: options.host, port });
    if (options.database === undefined && !isMade(folder)) print('Making the database: this takes some seconds, once.');
    const served = await serve({
      host: options.host,
      port,
      folder,
      ...(options.database !== undefined && { database: options.database }),
      ...(origin !== undefined && { origin }),
      page,
      proxies: options.proxy,
      program,
      log: (line) => complain(line.trimEnd()),
    });
    // Before anybody knows that it is there.
    endWhenAsked(served, notice);
    print('Kura is ready. Stop it with Ctrl-C.', `${served.address}/`);
    if (options.open) openBrowser(served.address);
  } catch (cause) {
    const reason = reasonOf(cause);
    if (reason === undefined) throw cause;
    complain(`kura: ${reason}`);
    process.exitCode = AT_FAULT;
  }
};

export const serveCommand = (): Command =>
  new Command('serve')
    .description('serve the page, with a database for what people share')
    .option('--port <n>', 'the port', '4173')
    .option('--host <host>', 'the address it listens at; 0.0.0.0 for all', '127.0.0.1')
    .option('--data <folder>', 'where the embedded database is kept', 'kura-data')
    .addOption(databaseOption('a PostgreSQL instead: postgres://…'))
    .option('--origin <url>', 'the address that people see, where a proxy stands before it')
    .option('--proxy <address...>', 'proxies whose word about who asks is taken', [])
    .option('--page <folder>', 'the built page, where it is not the one beside the program')
    .option('--notice <seconds>', 'told to end by SIGTERM, how long it first says that it is about to', '2')
    .option('--open', 'open a browser')
    .addHelpText('after', EXPLANATION)
    .action(run);
