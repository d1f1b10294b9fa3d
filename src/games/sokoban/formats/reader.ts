import { type Level, type Pack, titleOf } from '../../../core/pack.ts';
import { error, type Message, type Problem, say } from '../../../core/parsed.ts';
import { run } from '../../../core/replay.ts';
import type { Work } from '../../../core/work.ts';
import { steps } from '../notation.ts';
import { outcome, play, refusal, type State } from '../rules.ts';
import * as draft from './draft.ts';
import { rowsOf } from './drawing.ts';
import { bare, Gap, isText, isTitleKey } from './gap.ts';
import { MAX_LEVELS, MAX_MISSING, missingIn } from './limits.ts';
import { type FileLine, isForeignMoves, readKey } from './lines.ts';
import { firstLines, unquoted } from './rawLines.ts';
import { placeOfTitles, type TitlesAre } from './titles.ts';
import { type MovesToken, type Token, tokens } from './tokens.ts';

/** The games whose levels are plain boards. */
const PLAIN_GAMES = /^(plain )?(sokoban|multiban)\b/i;

/** A file while it is being read. */
class Reading {
  readonly levels: Level[] = [];
  readonly pack = draft.newAbout();
  readonly #titles: TitlesAre;
  #collection: string | undefined;
  #foreign: Problem | undefined;
  #level: draft.LevelDraft | undefined;
  /** Whose notes the next lines are. */
  #owner = this.pack;
  #gap = new Gap();

  constructor(text: string) {
    this.#titles = placeOfTitles(unquoted(text));
  }

  /** Cells that short rows lack: a board is as wide as its widest row. */
  missing = 0;

  /** How many levels there are by now. */
  get count(): number {
    return this.levels.length + (this.#level ? 1 : 0);
  }

  take(token: Token): void {
    if (token.kind === 'line') this.#pass(token.line);
    else if (token.kind === 'board') this.#takeBoard(token.lines);
    else this.#takeMoves(token);
  }

  /** Whose line it is comes out later; what is wrong with it is the file's. */
  #pass(line: FileLine): void {
    if (line.problem) this.pack.problems.push(line.problem);
    this.#gap.push(line);
  }

  /** What has been read by now, and why that is not all. */
  finish(name: string, unread?: Problem): Pack {
    this.#finishLevel();
    const { author, comments, notes, problems } = this.pack;
    const text = draft.trimmed(notes);
    return {
      title: this.#collection ?? this.pack.title ?? titleOf(name),
      ...(author && { author }),
      ...(text && { notes: text }),
      ...(comments.length > 0 && { comments: comments.join('\n') }),
      levels: this.levels,
      problems: [...this.#noBoard(), ...problems, ...(unread ? [unread] : [])],
    };
  }

  /** Of a game whose boards nobody here would know as boards, its name is what counts. */
  #noBoard(): readonly Problem[] {
    if (this.levels.length > 0) return [];
    return [this.#foreign ?? error(say('There is no board in this file.'))];
  }

  #takeBoard(lines: readonly FileLine[]): void {
    this.missing += missingIn(rowsOf(lines));
    const above = this.#titles === 'keys above' ? this.#keysAbove() : [];
    const heading = this.#takeHeading();
    this.#finishLevel();
    const about = draft.newAbout(heading);
    this.#level = { board: draft.readBoard(lines), about, saved: [], foreign: this.#foreign };
    this.#owner = about;
    for (const line of above) this.#gap.push(line);
    this.#closeGap();
  }

