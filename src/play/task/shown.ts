import type { Message } from '../../core/parsed.ts';
import type { Choice } from '../../core/snapshot.ts';
import type { Standing } from './standing.ts';

/** What a screen shows of a task. Plain data. */
export interface TaskDisplay {
  /** Within how many moves it is to be solved, and how many of them are left. */
  readonly within: number;
  readonly left: number;
  /** What those look like that whoever solves it has, where sides have looks. */
  readonly side: string | undefined;
  /** What is to be done, or what the other side does. */
  readonly message: Message;
  /** An answer is being looked for; it is held back, as the task cannot be solved any more; it could not be found. */
  readonly state: 'thinking' | 'held' | 'lost' | undefined;
  /** What has become of it, once that was told. */
  readonly standing: Standing | undefined;
  /** A move that solves it, once one was asked for and found … */
  readonly hint: Choice | undefined;
  /** … and what there is to say of that. */
  readonly hintMessage: Message | undefined;
}
