import type { Day } from '../../src/play/day/day.ts';

/** The environment of a program that does something before all else. */
const envOf = (script: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
});

/** The environment of a program whose clock goes by a factor faster, or slower: not what waits there, nor its date. */
export const pacedClock = (factor: number): Readonly<Record<string, string>> =>
  envOf(`const real = performance.now.bind(performance);
Object.defineProperty(performance, 'now', { value: () => ${factor} * real() });`);

/** The environment of programs for which it was noon of a day, by UTC, just now: it does not end while they run. */
export const atNoon = (day: Day): Readonly<Record<string, string>> => {
  const ahead = Date.parse(`${day}T12:00Z`) - Date.now();
  return envOf(`const real = Date.now; Date.now = () => real() + ${ahead};`);
};
