import { setImmediate } from 'node:timers/promises';
import type { Work } from '../core/work.ts';
import { complainOver, complaintColumns } from '../node/output.ts';
import { slowly, type Tell } from '../node/slowly.ts';
import { visible } from '../node/visible.ts';

const BAR = 24;

/** What a shell reports of a program that Ctrl-C ended. */
export const INTERRUPTED = 130;

/** `[############            ]  50 % reading pack.sok`, cut to a width. */
export const barText = (done: number, label: string, width: number): string => {
  const part = Math.min(1, Math.max(0, done));
  const full = Math.round(part * BAR);
  const percent = String(Math.floor(part * 100)).padStart(3);
  return `[${'#'.repeat(full)}${' '.repeat(BAR - full)}] ${percent} % ${label}`.slice(0, width);
};

/** A line of its own on a terminal, drawn over itself; nowhere else is it seen. */
export class Bar {
  #length = 0;

  draw(done: number, label: string): void {
    const columns = complaintColumns();
    if (columns === undefined) return;
    // One column is left free: a terminal that fills its last one may begin a new line.
    const text = barText(done, visible(label), columns - 1);
    complainOver(text.padEnd(this.#length));
    this.#length = text.length;
  }

  clear(): void {
    if (this.#length > 0) complainOver(' '.repeat(this.#length));
    if (this.#length > 0) complainOver('');
    this.#length = 0;
  }
}

/** Waits for something and shows how far it says it is. Ctrl-C ends the program, unless it is told what else to do, and leaves no bar behind. */
export const watching = async <T>(
  label: string,
  work: (tell: Tell) => Promise<T>,
  interrupted = (): void => process.exit(INTERRUPTED),
): Promise<T> => {
  const bar = new Bar();
  const interrupt = (): void => {
    bar.clear();
    interrupted();
  };
  // Only for as long as we pause now and then: at any other time the system's own way is the quicker one.
  process.on('SIGINT', interrupt);
  try {
    return await work(async (done) => {
      bar.draw(done, label);
      await setImmediate();
    });
  } finally {
    // A Ctrl-C since the last pause has not been heard yet.
    await setImmediate();
    process.off('SIGINT', interrupt);
    bar.clear();
  }
};

/** Runs a job to its end and shows how far it is. */
export const withProgress = <T>(job: Work<T>, label: string): Promise<T> =>
  watching(label, (tell) => slowly(job, tell));

function* unless<T>(job: Work<T>, isStopped: () => boolean): Work<T | undefined> {
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
    if (isStopped()) return undefined;
    yield step.value;
  }
}

/** The same, but Ctrl-C ends the job only, which then has no result: what it has come to by then is not lost. */
export const untilInterrupted = async <T>(job: Work<T>, label: string): Promise<T | undefined> => {
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    process.exitCode = INTERRUPTED;
  };
  return watching(
    label,
    (tell) =>
      slowly(
        unless(job, () => isStopped),
        tell,
      ),
    stop,
  );
};
