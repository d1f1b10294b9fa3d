import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import type { NamedGame } from '../../play/belongings/namedGames.ts';
import * as named from '../../play/belongings/namedGames.ts';
import { writerFor } from '../../play/packs/convert.ts';
import { fileNamed } from '../../play/packs/fileNamed.ts';
import { levelText } from '../../play/packs/levelText.ts';
import { packText } from '../../play/packs/packedText.ts';
import { readerOf } from '../../play/packs/reader.ts';
import { levelHash } from '../../results/levelHash.ts';
import type { Store } from '../../results/store.ts';
import { download } from '../files.ts';
import { packNamed } from '../packs/packNamed.ts';
import { linkTo } from '../router.ts';
import { promise } from './promise.svelte.ts';
import { pageBelongings } from './storage.ts';

const inStore = async <T>(work: (store: Store) => Promise<Parsed<T>>): Promise<Parsed<T>> => {
  const belongings = await pageBelongings();
  return belongings.ok ? work(belongings.value.games) : belongings;
};

export const namedGamesOf = (game: string): Promise<Parsed<readonly NamedGame[]>> =>
  inStore((store) => named.namedGames(store, game));

export const nameGame = async (game: NamedGame): Promise<Parsed<void>> => {
  const saved = await inStore((store) => named.nameGame(store, game));
  if (saved.ok) void promise.ask();
  return saved;
};

export const renameGame = (game: NamedGame, name: string): Promise<Parsed<void>> =>
  inStore((store) => named.renameGame(store, game, name));

export const deleteGame = (game: NamedGame): Promise<Parsed<void>> => inStore((store) => named.deleteGame(store, game));

/** The address of the level that a game is of: in its pack, or by itself where that is gone or was changed. */
export const addressOf = async ({ of }: NamedGame): Promise<string> => {
  const game = findGame(of.game)!;
  const opened = await packNamed(game, of.pack, undefined);
  const level = opened?.ok ? opened.value.pack.levels[of.level - 1] : undefined;
  const place = { screen: 'play', game: of.game } as const;
  return level && levelHash(game, level) === of.hash
    ? linkTo({ ...place, pack: of.pack, level: of.level })
    : linkTo({ ...place, carried: await packText(levelText(game, of)) });
};

/** The kind of file that has room for moves with their mark. */
const ENDING = 'sok';

export const canBeWritten = async (game: string): Promise<boolean> =>
  writerFor((await readerOf(findGame(game)!)).formats, ENDING) !== undefined;

/** Hands a game to the browser as a level file with the moves in it; tells its name. */
export const downloadGame = async ({ of, name, kept }: NamedGame): Promise<Parsed<string>> => {
  const writer = writerFor((await readerOf(findGame(of.game)!)).formats, ENDING);
  if (!writer) return bad(say('There is no kind of file for this.'));
  const line = { title: name, moves: kept.moves, at: kept.at };
  const level = { title: of.title, board: of.board, lines: [line], problems: [] };
  const text = writer.write({ title: name, levels: [level], problems: [] });
  if (!text.ok) return text;
  const file = fileNamed(name, ENDING);
  download(text.value, file, 'text/plain');
  return ok(file, text.warnings);
};
