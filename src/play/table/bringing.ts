import type { Kept } from '../../core/kept.ts';
import type { SavedLine } from '../../core/pack.ts';
import { type Message, type Problem, say } from '../../core/parsed.ts';
import type { Work } from '../../core/work.ts';
import type { Round } from './round.ts';

/** What comes of it: what was wrong, if anything was. */
export type Bring = Work<readonly Problem[]>;

/** How long something may go on without a break: asked between two parts of it. */
export type Patience = () => boolean;

/** Moves that are brought to the board: what was played before, those of a link. Where there are many it takes its time. */
export class Bringing {
  #work: Bring | undefined;
  #done = 0;

  get isGoing(): boolean {
    return this.#work !== undefined;
  }

  /** What there is to say of it. */
  get message(): Message | undefined {
    const percent = Math.floor(100 * this.#done);
    return this.#work && say('Moves are being played: {percent}%. Esc stops that.', { percent });
  }

  /** Brings this too; what is being brought already comes first. */
  begin(work: Bring): void {
    this.#work = this.#work ? inTurn(this.#work, work) : work;
    this.#done = 0;
  }

  /** Goes on as long as there is time. Returns what was wrong, once it is done. */
  goOn(hasTime: Patience): readonly Problem[] {
    do {
      const next = this.#work?.next();
      if (!next || next.done) {
        this.#work = undefined;
        return next?.value ?? [];
      }
      this.#done = next.value;
    } while (hasTime());
    return [];
  }

  /** Nothing more is brought. */
  stop(): void {
    this.#work = undefined;
  }
}

function* inTurn(first: Bring, second: Bring): Bring {
  const problems = yield* first;
  return [...problems, ...(yield* second)];
}

/** What was played of a level before. What cannot be replayed any more is not worth a word: nobody has asked for it. */
export function* restored(round: Round, lines: readonly Kept[], first: 'board' | 'aside', now: number): Bring {
  yield* round.restoring(lines, first, now);
  return [];
}

/** A line that lies aside. */
export function* resumed(round: Round, which: number, now: number): Bring {
  yield* round.resuming(now, which);
  return [];
}

/** A game that was kept, with its time; the one on the board is put aside. */
export function* taken(round: Round, kept: Kept, now: number): Bring {
  round.restart(now);
  return yield* round.restoring([kept], 'board', now);
}

/** Moves from elsewhere, from the start. */
export function* played(round: Round, { moves, at }: Pick<SavedLine, 'moves' | 'at'>, now: number): Bring {
  round.restart(now);
  const found = yield* round.playing(moves, now);
  if (!found.ok) return [found.problem];
  if (at !== undefined) round.seek(at, now);
  return [];
}
