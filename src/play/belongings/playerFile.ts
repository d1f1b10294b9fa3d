import { bad, ok, type Parsed, type Problem, say, warning } from '../../core/parsed.ts';
import { readDocument } from '../../results/document.ts';
import { type DrawnPack, isDrawnPack } from '../editor/drawnPacks.ts';
import { type CarriedPack, isCarried } from '../packs/shelf.ts';
import { formatJson, isRecord, isVersion, type JsonRecord, parseJson } from './json.ts';
import { checkSavedGame, type SavedGame, savedGameRecord } from './savedGame.ts';
import { settingsToBring } from './settings.ts';

/** Everything that a player has, out of one file. */
export interface PlayerFile {
  readonly settings: JsonRecord | undefined;
  readonly games: readonly SavedGame[];
  /** Result documents under their names. */
  readonly results: readonly (readonly [name: string, xml: string])[];
  /** Packs that were opened, the last one first. */
  readonly packs: readonly CarriedPack[];
  /** Packs that the player has drawn. */
  readonly drawn: readonly DrawnPack[];
}

const VERSION = 1;

/** What a player file says of itself, so that no other is taken for one. */
const KIND = 'player';

const KNOWN: readonly string[] = ['kura', 'version', 'made', 'settings', 'games', 'results', 'packs', 'drawn'];

/** More than anybody can have played. */
const MAX_GAMES = 100_000;
const MAX_PACKS = 10_000;
const MAX_OPENED = 1000;

export const formatPlayerFile = ({ settings, games, results, packs, drawn }: PlayerFile, made: string): string =>
  formatJson({
    kura: KIND,
    version: VERSION,
    made,
    ...(settings && { settings }),
    games: games.map(savedGameRecord),
    results: Object.fromEntries(results),
    ...(packs.length > 0 && { packs }),
    ...(drawn.length > 0 && { drawn }),
  });

/** Reads a player file: all of it or nothing. */
export const readPlayerFile = (text: string): Parsed<PlayerFile> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  const file = json.value;
  if (!isRecord(file) || file.kura !== KIND || !isVersion(file.version)) {
    return bad(say('This is not a file with the data of a player of Kura.'));
  }
  if (file.version > VERSION) return bad(say('A newer Kura made this file, and only a newer one can read it.'));
  return partsOf(file);
};

const partsOf = (file: JsonRecord): Parsed<PlayerFile> => {
  const settings = file.settings === undefined ? ok(undefined) : settingsToBring(file.settings);
  if (!settings.ok) return settings;
  const games = gamesIn(file.games ?? []);
  if (!games.ok) return games;
  const results = resultsIn(file.results ?? {});
  if (!results.ok) return results;
  const packs = packsIn(file.packs ?? []);
  if (!packs.ok) return packs;
  const drawn = drawnIn(file.drawn ?? []);
  if (!drawn.ok) return drawn;
  const parts = {
    ...{ settings: settings.value, games: games.value, results: results.value },
    ...{ packs: packs.value, drawn: drawn.value },
  };
  return ok(parts, [...strangersIn(file), ...(settings.warnings ?? [])]);
};

const strangersIn = (file: JsonRecord): readonly Problem[] =>
  Object.keys(file)
    .filter((field) => !KNOWN.includes(field))
    .map((field) => warning(say('"{field}" is not known here and was left out.', { field })));

/** Reads each of many things: all of them or none. */
const readAll = <A, B>(items: readonly A[], read: (item: A, index: number) => Parsed<B>): Parsed<readonly B[]> => {
  const values: B[] = [];
  for (const [index, item] of items.entries()) {
    const value = read(item, index);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values);
};

const gamesIn = (value: unknown): Parsed<readonly SavedGame[]> => {
  if (!Array.isArray(value)) return bad(say('The saved games are no list.'));
  if (value.length > MAX_GAMES) return bad(say('There are more than {most} saved games.', { most: MAX_GAMES }));
  return readAll(value, (record, index) => {
    const game = checkSavedGame(record);
    if (game.ok) return game;
    return bad(say('Saved game {number}: {reason}', { number: index + 1, reason: game.problem.message }));
  });
};

const resultsIn = (value: unknown): Parsed<PlayerFile['results']> => {
  if (!isRecord(value)) return bad(say('The results are no list of packs.'));
  const packs = Object.entries(value);
  if (packs.length > MAX_PACKS) return bad(say('There are results of more than {most} packs.', { most: MAX_PACKS }));
  return readAll(packs, ([name, xml]) => {
    const document = typeof xml === 'string' ? readDocument(xml) : bad(say('This is no text.'));
    if (document.ok) return ok([name, String(xml)] as const);
    return bad(say('Results "{name}": {reason}', { name, reason: document.problem.message }));
  });
};

const packsIn = (value: unknown): Parsed<readonly CarriedPack[]> => {
  if (!Array.isArray(value)) return bad(say('The opened packs are no list.'));
  if (value.length > MAX_OPENED) return bad(say('There are more than {most} opened packs.', { most: MAX_OPENED }));
  return readAll(value, (pack, index) =>
    isCarried(pack) ? ok(pack) : bad(say('Opened pack {number} is damaged.', { number: index + 1 })),
  );
};

const drawnIn = (value: unknown): Parsed<readonly DrawnPack[]> => {
  if (!Array.isArray(value)) return bad(say('The packs of your own are no list.'));
  if (value.length > MAX_OPENED) return bad(say('There are more than {most} packs of your own.', { most: MAX_OPENED }));
  return readAll(value, (pack, index) =>
    isDrawnPack(pack) ? ok(pack) : bad(say('Pack {number} of your own is damaged.', { number: index + 1 })),
  );
};
