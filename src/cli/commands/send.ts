import { Command } from 'commander';
import { tame } from '../../node/columns.ts';
import { complain, print, printJson } from '../../node/output.ts';
import { isRecord } from '../../play/belongings/json.ts';
import type { Opened } from '../../play/packs/opened.ts';
import { readDocument, resultsIn } from '../../results/document.ts';
import type { LevelResult } from '../../results/result.ts';
import { trustedSteps } from '../../results/trust.ts';
import { AT_FAULT, complainOf, counted, UsageError } from '../io.ts';
import { withProgress } from '../progress.ts';
import { originOf } from '../server/address.ts';
import { type Answer, Client, refusalIn } from '../server/client.ts';
import { ownKeyFor } from '../server/keys.ts';
import { type LevelsOptions, levelsOf } from '../server/levels.ts';
import { deleteThere, renameThere } from '../server/own.ts';
import { textOrComplain } from '../source.ts';

interface Options extends LevelsOptions {
  readonly server: string;
  readonly name?: string;
  readonly json?: true;
  readonly rename?: string;
  readonly delete?: true;
  readonly yes?: true;
}

const CREATED = 201;
const KNOWN = 200;

const resultsOf = (file: string): readonly LevelResult[] | undefined => {
  const text = textOrComplain(file);
  const document = text === undefined ? undefined : readDocument(text);
  if (!document?.ok) {
    if (document) complainOf(file, [document.problem]);
    return undefined;
  }
  const { results, warnings } = resultsIn(document.value);
  complainOf(file, warnings);
  return results;
};

/** Those that their moves prove: nobody else would believe the others. */
const provedOf = async (
  file: string,
  { game, pack }: Opened,
  results: readonly LevelResult[],
): Promise<readonly LevelResult[]> => {
  const { results: kept } = await withProgress(trustedSteps(game, pack.levels, results), `replaying ${file}`);
  const proved = kept.filter(({ trust }) => trust === 'proved');
  const left = results.length - proved.length;
  const are = left === 1 ? 'is left out: its moves do not prove it' : 'are left out: their moves do not prove them';
  if (left > 0) complain(`${file}: ${counted(left, 'result')} ${are}.`);
  return proved;
};

/** One key is one player, and he has one name. */
const ofOne = (results: readonly LevelResult[], wanted: string | undefined): readonly LevelResult[] => {
  const names = new Set(results.map(({ name }) => name));
  if (wanted === undefined && names.size > 1) {
    throw new UsageError(`The results are of ${names.size} names: --name tells whose are sent.`);
  }
  return results.filter(({ name }) => wanted === undefined || name === wanted);
};

const placeIn = ({ body: { places, of } }: Answer): string =>
  isRecord(places) && typeof places.moves === 'number' ? `place ${places.moves} of ${Number(of)}` : '';

const report = ({ level, moves }: LevelResult, answer: Answer, { json }: Options): void => {
  const { status, body } = answer;
  const isTaken = status === CREATED || status === KNOWN;
  if (!isTaken) process.exitCode = AT_FAULT;
  const words = isTaken
    ? `${status === KNOWN ? 'known already, ' : ''}${placeIn(answer)}`
    : tame(refusalIn(answer), 200);
  const told = { answer: status === CREATED ? 'new' : 'known', places: body.places, of: body.of };
  if (json) printJson({ level, moves, ...(isTaken ? told : { refused: words }) });
  else print(`level ${level}: ${counted(moves, 'move')}, ${words}`);
};

const sendAll = async (opened: Opened, results: readonly LevelResult[], options: Options): Promise<void> => {
  const server = originOf(options.server, '--server');
  const client = new Client(server, ownKeyFor(server));
  for (const result of results) {
    const { level, name, time, date, solution } = result;
    const board = opened.pack.levels[level - 1]!.board;
    const sent = { game: opened.game.id, board, moves: solution, time: Math.round(time), date, name };
    report(result, await client.ask('results', sent), options);
  }
};

const run = async (file: string | undefined, options: Options): Promise<void> => {
  const server = originOf(options.server, '--server');
  const others = [file, options.rename, options.delete].filter((one) => one !== undefined);
  if (others.length !== 1) throw new UsageError('kura send takes a result file, or --rename, or --delete.');
  if (options.rename !== undefined) return renameThere(server, options.rename);
  if (options.delete) return deleteThere(server, options.yes === true);
  return sendFile(file!, options);
};

const sendFile = async (file: string, options: Options): Promise<void> => {
  const results = resultsOf(file);
  const opened = results && (await levelsOf(file, options));
  const proved = opened && ofOne(await provedOf(file, opened, results), options.name);
  if (proved?.length === 0) complain(`${file}: There are no results to send.`);
  if (!proved?.length) process.exitCode = AT_FAULT;
  else await sendAll(opened!, proved, options);
};

export const sendCommand = (): Command =>
  new Command('send')
    .description('send the results of a result file to a server, each once; it replays them before it believes them')
    .argument('[file]', 'a result file, or - for the standard input')
    .requiredOption('--server <url>', 'the server, https://…')
    .option('--pack <levels>', 'the level file, where it is not a pack that comes with the program')
    .option('--game <game>', 'the game of the level file, where the content does not tell')
    .option('--name <name>', 'whose results, where the file has those of several')
    .option('--rename <name>', 'give all that was sent there from here another name')
    .option('--delete', 'delete all that was sent there from here, and its key')
    .option('--yes', 'delete it without being asked')
    .option('--json', 'one JSON object per line, one for each result')
    .action(run);
