import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { AnyGame } from '../core/game.ts';
import { error, type Message, type Problem, say } from '../core/parsed.ts';
import { findGame, games } from '../games/index.ts';
import { drawnOfPlayer, packsOfPlayer } from '../node/home.ts';
import { type FoundSeries, openPackFile, openSeries, packsIn, seriesIn, upTo } from '../node/levelFolder.ts';
import { madePacksIn } from '../node/made.ts';
import { drawnPack, openedDrawn } from '../play/editor/drawnPacks.ts';
import { isMadeName } from '../play/making/madeName.ts';
import { isDrawnName } from '../play/packs/drawnName.ts';
import { readLevelCount } from '../play/packs/firstLevels.ts';
import { gameInLink, openLink } from '../play/packs/levelLink.ts';
import { openPosition } from '../play/packs/library.ts';
import { fetchPack, type Opened, shippedPack } from '../play/packs/opened.ts';
import { type Reader, readerOf } from '../play/packs/reader.ts';
import { boardWritten, noSuchLevel } from '../play/packs/sizes.ts';
import type { Translator } from '../play/words/language.ts';
import { LEVELS, ownSeries } from './ownPacks.ts';

/** What the player asked for on the command line. */
export interface Wish {
  /** A game's id. */
  readonly game: string;
  /** How many levels are played, where boards have sizes the size, or the name of a pack or of its file. */
  readonly what?: string | undefined;
  readonly level?: string | undefined;
  /** What files are read in; told by themselves when absent. */
  readonly encoding?: string | undefined;
}

/** Who reads files, and in which encoding if that was said. */
interface Reading {
  readonly reader: Reader;
  readonly encoding: string | undefined;
}

/** What is wrong with a wish, perhaps with the file that is at fault. */
export interface Complaint {
  readonly file?: string;
  readonly problem: Problem;
}

/** `maps/map1.txt:3:5: There is no human.` */
export const complaintText = ({ file, problem }: Complaint, spoken: Translator): string => {
  const { line, column = 1, message }: Problem = problem;
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  return `${file === undefined ? 'kura' : place}: ${spoken(message)}`;
};

/** What to begin with; or why not, and whether the wish or a file is at fault. */
export type Start =
  | { readonly kind: 'start'; readonly opened: Opened; readonly level: number }
  | { readonly kind: 'refused'; readonly fault: 'wish' | 'file'; readonly complaints: readonly Complaint[] };

type Refused = Extract<Start, { kind: 'refused' }>;

const refused = (message: Message): Refused => ({
  kind: 'refused',
  fault: 'wish',
  complaints: [{ problem: error(message) }],
});

const isRefused = (found: Opened | Refused): found is Refused => 'kind' in found;

/** Where boards have sizes, one of them; undefined where something else was asked for. */
const sized = ({ game }: Reader, { what, level }: Wish): Start | undefined => {
  const board = what === undefined ? undefined : boardWritten(game, what);
  if (!game.sizes || (what !== undefined && !board)) return undefined;
  const opened = shippedPack(game)!;
  if (level !== undefined) return refused(noSuchLevel(opened, level));
  if (!board) return { kind: 'start', opened, level: 1 };
  return board.ok ? { kind: 'start', opened, level: board.value.number } : refused(board.problem.message);
};

const isNumber = (text: string): boolean => /^[+-]?\d+$/.test(text);

const fromSeries = (found: FoundSeries, { reader, encoding }: Reading): Opened | Refused => {
  const opened = openSeries(found, reader, encoding);
  return 'pack' in opened ? opened : { kind: 'refused', fault: 'file', complaints: opened.problems };
};

/** The levels that are played when nothing else is asked for: one's own series, or those that come with the game. */
const usual = (reading: Reading, wanted: string | undefined): Opened | Refused => {
  const { game } = reading.reader;
  const found = ownSeries(game);
  const shipped = shippedPack(game)!;
  const most = found?.count ?? shipped.pack.levels.length;
  const count = readLevelCount(wanted ?? String(most), most);
  if (!count.ok) return refused(count.problem.message);
  if (found) return fromSeries(wanted === undefined ? found : upTo(found, count.value), reading);
  return { ...shipped, pack: { ...shipped.pack, levels: shipped.pack.levels.slice(0, count.value) } };
};

