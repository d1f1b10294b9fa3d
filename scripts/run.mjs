// What `npm start`, `npm test`, `npm run test:long` and `npm run check` do, on a fresh clone too.
// It and the files it imports begin with nothing but Node's own modules: the rest may not be installed yet.
import { check, long, test } from './checks.mjs';
import { start } from './serve.mjs';
import { Stop } from './tools.mjs';

/** @type {Readonly<Record<string, (args: readonly string[]) => Promise<void>>>} */
const COMMANDS = { start, test, long, check };

const [name = '', ...args] = process.argv.slice(2);

try {
  const command = COMMANDS[name];
  if (!command) throw new Stop(`Usage: node scripts/run.mjs ${Object.keys(COMMANDS).join(' | ')}`, 2);
  await command(args);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = error.code;
}
