import { Command, Option } from 'commander';
import { readDocument, resultsIn, titleIn } from '../../results/document.ts';
import { byLevel } from '../../results/levels.ts';
import { best, type Order, type Ranked, SHOWN } from '../../results/ranking.ts';
import type { LevelResult } from '../../results/result.ts';
import type { XmlDocument } from '../../results/xmlTree.ts';
import { table, tame } from '../columns.ts';
import { AT_FAULT, complain, complainOf, counted, print, printJson, wholeNumber } from '../io.ts';
import { textOrComplain } from '../source.ts';

interface Options {
  readonly sort: Order['by'];
  readonly ties: Order['ties'];
  readonly level?: string;
  readonly json?: true;
}

/** Columns that a name and a title get. */
const MAX_NAME = 30;
const MAX_TITLE = 75;

/** `0:41.2`, or `1:00:41.2`: tenths of seconds that have passed. */
const timeText = (ms: number): string => {
  const two = (number: number): string => String(number).padStart(2, '0');
  const tenths = Math.floor(ms / 100);
  const [hours, minutes, seconds] = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60, (tenths % 600) / 10];
  const rest = seconds.toFixed(1).padStart(4, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
};

const row = ({ rank, result }: Ranked<LevelResult>): readonly string[] => [
  String(rank),
  tame(result.name, MAX_NAME),
  String(result.moves),
  String(result.pushes ?? '-'),
  timeText(result.time),
  result.date.slice(0, '2026-11-15T10:20'.length).replace('T', ' '),
];

const json = ({ rank, result }: Ranked<LevelResult>) => ({
  rank,
  name: result.name,
  moves: result.moves,
  pushes: result.pushes ?? null,
  time: result.time / 1000,
  date: result.date,
  solution: result.solution ?? null,
});

/** The results of a level, told by those that know its hash, if there are any. */
const keyOf = (results: readonly LevelResult[]): LevelResult =>
  results.find(({ hash }) => hash !== undefined) ?? results[0]!;

const text = (results: readonly LevelResult[], ranked: readonly Ranked<LevelResult>[]): readonly string[] => {
  const amount = counted(results.length, 'result');
  return [
    '',
    `Level ${keyOf(results).level}: ${results.length > SHOWN ? `the best ${SHOWN} of ${amount}` : amount}`,
    ...table([['rank', 'name', 'moves', 'pushes', 'time', 'date'], ...ranked.map(row)], [1, 5]),
  ];
};

const show = (file: string, results: readonly LevelResult[], options: Options): void => {
  const ranked = best(results, { by: options.sort, ties: options.ties });
  const { level, hash = null } = keyOf(results);
  if (options.json) printJson({ file, level, hash, results: ranked.map(json) });
  else print(...text(results, ranked));
};

/** A result file, or a complaint that it is none. */
const openOrComplain = (file: string): XmlDocument | undefined => {
  const text = textOrComplain(file);
  if (text === undefined) return undefined;
  const document = readDocument(text);
  if (document.ok) return document.value;
  complainOf(file, [document.problem]);
  return undefined;
};

const run = (file: string, options: Options): void => {
  const only = options.level === undefined ? undefined : wholeNumber(options.level, '--level', 1);
  const document = openOrComplain(file);
  if (!document) {
    process.exitCode = AT_FAULT;
    return;
  }
  const { results, warnings } = resultsIn(document);
  complainOf(file, warnings);
  const levels = byLevel(results, (result) => result)
    .filter((level) => only === undefined || keyOf(level).level === only)
    .toSorted((one, other) => keyOf(one).level - keyOf(other).level);
  if (levels.length === 0) {
    complain(`${file}: There are no results${only === undefined ? '' : ` of level ${only}`}.`);
    process.exitCode = AT_FAULT;
    return;
  }
  if (!options.json) print(tame(titleIn(document), MAX_TITLE) || file);
  for (const level of levels) show(file, level, options);
};

export const resultsCommand = (): Command =>
  new Command('results')
    .description('print the best results of each level out of a result file')
    .argument('<file>', 'a result file, or - for the standard input')
    .addOption(new Option('--sort <by>', 'what the best have fewest of').choices(['moves', 'pushes']).default('moves'))
    .addOption(
      new Option('--ties <order>', 'who comes first of those with equally many')
        .choices(['faster', 'slower'])
        .default('faster'),
    )
    .option('--level <n>', 'this level only')
    .option('--json', 'one JSON object per line, one for each level')
    .action(run);
