import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Weights } from '../../src/games/breakthrough/engine/net.ts';
import { plainWeights } from '../../src/games/breakthrough/engine/plainWeights.ts';
import { readWeights, type WeightsFile, writeWeights } from '../../src/games/breakthrough/engine/weights.ts';
import { Learner, type Lesson } from './learn.ts';
import { Samples } from './samples.ts';
import { selfPlay } from './selfPlay.ts';

/**
 * Teaches the evaluation of one board size: a generation plays against itself in chunks, each with a seed of its own, and the
 * next learns from that. What is there already in `.training` is not done again, so it may be stopped at any moment.
 */
const ROOT = join(import.meta.dirname, '../..');
const THIS = fileURLToPath(import.meta.url);

/** Weights are written as whole numbers. */
const SCALE = 2048;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    generations: { type: 'string', default: '5' },
    chunks: { type: 'string', default: '8' },
    games: { type: 'string', default: '1500' },
    nodes: { type: 'string', default: '300' },
    hidden: { type: 'string', default: '32' },
    epochs: { type: 'string', default: '6' },
    jobs: { type: 'string', default: '2' },
    /** One chunk alone, in a process of its own. */
    chunk: { type: 'string' },
    generation: { type: 'string' },
  },
});

const size = Number(positionals[0] ?? '8');
const [generations, chunks, games, nodes] = [values.generations, values.chunks, values.games, values.nodes].map(
  Number,
) as [number, number, number, number];
/** Plain values think little that is worth learning: the first generation learns above all who won. */
const lessonFor = (generation: number): Lesson => ({
  hidden: Number(values.hidden),
  epochs: Number(values.epochs),
  seed: 1,
  result: generation === 1 ? 0.8 : 0.6,
  rate: 0.003,
});
const folder = join(ROOT, '.training', String(size));
const chunkPath = (generation: number, chunk: number): string => join(folder, `games-${generation}-${chunk}.bin`);
const weightsPath = (generation: number): string => join(folder, `weights-${generation}.json`);

const writeWhole = (path: string, content: string | Uint8Array): void => {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
};

/** What a generation plays with. */
const weightsOf = (generation: number): Weights =>
  generation === 0
    ? plainWeights(size)
    : readWeights(JSON.parse(readFileSync(weightsPath(generation), 'utf8')) as WeightsFile);

const seedOf = (generation: number, chunk: number): number => generation * 1000 + chunk;

const playChunk = (generation: number, chunk: number): void => {
  const tell = (game: number): void => {
    if (game % 250 === 0)
      console.log(`${size}×${size}, generation ${generation}, chunk ${chunk}: ${game} of ${games} games`);
  };
  const { words } = selfPlay(weightsOf(generation), { games, nodes, seed: seedOf(generation, chunk) }, tell);
  writeWhole(chunkPath(generation, chunk), new Uint8Array(words.buffer, words.byteOffset, words.byteLength));
};

const playApart = (generation: number, chunk: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const args = [
      ...process.execArgv,
      THIS,
      ...process.argv.slice(2),
      '--generation',
      `${generation}`,
      '--chunk',
      `${chunk}`,
    ];
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    child
      .on('error', reject)
      .on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`chunk ${chunk} failed`))));
  });

/** Several chunks at a time, as many as there are jobs. */
const playAll = async (generation: number): Promise<void> => {
  const missing = Array.from({ length: chunks }, (_, chunk) => chunk).filter(
    (chunk) => !existsSync(chunkPath(generation, chunk)),
  );
  const work = async (): Promise<void> => {
    for (let chunk = missing.shift(); chunk !== undefined; chunk = missing.shift()) await playApart(generation, chunk);
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
};

/** What the last two generations have played. */
const samplesFor = (generation: number): Samples => {
  const samples = new Samples(size);
  for (const played of [generation - 2, generation - 1]) {
    for (let chunk = 0; played >= 0 && chunk < chunks; chunk++) {
      if (played === generation - 2 && generation === 2) continue;
      const { buffer, byteOffset, byteLength } = readFileSync(chunkPath(played, chunk));
      samples.append(new Int16Array(buffer.slice(byteOffset, byteOffset + byteLength)));
    }
  }
  return samples;
};

const fileOf = (weights: Weights, made: WeightsFile['made']): WeightsFile => {
  const { hidden } = weights;
  return { size, hidden, scale: SCALE, made, numbers: writeWeights(weights, SCALE) };
};

const learnFrom = (generation: number): void => {
  const samples = samplesFor(generation);
  const lesson = lessonFor(generation);
  const learner = new Learner(weightsOf(generation - 1), lesson.hidden, lesson.seed);
  const figures: { learned: number; held: number }[] = [];
  learner.learn(samples, lesson, (epoch, learned, held) => {
    figures.push({ learned, held });
    console.log(
      `${size}×${size}, generation ${generation}, lesson ${epoch}: off by ${learned.toFixed(5)}, unseen ${held.toFixed(5)}`,
    );
  });
  const made = { generation, positions: samples.count, chunks, games, nodes, ...lesson, off: figures.at(-1) };
  writeWhole(weightsPath(generation), `${JSON.stringify(fileOf(learner.weights, made))}\n`);
};

if (values.chunk !== undefined) {
  playChunk(Number(values.generation), Number(values.chunk));
} else {
  mkdirSync(folder, { recursive: true });
  for (let generation = 1; generation <= generations; generation++) {
    if (existsSync(weightsPath(generation))) continue;
    await playAll(generation - 1);
    learnFrom(generation);
  }
  copyFileSync(weightsPath(generations), join(ROOT, 'src/games/breakthrough/engine/learned', `${size}.json`));
}
