import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPack } from '../src/core/pack.ts';
import { sok } from '../src/games/sokoban/formats/text.ts';
import { cpuSeconds } from './cpu.ts';
import { SHAPES } from './hostile.ts';
import { manyLevels } from './manyLevels.ts';

const [FEW, MANY] = [4_000, 40_000];
const ROUNDS = 3;
const [MOST_RATIO, MOST_MEGABYTES] = [1.3, 500];

const secondsPerLevel = (text: string, levels: number): number =>
  cpuSeconds(() => {
    const read = readPack(sok, text, 'made.sok').levels.length;
    if (read !== levels) throw new Error(`${read} levels were read instead of ${levels}`);
  }) / levels;

const [MOST_SECONDS, MOST_HOSTILE_MEGABYTES] = [20, 1024];

/** What it takes a process to read a file of that name, or a hostile one. */
const readAlone = (name: string): { readonly seconds: number; readonly megabytes: number } => {
  const command = [...process.execArgv, join(import.meta.dirname, 'hostile.ts'), name];
  return JSON.parse(spawnSync(process.execPath, command, { encoding: 'utf8' }).stdout);
};

const megabytesFor = (text: string): number => {
  const folder = mkdtempSync(join(tmpdir(), 'kura-bench-'));
  const path = join(folder, 'made.sok');
  writeFileSync(path, text);
  const { megabytes } = readAlone(path);
  rmSync(folder, { recursive: true });
  return megabytes;
};

/** Files of 62 MB that are wrong in one way each: at most 20 CPU seconds and 1 GB. */
const readHostile = (): boolean => {
  let isWithin = true;
  for (const name of Object.keys(SHAPES)) {
    const { seconds, megabytes } = readAlone(name);
    console.log(`${name}: ${seconds.toFixed(1)} CPU s, ${megabytes.toFixed(0)} MB`);
    isWithin &&= seconds <= MOST_SECONDS && megabytes <= MOST_HOSTILE_MEGABYTES;
  }
  console.log(`hostile files: at most ${MOST_SECONDS} CPU s and ${MOST_HOSTILE_MEGABYTES} MB each`);
  return isWithin;
};

/** Time per level in a file of 40,000 against one of 4,000, and the memory it takes: linear, under 500 MB. */
export const run = (): void => {
  const [few, many] = [manyLevels(FEW), manyLevels(MANY)];
  secondsPerLevel(few, FEW);
  const rounds = Array.from(
    { length: ROUNDS },
    () => [secondsPerLevel(few, FEW), secondsPerLevel(many, MANY)] as const,
  );
  for (const [a, b] of rounds)
    console.log(`${(a * 1e6).toFixed(0)} µs a level of ${FEW}, ${(b * 1e6).toFixed(0)} µs of ${MANY}`);
  const ratios = rounds.map(([a, b]) => b / a).toSorted((a, b) => a - b);
  const median = ratios[Math.floor(ROUNDS / 2)]!;
  const megabytes = megabytesFor(many);
  console.log(`ratio, median of ${ROUNDS}: ${median.toFixed(2)}, below ${MOST_RATIO}`);
  console.log(
    `file ${(many.length / 1e6).toFixed(1)} MB, memory ${megabytes.toFixed(0)} MB at most, under ${MOST_MEGABYTES}`,
  );
  const isWithin = median < MOST_RATIO && megabytes < MOST_MEGABYTES;
  if (!readHostile() || !isWithin) process.exitCode = 1;
};
