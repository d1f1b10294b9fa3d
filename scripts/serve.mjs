import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { listen, siteIn, siteServer } from './site.mjs';
import { ROOT, Stop } from './tools.mjs';

const HOST = '127.0.0.1';
const DEFAULT_PORT = 4173;

/** @param {readonly string[]} args */
const options = (args) => {
  try {
    return parseArgs({ args: [...args], options: { port: { type: 'string' } } }).values;
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}\nUsage: npm start -- --port 4173`, 2);
  }
};

/** @param {readonly string[]} args */
const portOf = (args) => {
  const { port = String(DEFAULT_PORT) } = options(args);
  const number = Number(port);
  if (/^\d+$/.test(port) && number >= 1 && number <= 65535) return number;
  throw new Stop(`"${port}" is not a port: give a number from 1 to 65535.`, 2);
};

/**
 * Does something with a temporary folder of its own, which is gone afterwards: what makes the page work without a network
 * leaves its files there.
 *
 * @param {() => Promise<unknown>} work
 */
const tidily = async (work) => {
  const folder = mkdtempSync(join(tmpdir(), 'kura-build-'));
  const { TMPDIR, TEMP } = process.env;
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder });
  try {
    await work();
  } finally {
    for (const [name, value] of Object.entries({ TMPDIR, TEMP })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Installs what is missing, builds the page, serves it and says where. If the port is taken it is the next free one.
 *
 * @param {readonly string[]} args
 */
export const start = async (args) => {
  const port = portOf(args);
  await install();
  const { build } = await import('vite');
  const configFile = join(ROOT, 'vite.config.ts');
  // The configuration's paths are relative to the project, and npm may have been called from elsewhere.
  process.chdir(ROOT);
  await tidily(() => build({ configFile, logLevel: 'warn' }));
  const server = siteServer(siteIn(join(ROOT, 'dist/web')));
  const found = await listen(server, { host: HOST, port });
  console.log(`Kura is ready. Stop it with Ctrl-C.\nhttp://${HOST}:${found}/`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
};
