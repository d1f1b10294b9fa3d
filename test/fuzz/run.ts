import { TARGETS } from './targets.ts';

/** `npm run fuzz`, or `npm run fuzz -- 1000 7` for so many inputs and that seed. */
const [count = '200000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const each = Math.ceil(Number(count) / TARGETS.length);

/**
 * What one input may take of a processor, in milliseconds, and of memory, in megabytes. Node is given less than that for its objects: it
 * would use what there is before it throws anything away.
 */
const MOST = { ms: 5000, memory: 500 };

/** The input that took most of a processor, in milliseconds. */
let slowest = { name: '', ms: 0 };

for (const { name, assert } of TARGETS) {
  let done = 0;
  const measured = async (check: () => Promise<void>): Promise<void> => {
    const before = process.cpuUsage();
    await check();
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    if (ms > slowest.ms) slowest = { name, ms };
    done += 1;
    if (process.stderr.isTTY && done % 500 === 0) process.stderr.write(`\r${name}: ${done} of ${each}`);
  };
  const read = await assert({ numRuns: each, seed: Number(seed) }, measured);
  console.log(`${name}: ${done} inputs, ${read} of them read`);
}
const memory = process.resourceUsage().maxRSS / 1024;
const most = `${slowest.ms.toFixed(0)} ms of a processor (${slowest.name})`;
console.log(`seed ${seed}, slowest input ${most}, memory at most ${memory.toFixed(0)} MB`);
if (slowest.ms > MOST.ms || memory > MOST.memory) {
  console.log(`Too much: at most ${MOST.ms} ms and ${MOST.memory} MB are allowed.`);
  process.exitCode = 1;
}
