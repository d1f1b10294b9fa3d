import { bad, type Message, ok, type Parsed, type Problem, say, warning } from '../../core/parsed.ts';
import { readDocument, resultsIn } from '../../results/document.ts';
import { aboutResults, mergeResults } from '../../results/packResults.ts';
import type { Store } from '../../results/store.ts';
import { bringDrawnPack, drawnPacks } from '../editor/drawnPacks.ts';
import { byteLength, checkSize } from '../packs/decode.ts';
import { bringPack, packsToTake } from '../packs/shelf.ts';
import { fromElsewhere } from './fromElsewhere.ts';
import { joinedSettings } from './joinedSettings.ts';
import type { JsonRecord } from './json.ts';
import { formatPlayerFile, type PlayerFile, readPlayerFile } from './playerFile.ts';
import { mergeSavedGame, readSavedGame, type SavedGame } from './savedGame.ts';
import { amendSettings, settingsToTake } from './settings.ts';

/** Where everything lies that belongs to a player. */
export interface Belongings {
  readonly results: Store;
  readonly games: Store;
  readonly settings: Store;
  /** The shelf of packs that were opened. */
  readonly packs: Store;
  /** Packs that the player draws himself. */
  readonly drawn: Store;
}

/** How much there is of everything in a player file, or how much of it was not there before. */
export interface Report {
  readonly results: number;
  /** How many packs those results are of. */
  readonly packs: number;
  readonly games: number;
  /** Packs that were opened. */
  readonly opened: number;
  /** Levels that the player has drawn. */
  readonly drawn: number;
  readonly settings: boolean;
}

/** The texts of a store that can be read. What is damaged is left out, and a warning says so. */
const takeAll = async <T>(
  store: Store,
  read: (text: string, name: string) => Parsed<T>,
): Promise<Parsed<readonly T[]>> => {
  const taken: T[] = [];
  const warnings: Problem[] = [];
  const names = await store.names();
  if (!names.ok) return names;
  for (const name of [...names.value].sort()) {
    const text = await store.read(name);
    if (!text.ok) return text;
    if (text.value === undefined) continue;
    const value = read(text.value, name);
    if (value.ok) taken.push(value.value);
    else warnings.push(warning(say('"{name}" was left out: {reason}', { name, reason: value.problem.message })));
  }
  return ok(taken, warnings);
};

const readResults = (xml: string, name: string): Parsed<PlayerFile['results'][number]> => {
  const document = readDocument(xml);
  return document.ok ? ok([name, xml]) : document;
};

/** A player file, and whether all is in it. */
export interface Gathered {
  readonly text: string;
  readonly isWhole: boolean;
}

/** Everything in one text: a player file. `made` is the date that it carries. What had to be left out is a warning. */
export const gather = async (belongings: Belongings, made: string): Promise<Parsed<Gathered>> => {
  const settings = await settingsToTake(belongings.settings);
  if (!settings.ok) return settings;
  const games = await takeAll(belongings.games, readSavedGame);
  if (!games.ok) return games;
  const results = await takeAll(belongings.results, readResults);
  if (!results.ok) return results;
  const packs = await packsToTake(belongings.packs);
  if (!packs.ok) return packs;
  const drawn = await drawnPacks(belongings.drawn);
  if (!drawn.ok) return drawn;
  const file = {
    ...{ settings: settings.value, games: games.value, results: results.value },
    ...{ packs: packs.value, drawn: drawn.value },
  };
  const text = formatPlayerFile(file, made);
  const warnings = [settings, games, results, packs, drawn].flatMap((part) => part.warnings ?? []);
  return ok({ text, isWhole: warnings.length === 0 }, [...warnings, ...doubtsAbout(text)]);
};

/** Too much of something can be kept and is no player file any more. It is handed out all the same: it is all there is. */
const doubtsAbout = (text: string): readonly Problem[] => {
  const size = checkSize(byteLength(text));
  const read = size.ok ? readPlayerFile(text) : size;
  if (read.ok) return [];
  return [warning(say('This file cannot be imported as it is: {reason}', { reason: read.problem.message }))];
};

/** What a player file holds, as far as it can be read here. */
export const contentsOf = (text: string): Parsed<Report> => {
  const file = readPlayerFile(text);
  if (!file.ok) return file;
  const { settings, games, results, packs, drawn } = file.value;
  const counts = results.map(countResults).map((count) => (count.ok ? count.value : 0));
  const [opened, chosen] = [packs.length, settings !== undefined];
  const levels = sum(drawn.map((pack) => pack.levels.length));
  return ok({ ...resultsReport(counts), games: games.length, opened, drawn: levels, settings: chosen });
};

/** Told how much of an import is done, from 0 to 1; answers whether to go on. */
export type Watch = (done: number) => boolean | Promise<boolean>;

/** So many saved games are on their way at once: whoever keeps them writes several as quickly as one. */
const AT_ONCE = 100;

/** Things coming in one after another, until somebody has had enough. */
class Arrival {
  readonly #total: number;
  readonly #watch: Watch;
  #done = 0;
  isStopped = false;

  constructor(total: number, watch: Watch) {
    this.#total = total;
    this.#watch = watch;
  }

