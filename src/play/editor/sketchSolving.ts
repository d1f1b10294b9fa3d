import type { AnyGame, Score } from '../../core/game.ts';
import { judge } from '../../core/judge.ts';
import { type Message, say } from '../../core/parsed.ts';
import { openState } from '../../core/replay.ts';
import type { Certainty } from '../analysis/judgement.ts';
import { certainMessage } from '../analysis/judgementWords.ts';
import { askForGrade } from '../grading/grading.ts';
import { Finder, type Finding } from '../guide/finder.ts';
import { movesMessage, pushesMessage } from '../speech/announce.ts';
import { askForShorter } from '../thinking/shorter.ts';
import type { Solver } from '../thinking/solver.ts';
import type { Stop, Thinker } from '../thinking/thinker.ts';
import { askWhoWins } from './whoWins.ts';

/** Milliseconds that a solution is looked for. */
const PATIENCE = 120_000;

/** What somebody waits for: of a game for two, who wins. */
type Sought = 'solution' | 'grade' | 'winner';

/** What is known of whether a sketch can be solved. */
export type Known =
  | { readonly kind: 'looking'; readonly for: Sought; readonly nodes: number }
  | { readonly kind: 'solved'; readonly moves: string; readonly score: Score }
  /** Of a game for two: who wins, or that nobody could tell. */
  | { readonly kind: 'won'; readonly certainty: Certainty }
  | { readonly kind: 'open' }
  | Exclude<Finding, { readonly kind: 'line' }>;

/** What grading has brought: the solution that it is by, and how hard the level is. */
export interface Found {
  readonly solution: string;
  readonly grade: number;
}

const SAID = {
  none: say('It cannot be solved'),
  unknown: say('No solution was found'),
  open: say('Nobody could tell who wins'),
};

const LOOKING: Readonly<Record<Sought, Message>> = {
  solution: say('Looking for a solution'),
  grade: say('Finding out how hard it is'),
  winner: say('Finding out who wins'),
};

/** What is said of it. */
export const knownMessage = (known: Known): Message => {
  if (known.kind === 'solved') return say('It can be solved');
  if (known.kind === 'won') return certainMessage(known.certainty);
  return known.kind === 'looking' ? LOOKING[known.for] : SAID[known.kind];
};

/** More of it, in small letters. */
export const knownDetail = (known: Known): Message | undefined => {
  if (known.kind === 'looking') return say('{count} positions', { count: known.nodes });
  if (known.kind === 'unknown') return known.reason;
  if (known.kind !== 'solved') return undefined;
  const { moves = 0, pushes } = known.score;
  if (pushes === undefined) return movesMessage(moves);
  return say('{moves}, {pushes}', { moves: movesMessage(moves), pushes: pushesMessage(pushes) });
};

/** Whoever is asked. */
export interface Advisers {
  solver(): Solver;
  thinker(): Pick<Thinker, 'study'>;
}

/** Whether what is drawn can be solved: asked of whoever solves, and forgotten with the next stroke. */
export class SketchSolving {
  readonly #game: AnyGame;
  readonly #advisers: Advisers;
  readonly #changed: (known: Known | undefined) => void;
  #known: Known | undefined;
  #stop: Stop | undefined;

  /** `changed` is told what is known by then. */
  constructor(game: AnyGame, advisers: Advisers, changed: (known: Known | undefined) => void) {
    this.#game = game;
    this.#advisers = advisers;
    this.#changed = changed;
  }

  get known(): Known | undefined {
    return this.#known;
  }

  /** Of a game for two: who wins, as the position stands. */
  #prove(position: string): void {
    this.#look('winner', 0);
    this.#stop = askWhoWins(this.#advisers.thinker(), this.#game, position, {
      told: (nodes) => this.#look('winner', nodes),
      found: (certainty) => {
        this.#stop = undefined;
        this.#know(certainty ? { kind: 'won', certainty } : { kind: 'open' });
      },
    });
  }

  /** Looks for a solution; `solved` is told the moves, which were replayed, and once more if they could be made fewer. */
  look(board: string, solved: (moves: string) => void): void {
    const position = this.#begin(board);
    if (position === undefined) return;
    if (this.#game.seats === 2) this.#prove(position);
    else this.#solve(board, position, solved);
  }

  #solve(board: string, position: string, solved: (moves: string) => void): void {
    this.#look('solution', 0);
    this.#stop = new Finder(this.#game, this.#advisers.solver(), []).find(position, PATIENCE, {
      told: (nodes) => this.#look('solution', nodes),
      found: (finding) => {
        this.#stop = undefined;
        if (finding.kind !== 'line') return this.#know(finding);
        const { moves } = finding;
        this.take(board, moves);
        solved(moves);
        this.#stop = askForShorter(this.#advisers.solver(), { game: this.#game.id, position, moves }, (shorter) => {
          this.#stop = undefined;
          const known = this.#solution(board, shorter);
          if (shorter === moves || !known) return;
          this.#know(known);
          solved(shorter);
        });
      },
    });
  }

  /** Finds out how hard it is, by the best solution if there is one soon; `graded` is told both. */
  grade(level: { readonly board: string; readonly solution?: string }, graded: (found: Found) => void): void {
    const position = this.#begin(level.board);
    if (position === undefined) return;
    this.#look('grade', 0);
    const asked = { game: this.#game.id, position, known: level.solution };
    this.#stop = askForGrade(this.#advisers.solver(), asked, {
      told: (nodes) => this.#look('grade', nodes),
      found: (grading) => {
        this.#stop = undefined;
        if (grading.kind !== 'graded') return this.#know(grading);
        const { moves, graded: told } = grading;
        this.take(level.board, moves);
        if (this.#known) graded({ solution: moves, grade: told.grade });
      },
    });
  }

  /** A solution that is known already. */
  take(board: string, moves: string): void {
    this.#know(this.#solution(board, moves));
  }

  forget(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#know(undefined);
  }

  /** The position that a level begins with; undefined where the board is none. */
  #begin(board: string): string | undefined {
    const start = this.#game.parse(board);
    if (!start.ok) return undefined;
    this.forget();
    return this.#game.format(openState(this.#game, start.value));
  }

  #look(sought: Sought, nodes: number): void {
    this.#know({ kind: 'looking', for: sought, nodes });
  }

  #know(known: Known | undefined): void {
    this.#known = known;
    this.#changed(known);
  }

  /** What is known of a board with moves that are said to solve it. */
  #solution(board: string, moves: string): Known | undefined {
    const [line] = judge(this.#game, { title: '', board, lines: [{ moves }], problems: [] });
    return line?.solved ? { kind: 'solved', moves, score: line.score } : undefined;
  }
}
