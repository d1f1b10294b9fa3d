import type { AnyGame } from '../core/game.ts';
import { bad, ok, type Parsed, say } from '../core/parsed.ts';
import {
  type FileProblem,
  type FoundSeries,
  openPackFile,
  openSeries,
  packsIn,
  seriesIn,
} from '../node/levelFolder.ts';
import { drawnPacks, openedDrawn } from '../play/editor/drawnPacks.ts';
import type { Opened } from '../play/packs/opened.ts';
import type { Reader } from '../play/packs/reader.ts';
import { problemMessage } from '../play/speech/problems.ts';
import type { Store } from '../results/store.ts';

/** Where the player's own levels lie, in the folder that the program is started in. */
export const LEVELS = 'levels';

/** A pack of the player's own, not read yet. */
export interface OwnPack {
  readonly path: string;
  open(): Parsed<Opened>;
}

const complaintOf = ({ file, problem }: FileProblem): Parsed<never> =>
  bad(say('{file}: {reason}', { file, reason: problemMessage(problem) }));

/** The player's own levels of a game's series. */
export const ownSeries = (game: AnyGame): FoundSeries | undefined => game.series && seriesIn(game.series.folder, game);

/** All of them are one pack. */
const seriesPacks = (reader: Reader, encoding: string | undefined): readonly OwnPack[] => {
  const found = ownSeries(reader.game);
  if (!found) return [];
  const open = (): Parsed<Opened> => {
    const opened = openSeries(found, reader, encoding);
    return 'pack' in opened ? ok(opened) : complaintOf(opened.problems[0]!);
  };
  return [{ path: `${found.folder}/`, open }];
};

/** Those that the player has drawn, with something in them. */
export const drawnByPlayer = async (game: AnyGame, store: Store): Promise<readonly OwnPack[]> => {
  const packs = await drawnPacks(store, game.id);
  return (packs.ok ? packs.value : [])
    .filter(({ levels }) => levels.length > 0)
    .map((pack) => ({
      path: `${pack.title} (${pack.name}, ${pack.levels.length})`,
      open: () => ok(openedDrawn(game, pack)),
    }));
};

/** The packs of a game that the player can choose from, beside those that come with it; read in an encoding that he names. */
export const ownPacks = (reader: Reader, encoding: string | undefined): readonly OwnPack[] => {
  const open = (path: string) => (): Parsed<Opened> => {
    const opened = openPackFile(path, reader, encoding);
    return opened.ok ? opened : complaintOf({ file: path, problem: opened.problem });
  };
  return [...seriesPacks(reader, encoding), ...packsIn(LEVELS, reader).map(({ path }) => ({ path, open: open(path) }))];
};
