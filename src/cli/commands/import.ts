import { Command } from 'commander';
import { sentence } from '../../core/parsed.ts';
import { belongingsOf } from '../../node/home.ts';
import { print } from '../../node/output.ts';
import { type Report, reportMessages, spread } from '../../play/belongings/belongings.ts';
import { AT_FAULT, complainOf } from '../io.ts';
import { textOrComplain } from '../source.ts';

interface Options {
  readonly results: string;
}

const told = (report: Report): string =>
  reportMessages(report).map(sentence).join(', ') || 'Nothing new: all of it was here already.';

const run = async (file: string, { results }: Options): Promise<void> => {
  const text = textOrComplain(file);
  const report = text === undefined ? undefined : await spread(belongingsOf(results), text);
  if (!report?.ok) process.exitCode = AT_FAULT;
  if (!report) return;
  complainOf(file, report.ok ? (report.warnings ?? []) : [report.problem]);
  if (report.ok) print(told(report.value));
};

export const importCommand = (): Command =>
  new Command('import')
    .description('add the results, saved games, opened packs and settings of an exported file to yours')
    .argument('<file>', 'a file that kura export or the page made, or - for the standard input')
    .option('--results <folder>', 'where your results lie', 'results')
    .action(run);
