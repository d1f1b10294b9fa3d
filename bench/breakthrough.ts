import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { perft } from '../src/core/perft.ts';
import { weightsOf } from '../src/games/breakthrough/engine/index.ts';
import { plainWeights } from '../src/games/breakthrough/engine/plainWeights.ts';
import { Search } from '../src/games/breakthrough/engine/search.ts';
import { Table } from '../src/games/breakthrough/engine/table.ts';
import { somePosition } from '../src/games/breakthrough/engine/testing.ts';
import { type Thought, thinkThrough } from '../src/games/breakthrough/engine/think.ts';
import { breakthrough } from '../src/games/breakthrough/index.ts';
import { type Move, type State, start } from '../src/games/breakthrough/rules.ts';
import { cpuSeconds } from './cpu.ts';

/** A board, and how deep the rules count its positions to compare. */
const BOARDS: readonly (readonly [size: number, depth: number])[] = [
  [6, 5],
  [8, 4],
  [10, 4],
];

/** Plies by chance before the positions that are thought about, some of the beginning and some of the middle. */
const PLIES = [0, 8, 16, 24];
const NODES = 400_000;

/** Always the same, so that the signature changes only if the search does: whatever has been learned is left aside. */
const SIGNED_DEPTH = 8;

const ROUNDS = 21;

const positions = (size: number) => PLIES.map((plies, seed) => somePosition(size, plies, seed + 1));

/** Nodes a second of the engine with its real weights, and of the plain rules in the same run. */
const speed = async ([size, depth]: readonly [number, number]): Promise<void> => {
  const search = new Search(await weightsOf(size), new Table(64));
  let [nodes, played] = [0, 0];
  const seconds = cpuSeconds(() => {
    for (const state of positions(size)) nodes += thinkThrough(search, state, { nodes: NODES }).nodes;
  });
  const { moves, play } = breakthrough;
  // The last ply is only counted, so what the rules have to do is what they play.
  const counting = (state: State, move: Move): State | undefined => {
    played += 1;
    return play(state, move);
  };
  const plainSeconds = cpuSeconds(() => void perft({ moves, play: counting }, start(size), depth));
  const [fast, plain] = [nodes / seconds, played / plainSeconds];
  const figures = [fast, plain].map((rate) => `${Math.round(rate / 1000)} k`);
  console.log(
    `${size}×${size}: ${figures[0]} nodes a second of CPU, the rules play ${figures[1]}: ${(fast / plain).toFixed(1)} × as fast`,
  );
};

const signature = (): void => {
  const thoughts: Thought[] = [];
  for (const [size] of BOARDS) {
    const search = new Search(plainWeights(size), new Table(16));
    for (const state of positions(size)) thoughts.push(thinkThrough(search, state, { depth: SIGNED_DEPTH }));
  }
  const [nodes, scores] = [
    thoughts.reduce((sum, thought) => sum + thought.nodes, 0),
    thoughts.reduce((sum, thought) => sum + thought.score, 0),
  ];
  console.log(`signature: ${nodes} nodes, scores ${scores}`);
};

type Engine = ChildProcessByStdio<Writable, Readable, null>;

/** Milliseconds between `stop` and `bestmove`, of an engine that thinks without end. */
const stopTime = async (engine: Engine, heard: (word: string) => Promise<void>): Promise<number> => {
  engine.stdin.write('go infinite\n');
  await heard('info depth 6');
  // Somewhere in a thought, not always at the same place.
  await setTimeout(100 + Math.random() * 50);
  const began = performance.now();
  engine.stdin.write('stop\n');
  await heard('bestmove');
  return performance.now() - began;
};

/** The real program, spoken to over a pipe. */
const stopping = async (): Promise<void> => {
  const engine = spawn(process.execPath, [join(import.meta.dirname, '../bin/kura.mjs'), 'engine', 'breakthrough'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let [waiting, wanted] = [(): void => {}, ''];
  createInterface({ input: engine.stdout }).on('line', (line) => {
    if (wanted !== '' && line.startsWith(wanted)) waiting();
  });
  const heard = (word: string): Promise<void> =>
    new Promise((resolve) => {
      [wanted, waiting] = [word, resolve];
    });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await stopTime(engine, heard));
  engine.stdin.write('quit\n');
  const [median, most] = [times.sort((one, other) => one - other)[ROUNDS >> 1]!, times.at(-1)!];
  if (median >= 50) process.exitCode = 1;
  console.log(
    `stop is answered after ${median.toFixed(1)} ms (median of ${ROUNDS}), ${most.toFixed(1)} ms at the most`,
  );
};

export const run = async (): Promise<void> => {
  for (const board of BOARDS) await speed(board);
  signature();
  await stopping();
};
