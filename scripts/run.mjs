// What `npm start`, `npm test`, `npm run test:long` and `npm run check` do, on a fresh clone too.
// It and the files it imports begin with nothing but Node's own modules: the rest may not be installed yet.
import { check, long, test } from './checks.mjs';
import { start } from './serve.mjs';
import { Stop } from './tools.mjs';

/** @type {Readonly<Record<string, (args: readonly string[]) => Promise<void>>>} */
const COMMANDS = { start, test, long, check };

/** What was typed may hold letters that a terminal obeys. */
const visible = (/** @type {string} */ text) =>
  text.replace(/[^\P{Cc}\n]/gu, (letter) => `\\u${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);

const [name = '', ...args] = process.argv.slice(2);

try {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Stop(`Usage: node scripts/run.mjs ${Object.keys(COMMANDS).join(' | ')}`, 2);
  await command(args);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(visible(error.message));
  process.exitCode = error.code;
}
