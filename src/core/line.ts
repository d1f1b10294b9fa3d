import type { Company } from './company.ts';
import type { Game, Outcome, Score } from './game.ts';
import { Leaps } from './leaps.ts';
import { costOf, formatMoves, noScore } from './replay.ts';

/** Where moves come from: the player's own hand, or a link, a file, a solution, a hint, an engine. */
export type Origin = 'player' | 'elsewhere';

/** As much of a game as a line of it needs. */
type Rules<S, M> = Pick<Game<S, M>, 'play' | 'cost' | 'counters' | 'formatMove' | 'between'>;

/** Moves of a stretch: a position on the way costs replaying fewer than these. */
const STRETCH = 256;

/** Some moves of a line that follow one another. Only the last stretch of a line grows. */
interface Stretch<State, Move> {
  /** Position and score before the first of them. */
  readonly start: State;
  readonly score: Score;
  readonly moves: Move[];
  /** All of them, written: one by one as long as there may be more, then as one text, which takes little room. */
  written: string[];
}

/** A position with what led there: it goes on from move to move. */
interface Place<State> {
  state: State;
  /** The position before the last move; the same one at the start. */
  before: State;
  readonly score: Record<string, number>;
}

const copyOf = <S>(place: Place<S>): Place<S> => ({ ...place, score: { ...place.score } });

/** Adds to a score in place. */
const add = (score: Record<string, number>, cost: Score): void => {
  for (const name in cost) score[name] = (score[name] ?? 0) + cost[name]!;
};

export const addScores = (score: Score, cost: Score): Score => {
  const total = { ...score };
  add(total, cost);
  return total;
};

/**
 * A start, the moves played from it, and how many of them are in force; the rest can be redone.
 * It grows in place, so that a move costs the same at the beginning of a line and after a million moves. Of the positions
 * only those between stretches are remembered; the others are made when somebody looks.
 */
export class Line<State, Move> {
  readonly start: State;
  readonly #game: Rules<State, Move>;
  #stretches: Stretch<State, Move>[] = [];
  #length = 0;
  #at = 0;
  #own = 0;
  #isSaved = false;
  #isHelped = false;
  #undos = 0;
  #leaps = new Leaps();
  #company: Company | undefined;
  #called: Outcome | undefined;
  /** Where the moves in force lead. */
  #here: Place<State>;

  constructor(game: Rules<State, Move>, start: State) {
    this.#game = game;
    this.start = start;
    this.#here = { state: start, before: start, score: { ...noScore(game) } };
  }

  /** How many moves are in force. */
  get at(): number {
    return this.#at;
  }

  /** How many moves there are, those that can be redone included. */
  get length(): number {
    return this.#length;
  }

  /** How many moves, from the first, are the player's own. What follows a move from elsewhere is nobody's merit. */
  get own(): number {
    return this.#own;
  }

  /** Whether it led to an end that was saved as a result: that is done once. */
  get isSaved(): boolean {
    return this.#isSaved;
  }

  /** Whether somebody was told how to go on: then it is nobody's merit, also what was undone and is played anew. */
  get isHelped(): boolean {
    return this.#isHelped;
  }

  noteHelp(): void {
    this.#isHelped = true;
  }

  /** How often something was taken back. */
  get undos(): number {
    return this.#undos;
  }

  noteUndos(undos: number): void {
    this.#undos = undos;
  }

  /** Which of its moves were made with one gesture. */
  get leaps(): Leaps {
    return this.#leaps;
  }

  noteLeaps(leaps: Leaps): void {
    this.#leaps = leaps;
  }

  /** Who plays it, in games for two. */
  get company(): Company | undefined {
    return this.#company;
  }

  noteCompany(company: Company | undefined): void {
    this.#company = company;
  }

  /** How it has ended for a reason that the rules do not know, once all of its moves are in force. */
  get called(): Outcome | undefined {
    return this.#at === this.#length ? this.#called : undefined;
  }

  /** The same wherever one looks at it. */
  get ended(): Outcome | undefined {
    return this.#called;
  }

  noteCalled(outcome: Outcome | undefined): void {
    this.#called = outcome;
  }

  get state(): State {
    return this.#here.state;
  }

  /** The position before the last move in force. */
  get before(): State {
    return this.#here.before;
  }

