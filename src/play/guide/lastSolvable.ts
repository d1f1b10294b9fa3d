import type { AnyGame } from '../../core/game.ts';
import type { Replay } from '../../core/replay.ts';
import type { Work } from '../../core/work.ts';
import { doInSlices, inTurn, type Slicing } from '../thinking/slices.ts';
import type { Stop } from '../thinking/thinker.ts';
import type { Finder, Finding } from './finder.ts';
import { apart, canWalkBack, type Stretch, stretchesOf } from './stretches.ts';

/** The last position of a line from which a solution is known: after how many moves. */
export interface LastSolvable {
  /** Undefined where there is none. */
  readonly at: number | undefined;
  /** Whether it is proven that there is none from any later one. */
  readonly isSure: boolean;
}

/** What is told of the search. */
interface Inquirer {
  told(nodes: number): void;
  found(last: LastSolvable): void;
}

/** Who is asked, and for how many milliseconds at the most. */
export interface Asked {
  readonly around: Slicing;
  readonly game: AnyGame;
  readonly finder: Finder;
  readonly ms: number;
}

/** Milliseconds that each position has at first: one that takes long may be decided by others before and after it. */
const SHORT = 100;

/** Positions that could not be decided in that time, until those that are left have all the time there is. */
const MOST_OPEN = 8;

/** What became of a search: between which two positions, by their places, it stopped being solvable. */
interface Border {
  readonly good: number;
  readonly bad: number;
  readonly isSure: boolean;
}

/**
 * Looks for the border between what can be solved and what cannot. What can be solved after more moves could be solved before them, so half of what is left is
 * decided by each question. Those that nobody can answer count as lost in the end, and that is told.
 */
class Search {
  readonly #states: readonly unknown[];
  readonly #asked: Asked;
  readonly #told: (nodes: number) => void;
  #good: number;
  #bad: number;
  #isSure = false;
  #isShort = true;
  /** Those that nobody could answer in a short time. */
  #open: readonly number[] = [];
  #nodes = 0;

  constructor(states: readonly unknown[], good: number, asked: Asked, told: (nodes: number) => void) {
    [this.#states, this.#asked, this.#told] = [states, asked, told];
    [this.#good, this.#bad] = [good, states.length];
  }

  run(done: (border: Border) => void): Stop {
    const goOn = (next: (stop: Stop) => void): Stop => {
      const at = this.#next();
      if (at !== undefined) return this.#ask(at, () => next(goOn(next)));
      const isSure = this.#isSure || this.#bad === this.#states.length;
      done({ good: this.#good, bad: this.#bad, isSure });
      return () => {};
    };
    return inTurn(goOn);
  }

  /** Whom to ask about next: the last one first, as it is why somebody asks. */
  #next(): number | undefined {
    if (this.#bad - this.#good <= 1) return undefined;
    const [last, open] = [this.#states.length - 1, this.#open.filter((at) => at > this.#good && at < this.#bad)];
    if (this.#bad > last && !open.includes(last)) return last;
    const ends = [this.#good, ...open.toSorted((a, b) => a - b), this.#bad];
    const gaps = ends.slice(1).map((end, index) => end - ends[index]!);
    const widest = Math.max(...gaps);
    if (widest > 1 && open.length < MOST_OPEN) return ends[gaps.indexOf(widest)]! + Math.floor(widest / 2);
    [this.#isShort, this.#open] = [false, []];
    return this.#next();
  }

  #ask(at: number, done: () => void): Stop {
    const { around, game, finder, ms } = this.#asked;
    const state = this.#states[at];
    const found = (finding: Finding): void => {
      this.#note(at, finding);
      done();
    };
    return inTurn((next) =>
      doInSlices(around, finder.lookAt(state), (known) => {
        if (known) return found(known);
        const [before, limit] = [this.#nodes, this.#isShort ? Math.min(SHORT, ms) : ms];
        const told = (count: number): void => {
          this.#nodes = before + count;
          this.#told(this.#nodes);
        };
        next(finder.find(game.format(state), limit, { told, found }));
      }),
    );
  }

  #note(at: number, { kind }: Finding): void {
    if (kind === 'line') this.#good = at;
    else if (kind === 'unknown' && this.#isShort) this.#open = [...this.#open, at];
    else [this.#bad, this.#isSure] = [at, kind === 'none'];
  }
}

/** The last of some positions from where a solution is known without looking for it; -1 where there is none. */
function* lastKnown(states: readonly unknown[], { finder }: Asked): Work<number> {
  yield* finder.prepare();
  for (let at = states.length - 1; at >= 0; at -= 1) {
    yield 1 - at / states.length;
    if (yield* finder.knows(states[at])) return at;
  }
  return -1;
}

/** Finds the last position of a line that can be solved: of those between two pushes first, and then among the steps to the next one. */
export const findLastSolvable = (
  line: Pick<Replay, 'board' | 'moves'>,
  asked: Asked,
  { told, found }: Inquirer,
): Stop => {
  const { around, game } = asked;
  const search = (stretches: readonly Stretch[], done: (border: Border) => Stop): Stop => {
    const states = stretches.map(({ to }) => to);
    return inTurn((next) =>
      doInSlices(around, lastKnown(states, asked), (good) => {
        next(new Search(states, good, asked, told).run((border) => next(done(border))));
      }),
    );
  };
  const tell = (stretch: Stretch | undefined, isSure: boolean): Stop => {
    found({ at: stretch?.last, isSure });
    return () => {};
  };
  const within = (stretches: readonly Stretch[], { good, bad, isSure }: Border): Stop => {
    const [before, stretch] = [stretches[good], stretches[bad]];
    if (!stretch || canWalkBack(game, stretch)) return tell(before, isSure);
    return inTurn((next) =>
      doInSlices(around, apart(game, stretch, line.moves), (all) => {
        const steps = all.slice(0, -1);
        // Where the last step can be solved, what tells of the end of the stretch tells of all.
        const isSureOf = ({ bad, isSure: isProven }: Border): boolean => (bad === steps.length ? isSure : isProven);
        next(search(steps, (border) => tell(steps[border.good] ?? before, isSureOf(border))));
      }),
    );
  };
  return inTurn((next) =>
    doInSlices(around, stretchesOf(game, line), (stretches) => {
      next(search(stretches, (border) => within(stretches, border)));
    }),
  );
};
