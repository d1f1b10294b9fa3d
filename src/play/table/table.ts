import type { AnyGame } from '../../core/game.ts';
import { type Judged, judgeSteps } from '../../core/judge.ts';
import type { Kept } from '../../core/kept.ts';
import { errorOf, type Level, type Pack, type SavedLine } from '../../core/pack.ts';
import { type Message, type Problem, say } from '../../core/parsed.ts';
import { finish } from '../../core/work.ts';
import { levelHash } from '../../results/levelHash.ts';
import type { Finish } from '../../results/result.ts';
import type { Improved } from '../guide/improved.ts';
import { unsolvedAfter } from '../packs/findLevels.ts';
import type { Opened } from '../packs/opened.ts';
import { rulesOfTask } from '../task/taskGame.ts';
import { type Bring, Bringing, type Patience, played, restored, resumed, taken } from './bringing.ts';
import type { Guidance } from './guidance.ts';
import type { Manner } from './manner.ts';
import { openRound } from './openRound.ts';
import { PackCheck } from './packCheck.ts';
import type { Partner } from './partner.ts';
import type { Round } from './round.ts';

/** What the player has reached in a level so far. */
export interface Reached {
  readonly solved: boolean;
  /** What was played of it, the last one first. */
  readonly lines: readonly Kept[];
  /** Whether the first of them was left on the board, or the level stood at its start. */
  readonly isOnBoard: boolean;
  /** Solutions that take less than his, which are not his; absent where there are none. */
  readonly improved?: readonly Improved[];
}

/** Moves that are replayed at once to judge the lines of a level: few letters can stand for many of them. */
const MOST_JUDGED = 500_000;

/** Nobody was here yet. */
const NOTHING: Reached = { solved: false, lines: [], isOnBoard: false };

/** How a level is opened: at its start, with counters and clock at zero, or exactly as it was left. */
export type OpenedAs = 'start' | 'left';

/** Where somebody sits down. */
export interface Place {
  readonly level: number;
  readonly as: OpenedAs;
}

/** What comes to a table from around it. */
export interface Surroundings {
  manner(): Manner;
  /** What was reached in levels before, by their hashes. */
  readonly reached: ReadonlyMap<string, Reached>;
  /** How long moves are brought to the board before something else has its turn. */
  patience(): Patience;
  /** Told when moves that were to be brought cannot be played. */
  wrong(problems: readonly Problem[]): void;
  /** Told whenever there is something to be kept. */
  keep(hash: string, level: number, reached: Reached): void;
}

/** A game, a pack, and the level of it that is being played. Levels count from 1. */
export class Table {
  readonly game: AnyGame;
  readonly pack: Pack;
  /** What the pack is called on the shelf. */
  readonly name: string;
  readonly check: PackCheck;
  readonly bringing = new Bringing();
  /** Whoever plays for rivals here; nobody does at a table where nobody sits. */
  partner: Partner | undefined;
  /** Whoever helps somebody who plays alone; he comes later than the table. */
  guide: Guidance | undefined;
  readonly #around: Surroundings;
  readonly #reached: Map<string, Reached>;
  readonly #hashes = new Map<number, string | undefined>();
  readonly #judged = new Map<number, readonly Judged[]>();
  #number = 0;
  #round: Round | undefined;
  #problem: Problem | undefined;

  constructor(opened: Opened, around: Surroundings, now: number, { level = 1, as = 'start' }: Partial<Place> = {}) {
    const { game, pack, name } = opened;
    this.check = new PackCheck(opened);
    this.game = game;
    this.pack = pack;
    this.name = name;
    this.#around = around;
    this.#reached = new Map(around.reached);
    this.open(level, now, as);
  }

  get number(): number {
    return this.#number;
  }

  get level(): Level {
    return this.#levelAt(this.#number);
  }

  /** What is being played; undefined when the level cannot be. */
  get round(): Round | undefined {
    return this.#round;
  }

  /** Why the level cannot be played. */
  get problem(): Problem | undefined {
    return this.#problem;
  }

