import { Command, Option } from 'commander';
import { sentence } from '../../core/parsed.ts';
import { table, tame } from '../../node/columns.ts';
import { complain, print, printJson } from '../../node/output.ts';
import { resultTime } from '../../play/speech/figures.ts';
import { readDocument, resultsIn, titleIn } from '../../results/document.ts';
import { byLevel } from '../../results/levels.ts';
import { best, type Order, type Ranked, SHOWN } from '../../results/ranking.ts';
import { isHasty, type LevelResult } from '../../results/result.ts';
import { type TrustedResult, trustedSteps } from '../../results/trust.ts';
import type { XmlDocument } from '../../results/xmlTree.ts';
import { AT_FAULT, complainOf, counted, HASTY, wholeNumber } from '../io.ts';
import { withProgress } from '../progress.ts';
import { showShared } from '../server/shared.ts';
import { openOrComplain, textOrComplain } from '../source.ts';

interface Options {
  readonly sort: Order['by'];
  readonly ties: Order['ties'];
  readonly level?: string;
  readonly pack?: string;
  readonly game?: string;
  readonly server?: string;
  readonly json?: true;
}

/** A result, and how far it is trusted where the levels are known. */
type Row = LevelResult & Partial<Pick<TrustedResult, 'trust'>>;

/** Columns that a name and a title get. */
const MAX_NAME = 30;
const MAX_TITLE = 75;

/** Letters of a hash that tell levels of one pack apart. */
const SHORT_HASH = 8;

const isProved = ({ trust }: Row): boolean => trust === 'proved';

const LEGENDS = {
  claimed: '? is only claimed: there are no moves with it that could be replayed on these levels, or too many.',
  unchecked: '? is not checked: --pack names the level file on which the moves are replayed.',
  hasty: HASTY,
} as const;

const row = ({ rank, result }: Ranked<Row>): readonly string[] => [
  `${rank}${isProved(result) ? ' ' : '?'}`,
  tame(result.name, MAX_NAME),
  String(result.moves),
  String(result.pushes ?? '-'),
  `${isHasty(result) ? '!' : ''}${sentence(resultTime(result.time))}`,
  result.date.slice(0, '2026-11-15T10:20'.length).replace('T', ' '),
];

const json = ({ rank, result }: Ranked<Row>) => ({
  rank,
  name: result.name,
  moves: result.moves,
  pushes: result.pushes ?? null,
  time: result.time / 1000,
  date: result.date,
  solution: result.solution ?? null,
  trust: result.trust ?? 'unchecked',
  ...(isHasty(result) && { doubtful: true }),
});

/** The results of a level, told by those that know its hash, if there are any. */
const keyOf = (results: readonly Row[]): Row => results.find(({ hash }) => hash !== undefined) ?? results[0]!;

/** What to call each of levels in order: `1`, or `1 (57af3d09)` where another had that number when it was last played. */
const namesOf = (levels: readonly (readonly Row[])[]): readonly string[] =>
  levels.map(keyOf).map(({ level, hash = '' }, index, keys) => {
    const isAlone = keys[index - 1]?.level !== level && keys[index + 1]?.level !== level;
    return isAlone ? String(level) : `${level} (${tame(hash.slice(0, SHORT_HASH), SHORT_HASH)})`;
  });

const text = (name: string, results: readonly Row[], ranked: readonly Ranked<Row>[]): readonly string[] => {
  const amount = counted(results.length, 'result');
  return [
    '',
    `Level ${name}: ${results.length > SHOWN ? `the best ${SHOWN} of ${amount}` : amount}`,
    ...table([['rank', 'name', 'moves', 'pushes', 'time', 'date'], ...ranked.map(row)], [1, 5]),
  ];
};

const showJson = (file: string, results: readonly Row[], order: Order): void => {
  const { level, hash = null } = keyOf(results);
  printJson({ file, level, hash, results: best(results, order).map(json) });
};

