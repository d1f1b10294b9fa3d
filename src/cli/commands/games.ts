import { Command } from 'commander';
import { games } from '../../games/index.ts';
import { print, printJson } from '../../node/output.ts';

export const gamesCommand = (): Command =>
  new Command('games')
    .description('list the games')
    .option('--json', 'one JSON object per line')
    .action(({ json }: { json?: true }) => {
      for (const { id, title, seats, packs } of games) {
        const levels = packs.reduce((total, { pack }) => total + pack.levels.length, 0);
        if (json) printJson({ id, title, seats, levels });
        else print(`${id.padEnd(14)}${title.padEnd(16)}${seats === 1 ? 'a puzzle' : 'two players'}`);
      }
    });