  /** The score of the moves in force. */
  get score(): Score {
    return { ...this.#here.score };
  }

  /** The move that led to the current position. */
  get last(): Move | undefined {
    return this.#at === 0 ? undefined : this.moveAt(this.#at - 1);
  }

  moveAt(index: number): Move {
    return this.#stretches[Math.floor(index / STRETCH)]!.moves[index % STRETCH]!;
  }

  /** The moves in force. */
  played(): readonly Move[] {
    return this.#stretchesUntil(this.#at).flatMap(({ moves }) => moves);
  }

  /** Moves as they are written: all of them, or the first so many. */
  text(to = this.#length): string {
    const texts = this.#stretchesUntil(to).flatMap(({ written }) => written);
    return texts.join(this.#game.between);
  }

  /** Adds a move after the current position and forgets what could be redone. */
  append({ move, state }: { readonly move: Move; readonly state: State }, origin: Origin = 'player'): void {
    if (this.#at < this.#length) this.#forget();
    const { state: before } = this.#here;
    if (this.#at % STRETCH === 0) this.#stretches.push({ start: before, score: this.score, moves: [], written: [] });
    const stretch = this.#stretches.at(-1)!;
    stretch.moves.push(move);
    stretch.written.push(this.#game.formatMove(before, move));
    if (stretch.moves.length === STRETCH) stretch.written = [stretch.written.join(this.#game.between)];
    this.#advance(this.#here, move, state);
    if (origin === 'player' && this.#own === this.#at) this.#own += 1;
    this.#at += 1;
    this.#length = this.#at;
    this.#isSaved = false;
    this.#called = undefined;
  }

  noteSaved(): void {
    this.#isSaved = true;
  }

  /** Another line with the moves that are in force. */
  branch(): Line<State, Move> {
    const branch = new Line<State, Move>(this.#game, this.start);
    branch.#stretches = this.#stretchesUntil(this.#at);
    branch.#length = this.#at;
    branch.#at = this.#at;
    branch.#own = Math.min(this.#own, this.#at);
    branch.#isHelped = this.#isHelped;
    branch.#undos = this.#undos;
    branch.#leaps = this.#leaps.until(this.#at);
    branch.#company = this.#company;
    branch.#here = copyOf(this.#here);
    return branch;
  }

  /** Puts the first `at` moves in force, as near as there are moves: 0 is the start, Infinity the end. */
  seek(at: number): void {
    const to = Math.max(0, Math.min(this.#length, at));
    this.#here = this.#walk(to);
    this.#at = to;
  }

  /** The place after the first so many moves. A step forward goes on from here, others from where their stretch begins. */
  #walk(to: number): Place<State> {
    const isNext = to === this.#at + 1;
    const stretch = Math.max(0, Math.ceil(to / STRETCH) - 1);
    const place = isNext ? copyOf(this.#here) : this.#startOf(stretch);
    for (let index = isNext ? this.#at : stretch * STRETCH; index < to; index++) {
      const move = this.moveAt(index);
      this.#advance(place, move, this.#game.play(place.state, move)!);
    }
    return place;
  }

  #startOf(stretch: number): Place<State> {
    const { start = this.start, score = noScore(this.#game) } = this.#stretches[stretch] ?? {};
    return { state: start, before: start, score: { ...score } };
  }

  #advance(place: Place<State>, move: Move, state: State): void {
    add(place.score, costOf(this.#game, place.state, move));
    place.before = place.state;
    place.state = state;
  }

  /** What could be redone is gone. */
  #forget(): void {
    this.#stretches = this.#stretchesUntil(this.#at);
    this.#length = this.#at;
    this.#own = Math.min(this.#own, this.#at);
    this.#leaps = this.#leaps.until(this.#at);
  }

  /** How many moves are in force before the last one that cost something of a kind; undefined where none did. */
  beforeLast(counter: string): number | undefined {
    const total = this.#here.score[counter] ?? 0;
    const index = this.#stretches.findLastIndex(
      ({ score }, at) => at * STRETCH < this.#at && (score[counter] ?? 0) < total,
    );
    if (index === -1) return undefined;
    const place = this.#startOf(index);
    let found: number | undefined;
    for (let at = index * STRETCH; at < Math.min(this.#at, (index + 1) * STRETCH); at++) {
      const [move, before] = [this.moveAt(at), place.score[counter]];
      this.#advance(place, move, this.#game.play(place.state, move)!);
      if (place.score[counter] !== before) found = at;
    }
    return found;
  }

  /** The stretches of the first so many moves. The last one is a copy: whoever asks may let it grow. */
  #stretchesUntil(to: number): Stretch<State, Move>[] {
    const stretches = this.#stretches.slice(0, Math.ceil(to / STRETCH));
    const last = stretches.pop();
    if (!last) return [];
    const moves = last.moves.slice(0, to - stretches.length * STRETCH);
    const isWhole = moves.length === last.moves.length;
    const written = isWhole ? [...last.written] : [formatMoves(this.#game, last.start, moves)];
    return [...stretches, { ...last, moves, written }];
  }
}
