import { sentence } from '../../core/parsed.ts';
import { table, tame } from '../../node/columns.ts';
import { complain, print, printJson } from '../../node/output.ts';
import { isRecord, type JsonRecord } from '../../play/belongings/json.ts';
import { MOST_LEVELS } from '../../play/online/tables.ts';
import type { Opened } from '../../play/packs/opened.ts';
import { resultTime } from '../../play/speech/figures.ts';
import { levelHash } from '../../results/levelHash.ts';
import { type Order, SHOWN } from '../../results/ranking.ts';
import { isHasty } from '../../results/result.ts';
import { AT_FAULT, counted, HASTY } from '../io.ts';
import { originOf } from './address.ts';
import { type Answer, Client, refusalIn } from './client.ts';
import { keyFor } from './keys.ts';
import { type LevelsOptions, levelsOf } from './levels.ts';

/** Columns that a name and a title get. */
const MAX_NAME = 30;
const MAX_TITLE = 60;

export interface SharedOptions extends LevelsOptions {
  readonly server: string;
  readonly sort: Order['by'];
  readonly ties: Order['ties'];
  /** The level whose table is wanted; that of the pack when absent. */
  readonly only?: number;
  readonly json?: true;
}

interface Shared {
  readonly rows: readonly JsonRecord[];
  readonly of: number;
}

const figure = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const optional = (value: unknown): string => (typeof value === 'number' ? String(value) : '-');

/** The first ones, and whoever asks. */
const sharedIn = ({ rows, of, own }: JsonRecord): Shared => {
  const shown = (Array.isArray(rows) ? rows.filter(isRecord) : []).slice(0, SHOWN);
  const isThere = !isRecord(own) || shown.some((row) => row.own === true);
  return { rows: isThere ? shown : [...shown, own as JsonRecord], of: figure(of) };
};

/** Of a table of a level: what nobody can have played so fast. */
const isDoubtful = ({ moves, time }: JsonRecord): boolean =>
  typeof time === 'number' && isHasty({ moves: figure(moves), time });

const rankOf = ({ rank, own }: JsonRecord): string => `${figure(rank)}${own === true ? '*' : ' '}`;

const levelRow = (row: JsonRecord): readonly string[] => [
  rankOf(row),
  tame(text(row.name), MAX_NAME),
  String(figure(row.moves)),
  optional(row.pushes),
  `${isDoubtful(row) ? '!' : ''}${sentence(resultTime(figure(row.time)))}`,
  tame(text(row.date).slice(0, '2026-11-15T10:20'.length).replace('T', ' '), 16),
];

const packRow = (row: JsonRecord): readonly string[] => [
  rankOf(row),
  tame(text(row.name), MAX_NAME),
  String(figure(row.solved)),
  String(figure(row.moves)),
  optional(row.pushes),
];

const json = (row: JsonRecord): object => ({
  rank: figure(row.rank),
  name: text(row.name),
  ...(row.solved !== undefined && { solved: figure(row.solved) }),
  moves: figure(row.moves),
  pushes: row.pushes ?? null,
  ...(row.time !== undefined && { time: figure(row.time) / 1000, date: text(row.date) }),
  ...(isDoubtful(row) && { doubtful: true }),
  ...(row.own === true && { own: true }),
});

const fail = (words: string): undefined => {
  complain(words);
  process.exitCode = AT_FAULT;
};

const askLevel = async (client: Client, opened: Opened, { only, sort, ties }: SharedOptions) => {
  const { game, pack } = opened;
  const level = pack.levels[only! - 1];
  const hash = level && levelHash(game, level);
  if (hash === undefined) return fail(`kura: There is no level ${only} that can be played.`);
  const answer = await client.ask(`results/${game.id}/${hash}?order=${sort}&ties=${ties}`);
  return { answer, hash };
};

const askPack = async (client: Client, { game, pack }: Opened): Promise<{ readonly answer: Answer }> => {
  const hashes = pack.levels.flatMap((level) => levelHash(game, level) ?? []);
  return { answer: await client.ask('tables', { game: game.id, hashes: [...new Set(hashes)].slice(0, MOST_LEVELS) }) };
};

const printShared = (title: string, { rows, of }: Shared, { only }: SharedOptions): void => {
  const [head, row] =
    only === undefined
      ? [['rank', 'name', 'solved', 'moves', 'pushes'], packRow]
      : [['rank', 'name', 'moves', 'pushes', 'time', 'date'], levelRow];
  print(`${tame(title, MAX_TITLE)}${only === undefined ? '' : `, level ${only}`}: ${counted(of, 'player')}`);
  if (rows.length > 0) print(...table([head, ...rows.map(row)], only === undefined ? [1] : [1, 5]));
  const legends = [
    ...(rows.some(({ own }) => own === true) ? ['* is you.'] : []),
    ...(rows.some(isDoubtful) ? [HASTY] : []),
  ];
  if (legends.length > 0) print('', ...legends);
};

/** Prints a table of everybody who has sent results to a server. */
export const showShared = async (file: string, options: SharedOptions): Promise<void> => {
  const server = originOf(options.server, '--server');
  const opened = await levelsOf(file, options);
  if (!opened) return fail(`${file}: There are no levels to ask about.`);
  const client = new Client(server, keyFor(server));
  const { only } = options;
  const asked = only === undefined ? await askPack(client, opened) : await askLevel(client, opened, options);
  if (!asked) return;
  if (asked.answer.status !== 200) return fail(`kura: ${tame(refusalIn(asked.answer), 200)}`);
  const shared = sharedIn(asked.answer.body);
  if (!options.json) return printShared(opened.pack.title || opened.name, shared, options);
  const about = { server, ...(only !== undefined && { level: only }), ...('hash' in asked && { hash: asked.hash }) };
  printJson({ ...about, of: shared.of, results: shared.rows.map(json) });
};
