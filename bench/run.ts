import { run as breakthrough } from './breakthrough.ts';
import { run as firstSound } from './firstSound.ts';
import { run as gallery } from './gallery.ts';
import { run as grade } from './grade.ts';
import { run as importing } from './import.ts';
import { run as keys } from './keys.ts';
import { run as line } from './line.ts';
import { run as longLine } from './longLine.ts';
import { run as maker } from './maker.ts';
import { run as music } from './music.ts';
import { run as optimizer } from './optimizer.ts';
import { run as page } from './page.ts';
import { run as perft } from './perft.ts';
import { run as read } from './read.ts';
import { run as rivals } from './rivals.ts';
import { run as route } from './route.ts';
import { run as server } from './server.ts';
import { run as size } from './size.ts';
import { run as solvable } from './solvable.ts';
import { run as solved } from './solved.ts';
import { run as solver } from './solver.ts';
import { run as sound } from './sound.ts';
import { run as terminal } from './terminal.ts';
import { run as vexed } from './vexed.ts';
import { isWrongUse, WrongUse } from './wrongUse.ts';

/** Runs one benchmark by name: `npm run bench -- line`. */
const BENCHMARKS: Readonly<Record<string, (args: readonly string[]) => void | Promise<void>>> = {
  breakthrough,
  'first-sound': firstSound,
  gallery,
  grade,
  import: importing,
  keys,
  line,
  'long-line': longLine,
  maker,
  music,
  optimizer,
  page,
  perft,
  read,
  rivals,
  route,
  server,
  size,
  solvable,
  solved,
  solver,
  sound,
  terminal,
  vexed,
};

const [name = '', ...args] = process.argv.slice(2);
const run = BENCHMARKS[name];
try {
  if (!run)
    throw new WrongUse(`Usage: npm run bench -- NAME, where NAME is one of: ${Object.keys(BENCHMARKS).join(', ')}`);
  await run(args);
} catch (cause) {
  if (!isWrongUse(cause)) throw cause;
  console.error(cause.message);
  process.exitCode = 2;
}
