import { areAlike } from './alike.ts';
import type { Found } from './find.ts';

/** Which part may be alike: of one kind, equally long, seen at once, with hardly a choice. */
const MOST = { kind: 0.35, within: 0.25, seen: 0.3, forced: 0.1 };

/** Whoever has fewer moves that do not lose at once may as well guess. */
const FEW_CHOICES = 4;

/** What is wanted for boards of one size, and what is there by now. */
export class Selection {
  readonly count: number;
  readonly found: Found[] = [];

  constructor(count: number) {
    this.count = count;
  }

  get isFull(): boolean {
    return this.found.length >= this.count;
  }

  /** Whether there are not too many already that are like it in some way. */
  #hasRoomFor({ kind, within, depth, choices }: Found): boolean {
    const isFew = (share: number, isLike: (other: Found) => boolean): boolean =>
      this.found.filter(isLike).length < Math.ceil(share * this.count);
    return (
      isFew(MOST.kind, (other) => other.kind === kind) &&
      isFew(MOST.within, (other) => other.within === within) &&
      (depth > 1 || isFew(MOST.seen, (other) => other.depth <= 1)) &&
      (choices >= FEW_CHOICES || isFew(MOST.forced, (other) => other.choices < FEW_CHOICES))
    );
  }

  /** Of the puzzles of a game the one that is hardest to see; one game is good for one puzzle. */
  take(candidates: readonly Found[]): void {
    const best = candidates
      .toSorted((one, other) => other.depth - one.depth || other.within - one.within)
      .find((one) => this.#hasRoomFor(one) && !this.found.some((other) => areAlike(one, other)));
    if (best && !this.isFull) this.found.push(best);
  }
}
