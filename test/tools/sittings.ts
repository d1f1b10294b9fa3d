import { UPRIGHT } from '../../src/core/orientation.ts';
import type { Pack } from '../../src/core/pack.ts';
import { ok, type Parsed, sentence } from '../../src/core/parsed.ts';
import { findGame } from '../../src/games/index.ts';
import { minds } from '../../src/games/minds.ts';
import { solvers } from '../../src/games/solvers.ts';
import type { Belongings } from '../../src/play/belongings/belongings.ts';
import { Keeper, NO_NOTES } from '../../src/play/belongings/keeper.ts';
import { NOTHING_PENDING, type Pending } from '../../src/play/belongings/pending.ts';
import type { CommandId, Errand } from '../../src/play/command/command.ts';
import { commandNamed } from '../../src/play/command/commands.ts';
import { keymapFor } from '../../src/play/command/keymap.ts';
import { Guide } from '../../src/play/guide/guide.ts';
import { isGuided } from '../../src/play/guide/guided.ts';
import { Opponent } from '../../src/play/opponent/opponent.ts';
import type { Display } from '../../src/play/sitting/display.ts';
import { Sitting } from '../../src/play/sitting/sitting.ts';
import type { OpenedAs, Reached } from '../../src/play/table/table.ts';
import { gameOfPack } from '../../src/play/task/taskGame.ts';
import { SlicedThinker } from '../../src/play/thinking/sliced.ts';
import { SlicedSolver } from '../../src/play/thinking/slicedSolver.ts';
import type { Solver } from '../../src/play/thinking/solver.ts';
import type { Thinker } from '../../src/play/thinking/thinker.ts';
import { memoryStore } from '../../src/results/memoryStore.ts';

/** What a player has who has never been here. */
export const nothingYet = (): Belongings => ({
  results: memoryStore(),
  games: memoryStore(),
  settings: memoryStore(),
  packs: memoryStore(),
  drawn: memoryStore(),
});

/** Keeps in memory; `belongings` may be out of reach. */
export const keeperOf = (
  belongings: Parsed<Belongings> = ok(nothingYet()),
  pending: Pending = NOTHING_PENDING,
): Keeper =>
  new Keeper({ belongings: async () => belongings, pending, notes: NO_NOTES, date: () => 0, changed: () => {} });

const ARROWS: Readonly<Record<string, string>> = { u: 'ArrowUp', r: 'ArrowRight', d: 'ArrowDown', l: 'ArrowLeft' };

/** How he comes there. */
interface Ways {
  readonly keeper?: Keeper;
  readonly rest?: number;
  readonly as?: OpenedAs;
  readonly reached?: ReadonlyMap<string, Reached>;
  /** Milliseconds that pass whenever somebody looks at the clock. */
  readonly pace?: number;
  /** Who thinks for rivals: the real one between two turns of the program, unless told. */
  readonly thinker?: Thinker;
  /** Who solves puzzles: in the same way, unless told. */
  readonly solver?: Solver;
  readonly name?: string;
}

const NOBODY: ReadonlyMap<string, Reached> = new Map();

/** Somebody at drawn levels, on a screen that nobody sees, with a clock that goes when it is told to. */
export class Seated {
  readonly sitting: Sitting;
  readonly keeper: Keeper;
  readonly errands: Errand[] = [];
  /** How often there was something else to be seen. */
  changes = 0;
  #now = 0;
  #waiting: (() => void)[] = [];

  constructor(id: string, pack: Pack, ways: Ways = {}) {
    const { keeper = keeperOf(), rest = 0, as = 'start', reached = NOBODY, pace = 0 } = ways;
    const now = (): number => this.#now;
    const { thinker = new SlicedThinker({ minds, now, later: setImmediate }) } = ways;
    // A busy machine is slow, not wrong: what is given seconds has minutes.
    const unhurried = (): number => performance.now() / 20;
    const { solver = new SlicedSolver({ solvers, now: unhurried, later: setImmediate }) } = ways;
    const game = gameOfPack(findGame(id)!, pack);
    this.keeper = keeper;
    this.sitting = new Sitting(
      { opened: { game, pack, name: ways.name ?? 'drawn' }, reached: ok(reached), level: 1, as, opponent: Opponent },
      {
        keeper,
        keymap: () => keymapFor(game),
        rest,
        now: () => {
          this.#now += pace;
          return this.#now;
        },
        date: () => this.#now,
        thinker,
        orientation: () => UPRIGHT,
        isStill: () => false,
        run: (errand) => this.errands.push(errand),
        later: setImmediate,
        changed: () => this.#change(),
      },
    );
    if (isGuided(game)) this.sitting.attend((table, host) => new Guide(table, host, solver));
  }

  get opponent(): Opponent {
    return this.sitting.opponent!;
  }

  /** Presses arrow keys, `u`, `r`, `d`, `l`. */
  arrows(keys: string): void {
    for (const key of keys) this.sitting.press(ARROWS[key]!, 'fresh');
  }

  ask(id: CommandId): void {
    this.sitting.perform(commandNamed(id));
  }

  /** Lets time pass, and does what is due meanwhile when it is due. */
  wait(ms: number): void {
    const end = this.#now + ms;
    for (let due = this.sitting.due(); due !== undefined && due <= end; due = this.sitting.due()) {
      this.#now = Math.max(this.#now, due);
      this.sitting.tick();
    }
    this.#now = end;
  }

  /** Done when something is to be seen: at once, or after a change. */
  async seen(isSeen: (display: Display) => boolean): Promise<Display> {
    while (!isSeen(this.sitting.display())) await new Promise<void>((look) => this.#waiting.push(look));
    return this.sitting.display();
  }

  /** Lets a rival think and play, and whoever plays next, until somebody here is to move or the game is over. */
  async answered(): Promise<Display> {
    for (
      let display = this.sitting.display();
      (display.opponent ?? display.task)?.state === 'thinking';
      display = this.sitting.display()
    ) {
      if (this.opponent.due < Number.POSITIVE_INFINITY) this.wait(this.opponent.due - this.#now);
      else await new Promise<void>((look) => this.#waiting.push(look));
    }
    return this.sitting.display();
  }

  /** Lets whoever helps look for something until he has found it, or nothing. */
  async helped(): Promise<Display> {
    while (this.sitting.display().guide?.isSeeking) {
      if (this.sitting.due() !== undefined) this.wait(0);
      if (this.sitting.display().guide?.isSeeking) await new Promise<void>((look) => this.#waiting.push(look));
    }
    return this.sitting.display();
  }

  #change(): void {
    this.changes += 1;
    for (const look of this.#waiting.splice(0)) look();
  }

  /** Everything that is said, as one text. */
  get said(): string {
    const { picture, notes, notices } = this.sitting.display();
    return [...(picture?.messages ?? []), ...notes, ...notices].map(sentence).join(' ');
  }
}
