import type { Books } from './books.ts';
import type { Store } from './database/database.ts';
import type { Metrics } from './metrics.ts';
import type { Verifier } from './verifying/verifier.ts';

/** Everything that routes may ask. */
export interface House {
  readonly store: Store;
  readonly books: Books;
  readonly verifier: Verifier;
  readonly metrics: Metrics;
  /** The address that people see, `https://kura.example`, where it is known; else it is what they ask for. */
  readonly origin?: string;
  /** Whether no new work is taken, as the server is about to end. */
  isLeaving(): boolean;
}