  /** Brings some of them, and tells of each how much of it is new. */
  async all<T>(
    items: readonly T[],
    bring: (item: T) => Promise<Parsed<number | boolean>>,
    atOnce = 1,
  ): Promise<Parsed<readonly number[]>> {
    const news: number[] = [];
    const warnings: Problem[] = [];
    for (let from = 0; from < items.length && !this.isStopped; from += atOnce) {
      const brought = await Promise.all(items.slice(from, from + atOnce).map(bring));
      for (const isNew of brought) {
        if (!isNew.ok) return bad(say('Not everything was saved: {reason}', { reason: isNew.problem.message }));
        news.push(Number(isNew.value));
        for (const problem of isNew.warnings ?? []) warnings.push(problem);
      }
      this.#done += brought.length;
      this.isStopped = !(await this.#watch(this.#done / this.#total)) && this.#done < this.#total;
    }
    return ok(news, warnings);
  }
}

const bringSettings = async (store: Store, record: JsonRecord): Promise<Parsed<boolean>> => {
  const amended = await amendSettings(store, record, joinedSettings);
  if (!amended.ok) return amended;
  if (amended.value) return ok(amended.value.isNew, amended.warnings);
  return ok(false, [warning(say('The settings were left out: those here are of a newer Kura.'))]);
};

const countResults = ([name, xml]: PlayerFile['results'][number]): Parsed<number> => {
  const document = readDocument(xml);
  if (!document.ok) return document;
  const { results, warnings } = resultsIn(document.value);
  return ok(
    results.length,
    warnings.map((problem) => aboutResults(name, problem)),
  );
};

/** Results under a name that has none yet are taken as they are written, to the letter. */
const bringResults = async (store: Store, document: PlayerFile['results'][number]): Promise<Parsed<number>> => {
  const [name, xml] = document;
  let old: string | undefined;
  const placed = await store.update(name, (text) => {
    old = text;
    return { text: text ?? xml };
  });
  if (!placed.ok) return placed;
  if (old === undefined) return countResults(document);
  if (old === xml) return ok(0);
  const merged = await mergeResults(store, name, xml);
  return merged.ok ? ok(merged.value.added, merged.warnings) : merged;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Out of how many results there are of each pack. */
const resultsReport = (counts: readonly number[]): Pick<Report, 'results' | 'packs'> => ({
  results: sum(counts),
  packs: counts.filter((count) => count > 0).length,
});

/**
 * Lays a player file over what is there. Results and opened packs are added, of two lines on a level the later one stays,
 * and settings are replaced. A file with a fault changes nothing, and one that is brought again neither. What has come in
 * before somebody stops it stays.
 */
export const spread = async (
  belongings: Belongings,
  text: string,
  watch: Watch = () => true,
): Promise<Parsed<Report>> => {
  const file = readPlayerFile(text);
  if (!file.ok) return file;
  const { settings: record, games: saved, results: documents, packs: carried, drawn: own } = file.value;
  const chosen = record ? [record] : [];
  const arrival = new Arrival(documents.length + saved.length + carried.length + own.length + chosen.length, watch);
  const results = await arrival.all(documents, (document) => bringResults(belongings.results, document));
  if (!results.ok) return results;
  const claims: SavedGame[] = [];
  const bringGame = (game: SavedGame): Promise<Parsed<boolean>> => {
    const brought = fromElsewhere(game);
    if (game.solved && !brought.solved) claims.push(game);
    return mergeSavedGame(belongings.games, brought);
  };
  const games = await arrival.all(saved, bringGame, AT_ONCE);
  if (!games.ok) return games;
  const packs = await arrival.all(carried, (pack) => bringPack(belongings.packs, pack));
  if (!packs.ok) return packs;
  const drawn = await arrival.all(own, (pack) => bringDrawnPack(belongings.drawn, pack));
  if (!drawn.ok) return drawn;
  const settings = await arrival.all(chosen, (fields) => bringSettings(belongings.settings, fields));
  if (!settings.ok) return settings;
  const report = {
    ...resultsReport(results.value),
    games: sum(games.value),
    opened: sum(packs.value),
    drawn: sum(drawn.value),
    settings: sum(settings.value) > 0,
  };
  const stopped = arrival.isStopped ? [warning(say('The import was stopped: what had come in by then stays.'))] : [];
  const warnings = [file, results, games, packs, drawn, settings].flatMap((part) => part.warnings ?? []);
  return ok(report, [...stopped, ...unproved(claims.length), ...warnings]);
};

const unproved = (count: number): readonly Problem[] => {
  if (count === 0) return [];
  if (count === 1) return [warning(say('1 level is not marked as solved: no moves in the file solve it.'))];
  return [warning(say('{count} levels are not marked as solved: no moves in the file solve them.', { count }))];
};

const resultsMessage = ({ results, packs }: Report): Message =>
  say('{results} in {packs}', {
    results: results === 1 ? say('1 result') : say('{count} results', { count: results }),
    packs: packs === 1 ? say('1 pack') : say('{count} packs', { count: packs }),
  });

const gamesMessage = ({ games }: Report): Message =>
  games === 1 ? say('1 saved game') : say('{count} saved games', { count: games });

const openedMessage = ({ opened }: Report): Message =>
  opened === 1 ? say('1 opened pack') : say('{count} opened packs', { count: opened });

const drawnMessage = ({ drawn }: Report): Message =>
  drawn === 1 ? say('1 level of your own') : say('{count} levels of your own', { count: drawn });

/** The report in words: `12 results in 3 packs`, `4 saved games`, `settings`; none when nothing was new. */
export const reportMessages = (report: Report): readonly Message[] => [
  ...(report.results > 0 ? [resultsMessage(report)] : []),
  ...(report.games > 0 ? [gamesMessage(report)] : []),
  ...(report.opened > 0 ? [openedMessage(report)] : []),
  ...(report.drawn > 0 ? [drawnMessage(report)] : []),
  ...(report.settings ? [say('settings')] : []),
];
