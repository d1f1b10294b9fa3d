import type { AnyGame } from '../../core/game.ts';
import { errorOf } from '../../core/pack.ts';
import { bad, ok, type Parsed, type Problem, problemsOf, say, warning } from '../../core/parsed.ts';
import { type Work, within } from '../../core/work.ts';
import { openFilesSteps, packsAmong, type TextFile } from '../packs/companions.ts';
import { leftOut } from '../packs/convert.ts';
import type { Opened } from '../packs/opened.ts';
import type { Reader } from '../packs/reader.ts';
import { drawnCopy } from './drawnCopy.ts';
import { type DrawnPack, MOST_LEVELS } from './drawnPacks.ts';

/** A pack of the player's own that has no name yet. */
type Nameless = Omit<DrawnPack, 'name'>;

/** As much of an opened pack as can be drawn on; the rest is told. */
const drawnFrom = ({ game, pack }: Opened): Parsed<Nameless> => {
  if (!game.draughtsman) return bad(say('Levels of this game cannot be drawn.'));
  const sound = pack.levels.filter((level) => !errorOf(level));
  if (sound.length === 0) return bad(say('There is no level in this file.'));
  const { title, author, notes } = pack;
  const count = sound.length - MOST_LEVELS;
  const tooMany = say('"{title}" has more levels than one pack can have: {count} were left out.', { title, count });
  const drawn = {
    ...{ game: game.id, title },
    ...(author && { author }),
    ...(notes && { notes }),
    levels: sound.slice(0, MOST_LEVELS).map((level, index) => ({ ...drawnCopy(level, pack), id: String(index + 1) })),
  };
  return ok(drawn, [...pack.levels.flatMap(leftOut), ...(count > 0 ? [warning(tooMany)] : [])]);
};

/** Level files as packs of the player's own, of whichever games their levels are: a series is one pack, and so is every other file. */
export function* packsFromFiles(
  files: readonly TextFile[],
  readers: readonly Reader[],
  from: AnyGame,
): Work<Parsed<readonly Nameless[]>> {
  const found: Nameless[] = [];
  const problems: Problem[] = [];
  const among = packsAmong(
    files,
    readers.map(({ game }) => game),
  );
  for (const [index, pack] of among.entries()) {
    const opened = yield* within(openFilesSteps(pack, readers, from), index, among.length);
    const drawn = opened.ok ? drawnFrom(opened.value) : opened;
    if (drawn.ok) found.push(drawn.value);
    for (const { message } of problemsOf(drawn)) {
      const { name } = pack[0]!;
      problems.push(warning(among.length === 1 ? message : say('{file}: {reason}', { file: name, reason: message })));
    }
  }
  const [first] = problems;
  return found.length === 0 && first ? bad(first.message) : ok(found, problems);
}
