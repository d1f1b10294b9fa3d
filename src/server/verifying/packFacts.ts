import { errorOf } from '../../core/pack.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { openText } from '../../play/packs/library.ts';
import { readerOf } from '../../play/packs/reader.ts';
import { cleanName } from '../../results/playerName.ts';

/** A level file that somebody wants to publish. */
export interface PackFile {
  readonly game: string;
  readonly file: string;
  readonly text: string;
}

export interface PackFacts {
  /** One line without control characters, for those who are shown it. */
  readonly title: string;
  /** How many of its levels can be played. */
  readonly levels: number;
}

/** Letters of a title at the most. */
const LONGEST_TITLE = 200;

const shown = (title: string): string => cleanName([...title].slice(0, LONGEST_TITLE).join(''));

/** Reads a level file as whoever opens it will. */
export const factsOf = async ({ game: id, file, text }: PackFile): Promise<Parsed<PackFacts>> => {
  const game = findGame(id);
  if (!game) return bad(say('There is no such game.'));
  const opened = openText(text, file, [await readerOf(game)], game);
  if (!opened.ok) return opened;
  const { title, levels, problems } = opened.value.pack;
  const playable = levels.filter((level) => !errorOf(level)).length;
  if (playable > 0) return ok({ title: shown(title) || opened.value.name, levels: playable });
  const problem = [...problems, ...levels.flatMap((level) => level.problems)].find(
    ({ severity }) => severity === 'error',
  );
  return problem ? { ok: false, problem } : bad(say('There is no level in this file.'));
};