const fromFile = (file: string, { reader, encoding }: Reading): Opened | Refused => {
  const opened = openPackFile(file, reader, encoding);
  if (opened.ok) return opened.value;
  return { kind: 'refused', fault: 'file', complaints: [{ file, problem: opened.problem }] };
};

const isFolder = (name: string): boolean => existsSync(name) && statSync(name).isDirectory();

/** A link that carries a level, a folder with a series or a file, one of one's own packs, one that comes with the game, or a position. */
const named = async (reading: Reading, name: string): Promise<Opened | Refused> => {
  const { reader } = reading;
  const { game } = reader;
  if (gameInLink(name)) return linked(game, name);
  const found = seriesIn(name, game);
  if (found) return fromSeries(found, reading);
  if (existsSync(name) && !isFolder(name)) return fromFile(name, reading);
  const isNamed = (pack: { readonly name: string; readonly path: string }): boolean =>
    pack.name === name || basename(pack.path) === name;
  const own = packsIn(LEVELS, reader).find(isNamed) ?? packsIn('.', reader).find(isNamed);
  if (own) return fromFile(own.path, reading);
  if (isDrawnName(name)) return drawn(game, name);
  if (isMadeName(name)) return made(game, name);
  const shipped = shippedPack(game, name) ?? (await fetchPack(game, name)) ?? openPosition(name, name, [game]);
  if (shipped) return shipped;
  if (game.series && isFolder(name)) return refused(say('There are no maps in {folder}.', { folder: name }));
  return refused(unknown(game, name));
};

/** A level that somebody else has shared. */
const linked = async (game: AnyGame, link: string): Promise<Opened | Refused> => {
  const opened = await openLink(link, 'Shared level', [game]);
  return opened.ok ? opened.value : refused(opened.problem.message);
};

/** What the player has drawn himself. */
const drawn = async (game: AnyGame, name: string): Promise<Opened | Refused> => {
  const pack = await drawnPack(drawnOfPlayer(), { game: game.id, name });
  if (!pack.ok) return refused(pack.problem.message);
  return pack.value ? openedDrawn(game, pack.value) : refused(unknown(game, name));
};

/** Levels of a day, or one that was wished for: made before the screen is opened. */
const made = async (game: AnyGame, name: string): Promise<Opened | Refused> => {
  const opened = await madePacksIn(packsOfPlayer()).open(game, name);
  if (!opened) return refused(unknown(game, name));
  return opened.ok ? opened.value : refused(opened.problem.message);
};

/** What is none of the things that can be asked for. */
const unknown = ({ sizes, seats }: AnyGame, name: string): Message => {
  if (sizes) {
    const values = { ...sizes, name };
    return say('"{name}" is neither the size of a board, {least} to {most}, nor a pack that is here.', values);
  }
  if (seats === 2) return say('"{name}" is not a pack that is here.', { name });
  return say('"{name}" is neither a number of levels nor a pack that is here.', { name });
};

/** What the player asked for, read before any screen is opened. */
export const startOf = async (wish: Wish): Promise<Start> => {
  const { game: id, what, level = '1', encoding } = wish;
  const game = findGame(id);
  if (!game) {
    const known = games.map((one) => one.id).join(', ');
    return refused(say('There is no game "{id}". The games: {known}.', { id, known }));
  }
  const reader = await readerOf(game);
  const board = sized(reader, wish);
  if (board) return board;
  // Two people do not count boards.
  const isNamed = what !== undefined && !(isNumber(what) && game.seats === 1);
  const reading = { reader, encoding };
  const found = isNamed ? await named(reading, what) : usual(reading, what);
  if (isRefused(found)) return found;
  const { length } = found.pack.levels;
  if (!/^\d+$/.test(level) || Number(level) < 1 || Number(level) > length) {
    return refused(noSuchLevel(found, level));
  }
  return { kind: 'start', opened: found, level: Number(level) };
};
