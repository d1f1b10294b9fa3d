import type { Progress, Task } from '../../../core/engine.ts';
import { type Message, say } from '../../../core/parsed.ts';
import { limitOf } from '../../../core/search/bestFirst.ts';
import type { Attempt, Setting } from './attempt.ts';
import type { Push } from './board/push.ts';

/** Somebody who may try, his share of the positions that are looked at, and of the memory. */
export interface Member {
  readonly share: number;
  /** Nobody begins where the level is none for him. */
  begin(setting: Setting): Attempt | undefined;
}

export type Found = End & { readonly nodes: number };

/** Positions that a member with a share of 1 looks at in the first round; it is twice as many in each that follows. */
const FIRST = 40_000;
/** Positions between two looks at the clock, fewer where a board has more cells than this; and milliseconds between two yields. */
const BATCH = 500;
const USUAL_CELLS = 500;
const PAUSE = 10;
const MEMORY = 2 ** 29;

/** One who takes part, until he does not know how to go on or has no memory left. */
class Runner {
  readonly share: number;
  /** Positions between two looks at the clock. */
  readonly batch: number;
  isOut = false;
  /** Whether that is for want of memory. */
  isFull = false;
  readonly #begin: () => Attempt | undefined;
  readonly #room: number;
  #attempt: Attempt | undefined;

  constructor({ share, begin }: Member, setting: Setting, room: number) {
    this.share = share;
    this.batch = Math.ceil(BATCH * Math.min(1, USUAL_CELLS / setting.floor.size));
    this.#begin = () => begin(setting);
    this.#room = room;
  }

  get nodes(): number {
    return this.#attempt?.nodes ?? 0;
  }

  advance(positions: number): readonly Push[] | 'none' | undefined {
    this.#attempt ??= this.#begin();
    this.isOut = !this.#attempt;
    if (!this.#attempt) return undefined;
    const finding = this.#attempt.advance(positions);
    this.isFull = this.#attempt.bytes > this.#room;
    this.isOut = finding === 'stuck' || this.isFull;
    return finding === 'stuck' ? undefined : finding;
  }
}

/** Looks at the clock for all of them. */
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
    const finding = runner.advance(Math.min(runner.batch, left));
    if (finding === 'none') return { kind: 'none' };
    if (finding) return { kind: 'pushes', pushes: finding };
    const reason = watch.limit();
    if (reason) return { kind: 'gaveUp', reason };
    yield* watch.pause();
  }
  return undefined;
}

/** Those who try in one lane, where others think about the same level elsewhere. */
const inLane = (members: readonly Member[], { lane }: Task): readonly Member[] =>
  lane ? members.filter((_, index) => index % lane.of === lane.index) : members;

/** Lets several look for a solution in turns, ever longer ones, until one of them has found it or proved that there is none. */
export function* inTurns(all: readonly Member[], setting: Setting, task: Task): Generator<Progress, Found, void> {
  const members = inLane(all, task);
  const shares = members.reduce((sum, { share }) => sum + share, 0);
  const roomFor = (share: number): number => ((task.memory ?? MEMORY) * share) / shares;
  const runners = members.map((member) => new Runner(member, setting, roomFor(member.share)));
  const watch = new Watch(task, runners);
  for (let round = FIRST; runners.some(({ isOut }) => !isOut); round *= 2) {
    for (const runner of runners) {
      const end = yield* turn(runner, round * runner.share, watch);
      if (end) return { ...end, nodes: watch.nodes };
    }
  }
  const isFull = runners.some((runner) => runner.isFull);
  const reason = isFull ? say('The memory is full.') : say('Nobody knows how to go on.');
  return { kind: 'gaveUp', reason, nodes: watch.nodes };
}
