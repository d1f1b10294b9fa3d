import { Command } from 'commander';
import { type Parsed, sentence } from '../../core/parsed.ts';
import { belongingsOf } from '../../node/home.ts';
import { print } from '../../node/output.ts';
import { type Report, reportMessages, spread } from '../../play/belongings/belongings.ts';
import { AT_FAULT, complainOf } from '../io.ts';
import { watching } from '../progress.ts';
import { textOrComplain } from '../source.ts';

interface Options {
  readonly results: string;
}

const told = (report: Report): string =>
  reportMessages(report).map(sentence).join(', ') || 'Nothing new: all of it was here already.';

/** Ctrl-C ends it: each file is there as a whole or not at all. */
const bring = (file: string, text: string, results: string): Promise<Parsed<Report>> =>
  watching(`importing ${file}`, (tell) =>
    spread(belongingsOf(results), text, async (done) => {
      await tell(done);
      return true;
    }),
  );

const run = async (file: string, { results }: Options): Promise<void> => {
  const text = textOrComplain(file);
  const report = text === undefined ? undefined : await bring(file, text, results);
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
