import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { sentence } from '../../core/parsed.ts';
import { belongingsOf } from '../../node/home.ts';
import { complain, print, printFile } from '../../node/output.ts';
import { writeTextFile } from '../../node/writeTextFile.ts';
import { contentsOf, gather, reportMessages } from '../../play/belongings/belongings.ts';
import { AT_FAULT } from '../io.ts';

interface Options {
  readonly results?: string;
  readonly force?: true;
}

const fail = (text: string): void => {
  complain(text);
  process.exitCode = AT_FAULT;
};

/** Where results lie unless the player says otherwise. */
const USUAL = 'results';

/** `12 results in 3 packs, 4 saved games, settings` */
const told = (text: string): string => {
  const contents = contentsOf(text);
  return (contents.ok && reportMessages(contents.value).map(sentence).join(', ')) || 'nothing yet';
};

const run = async (file: string, { results, force }: Options): Promise<void> => {
  const isPrinted = file === '-';
  if (!isPrinted && !force && existsSync(file)) return fail(`${file}: There is such a file; --force replaces it.`);
  if (results !== undefined && !existsSync(results)) return fail(`${results}: There is no such folder.`);
  if (results === undefined && !existsSync(USUAL)) {
    complain(`kura: warning: There are no results here, as there is no folder "${USUAL}"; --results names another.`);
  }
  const gathered = await gather(belongingsOf(results ?? USUAL), new Date().toISOString());
  if (!gathered.ok) return fail(`kura: ${sentence(gathered.problem.message)}`);
  for (const { message } of gathered.warnings ?? []) complain(`kura: warning: ${sentence(message)}`);
  const { text } = gathered.value;
  if (isPrinted) return printFile(text);
  const written = writeTextFile(file, text);
  if (!written.ok) return fail(`${file}: ${sentence(written.problem.message)}`);
  print(`${file}: ${told(text)}.`);
};

export const exportCommand = (): Command =>
  new Command('export')
    .description('write all your results, saved games, opened packs and settings to one file')
    .argument('[file]', 'the file to write, or - for the standard output', 'kura-player.json')
    .option('--results <folder>', `where your results lie, if not in ./${USUAL}`)
    .option('--force', 'replace the file if there is one')
    .action(run);
