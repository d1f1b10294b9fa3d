import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { belongingsOf } from '../src/node/home.ts';
import { spread } from '../src/play/belongings/belongings.ts';
import { formatPlayerFile } from '../src/play/belongings/playerFile.ts';

const FEW = 4000;
const MANY = 8000;
const MOST = 2.5;
const ROUNDS = 3;

const savedGame = (index: number) => ({
  game: 'sokoban',
  hash: index.toString(16).padStart(16, '0'),
  board: '#####\n#@$.#\n#####',
  pack: 'Cellars',
  level: index + 1,
  title: `Cellar ${index + 1}`,
  lines: [{ moves: 'rllrlrlr', at: 8, own: 8, spent: [1000, 0] as const }],
  saved: '2026-11-15T10:20:30.000Z',
  isOnBoard: true,
  solved: false,
});

/** A player file with that many saved games, brought to a folder where there is nothing yet. */
const bring = async (count: number): Promise<number> => {
  const games = Array.from({ length: count }, (_, index) => savedGame(index));
  const text = formatPlayerFile(
    { settings: undefined, games, results: [], packs: [], drawn: [] },
    '2026-11-15T12:00:00Z',
  );
  const folder = mkdtempSync(join(tmpdir(), 'kura-bench-'));
  try {
    const [before, begun] = [process.cpuUsage(), performance.now()];
    const report = await spread(belongingsOf(join(folder, 'results'), join(folder, 'home')), text);
    const { user, system } = process.cpuUsage(before);
    const cpu = (user + system) / 1e6;
    if (!report.ok || report.value.games !== count) throw new Error('not all of it has come in');
    const wall = (performance.now() - begun) / 1000;
    console.log(`${count} saved games: ${cpu.toFixed(1)} s of CPU, ${wall.toFixed(1)} s by the clock on the wall`);
    return cpu;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** How the time that an import takes grows with the number of saved games in it; the best of three rounds, as disks are shared too. */
export const run = async (): Promise<void> => {
  const [few, many]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    few.push(await bring(FEW));
    many.push(await bring(MANY));
  }
  const ratio = Math.min(...many) / Math.min(...few);
  console.log(`${MANY} / ${FEW}: ${ratio.toFixed(2)}, at most ${MOST}`);
  if (ratio > MOST) process.exitCode = 1;
};
