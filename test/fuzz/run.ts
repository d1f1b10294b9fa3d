import fc from 'fast-check';
import { checkReaders } from './check.ts';
import { INPUTS } from './inputs.ts';

/** `npm run fuzz`, or `npm run fuzz -- 1000 7` for so many inputs and that seed. */
const [count = '200000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const each = Math.ceil(Number(count) / Object.keys(INPUTS).length);
/** The input that took most of a processor, in milliseconds. */
let slowest = { name: '', ms: 0 };

for (const [name, input] of Object.entries(INPUTS)) {
  let done = 0;
  const property = fc.property(input, (bytes) => {
    const before = process.cpuUsage();
    checkReaders(bytes);
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    if (ms > slowest.ms) slowest = { name, ms };
    done += 1;
    if (process.stderr.isTTY && done % 500 === 0) process.stderr.write(`\r${name}: ${done} of ${each}`);
  });
  fc.assert(property, { numRuns: each, seed: Number(seed) });
  console.log(`${name}: ${done} inputs`);
}
const memory = process.resourceUsage().maxRSS / 1024;
const most = `${slowest.ms.toFixed(0)} ms of a processor (${slowest.name})`;
console.log(`seed ${seed}, slowest input ${most}, memory at most ${memory.toFixed(0)} MB`);
