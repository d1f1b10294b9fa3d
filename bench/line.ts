import { openSession } from '../src/core/openSession.ts';
import type { Session } from '../src/core/session.ts';
import { sokoban } from '../src/games/sokoban/index.ts';
import { cpuSeconds } from './cpu.ts';

const MOVES = 100_000;
const ROUNDS = 5;
const MOST = 1.5;
const BOARD = '########\n#@   $.#\n########';

/** Half of a long line, each move played as a front end does: one at a time, with a snapshot after it. */
const half = (session: Session): number =>
  cpuSeconds(() => {
    for (let move = 0; move < MOVES / 2; move++) {
      session.play(move % 2 === 0 ? 'r' : 'l', move);
      session.snapshot(move);
    }
  });

const round = (): readonly [first: number, second: number] => {
  const session = openSession(sokoban, BOARD);
  if (!session.ok) throw new Error('the board does not open');
  return [half(session.value), half(session.value)];
};

/** The second half of a line of 100,000 moves against the first: at most 1.5 when a move costs O(1). */
export const run = (): void => {
  round();
  const rounds = Array.from({ length: ROUNDS }, round);
  const ratios = rounds.map(([first, second]) => second / first).toSorted((a, b) => a - b);
  for (const [first, second] of rounds)
    console.log(`first ${first.toFixed(2)} s, second ${second.toFixed(2)} s of CPU`);
  const median = ratios[Math.floor(ROUNDS / 2)]!;
  console.log(`second half / first half, median of ${ROUNDS}: ${median.toFixed(2)}, at most ${MOST}`);
  if (median > MOST) process.exitCode = 1;
};
