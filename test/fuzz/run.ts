import fc from 'fast-check';
import { checkReaders } from './check.ts';
import { INPUTS } from './inputs.ts';

/** `npm run fuzz`, or `npm run fuzz -- 1000 7` for so many inputs and that seed. */
const [count = '200000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const each = Math.ceil(Number(count) / Object.keys(INPUTS).length);
let slowest = 0;

for (const [name, input] of Object.entries(INPUTS)) {
  let done = 0;
  const property = fc.property(input, (bytes) => {
    const before = performance.now();
    checkReaders(bytes);
    slowest = Math.max(slowest, performance.now() - before);
    done += 1;
    if (process.stderr.isTTY && done % 500 === 0) process.stderr.write(`\r${name}: ${done} of ${each}`);
  });
  fc.assert(property, { numRuns: each, seed: Number(seed) });
  console.log(`${name}: ${done} inputs`);
}
const memory = process.resourceUsage().maxRSS / 1024;
console.log(`seed ${seed}, slowest input ${slowest.toFixed(0)} ms, memory at most ${memory.toFixed(0)} MB`);
