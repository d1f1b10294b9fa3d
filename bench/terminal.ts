import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEYS, PlayedTerminal } from '../test/tools/terminal.ts';

const SIDE = 20;
const [WARM_UP, MOVES] = [20, 300];
const [MOST_MS, MOST_BYTES, MOST_VEXED_BYTES] = [30, 400, 800];

/** A hall with a box to be pushed to and fro by walking around it. */
const HALL = [
  '#'.repeat(SIDE),
  `#@$${' '.repeat(SIDE - 5)}.#`,
  ...Array<string>(SIDE - 3).fill(`#${' '.repeat(SIDE - 2)}#`),
  '#'.repeat(SIDE),
].join('\n');

/** A shaft of the same size, with a floor to walk on and two boxes that never meet. */
const SHAFT = [
  `${SIDE} ${SIDE}`,
  '#'.repeat(SIDE),
  ...Array<string>(SIDE - 3).fill(`#${' '.repeat(SIDE - 2)}#`),
  `#P${' '.repeat(SIDE - 6)}r#r#`,
  '#'.repeat(SIDE),
].join('\n');

interface Measured {
  readonly ms: readonly number[];
  readonly bytes: readonly number[];
}

/** Presses one key after another, each when the picture that the one before made is there. */
const measure = async (terminal: PlayedTerminal, keys: readonly string[]): Promise<Measured> => {
  const [ms, bytes]: [number[], number[]] = [[], []];
  for (const [index, key] of keys.entries()) {
    const [began, sent] = [performance.now(), terminal.bytes];
    terminal.type(key);
    await terminal.sees(`Moves ${index + 1} `);
    ms.push(performance.now() - began);
    bytes.push(terminal.bytes - sent);
  }
  return { ms: ms.slice(WARM_UP), bytes: bytes.slice(WARM_UP) };
};

const at = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * part)]!;

const report = (name: string, { ms, bytes }: Measured, mostBytes: number): void => {
  const late = at(ms, 0.95);
  console.log(
    `${name}: ${at(ms, 0.5).toFixed(1)} ms from key to screen, 95 % under ${late.toFixed(1)} ms (${MOST_MS} allowed); ` +
      `${at(bytes, 0.5)} bytes a move, at most ${Math.max(...bytes)} (${mostBytes} allowed)`,
  );
  if (late > MOST_MS || Math.max(...bytes) > mostBytes) process.exitCode = 1;
};

const toAndFro = (there: readonly string[], back: readonly string[]): readonly string[] =>
  Array.from({ length: WARM_UP + MOVES }, (_, index) => [...there, ...back][index % (there.length + back.length)]!);

/** From a key to the picture on the screen of a real pseudo-terminal, and how much is sent for it, on boards of 20 × 20. */
export const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'kura-bench-'));
  writeFileSync(join(folder, 'hall.xsb'), HALL);
  writeFileSync(join(folder, 'map1.txt'), SHAFT);
  try {
    const size = { folder, columns: 100, rows: 50 };
    const hall = new PlayedTerminal(['play', 'sokoban', 'hall.xsb'], size);
    await hall.sees('Moves 0', '@v');
    const { down, up, right, left } = KEYS;
    report('Sokoban', await measure(hall, toAndFro([down, right], [left, up])), MOST_BYTES);
    hall.kill('SIGKILL');
    const shaft = new PlayedTerminal(['play', 'vexed', 'map1.txt'], size);
    await shaft.sees('Moves 0', '└────');
    report('Vexed', await measure(shaft, toAndFro([right], [left])), MOST_VEXED_BYTES);
    shaft.kill('SIGKILL');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
