import type { AnyGame } from '../core/game.ts';
import { bad, ok, type Parsed, say } from '../core/parsed.ts';
import { type FileProblem, mapsIn, openMaps, openPackFile, packsIn } from '../node/levelFolder.ts';
import type { Opened } from '../play/packs/opened.ts';
import { problemMessage } from '../play/speech/problems.ts';

/** Where the player's own levels lie, in the folder that the program is started in. */
export const LEVELS = 'levels';
export const MAPS = 'maps';

/** A pack of the player's own, not read yet. */
export interface OwnPack {
  readonly path: string;
  open(): Parsed<Opened>;
}

const complaintOf = ({ file, problem }: FileProblem): Parsed<never> =>
  bad(say('{file}: {reason}', { file, reason: problemMessage(problem) }));

/** All the maps of a folder are one pack. */
const mapPacks = (game: AnyGame): readonly OwnPack[] => {
  const count = game.id === 'vexed' ? mapsIn(MAPS) : 0;
  const open = (): Parsed<Opened> => {
    const opened = openMaps(MAPS, count, game);
    return 'pack' in opened ? ok(opened) : complaintOf(opened.problems[0]!);
  };
  return count === 0 ? [] : [{ path: `${MAPS}/`, open }];
};

/** The packs of a game that the player can choose from, beside those that come with it. */
export const ownPacks = (game: AnyGame): readonly OwnPack[] => {
  const open = (path: string) => (): Parsed<Opened> => {
    const opened = openPackFile(path, game);
    return opened.ok ? opened : complaintOf({ file: path, problem: opened.problem });
  };
  return [...mapPacks(game), ...packsIn(LEVELS, game).map(({ path }) => ({ path, open: open(path) }))];
};
