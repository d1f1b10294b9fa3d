import type { AnyGame } from '../../core/game.ts';
import { type Format, titleOf } from '../../core/pack.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { finish, type Work } from '../../core/work.ts';
import { formatsOf } from '../../games/formats.ts';
import { games } from '../../games/index.ts';
import type { Opened } from './opened.ts';

interface Reader {
  readonly game: AnyGame;
  readonly format: Format;
}

/** The reader that is surest of a text; the first one of equals. */
const readerOf = (text: string, among: readonly AnyGame[]): Reader | undefined => {
  const readers = among.flatMap((game) => formatsOf(game).map((format) => ({ game, format })));
  const claiming = (claim: string) => readers.find(({ format }) => format.claims(text) === claim);
  return claiming('certain') ?? claiming('maybe');
};

/** The only reader for files with such an ending, if there is only one. */
const readerNamed = (name: string, among: readonly AnyGame[]): Reader | undefined => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const readers = among.flatMap((game) => formatsOf(game).map((format) => ({ game, format })));
  const [reader, second] = readers.filter(({ format }) => format.extensions.includes(ending));
  return second ? undefined : reader;
};

function* read({ game, format }: Reader, text: string, name: string): Work<Parsed<Opened>> {
  return ok({ game, pack: yield* format.read(text, name), name: titleOf(name) });
}

/** A text that is a single position, read as a pack of one level. */
export const openPosition = (text: string, title: string, among: readonly AnyGame[] = games): Opened | undefined => {
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
 * ending only where the content does not tell.
 */
export function* openTextSteps(text: string, name: string, among: readonly AnyGame[] = games): Work<Parsed<Opened>> {
  if (text.includes('\0')) return bad(say('This is a binary file, not a level.'));
  if (text.trim() === '') return bad(say('This file is empty.'));
  const reader = readerOf(text, among);
  if (reader) return yield* read(reader, text, name);
  const position = openPosition(text, name, among);
  if (position) return ok(position);
  const named = readerNamed(name, among);
  if (named) return yield* read(named, text, name);
  const [only, ...others] = among;
  if (!only || others.length > 0) return bad(say('This is not a level of any game known here.'));
  return yield* complaint(only, text, name);
}

/** The same in one go. */
export const openText = (text: string, name: string, among: readonly AnyGame[] = games): Parsed<Opened> =>
  finish(openTextSteps(text, name, among));

/** What is wrong with a text that is said to belong to a game, in the words of the game's own reader. */
function* complaint(game: AnyGame, text: string, name: string): Work<Parsed<Opened>> {
  const [format] = formatsOf(game);
  if (format) return yield* read({ game, format }, text, name);
  const state = game.parse(text);
  return state.ok ? bad(say('This is not a level.')) : state;
}
