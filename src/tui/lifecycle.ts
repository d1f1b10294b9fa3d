import type { Terminal } from './terminal.ts';

/** Signals that ask a program to leave, and what a shell is told then: 128 and the signal's number. */
const HANGUP = 129;
const SIGNALS: readonly (readonly [NodeJS.Signals, number])[] = [
  ['SIGTERM', 143],
  ['SIGHUP', HANGUP],
  ['SIGINT', 130],
];

/** Milliseconds that a program which has to leave waits for what it is writing. */
const PATIENCE = 2000;

/**
 * Sees to it that the terminal is given back whenever the program ends: on a signal, after what is being written is
 * written, and on a bug, which is told on the screen that was there before. Returns how to stop seeing to it.
 */
export const guard = (terminal: Terminal, settled: () => Promise<void>): (() => void) => {
  const restore = (): void => terminal.close();
  const crash = (cause: unknown): void => {
    restore();
    console.error(cause);
    process.exit(1);
  };
  const leave = (code: number) => (): void => {
    restore();
    const exit = (): void => process.exit(code);
    setTimeout(exit, PATIENCE);
    settled().then(exit, exit);
  };
  /** Whoever stops the program wants to use the terminal; it is taken again when the program goes on. */
  const stop = (): void => {
    restore();
    process.kill(process.pid, 'SIGSTOP');
  };
  /** Whoever used the terminal meanwhile may have left it in any state. */
  const resume = (): void => {
    restore();
    terminal.enter();
  };
  const handlers = [
    ['exit', restore],
    ['uncaughtException', crash],
    ['unhandledRejection', crash],
    ['SIGTSTP', stop],
    ['SIGCONT', resume],
    ...SIGNALS.map(([signal, code]) => [signal, leave(code)] as const),
  ] as const;
  for (const [event, handler] of handlers) process.on(event as 'exit', handler);
  // Whoever listens to a keyboard that is gone waits for ever.
  const unplugged = leave(HANGUP);
  process.stdin.on('end', unplugged);
  return () => {
    process.stdin.off('end', unplugged);
    for (const [event, handler] of handlers) process.off(event as 'exit', handler);
  };
};
