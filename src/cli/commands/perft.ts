import { Command } from 'commander';
import { perft } from '../../core/perft.ts';
import { print, printJson } from '../../node/output.ts';
import { UsageError, wholeNumber } from '../io.ts';
import { gameNamed } from '../source.ts';

interface Options {
  readonly size: string;
  readonly depth: string;
  readonly json?: true;
}

const run = (id: string, { size, depth, json }: Options): void => {
  const game = gameNamed(id);
  const deepest = wholeNumber(depth, '--depth', 1);
  const start = game.parse(`${size}x${size}`);
  if (!start.ok) throw new UsageError(`${game.title} has no board of size ${size}.`);
  for (let plies = 1; plies <= deepest; plies++) {
    const count = perft(game, start.value, plies);
    if (json) printJson({ depth: plies, count });
    else print(`${plies} ${count}`);
  }
};

export const perftCommand = (): Command =>
  new Command('perft')
    .description('count the positions at each depth from the start: what tells one move generator from another')
    .argument('<game>', 'a game with boards of several sizes')
    .requiredOption('--size <n>', 'cells along an edge')
    .requiredOption('--depth <plies>', 'how deep')
    .option('--json', 'one JSON object per line')
    .action(run);