const showTables = (title: string, levels: readonly (readonly Row[])[], order: Order): void => {
  const names = namesOf(levels);
  const tables = levels.map((results) => best(results, order));
  print(title, ...levels.flatMap((results, index) => text(names[index]!, results, tables[index]!)));
  const shown = tables.flat().map(({ result }) => result);
  const legends = [
    ...(shown.some(({ trust }) => trust === 'claimed') ? [LEGENDS.claimed] : []),
    ...(shown.some(({ trust }) => trust === undefined) ? [LEGENDS.unchecked] : []),
    ...(shown.some(isHasty) ? [LEGENDS.hasty] : []),
  ];
  if (legends.length > 0) print('', ...legends);
};

/** A result file, or a complaint that it is none. */
const documentOrComplain = (file: string): XmlDocument | undefined => {
  const text = textOrComplain(file);
  if (text === undefined) return undefined;
  const document = readDocument(text);
  if (document.ok) return document.value;
  complainOf(file, [document.problem]);
  return undefined;
};

/** The results without those that the levels of a pack prove false, which are counted; undefined where it is no pack. */
const trustedIn = async (
  file: string,
  results: readonly LevelResult[],
  { pack, game }: Options,
): Promise<readonly Row[] | undefined> => {
  if (pack === undefined) return results;
  const opened = await openOrComplain(pack, game);
  if (opened?.game.seats === 2) complain(`${pack}: Results are kept for puzzles only.`);
  if (opened?.game.seats !== 1) return undefined;
  const steps = trustedSteps(opened.game, opened.pack.levels, results);
  const { results: kept, left } = await withProgress(steps, `replaying ${file}`);
  const are = left === 1 ? 'is left out: its moves do not prove it' : 'are left out: their moves do not prove them';
  if (left > 0) complain(`${file}: ${counted(left, 'result')} ${are}.`);
  return kept;
};

const run = (file: string, options: Options): Promise<void> => {
  const only = options.level === undefined ? undefined : wholeNumber(options.level, '--level', 1);
  const { server } = options;
  if (server === undefined) return showFile(file, options, only);
  return showShared(file, { ...options, server, ...(only !== undefined && { only }) });
};

const showFile = async (file: string, options: Options, only: number | undefined): Promise<void> => {
  const document = documentOrComplain(file);
  const found = document && resultsIn(document);
  complainOf(file, found?.warnings ?? []);
  const results = found && (await trustedIn(file, found.results, options));
  if (!document || !results) {
    process.exitCode = AT_FAULT;
    return;
  }
  const levels = byLevel(results, (result) => result)
    .filter((level) => only === undefined || keyOf(level).level === only)
    .toSorted((one, other) => keyOf(one).level - keyOf(other).level);
  if (levels.length === 0) {
    complain(`${file}: There are no results${only === undefined ? '' : ` of level ${only}`}.`);
    process.exitCode = AT_FAULT;
    return;
  }
  const order = { by: options.sort, ties: options.ties };
  if (!options.json) showTables(tame(titleIn(document), MAX_TITLE) || file, levels, order);
  else for (const level of levels) showJson(file, level, order);
};

export const resultsCommand = (): Command =>
  new Command('results')
    .description('print the best results of each level out of a result file, or of everybody on a server')
    .argument('<file>', 'a result file, or - for the standard input; with --server also a level file')
    .addOption(new Option('--sort <by>', 'what the best have fewest of').choices(['moves', 'pushes']).default('moves'))
    .addOption(
      new Option('--ties <order>', 'who comes first of those with equally many')
        .choices(['faster', 'slower'])
        .default('faster'),
    )
    .option('--level <n>', 'this level only')
    .option('--pack <levels>', 'the level file: results that their moves do not prove on its levels are left out')
    .option('--game <game>', 'the game of the level file, where the content does not tell')
    .option('--server <url>', 'the table of everybody there: of the pack, or with --level of one of its levels')
    .option('--json', 'one JSON object per line, one for each level')
    .action(run);
