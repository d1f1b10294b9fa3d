import { expect, test } from 'vitest';
import { dice } from '../../../src/core/random.ts';
import { amount } from '../../tools/long.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { SEED } from '../../tools/seed.ts';
import { SeenMoves } from '../../tools/seenMoves.ts';
import { KEYS, type PlayedTerminal } from '../../tools/terminal.ts';

/** Milliseconds: most of it somebody plays. */
const LONG = 1_200_000;

const movesOn = (terminal: PlayedTerminal): number => Number(/Moves (\d+)/.exec(terminal.text())![1]);

test(
  'a game that is killed at any moment is found again up to the last second',
  async () => {
    const { roll } = dice(SEED);
    const folder = playFolder({});
    let owed = 0;
    for (let kill = 0; kill < amount(4, 200); kill++) {
      const terminal = running(['play', ...(owed === 0 ? ['sokoban'] : [])], { folder });
      if (owed > 0) {
        await terminal.sees('Continue Sokoban, level 1, The loading dock');
        terminal.type(KEYS.enter);
      }
      await terminal.sees('1/5 The loading dock', 'Moves');
      expect(movesOn(terminal)).toBeGreaterThanOrEqual(owed);
      const seen = new SeenMoves(movesOn(terminal));
      const end = performance.now() + roll(1500);
      while (performance.now() < end) {
        await seen.move(async (moves) => {
          terminal.type(moves % 2 === 1 ? KEYS.down : KEYS.up);
          await terminal.sees(`Moves ${moves} `);
        });
      }
      terminal.kill('SIGKILL');
      owed = Math.max(owed, seen.owed());
      await terminal.end();
    }
  },
  LONG,
);
