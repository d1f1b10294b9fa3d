import { Command } from 'commander';
import { games } from '../../games/index.ts';
import { print, printJson } from '../../node/output.ts';
import { shippedPacks } from '../../play/packs/opened.ts';

export const gamesCommand = (): Command =>
  new Command('games')
    .description('list the games')
    .option('--json', 'one JSON object per line')
    .action(({ json }: { json?: true }) => {
      for (const game of games) {
        const { id, title, seats } = game;
        const packs = shippedPacks(game).map(({ name, levels }) => ({ name, levels }));
        const levels = packs.reduce((total, pack) => total + pack.levels, 0);
        const kind = seats === 1 ? 'a puzzle' : 'two players';
        if (json) printJson({ id, title, seats, levels, packs });
        else
          print([id.padEnd(14), title.padEnd(16), kind.padEnd(13), packs.map(({ name }) => name).join(', ')].join(''));
      }
    });
