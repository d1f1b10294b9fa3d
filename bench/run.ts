import { run as line } from './line.ts';
import { run as perft } from './perft.ts';
import { run as read } from './read.ts';
import { run as vexed } from './vexed.ts';

/** Runs one benchmark by name: `npm run bench -- line`. */
const BENCHMARKS: Readonly<Record<string, (args: readonly string[]) => void>> = { line, perft, read, vexed };

const [name = '', ...args] = process.argv.slice(2);
const run = BENCHMARKS[name];
if (run) {
  run(args);
} else {
  console.error(`Usage: npm run bench -- NAME, where NAME is one of: ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exitCode = 2;
}
