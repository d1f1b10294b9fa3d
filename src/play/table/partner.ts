import type { Message } from '../../core/parsed.ts';

/** Whoever plays for rivals at a table and knows good moves, as commands ask for it. */
export interface Partner {
  /** Looks for a good move; asked again once it is there, it is played. */
  hint(now: number): void;
  hintRefusal(now: number): Message | undefined;
  /** Everybody plays with what the other one had. */
  swap(now: number): void;
  /** Lets rivals wait, or play on. */
  playOn(now: number): void;
  playOnRefusal(now: number): Message | undefined;
  /** Begins or ends to judge every move by proofs, where somebody wants to see that. */
  colour(now: number): void;
}
