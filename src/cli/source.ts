import { basename } from 'node:path';
import { isatty } from 'node:tty';
import type { AnyGame } from '../core/game.ts';
import type { Level, Pack } from '../core/pack.ts';
import { ok, type Parsed, sentence } from '../core/parsed.ts';
import { findGame, games } from '../games/index.ts';
import { complain } from '../node/output.ts';
import { isThere, readTextFile } from '../node/textFile.ts';
import { inFile, openFilesSteps, packsAmong, type TextFile } from '../play/packs/companions.ts';
import { joinPacks } from '../play/packs/joinPacks.ts';
import { gameInLink, openLink } from '../play/packs/levelLink.ts';
import { openPosition, openText, openTextSteps } from '../play/packs/library.ts';
import type { Opened } from '../play/packs/opened.ts';
import { readersOf } from '../play/packs/reader.ts';
import { AT_FAULT, complainOf, UsageError } from './io.ts';
import { withProgress } from './progress.ts';

export const gameNamed = (id: string): AnyGame => {
  const game = findGame(id);
  if (!game) throw new UsageError(`There is no game "${id}". The games: ${games.map((g) => g.id).join(', ')}.`);
  return game;
};

let encoding: string | undefined;

/** From now on files are read in this encoding, whatever they look like. */
export const readAs = (name: string | undefined): void => {
  encoding = name;
};

/** The encoding that was named for all files. */
export const namedEncoding = (): string | undefined => encoding;

/** What a pack is called after: its file. */
const nameOf = (file: string): string => (file === '-' ? 'Standard input' : basename(file));

let isInputRead = false;

const INPUT_END = process.platform === 'win32' ? 'Ctrl-Z and Enter' : 'Ctrl-D';

/** There is one standard input, and it can be read once. Whoever sits at it is told that we wait for him. */
const claimInput = (file: string): void => {
  if (file !== '-') return;
  if (isInputRead) throw new UsageError('The standard input (-) can be read only once.');
  isInputRead = true;
  if (isatty(0)) complain(`Type or paste it here; ${INPUT_END} on a line of its own ends it.`);
};

/** The text of a file, or a complaint that it cannot be had. */
export const textOrComplain = (file: string): string | undefined => {
  claimInput(file);
  const text = readTextFile(file, encoding);
  if (!text.ok) {
    complain(`${file}: ${sentence(text.problem.message)}`);
    return undefined;
  }
  complainOf(file, text.warnings ?? []);
  return text.value;
};

/** What nobody would call a file: a text of several words, rows with bars between them, or the size of a board. */
const POSITION = /\s|#.*\||^\d+x\d+$/;

/** Whether something was written on the command line itself, well or not, and is no file. */
export const isTyped = (file: string): boolean => !isThere(file) && POSITION.test(file);

/** A file, the standard input, a link that carries a level, or, where there is no such file, a position written on the command line. */
const openSource = async (file: string, among: readonly AnyGame[]): Promise<Parsed<Opened> | undefined> => {
  if (gameInLink(file)) return openLink(file, 'Shared level', among);
  const position = isThere(file) ? undefined : openPosition(file, file, among);
  if (position) return ok(position);
  const [only, ...others] = among;
  const readers = await readersOf(among);
  if (isTyped(file)) {
    return only && others.length === 0 ? (only.parse(file) as Parsed<never>) : openText(file, file, readers);
  }
  const text = textOrComplain(file);
  if (text === undefined) return undefined;
  return withProgress(openTextSteps(text, nameOf(file), readers), `reading ${file}`);
};

/** Opens a source and tells what is wrong with it as a whole. */
export const openOrComplain = async (file: string, game: string | undefined): Promise<Opened | undefined> => {
  const opened = await openSource(file, game === undefined ? games : [gameNamed(game)]);
  if (!opened) return undefined;
  if (!opened.ok) {
    complainOf(file, [opened.problem]);
    return undefined;
  }
  const { pack } = opened.value;
  // What could be read of a damaged file is not lost.
  if (complainOf(file, pack.problems)) process.exitCode = AT_FAULT;
  return pack.levels.length > 0 ? opened.value : undefined;
};

/** Reads files that are opened together; one that cannot be read is told, and then none of them counts. */
const textsOf = (files: readonly string[]): readonly TextFile[] | undefined => {
  const texts = files.map((file) => ({ name: nameOf(file), text: textOrComplain(file) }));
  return texts.every((file): file is TextFile => file.text !== undefined) ? texts : undefined;
};

/** What comes from the standard input has no name: where it has no title either it gets this one. */
const openNamed = async (
  file: string,
  game: string | undefined,
  title: string | undefined,
): Promise<Opened | undefined> => {
  const opened = await openOrComplain(file, game);
  const isNameless = file === '-' && opened !== undefined && opened.pack.title === opened.name;
  return isNameless && title !== undefined ? { ...opened, pack: { ...opened.pack, title } } : opened;
};

/** Several files as one pack: a series in the order of its numbers, all others as they were named. */
export const openTogether = async (
  files: readonly string[],
  game: string | undefined,
  title: string | undefined,
): Promise<Opened | undefined> => {
  if (files.length === 1) return openNamed(files[0]!, game, title);
  const texts = textsOf(files);
  if (!texts) return undefined;
  const among = game === undefined ? games : [gameNamed(game)];
  const readers = await readersOf(among);
  const opened: Opened[] = [];
  for (const pack of packsAmong(texts, among)) {
    // Each by the name that it was given on the command line.
    const pathOf = (name = ''): string => files[texts.findIndex((text) => pack.includes(text) && text.name === name)]!;
    const [first] = pack;
    const one = await withProgress(openFilesSteps(pack, readers), `reading ${first!.name}`);
    const problems = one.ok ? one.value.pack.problems : [one.problem];
    const told = problems.map((problem) => ({ ...problem, file: pathOf(problem.file ?? first!.name) }));
    if (complainOf('', told) || !one.ok) return undefined;
    const { levels } = one.value.pack;
    const located = levels.map((level) => inFile(level, pathOf(level.problems[0]?.file ?? first!.name)));
    opened.push({ ...one.value, pack: { ...one.value.pack, levels: located } });
  }
  const together = joinPacks(opened, title);
  if (together.ok) return together.value;
  complain(`kura: ${sentence(together.problem.message)}`);
  return undefined;
};

/** A level by its number, unless it has an error; its problems are told. */
export const levelOrComplain = (file: string, { levels }: Pack, number: number): Level | undefined => {
  const level = levels[number - 1];
  if (!level) {
    complain(`${file}: There is no level ${number}: the file has ${levels.length}.`);
    return undefined;
  }
  return complainOf(file, level.problems) ? undefined : level;
};

/** The position that a playable level draws. */
export const positionOf = (game: AnyGame, { board }: Pick<Level, 'board'>): unknown => {
  const state = game.parse(board);
  if (!state.ok) throw new Error(`a level without problems does not parse: ${sentence(state.problem.message)}`);
  return state.value;
};
