import { Command } from 'commander';
import { titleOf } from '../../core/pack.ts';
import { sentence } from '../../core/parsed.ts';
import { print, printJson } from '../../node/output.ts';
import type { Opened } from '../../play/packs/opened.ts';
import { gradeMessage, gradeOf, notesOf } from '../../play/speech/grade.ts';
import { boardText } from '../boardText.ts';
import { AT_FAULT, wholeNumber } from '../io.ts';
import { levelOrComplain, openOrComplain, positionOf } from '../source.ts';

interface Options {
  readonly level?: string;
  readonly game?: string;
  readonly json?: true;
}

const by = (author: string | undefined): string => (author ? `, by ${author}` : '');

const noted = (notes: string | undefined): readonly string[] => (notes ? ['', ...notes.split('\n')] : []);

/** What the file says of all its levels, if that is more than its name. */
const showPack = (file: string, { pack, name }: Opened): void => {
  const { title, author, notes } = pack;
  const isNamed = title !== file && titleOf(title) !== name;
  if (isNamed || author || notes) print(`${title}${by(author)}`, ...noted(notes), '');
};

const show = (file: string, { game, pack }: Opened, number: number, { json }: Options): void => {
  const level = levelOrComplain(file, pack, number);
  if (!level) {
    process.exitCode = AT_FAULT;
    return;
  }
  const { title, author } = level;
  const [notes, grade] = [notesOf(level), gradeOf(level)];
  const position = positionOf(game, level);
  if (json) {
    const board = game.draw(position);
    printJson({ game: game.id, file, pack: pack.title, level: number, title, author, notes, grade, board });
    return;
  }
  const heading = `${number}. ${title}${by(author === pack.author ? undefined : author)}`;
  const graded = grade === undefined ? [] : ['', sentence(gradeMessage(grade))];
  print(heading, ...boardText(game, position), ...noted(notes), ...graded, '');
};

const run = async (file: string, options: Options): Promise<void> => {
  const only = options.level === undefined ? undefined : wholeNumber(options.level, '--level', 1);
  const opened = await openOrComplain(file, options.game);
  if (!opened) {
    process.exitCode = AT_FAULT;
    return;
  }
  const numbers = only === undefined ? opened.pack.levels.map((_, index) => index + 1) : [only];
  if (!options.json) showPack(file, opened);
  for (const number of numbers) show(file, opened, number, options);
};

export const showCommand = (): Command =>
  new Command('show')
    .description('draw the levels of a file, or one of them')
    .argument('<file>', 'a level file, - for the standard input, a link that carries a level, or a position')
    .option('--level <n>', 'this level only')
    .option('--game <game>', 'the game, where the content does not tell')
    .option('--json', 'one JSON object per line')
    .action(run);
