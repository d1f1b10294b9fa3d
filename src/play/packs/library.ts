import type { AnyGame } from '../../core/game.ts';
import { errorOf, type Format, titleOf } from '../../core/pack.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { finish, type Work } from '../../core/work.ts';
import { gameOfPack } from '../task/taskGame.ts';
import { openLevelsText } from './levelsText.ts';
import { openLevelText } from './levelText.ts';
import type { Opened } from './opened.ts';
import type { Reader } from './reader.ts';

/** One kind of level file of one game. */
interface Kind {
  readonly game: AnyGame;
  readonly format: Format;
}

const kindsOf = (readers: readonly Reader[]): readonly Kind[] =>
  readers.flatMap(({ game, formats }) => formats.map((format) => ({ game, format })));

/** The kind that is surest of a text; the first one of equals. */
const kindOf = (text: string, readers: readonly Reader[]): Kind | undefined => {
  const kinds = kindsOf(readers);
  const claiming = (claim: string) => kinds.find(({ format }) => format.claims(text) === claim);
  return claiming('certain') ?? claiming('maybe');
};

/** The only kind of file with such an ending, if there is only one. */
const kindNamed = (name: string, readers: readonly Reader[]): Kind | undefined => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const [kind, second] = kindsOf(readers).filter(({ format }) => format.extensions.includes(ending));
  return second ? undefined : kind;
};

const hasLevel = (opened: Parsed<Opened>): boolean =>
  opened.ok && opened.value.pack.levels.some((level) => !errorOf(level));

function* read({ game, format }: Kind, text: string, name: string): Work<Parsed<Opened>> {
  const pack = yield* format.read(text, name);
  return ok({ game: gameOfPack(game, pack), pack, name: titleOf(name) });
}

/** A text that is a single position, read as a pack of one level. */
export const openPosition = (text: string, title: string, among: readonly AnyGame[]): Opened | undefined => {
  for (const game of among) {
    const state = game.parse(text);
    if (!state.ok) continue;
    const level = { title, board: game.format(state.value), lines: [], problems: state.warnings ?? [] };
    return { game, pack: { title, levels: [level], problems: [] }, name: titleOf(title) };
  }
  return undefined;
};

/**
 * Reads a level file, a record or a position. Which game it belongs to is told from its content, and by its name's
 * ending only where the content does not tell. Whoever opens it from a game hears what that game has to say of a text that
 * no other can make a level of.
 */
export function* openTextSteps(
  text: string,
  name: string,
  readers: readonly Reader[],
  from?: AnyGame,
): Work<Parsed<Opened>> {
  if (text.includes('\0')) return bad(say('This is a binary file, not a level.'));
  if (text.trim() === '') return bad(say('This file is empty.'));
  const games = readers.map(({ game }) => game);
  const own = (yield* openLevelsText(text, titleOf(name), games)) ?? openLevelText(text, titleOf(name), games);
  if (own) return own;
  const asking = readers.find(({ game }) => game === from);
  const kind = kindOf(text, readers);
  if (kind) {
    const opened = yield* read(kind, text, name);
    const isDoubtful = asking && kind.game !== from && kind.format.claims(text) !== 'certain' && !hasLevel(opened);
    return isDoubtful ? yield* complaint(asking, text, name) : opened;
  }
  const position = openPosition(text, name, games);
  if (position) return ok(position);
  const named = kindNamed(name, readers);
  if (named) return yield* read(named, text, name);
  const [only, ...others] = readers;
  if (!only || others.length > 0) return bad(say('This is not a level of any game known here.'));
  return yield* complaint(only, text, name);
}

/** The same in one go. */
export const openText = (text: string, name: string, readers: readonly Reader[], from?: AnyGame): Parsed<Opened> =>
  finish(openTextSteps(text, name, readers, from));

/** What is wrong with a text that is said to belong to a game, in the words of the game's own reader. */
function* complaint({ game, formats }: Reader, text: string, name: string): Work<Parsed<Opened>> {
  const [format] = formats;
  if (format) return yield* read({ game, format }, text, name);
  const state = game.parse(text);
  return state.ok ? bad(say('This is not a level.')) : state;
}
