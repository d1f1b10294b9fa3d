import { run as line } from './line.ts';
import { run as perft } from './perft.ts';
import { run as read } from './read.ts';

/** Runs one benchmark by name: `npm run bench -- line`. */
const BENCHMARKS: Readonly<Record<string, () => void>> = { line, perft, read };

const [name = ''] = process.argv.slice(2);
const run = BENCHMARKS[name];
if (run) {
  run();
} else {
  console.error(`Usage: npm run bench -- NAME, where NAME is one of: ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exitCode = 2;
}