  /** The title of the next board with the keys above it, and everything below. */
  #keysAbove(): readonly FileLine[] {
    const { lines } = this.#gap;
    let from = lines.findLastIndex(isTitleKey);
    if (from === -1) return [];
    while (lines[from - 1]?.kind === 'key') from -= 1;
    return this.#gap.takeFrom(from);
  }

  #takeMoves(token: MovesToken): void {
    const { lines } = token;
    const level = this.#level;
    const moves = lines.map(({ text }) => text.replaceAll(/\s/g, '')).join('');
    if (!level || !this.#areMoves(moves, level.board.state, token)) {
      for (const line of lines) this.#gap.push(line);
      return;
    }
    const about = draft.newAbout(this.#takeHeading());
    this.#closeGap();
    level.saved.push({ moves, line: lines[0]!.number, about });
    this.#owner = about;
  }

  /** Short words like `dull` are moves only where text cannot be, and if they can be played; or if somebody says so. */
  #areMoves(moves: string, state: State | undefined, { insideText }: MovesToken): boolean {
    if (moves.length >= 10 || /[^a-z]/i.test(moves)) return true;
    const { last } = this.#gap;
    if (last && isText(last) && /solution/i.test(last.text)) return true;
    if (insideText || !state || (last && isText(last) && this.#gap.heading === -1)) return false;
    const read = steps(moves);
    return read.ok && run({ seats: 1, play, refusal, outcome }, state, read.value).refused.length === 0;
  }

  /** The heading of what comes next, taken out of the lines before it. */
  #takeHeading(): string | undefined {
    const at = this.#titles === 'below' ? -1 : this.#gap.heading;
    return at === -1 ? undefined : this.#gap.takeText(at);
  }

  #finishLevel(): void {
    this.#closeGap();
    if (this.#level) this.levels.push(draft.finishLevel(this.#level, this.levels.length + 1, this.pack.author));
    this.#level = undefined;
  }

  /** Gives the lines since the last board or moves to whom they belong. */
  #closeGap(): void {
    const about = this.#level?.about;
    const below = this.#titles === 'below' && about && !about.heading ? this.#gap.lines.findIndex(isText) : -1;
    if (below !== -1 && about) about.heading = this.#gap.takeText(below);
    const { lines } = this.#gap;
    this.#gap = new Gap();
    for (const line of lines) this.#takeLine(line, about ?? this.pack);
  }

  #takeLine(line: FileLine, about: draft.About): void {
    if (isForeignMoves(line)) this.#level?.about.problems.push(draft.foreignMoves(line.number));
    if (line.kind === 'comment') about.comments.push(line.text.slice(2).trim());
    else if (line.kind === 'key') this.#takeKey(line, about);
    else this.#owner.notes.push(line.kind === 'note' ? line.text : bare(line.text));
  }

  #takeKey({ text, number }: FileLine, about: draft.About): void {
    const [key, value] = readKey(text);
    if (key === 'title' || key === 'name') this.#takeOnce('title', value, about, number);
    else if (key === 'author') this.#takeOnce('author', value, about, number);
    else if (key === 'collection' || key === 'set') this.#takeCollection(value, number);
    else if (key === 'comment') this.#takeComment(value, about, number);
    else if (key !== 'comment-end') this.#takeOtherKey(text, key === 'game' ? value : undefined, number);
  }

  #takeOnce(key: 'title' | 'author', value: string, about: draft.About, number: number): void {
    if (about[key] === undefined) about[key] = value;
    else draft.tellOnce(about, draft.duplicate(key, number));
  }

  #takeCollection(value: string, number: number): void {
    if (this.#collection !== undefined) draft.tellOnce(this.pack, draft.duplicate('collection', number));
    this.#collection ??= value;
  }

  /** A comment of one line; a block with an end was read as notes. */
  #takeComment(value: string, about: draft.About, number: number): void {
    if (value) this.#owner.notes.push(value);
    else about.problems.push(draft.openComment(number));
  }

  #takeOtherKey(text: string, game: string | undefined, number: number): void {
    if (game !== undefined) this.#takeGame(game, number);
    this.#owner.notes.push(bare(text));
  }

  /** Said before the first board it holds for all of them that do not say otherwise. */
  #takeGame(game: string, number: number): void {
    const problem = PLAIN_GAMES.test(game) ? undefined : draft.foreignGame(game, number);
    if (this.#level) this.#level.foreign = problem;
    else this.#foreign = problem;
  }
}

/** Text without a byte-order mark in front and the end mark of old systems behind. */
const withoutMarks = (text: string): string => {
  const body = text.replace(/^\uFEFF/, '').trimEnd();
  return body.endsWith('\u001a') ? body.slice(0, -1) : body;
};

/** Lines of text between two reports. */
const PAUSE = 1000;

/** More of any of these is a mistake or an attack: the rest is not read. */
const MAX_LINES = 1_000_000;
const MAX_PROBLEMS = 1000;

/** Why reading ends before something, though there is more. */
const enough = ({ count, pack, missing }: Reading, token: Token): Problem | undefined => {
  const { number: line } = token.kind === 'line' ? token.line : token.lines[0]!;
  const stop = (message: Message): Problem => error(message, { line, column: 1 });
  const isOneMore = token.kind === 'board' && count === MAX_LEVELS;
  if (isOneMore) return stop(say('A file has at most {levels} levels.', { levels: MAX_LEVELS }));
  if (missing > MAX_MISSING) return stop(say('The boards of this file are too large together: the rest was not read.'));
  if (pack.problems.length < MAX_PROBLEMS) return undefined;
  return stop(say('There are more problems in this file than these: the rest was not read.'));
};

const tooManyLines = (): Problem =>
  error(say('A file has at most {lines} lines.', { lines: MAX_LINES }), { line: MAX_LINES + 1, column: 1 });

/** Reads drawings in all the ways people write them down: .sok, .xsb, plain text, mail. */
export function* readText(text: string, name: string): Work<Pack> {
  const whole = withoutMarks(text);
  const { length, lines } = firstLines(whole, MAX_LINES);
  const clean = whole.slice(0, length);
  const reading = new Reading(clean);
  let told = 0;
  for (const token of tokens(clean)) {
    const unread = enough(reading, token);
    if (unread) return reading.finish(name, unread);
    reading.take(token);
    const { number } = token.kind === 'line' ? token.line : token.lines.at(-1)!;
    if (token.kind !== 'board' && number - told < PAUSE) continue;
    told = number;
    yield Math.min(1, number / lines);
  }
  return reading.finish(name, length < whole.length ? tooManyLines() : undefined);
}
