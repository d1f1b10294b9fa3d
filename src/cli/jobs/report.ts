import { complain } from '../../node/output.ts';
import type { Entry, Job, Queue } from '../../server/jobs/queue.ts';
import { counted } from '../io.ts';
import { stockOf, wantedIn } from './making.ts';

/** How far a job is. */
export interface Standing {
  readonly job: Job;
  readonly entries: readonly Entry[];
  /** Levels that were solved or made, those that nothing came of, and all that are wanted. */
  readonly good: number;
  readonly vain: number;
  readonly of: number;
  readonly begun: number;
  readonly isOver: boolean;
}

const isGood = ({ outcome }: Entry): boolean => outcome?.kind === 'solve' && outcome.answer.kind === 'line';

/** Reads a job, each answer replayed. */
export const standingOf = async (queue: Queue, job: Job): Promise<Standing> => {
  const entries = await queue.entries(job, (number) =>
    complain(
      `kura: Job ${job.id}: the answer to item ${number} does not replay. It does not count, and is asked for again.`,
    ),
  );
  const begun = entries.filter(({ isBegun }) => isBegun).length;
  const ended = entries.filter(({ outcome }) => outcome).length;
  if (job.order.kind === 'make') {
    const { levels, isWanting } = stockOf(await wantedIn(job.order), entries).collection;
    return {
      job,
      entries,
      begun,
      good: levels.length,
      vain: ended - levels.length,
      of: job.order.count,
      isOver: !isWanting,
    };
  }
  const good = entries.filter(isGood).length;
  return { job, entries, begun, good, vain: ended - good, of: entries.length, isOver: ended === entries.length };
};

/** `3 of 90 solved, 1 given up, 2 being done`. */
export const standingText = ({ job, good, vain, of, begun, isOver }: Standing): string => {
  const isMade = job.order.kind === 'make';
  const parts = [
    `${good} of ${counted(of, 'level')} ${isMade ? 'made' : 'solved'}`,
    ...(vain > 0 ? [isMade ? `${counted(vain, 'seed')} for nothing` : `${vain} not`] : []),
    ...(begun > 0 ? [`${begun} being done`] : []),
    ...(isOver ? ['all done'] : []),
  ];
  return parts.join(', ');
};

export const standingJson = ({ job, good, vain, of, begun, isOver }: Standing): object => ({
  ...{ job: job.id, command: job.command, kind: job.order.kind },
  ...{ done: good, vain, of, begun, over: isOver },
});
