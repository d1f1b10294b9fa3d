import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { AnyGame } from '../core/game.ts';
import { error, type Message, type Problem, say } from '../core/parsed.ts';
import { findGame, games } from '../games/index.ts';
import { mapsIn, openMaps, openPackFile, packsIn } from '../node/levelFolder.ts';
import { openPosition } from '../play/packs/library.ts';
import { type Opened, shippedPack } from '../play/packs/opened.ts';
import { LEVELS, MAPS } from './ownPacks.ts';

/** What the player asked for on the command line. */
export interface Wish {
  /** A game's id. */
  readonly game: string;
  /** How many levels are played, or the name of a pack or of its file. */
  readonly what?: string | undefined;
  readonly level?: string | undefined;
}

/** What is wrong with a wish, perhaps with the file that is at fault. */
export interface Complaint {
  readonly file?: string;
  readonly problem: Problem;
}

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

const isNumber = (text: string): boolean => /^[+-]?\d+$/.test(text);

/** The levels that are played when nothing else is asked for: one's own maps, or those that come with the game. */
const usual = (game: AnyGame, count: number | undefined): Opened | Refused => {
  const maps = game.id === 'vexed' ? mapsIn(MAPS) : 0;
  const shipped = shippedPack(game)!;
  const most = maps || shipped.pack.levels.length;
  if (count !== undefined && (count < 1 || count > most)) {
    return refused(say('The number of levels is from 1 to {most}, not {count}.', { most, count }));
  }
  if (maps > 0) return fromMaps(MAPS, count ?? maps, game);
  return { ...shipped, pack: { ...shipped.pack, levels: shipped.pack.levels.slice(0, count) } };
};

const fromMaps = (folder: string, count: number, game: AnyGame): Opened | Refused => {
  const opened = openMaps(folder, count, game);
  return 'pack' in opened ? opened : { kind: 'refused', fault: 'file', complaints: opened.problems };
};

const fromFile = (file: string, game: AnyGame): Opened | Refused => {
  const opened = openPackFile(file, game);
  if (opened.ok) return opened.value;
  return { kind: 'refused', fault: 'file', complaints: [{ file, problem: opened.problem }] };
};

const isFolder = (name: string): boolean => existsSync(name) && statSync(name).isDirectory();

/** A folder of maps or a file, one of one's own packs, one that comes with the game, or a position. */
const named = (game: AnyGame, name: string): Opened | Refused => {
  const maps = game.id === 'vexed' && isFolder(name) ? mapsIn(name) : 0;
  if (maps > 0) return fromMaps(name, maps, game);
  if (existsSync(name) && !isFolder(name)) return fromFile(name, game);
  const own = packsIn(LEVELS, game).find((pack) => pack.name === name || basename(pack.path) === name);
  if (own) return fromFile(own.path, game);
  const shipped = shippedPack(game, name) ?? openPosition(name, name, [game]);
  if (shipped) return shipped;
  if (game.id === 'vexed' && isFolder(name)) return refused(say('There are no maps in {folder}.', { folder: name }));
  return refused(say('"{name}" is neither a number of levels nor a pack that is here.', { name }));
};

/** What the player asked for, read before any screen is opened. */
export const startOf = ({ game: id, what, level = '1' }: Wish): Start => {
  const game = findGame(id);
  if (!game) {
    const known = games.map((one) => one.id).join(', ');
    return refused(say('There is no game "{id}". The games: {known}.', { id, known }));
  }
  const isNamed = what !== undefined && !isNumber(what);
  const found = isNamed ? named(game, what) : usual(game, what === undefined ? undefined : Number(what));
  if (isRefused(found)) return found;
  const { length } = found.pack.levels;
  if (!/^\d+$/.test(level) || Number(level) < 1 || Number(level) > length) {
    return refused(say('The level is from 1 to {levels}, not {level}.', { levels: length, level }));
  }
  return { kind: 'start', opened: found, level: Number(level) };
};