  /** Opens a level. What was played of it before and is not on the board waits to be resumed. */
  open(number: number, now: number, as: OpenedAs = 'start'): void {
    this.#levelAt(number);
    this.keep(now);
    this.bringing.stop();
    this.#number = number;
    const { game, level } = this;
    const { lines, isOnBoard } = this.reached(number);
    const isLeft = as === 'left' && isOnBoard;
    const round = openRound(game, level, {
      isLeft,
      now,
      manner: () => this.#around.manner(),
      solved: (when) => this.mark(when),
    });
    this.#problem = errorOf(level) ?? (round.ok ? undefined : round.problem);
    this.#round = round.ok && !this.#problem ? round.value : undefined;
    if (this.#round) this.#bring(restored(this.#round, lines, isLeft ? 'board' : 'aside', now));
  }

  /** Plays moves from elsewhere, from the start; what was played before is put aside. They stand where they stood, or at their end. */
  bring(line: Pick<SavedLine, 'moves' | 'at'>, now: number): void {
    if (this.#round) this.#bring(played(this.#round, line, now));
  }

  /** Goes on with a line that lies aside; the one that was put there last, if no other is asked for. */
  resume(now: number, which = 0): void {
    if (this.#round) this.#bring(resumed(this.#round, which, now));
  }

  /** Goes on with a game that was kept, as it was then; what was played before is put aside. */
  takeUp(kept: Kept, now: number): void {
    if (this.#round) this.#bring(taken(this.#round, kept, now));
  }

  #bring(work: Bring): void {
    this.bringing.begin(work);
    this.goOn();
  }

  /** Goes on with what is being brought. */
  goOn(): void {
    const problems = this.bringing.goOn(this.#around.patience());
    if (problems.length > 0) this.#around.wrong(problems);
  }

  /** Hands out what is being played, to be kept. What is still being brought is kept already. */
  keep(now: number): void {
    if (this.#round && !this.bringing.isGoing) this.#store(now);
  }

  /** Whether the player has begun the level and not ended it, whatever is being shown meanwhile. */
  isUnfinished(now: number): boolean {
    const { at = 0, outcome } = this.#round?.own(now) ?? {};
    return at > 0 && outcome === undefined;
  }

  reached(number: number): Reached {
    return this.#reached.get(this.hashOf(number) ?? '') ?? NOTHING;
  }

  /** Whether the player ever solved a level. Where he has reached nothing yet no level is looked into for that. */
  isSolved(number: number): boolean {
    return this.#reached.size > 0 && this.reached(number).solved;
  }

  /** The identity of a level; undefined when it cannot be played. */
  hashOf(number: number): string | undefined {
    if (!this.#hashes.has(number)) {
      this.#hashes.set(number, levelHash(this.game, this.#levelAt(number)));
    }
    return this.#hashes.get(number);
  }

  /** The next level that is not solved, after the last one the first again; undefined when there is no other one. */
  nextUnsolved(): number | undefined {
    return unsolvedAfter(this, this.#number);
  }

  /** The levels that can be played and were never solved. */
  unsolved(): readonly number[] {
    const numbers = this.pack.levels.map((_, index) => index + 1);
    return numbers.filter((number) => this.hashOf(number) !== undefined && !this.reached(number).solved);
  }

  /** The level counts as solved, also where it came to that without a move. */
  mark(now: number): void {
    this.#store(now, { solved: true });
  }

  /** Better solutions of the level than the player's, as they were kept: to be replayed before they are believed. */
  get improved(): readonly Improved[] {
    return this.reached(this.#number).improved ?? [];
  }

  noteImproved(improved: readonly Improved[], now: number): void {
    this.#store(now, { improved });
  }

  /** The first line of the level that solves it. */
  solution(): string | undefined {
    return this.judged().find(({ solved }) => solved)?.moves;
  }

  /** What replaying the lines that came with the level tells about them, or about the first where all would take long. */
  judged(number = this.#number): readonly Judged[] {
    const known = this.#judged.get(number);
    if (known) return known;
    const found = finish(
      judgeSteps(rulesOfTask(this.game, this.#levelAt(number)), this.#levelAt(number), { left: MOST_JUDGED }),
    );
    this.#judged.set(number, found);
    return found;
  }

  /** Why what is on the board cannot be saved as the player's result. */
  refusalToSave(now: number): Message | undefined {
    const snapshot = this.#round?.own(now);
    if (this.game.seats !== 1) return say('Results are kept for puzzles only.');
    if (this.#round?.screening || snapshot?.outcome?.winner !== 0) return say('The level is not solved yet.');
    // A level that came to rest without a box was solved by nobody.
    if (!snapshot.own || snapshot.at === 0) return say('Only what you have solved yourself can be saved.');
    return snapshot.isSaved ? say('This result is saved already.') : undefined;
  }

  /** The solved level as it is saved under a name; undefined when it cannot be. */
  finish(name: string, date: string, now: number): Finish | undefined {
    if (this.refusalToSave(now) || !this.#round) return undefined;
    return { name, date, replay: this.#round.replay(now) };
  }

  /** A line is saved once, however often it is undone and redone, or brought back. */
  noteSaved({ replay }: Finish, number: number, now: number): void {
    const isHere = number === this.#number && this.#round?.replay(now).moves === replay.moves;
    if (isHere) this.#round?.played.noteSaved();
    if (isHere) this.keep(now);
    else this.#noteSavedIn(number, replay.moves);
  }

  /** In a level that is not on the board any more. */
  #noteSavedIn(number: number, moves: string): void {
    const hash = this.hashOf(number);
    if (hash === undefined) return;
    const { lines, ...reached } = this.reached(number);
    const marked = lines.map((line): Kept => (line.moves === moves ? { ...line, saved: true } : line));
    this.#reached.set(hash, { ...reached, lines: marked });
    this.#around.keep(hash, number, { ...reached, lines: marked });
  }

  #levelAt(number: number): Level {
    const level = this.pack.levels[number - 1];
    if (!level) throw new Error(`There is no level ${number}.`);
    return level;
  }

  /** Whoever only looked at a level has left nothing there. */
  #store(now: number, news: Partial<Pick<Reached, 'solved' | 'improved'>> = {}): void {
    const hash = this.hashOf(this.#number);
    if (hash === undefined || !this.#round) return;
    const before = this.reached(this.#number);
    const { length, aside } = this.#round.own(now);
    const { solved, improved } = { solved: before.solved, improved: before.improved, ...news };
    const reached: Reached = {
      solved,
      lines: this.#round.played.keep(now),
      isOnBoard: length > 0 && aside === undefined,
      ...(improved && { improved }),
    };
    if (JSON.stringify(reached) === JSON.stringify(before)) return;
    this.#reached.set(hash, reached);
    this.#around.keep(hash, this.#number, reached);
  }
}
