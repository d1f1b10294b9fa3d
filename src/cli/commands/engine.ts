import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { Command } from 'commander';
import type { Talk } from '../../core/engine.ts';
import { findMind } from '../../games/minds.ts';
import { print } from '../../node/output.ts';
import { UsageError } from '../io.ts';
import { gameNamed } from '../source.ts';

/** Thinks until there is an answer; lines that come meanwhile are heard between two thoughts. */
const thinkAloud = async ({ thinking }: Talk): Promise<void> => {
  for (let step = thinking?.next(); step; step = thinking?.next()) {
    if (step.value.length > 0) print(...step.value);
    if (step.done) return;
    await setImmediate();
  }
};

const run = async (id: string): Promise<void> => {
  const game = gameNamed(id);
  const talk = await findMind(game.id)?.talk?.(() => performance.now());
  if (!talk) throw new UsageError(`There is no engine for ${game.title} that plays.`);
  const lines = createInterface({ input: process.stdin });
  let thinking: Promise<void> | undefined;
  // What was said before an answer is heard before what was said after it.
  let heard = Promise.resolve();
  const hear = async (line: string): Promise<void> => {
    // Nobody is spoken to any more: lines that came with the last one are still read.
    if (talk.isOver) return;
    const answer = await talk.hear(line);
    if (answer.length > 0) print(...answer);
    if (talk.isOver) lines.close();
    else if (talk.thinking) thinking ??= thinkAloud(talk).finally(() => (thinking = undefined));
  };
  lines.on('line', (line) => {
    heard = heard.then(() => hear(line));
  });
  await new Promise((resolve) => lines.on('close', resolve));
  await heard;
  await talk.hear('stop');
  await thinking;
};

export const engineCommand = (): Command =>
  new Command('engine')
    .description(
      'speak the Universal Chess Interface on the standard input and output, for other programs to play against',
    )
    .argument('<game>', 'a game for two')
    .action(run);
