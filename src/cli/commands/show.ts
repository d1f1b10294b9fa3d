import { Command } from 'commander';
import type { Opened } from '../../play/packs/opened.ts';
import { AT_FAULT, print, printJson, wholeNumber } from '../io.ts';
import { levelOrComplain, openOrComplain, positionOf } from '../source.ts';

interface Options {
  readonly level?: string;
  readonly game?: string;
  readonly json?: true;
}

const show = (file: string, { game, pack }: Opened, number: number, { json }: Options): void => {
  const level = levelOrComplain(file, pack, number);
  if (!level) {
    process.exitCode = AT_FAULT;
    return;
  }
  const { title } = level;
  const board = game.draw(positionOf(game, level));
  if (json) printJson({ game: game.id, file, level: number, title, board });
  else print(`${number}. ${title}`, ...board, '');
};

const run = async (file: string, options: Options): Promise<void> => {
  const only = options.level === undefined ? undefined : wholeNumber(options.level, '--level', 1);
  const opened = await openOrComplain(file, options.game);
  if (!opened) {
    process.exitCode = AT_FAULT;
    return;
  }
  const numbers = only === undefined ? opened.pack.levels.map((_, index) => index + 1) : [only];
  for (const number of numbers) show(file, opened, number, options);
};

export const showCommand = (): Command =>
  new Command('show')
    .description('draw the levels of a file, or one of them')
    .argument('<file>', 'a level file, - for the standard input, or a position')
    .option('--level <n>', 'this level only')
    .option('--game <game>', 'the game, where the content does not tell')
    .option('--json', 'one JSON object per line')
    .action(run);
