import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyGame } from '../src/core/game.ts';
import { openSession } from '../src/core/openSession.ts';
import type { Level } from '../src/core/pack.ts';
import type { Session } from '../src/core/session.ts';
import { games } from '../src/games/index.ts';
import { shippedLevels } from './tools/shipped.ts';
import { unwrap } from './tools/unwrap.ts';

/** Undo, redo, seek, restart and going on, done at random in every game and compared with a plain list of moves. */

type Deed =
  | { readonly kind: 'play'; readonly pick: number }
  | { readonly kind: 'seek'; readonly pick: number }
  | { readonly kind: 'undo' | 'redo' | 'restart' | 'resume' | 'reopen' | 'reload' | 'solve' };

const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('play'), pick: fc.nat(1_000) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('seek'), pick: fc.nat(40) }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('undo', 'redo', 'restart', 'resume', 'reopen', 'reload', 'solve') }),
  },
) as fc.Arbitrary<Deed>;

/** A line as anybody would keep it on paper, with its time. */
interface Paper {
  readonly moves: readonly string[];
  readonly at: number;
  /** How many are his own, from the first. */
  readonly own: number;
  readonly isOver: boolean;
  readonly spent: number;
  readonly since: number | undefined;
}

const BLANK: Paper = { moves: [], at: 0, own: 0, isOver: false, spent: 0, since: undefined };

const spentBy = ({ spent, since }: Paper, now: number): number => spent + (since === undefined ? 0 : now - since);

const stopped = (paper: Paper, now: number): Paper => ({ ...paper, spent: spentBy(paper, now), since: undefined });

class Notebook {
  current = BLANK;
  /** What lies beside the board, the last line played on top. */
  aside: readonly Paper[] = [];
  isOld = false;

  play(move: string, isOver: boolean, now: number): void {
    const { moves, at, own } = this.current;
    const isAgain = moves[at] === move && own > at;
    const line = stopped(this.current, now);
    if (at < moves.length && !isAgain) this.aside = [line, ...this.aside];
    const grown = { ...line, moves: [...moves.slice(0, at), move], own: own >= at ? at + 1 : own, isOver };
    const next = { ...(isAgain ? line : grown), at: at + 1 };
    this.current = isOver ? next : { ...next, since: now };
    this.isOld = false;
  }

  seek(to: number, now: number): void {
    if (to > 0 && this.current.moves.length === 0) this.resume(now);
    const wasOver = this.current.isOver && this.current.at === this.current.moves.length;
    const at = Math.max(0, Math.min(this.current.moves.length, to));
    const isOver = this.current.isOver && at === this.current.moves.length;
    const wasRunning = this.current.since !== undefined;
    this.current = { ...stopped(this.current, now), at };
    if (!isOver && (wasRunning || wasOver)) this.current = { ...this.current, since: now };
  }

  resume(now: number): void {
    const [top, ...others] = this.aside;
    if (!top) return;
    this.aside = others;
    this.layAside(now);
    const isThought = top.at > 0 && !(top.isOver && top.at === top.moves.length);
    this.current = { ...top, since: isThought ? now : undefined };
    this.isOld = true;
  }

  layAside(now: number): void {
    const line = stopped(this.current, now);
    if (line.moves.length > 0) this.aside = this.isOld ? [...this.aside, line] : [line, ...this.aside];
  }

  restart(now: number): void {
    this.layAside(now);
    this.current = BLANK;
    this.isOld = false;
  }

  /** The level is left and opened again: what was being played waits on top. */
  reopen(now: number): void {
    this.isOld = false;
    this.restart(now);
  }

  /** The page is closed and opened again: all is as it was, and the clock waits. */
  reload(now: number): void {
    this.isOld = false;
    this.current = stopped(this.current, now);
  }
}

/** The position after these moves, played from the start without any detour. */
const positionAfter = (game: AnyGame, board: string, moves: readonly string[]) => {
  const session = unwrap(openSession(game, board));
  for (const move of moves) unwrap(session.play(move, 0));
  const { view, turn, outcome, choices, score } = session.snapshot(0);
  return { view, turn, outcome, choices, score };
};

/** The same deeds done to a session and on paper. */
class Trial {
  readonly #game: AnyGame;
  readonly #level: Level;
  readonly #paper = new Notebook();
  #session: Session;

  constructor(game: AnyGame, level: Level) {
    this.#game = game;
    this.#level = level;
    this.#session = unwrap(openSession(game, level.board));
  }

  do(deed: Deed, now: number): void {
    if (deed.kind === 'play') this.#play(deed.pick, now);
    else if (deed.kind === 'solve') this.#solve(now);
    else if (deed.kind === 'reopen' || deed.kind === 'reload') this.#reopen(deed.kind, now);
    else if (deed.kind === 'restart' || deed.kind === 'resume') {
      this.#session[deed.kind](now);
      this.#paper[deed.kind](now);
    } else {
      const to = deed.kind === 'seek' ? deed.pick : this.#session.snapshot(now).at + (deed.kind === 'undo' ? -1 : 1);
      this.#session.seek(to, now);
      this.#paper.seek(to, now);
    }
  }

  check(now: number): void {
    const { current, aside } = this.#paper;
    const { spent, ...snapshot } = this.#session.snapshot(now);
    const length = current.moves.length === 0 ? (aside[0]?.moves.length ?? 0) : current.moves.length;
    expect(snapshot).toMatchObject({ at: current.at, length, own: current.own >= current.at });
    expect(this.#session.aside().map((line) => [line.length, line.at])).toEqual(
      aside.map(({ moves, at }) => [moves.length, at]),
    );
    expect(spent[0] + spent[1]).toBe(spentBy(current, now));
    expect(snapshot).toMatchObject(positionAfter(this.#game, this.#level.board, current.moves.slice(0, current.at)));
  }

  #play(pick: number, now: number): void {
    const { choices } = this.#session.snapshot(now);
    const choice = choices[pick % Math.max(1, choices.length)];
    if (choice) this.#note(choice.text, now);
  }

  #note(move: string, now: number): void {
    unwrap(this.#session.play(move, now));
    this.#paper.play(move, this.#session.snapshot(now).outcome !== undefined, now);
  }

  /** Plays the shipped solution, from the start only. */
  #solve(now: number): void {
    const moves = this.#session.snapshot(now).at === 0 ? (this.#level.lines[0]?.moves ?? '') : '';
    for (const { text } of unwrap(this.#game.steps(moves))) this.#note(text, now);
  }

  #reopen(how: 'reopen' | 'reload', now: number): void {
    const kept = this.#session.keep(now);
    const isAtStart = this.#paper.current.moves.length === 0;
    this.#session = unwrap(openSession(this.#game, this.#level.board));
    expect(this.#session.restore(kept, how === 'reload' && !isAtStart ? 'board' : 'aside')).toEqual([]);
    this.#paper[how](now);
  }
}

test.each(games.map((game) => [game.id, game] as const))(
  'whatever is undone, redone, restarted or left, the line is what was played, and its time its own: %s',
  (_, game) => {
    const levels = shippedLevels(game).slice(0, 3);
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.array(anyDeed, { maxLength: 40 }), (level, deeds) => {
        const trial = new Trial(game, level);
        for (const [index, deed] of deeds.entries()) {
          trial.do(deed, index * 100);
          trial.check(index * 100 + 30);
        }
      }),
      { numRuns: 60 },
    );
  },
);
