import type { AnyGame } from '../../core/game.ts';
import { judge } from '../../core/judge.ts';
import type { Kept } from '../../core/kept.ts';
import { errorOf, type Level, type Pack } from '../../core/pack.ts';
import { type Message, type Problem, say } from '../../core/parsed.ts';
import type { Replay } from '../../core/replay.ts';
import { openSession, type Session } from '../../core/session.ts';
import { levelHash } from '../../results/levelHash.ts';
import type { Finish } from '../../results/result.ts';
import type { Opened } from '../packs/opened.ts';
import { drawnView } from '../packs/preview.ts';
import type { Gesture } from './gesture.ts';
import { type Manner, Round } from './round.ts';

/** Who plays a seat: somebody at this board, or an engine. */
export type Sitter = 'person' | 'engine';

/** What the player has reached in a level so far. */
export interface Reached {
  readonly solved: boolean;
  /** What was played of it, the last one first. */
  readonly lines: readonly Kept[];
}

export interface Setting {
  manner(): Manner;
  /** Who sits at the board; people when absent. */
  readonly seats?: readonly Sitter[];
  /** What was reached in levels before, by their hashes. */
  readonly progress?: ReadonlyMap<string, Reached>;
  /** Told whenever there is something to be kept. */
  keep?(hash: string, level: number, progress: Reached): void;
}

/** A game, a pack, and the level of it that is being played. Levels count from 1. */
export class Table {
  readonly game: AnyGame;
  readonly pack: Pack;
  /** What the pack is called on the shelf. */
  readonly name: string;
  readonly seats: readonly Sitter[];
  readonly #setting: Setting;
  readonly #progress: Map<string, Reached>;
  readonly #hashes = new Map<number, string | undefined>();
  readonly #solutions = new Map<number, string | undefined>();
  #number = 0;
  #session: Session | undefined;
  #round: Round | undefined;
  #problem: Problem | undefined;
  readonly #saved: Replay[] = [];

  constructor({ game, pack, name }: Opened, setting: Setting, now: number, number = 1) {
    this.game = game;
    this.pack = pack;
    this.name = name;
    this.seats = setting.seats ?? (game.seats === 1 ? ['person'] : ['person', 'person']);
    this.#setting = setting;
    this.#progress = new Map(setting.progress);
    this.open(number, now);
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

  /** A level as it starts, with counters and clock at zero; what was played of it before waits to be resumed. */
  open(number: number, now: number): void {
    this.#levelAt(number);
    this.keep(now);
    this.#number = number;
    const { game, level } = this;
    const session = openSession(game, level.board);
    this.#problem = errorOf(level) ?? (session.ok ? undefined : session.problem);
    this.#session = session.ok && !this.#problem ? session.value : undefined;
    // A line that cannot be replayed any more cannot be gone on with.
    this.#session?.putAside(this.progress(number).lines);
    const manner = (): Manner => this.#setting.manner();
    const solved = (when: number): void => this.#store(when, 'solved');
    this.#round =
      this.#session && new Round(game, this.#session, { drawn: drawnView(game, level), now, manner, solved });
  }

  /** Hands out what is being played, to be kept. */
  keep(now: number): void {
    if (this.#session) this.#store(now);
  }

  /** Whether the player has begun the level and not ended it, whatever is being shown meanwhile. */
  isUnfinished(now: number): boolean {
    const { at = 0, outcome } = this.#session?.snapshot(now) ?? {};
    return at > 0 && outcome === undefined;
  }

  /** What was played of the level: the line on the board, then those aside. */
  lines(now: number): readonly Kept[] {
    return this.#session?.keep(now) ?? [];
  }

  progress(number: number): Reached {
    return this.#progress.get(this.hashOf(number) ?? '') ?? { solved: false, lines: [] };
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
    const { length } = this.pack.levels;
    const others = Array.from({ length: length - 1 }, (_, index) => ((this.#number + index) % length) + 1);
    return others.find((number) => this.hashOf(number) !== undefined && !this.progress(number).solved);
  }

  /** The first line of the level that solves it. */
  solution(): string | undefined {
    if (!this.#solutions.has(this.#number)) {
      const solved = judge(this.game, this.level).find((line) => line.solved);
      this.#solutions.set(this.#number, solved?.moves);
    }
    return this.#solutions.get(this.#number);
  }

  answer(gesture: Gesture, now: number): void {
    if (!this.#round) return;
    const sitter = this.seats[this.#round.snapshot(now).turn];
    if (sitter === 'person') this.#round.answer(gesture, now);
    else this.#round.say(say('It is not your turn.'));
  }

  /** Why what is on the board cannot be saved as the player's result. */
  refusalToSave(now: number): Message | undefined {
    const snapshot = this.#session?.snapshot(now);
    if (this.game.seats !== 1) return say('Results are kept for puzzles only.');
    if (this.#round?.screening || snapshot?.outcome?.winner !== 0) return say('The level is not solved yet.');
    // A level that came to rest without a box was solved by nobody.
    if (!snapshot.own || snapshot.at === 0) return say('Only what you have just solved yourself can be saved.');
    return this.#isSaved(now) ? say('This result is saved already.') : undefined;
  }

  /** The solved level as it is saved under a name; undefined when it cannot be. */
  finish(name: string, date: string, now: number): Finish | undefined {
    if (this.refusalToSave(now) || !this.#session) return undefined;
    return { name, date, replay: this.#session.replay(now) };
  }

  /** A line is saved once, however often it is undone and redone. */
  noteSaved({ replay }: Finish): void {
    this.#saved.push(replay);
  }

  /** The same moves in less time are another result. */
  #isSaved(now: number): boolean {
    const replay = this.#session?.replay(now);
    if (!replay) return false;
    const { board, moves, spent } = replay;
    return this.#saved.some((one) => board === one.board && moves === one.moves && spent[0] >= one.spent[0]);
  }

  #levelAt(number: number): Level {
    const level = this.pack.levels[number - 1];
    if (!level) throw new Error(`There is no level ${number}.`);
    return level;
  }

  /** Whoever only looked at a level has left nothing there. */
  #store(now: number, news?: 'solved'): void {
    const hash = this.hashOf(this.#number);
    if (hash === undefined || !this.#session) return;
    const before = this.progress(this.#number);
    const progress = { solved: before.solved || news === 'solved', lines: this.#session.keep(now) };
    if (JSON.stringify(progress) === JSON.stringify(before)) return;
    this.#progress.set(hash, progress);
    this.#setting.keep?.(hash, this.#number, progress);
  }
}
