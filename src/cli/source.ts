import { basename } from 'node:path';
import type { AnyGame } from '../core/game.ts';
import type { Level, Pack } from '../core/pack.ts';
import { error, ok, type Parsed, say, sentence } from '../core/parsed.ts';
import { findGame, games } from '../games/index.ts';
import { readTextFile } from '../node/textFile.ts';
import { type Opened, openPosition, openText } from '../play/library.ts';
import { complain, complainOf, located, UsageError } from './io.ts';

export const gameNamed = (id: string): AnyGame => {
  const game = findGame(id);
  if (!game) throw new UsageError(`There is no game "${id}". The games: ${games.map((g) => g.id).join(', ')}.`);
  return game;
};

/** A file, the standard input, or, where there is no such file, a position written on the command line. */
const openSource = (file: string, among: readonly AnyGame[]): Parsed<Opened> => {
  const text = readTextFile(file);
  if (text.ok) return openText(text.value, basename(file), among);
  const position = openPosition(file, file, among);
  return position ? ok(position) : text;
};

/** Opens a source and tells what is wrong with the file as a whole. */
export const openOrComplain = (file: string, game: string | undefined): Opened | undefined => {
  const opened = openSource(file, game === undefined ? games : [gameNamed(game)]);
  if (!opened.ok) complain(located(file, opened.problem));
  return opened.ok && !complainOf(file, opened.value.pack.problems) ? opened.value : undefined;
};

/** A level by its number, unless it has an error; its problems are told. */
export const levelOrComplain = (file: string, { levels }: Pack, number: number): Level | undefined => {
  const level = levels[number - 1];
  if (!level) {
    const message = say('There is no level {number}: the file has {levels}.', { number, levels: levels.length });
    complain(located(file, error(message)));
    return undefined;
  }
  return complainOf(file, level.problems) ? undefined : level;
};

/** The position that a playable level draws. */
export const positionOf = (game: AnyGame, { board }: Level): unknown => {
  const state = game.parse(board);
  if (!state.ok) throw new Error(`a level without problems does not parse: ${sentence(state.problem.message)}`);
  return state.value;
};
