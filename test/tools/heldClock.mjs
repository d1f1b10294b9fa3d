// Loaded into a program before its own code: its time stands still, and passes when whoever tests it says so.
// A line that comes is a number of milliseconds; the same line goes back when they have passed. A negative one sets the
// clock on the wall back by so much, and no time passes.
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * Milliseconds. Shorter waits are between a program and its terminal, where a key can come in pieces: they take their time
 * as ever.
 */
const SHORT = 50;

const { setTimeout: waitReally, clearTimeout: forgetReally } = globalThis;

/** A wait of the program. One that comes again and again knows how often. */
class Wait {
  /** @param {() => void} work @param {number} at @param {number | undefined} every */
  constructor(work, at, every) {
    this.work = work;
    this.at = at;
    this.every = every;
  }

  ref() {
    return this;
  }

  unref() {
    return this;
  }
}

const start = Date.now();
let now = start;
/** What the clock on the wall shows more than has passed. */
let shift = 0;
/** @type {Set<Wait>} */
const waits = new Set();

/** @param {() => void} work @param {number} ms @param {number} [every] */
const plan = (work, ms, every) => {
  const wait = new Wait(work, now + ms, every);
  waits.add(wait);
  return wait;
};

const forget = (/** @type {Wait | NodeJS.Timeout | undefined} */ wait) => {
  if (wait instanceof Wait) waits.delete(wait);
  else forgetReally(wait);
};

Date.now = () => now + shift;
Object.defineProperty(performance, 'now', { value: () => now - start });
Object.assign(globalThis, {
  setTimeout: (/** @type {() => void} */ work, ms = 1) => (ms < SHORT ? waitReally(work, ms) : plan(work, ms)),
  setInterval: (/** @type {() => void} */ work, ms = 1) => plan(work, ms, ms),
  clearTimeout: forget,
  clearInterval: forget,
});

/** The wait that ends first, if it does so by then. */
const firstUntil = (/** @type {number} */ end) =>
  [...waits].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];

/** Whatever follows from the end of one wait is done before the next one ends. */
const pass = async (/** @type {number} */ ms) => {
  const end = now + ms;
  for (let wait = firstUntil(end); wait; wait = firstUntil(end)) {
    now = wait.at;
    if (wait.every === undefined) forget(wait);
    else wait.at += wait.every;
    wait.work();
    await new Promise((done) => setImmediate(done));
  }
  now = end;
};

const socket = connect(Number(process.env.KURA_TEST_CLOCK), '127.0.0.1');
await once(socket, 'connect');
createInterface({ input: socket }).on('line', async (line) => {
  if (Number(line) < 0) shift += Number(line);
  else await pass(Number(line));
  socket.write(`${line}\n`);
});
// It keeps nobody from ending.
socket.unref();
