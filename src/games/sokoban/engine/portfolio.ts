import type { Progress, Task } from '../../../core/engine.ts';
import { type Message, say } from '../../../core/parsed.ts';
import { limitOf } from '../../../core/search/bestFirst.ts';
import type { Attempt, Setting } from './attempt.ts';
import type { Push } from './board/push.ts';
import { Perimeter } from './perimeter.ts';
import { solves } from './solves.ts';

/** Begins with a level, unless it is none for him; the perimeter is there if others are at it in lanes of their own. */
export type Begin = (setting: Setting, perimeter?: Perimeter) => Attempt | undefined;

/** Somebody who may try, his share of the positions that are looked at, and of the memory as long as all take part. */
export interface Member {
  readonly share: number;
  readonly begin: Begin;
  /** Whether he takes part only where there is a lane for him alone. */
  readonly isExtra?: true;
  /** The round in which he joins in, counted from 0, unless nobody else goes on before. */
  readonly joins?: number;
}

export type Found = End & { readonly nodes: number };

/** Positions that a member with a share of 1 looks at in the first round; it is twice as many in each that follows. */
const FIRST = 40_000;
/** Positions between two looks at the clock, fewer where a board has more cells than this; and milliseconds between two yields. */
const BATCH = 500;
const USUAL_CELLS = 500;
const PAUSE = 10;
const MEMORY = 2 ** 29;
/** The part of his turn that is left to whoever proves less than another. */
const BEHIND = 1 / 4;

/** What somebody who takes part works on. */
interface Place {
  readonly setting: Setting;
  readonly perimeter: Perimeter | undefined;
}

/** One who takes part, until he does not know how to go on or has no memory left. */
class Runner {
  readonly share: number;
  readonly joins: number;
  /** Positions between two looks at the clock. */
  readonly batch: number;
  isOut = false;
  /** Whether that is for want of memory. */
  isFull = false;
  readonly #begin: () => Attempt | undefined;
  readonly #solves: (pushes: readonly Push[]) => boolean;
  #attempt: Attempt | undefined;
  /** At how many positions he had looked when he was out. */
  #looked = 0;

  constructor({ share, begin, joins = 0 }: Member, { setting, perimeter }: Place) {
    this.share = share;
    this.joins = joins;
    this.batch = Math.ceil(BATCH * Math.min(1, USUAL_CELLS / setting.floor.size));
    this.#begin = () => begin(setting, perimeter);
    this.#solves = (pushes) => solves(setting, pushes);
  }

  get nodes(): number {
    return this.#attempt?.nodes ?? this.#looked;
  }

  get least(): number | undefined {
    return this.#attempt?.least;
  }

  /** Looks at so many positions more, in so many bytes. */
  advance(positions: number, room: number): readonly Push[] | 'none' | undefined {
    this.#attempt ??= this.#begin();
    this.isOut = !this.#attempt;
    if (!this.#attempt) return undefined;
    const finding = this.#attempt.advance(positions);
    this.isFull = this.#attempt.bytes > room;
    // Two positions that look the same in the perimeter may have been taken for one.
    const isWrong = Array.isArray(finding) && !this.#solves(finding);
    if (finding === 'stuck' || isWrong || this.isFull) this.#leave();
    return finding === 'stuck' || isWrong ? undefined : finding;
  }

  /** Leaves all memory to the others. */
  #leave(): void {
    this.isOut = true;
    this.#looked = this.nodes;
    this.#attempt = undefined;
  }
}

/** Looks at the clock for all of them, and after the memory. */
class Watch {
  readonly #task: Task;
  readonly #runners: readonly Runner[];
  readonly #began: number;
  #told: number;
  #now: number;

  constructor(task: Task, runners: readonly Runner[]) {
    this.#task = task;
    this.#runners = runners;
    this.#began = this.#told = this.#now = task.now();
  }

  get nodes(): number {
    return this.#runners.reduce((sum, { nodes }) => sum + nodes, 0);
  }

  /** Why it has to end now, if it has to. */
  limit(): Message | undefined {
    this.#now = this.#task.now();
    return limitOf(this.#task, { ms: this.#now - this.#began, nodes: this.nodes, bytes: 0 });
  }

  /** The bytes that one of them may take now: whoever is out needs none. */
  roomFor({ share }: Runner): number {
    const shares = this.#runners.reduce((sum, other) => sum + (other.isOut ? 0 : other.share), 0);
    return ((this.#task.memory ?? MEMORY) * share) / shares;
  }

  *pause(): Generator<Progress, void, void> {
    if (this.#now - this.#told < PAUSE) return;
    yield { nodes: this.nodes };
    this.#told = this.#task.now();
  }
}

type End =
  | { readonly kind: 'pushes'; readonly pushes: readonly Push[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'gaveUp'; readonly reason: Message };

function* turn(runner: Runner, positions: number, watch: Watch): Generator<Progress, End | undefined, void> {
  for (let left = positions; left > 0 && !runner.isOut; left -= runner.batch) {
    const finding = runner.advance(Math.min(runner.batch, left), watch.roomFor(runner));
    if (finding === 'none') return { kind: 'none' };
    if (finding) return { kind: 'pushes', pushes: finding };
    const reason = watch.limit();
    if (reason) return { kind: 'gaveUp', reason };
    yield* watch.pause();
  }
  return undefined;
}

/** Those who try in one lane, where others think about the same level elsewhere. */
const inLane = (all: readonly Member[], { lane }: Task): readonly Member[] => {
  const usual = all.filter(({ isExtra }) => !isExtra);
  if (!lane) return usual;
  // Whoever has short turns can share a lane best.
  const inOrder = [...usual.filter(({ share }) => share >= 1), ...usual.filter(({ share }) => share < 1)];
  const members = [...inOrder, ...all.filter(({ isExtra }) => isExtra)].slice(0, Math.max(lane.of, usual.length));
  const here = members.filter((_, index) => index % lane.of === lane.index);
  return all.filter((member) => here.includes(member));
};

/** Whether one of two who prove how long a solution is at least has come further. */
const isAhead = (one: Runner, other: Runner): boolean =>
  !one.isOut && one.least !== undefined && other.least !== undefined && one.least > other.least;

/** Those who take part in a round: whoever joins later does so before only if nobody else goes on. */
const inRound = (runners: readonly Runner[], round: number): readonly Runner[] => {
  const left = runners.filter(({ isOut }) => !isOut);
  const joined = left.filter(({ joins }) => joins <= round);
  return joined.length > 0 ? joined : left;
};

/** Lets several look for a solution in turns, ever longer ones, until one of them has found it or proved that there is none. */
export function* inTurns(all: readonly Member[], setting: Setting, task: Task): Generator<Progress, Found, void> {
  const perimeter = task.shared && new Perimeter(task.shared);
  const runners = inLane(all, task).map((member) => new Runner(member, { setting, perimeter }));
  const watch = new Watch(task, runners);
  for (let round = 0; runners.some(({ isOut }) => !isOut); round++) {
    for (const runner of inRound(runners, round)) {
      const part = runners.some((other) => isAhead(other, runner)) ? BEHIND : 1;
      const end = yield* turn(runner, FIRST * 2 ** round * runner.share * part, watch);
      if (end) return { ...end, nodes: watch.nodes };
    }
  }
  const isFull = runners.some((runner) => runner.isFull);
  const reason = isFull ? say('The memory is full.') : say('Nobody knows how to go on.');
  return { kind: 'gaveUp', reason, nodes: watch.nodes };
}
