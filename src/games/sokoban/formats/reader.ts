import { type Level, type Pack, titleOf } from '../../../core/pack.ts';
import { error, type Problem, say } from '../../../core/parsed.ts';
import { run } from '../../../core/replay.ts';
import { steps } from '../notation.ts';
import { outcome, play, refusal, type State } from '../rules.ts';
import * as draft from './draft.ts';
import { type FileLine, readKey } from './lines.ts';
import { type Token, tokens } from './tokens.ts';

/** Where a file puts the titles of its levels: people do all three. */
type TitlesAre = 'above' | 'keys above' | 'below';

/** The games whose levels are plain boards. */
const PLAIN_GAMES = /^(plain )?(sokoban|multiban)\b/i;

const TITLE_KEY = /^[; \t]*(?:title|name)[ \t]*:/im;

const ROW = /^[>#@$.+*pPbBX _\-|0-9()\\n]*$/;

const isLineEnd = (letter: string): boolean => letter === '\n' || letter === '\r';

/** What stands behind the last line with a wall and nothing but a board in it. */
const behindLastBoard = (text: string): string => {
  let end = text.length;
  for (let at = text.length - 1; at >= -1; at--) {
    if (at >= 0 && !isLineEnd(text[at]!)) continue;
    const line = text.slice(at + 1, end);
    if (/[#X]/.test(line) && ROW.test(line)) return text.slice(end);
    end = at;
  }
  return text;
};

/** Told by what stands behind the last board: nobody writes a title there unless it is that board's. */
const placeOfTitles = (text: string): TitlesAre => {
  const tail = behindLastBoard(text);
  if (TITLE_KEY.test(tail)) return 'above';
  if (/^;[^\r\n]*\S/m.test(tail) && !/^\s*;/.test(text)) return 'below';
  return TITLE_KEY.test(text) ? 'keys above' : 'above';
};

const isText = ({ kind }: FileLine): boolean => kind === 'text' || kind === 'floor' || kind === 'moves';

const isTitleKey = ({ kind, text }: FileLine): boolean => kind === 'key' && TITLE_KEY.test(text);

const bare = (text: string): string => text.replace(/^;+[ \t]?/, '');

/** The last line of text before a board or moves, if it stands alone there or below a blank line. */
const headingIn = (gap: readonly FileLine[]): number => {
  const last = gap.findLastIndex(isText);
  const isAlone = gap.filter(isText).length === 1;
  return isAlone || gap[last - 1]?.kind === 'blank' ? last : -1;
};

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
  #gap: FileLine[] = [];

  constructor(text: string) {
    this.#titles = placeOfTitles(text);
  }

  take(token: Token): void {
    if (token.kind === 'line') this.#gap.push(token.line);
    else if (token.kind === 'board') this.#takeBoard(token.lines);
    else this.#takeMoves(token.lines, token.insideText);
  }

  finish(name: string): Pack {
    this.#finishLevel();
    const { author, comments, notes, problems } = this.pack;
    const text = draft.trimmed(notes);
    const none = this.levels.length === 0 ? [error(say('There is no board in this file.'))] : [];
    return {
      title: this.#collection ?? this.pack.title ?? titleOf(name),
      ...(author && { author }),
      ...(text && { notes: text }),
      ...(comments.length > 0 && { comments: comments.join('\n') }),
      levels: this.levels,
      problems: [...none, ...problems],
    };
  }

  #takeBoard(lines: readonly FileLine[]): void {
    const from = this.#titles === 'keys above' ? this.#gap.findLastIndex(isTitleKey) : -1;
    const above = from === -1 ? [] : this.#gap.splice(from);
    const heading = this.#takeHeading();
    this.#finishLevel();
    const about = draft.newAbout(heading);
    this.#level = { lines, board: draft.readBoard(lines), about, saved: [] };
    if (this.#foreign) about.problems.push(this.#foreign);
    this.#owner = about;
    this.#gap = above;
    this.#closeGap();
  }

  #takeMoves(lines: readonly FileLine[], insideText: boolean): void {
    const level = this.#level;
    const moves = lines.map(({ text }) => text.replaceAll(/\s/g, '')).join('');
    if (!level || !this.#areMoves(moves, level.board.state, insideText)) {
      this.#gap.push(...lines);
      return;
    }
    const about = draft.newAbout(this.#takeHeading());
    this.#closeGap();
    level.saved.push({ moves, line: lines[0]!.number, about });
    this.#owner = about;
  }

  /** Short words like `dull` are moves only where text cannot be, and if they can be played; or if somebody says so. */
  #areMoves(moves: string, state: State | undefined, insideText: boolean): boolean {
    if (moves.length >= 10 || /[^a-z]/i.test(moves)) return true;
    const last = this.#gap.at(-1);
    if (last && isText(last) && /solution/i.test(last.text)) return true;
    if (insideText || !state || (last && isText(last) && headingIn(this.#gap) === -1)) return false;
    const read = steps(moves);
    return read.ok && run({ seats: 1, play, refusal, outcome }, state, read.value).refused.length === 0;
  }

  /** The heading of what comes next, taken out of the lines before it. */
  #takeHeading(): string | undefined {
    const at = this.#titles === 'below' ? -1 : headingIn(this.#gap);
    return at === -1 ? undefined : bare(this.#gap.splice(at, 1)[0]!.text).trim();
  }

  #finishLevel(): void {
    this.#closeGap();
    if (this.#level) this.levels.push(draft.finishLevel(this.#level, this.levels.length + 1, this.pack.author));
    this.#level = undefined;
  }

  /** Gives the lines since the last board or moves to whom they belong. */
  #closeGap(): void {
    const about = this.#level?.about;
    const below = this.#titles === 'below' && about && !about.heading ? this.#gap.findIndex(isText) : -1;
    if (below !== -1 && about) about.heading = bare(this.#gap.splice(below, 1)[0]!.text).trim();
    for (const line of this.#gap) this.#takeLine(line, about ?? this.pack);
    this.#gap = [];
  }

  #takeLine(line: FileLine, about: draft.About): void {
    if (line.kind === 'comment') about.comments.push(line.text.slice(2).trim());
    else if (line.kind === 'key') this.#takeKey(line, about);
    else this.#owner.notes.push(line.kind === 'note' ? line.text : bare(line.text));
  }

  #takeKey({ text, number }: FileLine, about: draft.About): void {
    const [key, value] = readKey(text);
    if (key === 'title' || key === 'name') this.#takeOnce('title', value, about, number);
    else if (key === 'author') this.#takeOnce('author', value, about, number);
    else if (key === 'collection' || key === 'set') this.#collection ??= value;
    else if (key === 'comment') this.#takeComment(value, about, number);
    else if (key !== 'comment-end') this.#takeOtherKey(text, key === 'game' ? value : undefined, number);
  }

  #takeOnce(key: 'title' | 'author', value: string, about: draft.About, number: number): void {
    if (about[key] === undefined) about[key] = value;
    else about.problems.push(draft.duplicate(key, number));
  }

  /** A comment of one line; a block with an end was read as notes. */
  #takeComment(value: string, about: draft.About, number: number): void {
    if (value) this.#owner.notes.push(value);
    else about.problems.push(draft.openComment(number));
  }

  #takeOtherKey(text: string, game: string | undefined, number: number): void {
    if (game !== undefined && !PLAIN_GAMES.test(game)) this.#takeForeign(draft.foreignGame(game, number));
    this.#owner.notes.push(bare(text));
  }

  /** Said before the first board it holds for all of them. */
  #takeForeign(problem: Problem): void {
    if (this.#level) this.#level.about.problems.push(problem);
    else this.#foreign = problem;
  }
}

/** Text without a byte-order mark in front and the end mark of old systems behind. */
const withoutMarks = (text: string): string => {
  const body = text.replace(/^\uFEFF/, '').trimEnd();
  return body.endsWith('\u001a') ? body.slice(0, -1) : body;
};

const lineCount = (text: string): number => text.match(/\r\n|[\r\n\f]|[^\r\n\f]$/g)?.length ?? 1;

/** Reads drawings in all the ways people write them down: .sok, .xsb, plain text, mail. */
export function* readText(text: string, name: string): Generator<number, Pack> {
  const clean = withoutMarks(text);
  const reading = new Reading(clean);
  const total = lineCount(clean);
  for (const token of tokens(clean)) {
    reading.take(token);
    if (token.kind === 'board') yield token.lines.at(-1)!.number / total;
  }
  return reading.finish(name);
}
