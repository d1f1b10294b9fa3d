import { inspect } from 'node:util';
import { complainText } from '../node/output.ts';
import type { Terminal } from './terminal.ts';

/** Signals that ask a program to leave. */
const SIGNALS: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGHUP', 'SIGINT'];

/** Milliseconds that a program which has to leave waits for what it is writing. */
const PATIENCE = 2000;

/** In milliseconds: a timer that only keeps the program running. */
const A_DAY = 86_400_000;

/** Where a terminal is gone, reading and writing fail before any signal tells of it. */
const STREAMS = [process.stdin, process.stdout] as const;

/**
 * A shell is told by the signal itself. To exit would not do: Node wants to reset the terminal then, and aborts when
 * there is none any more.
 */
const endBy = (signal: NodeJS.Signals): void => {
  if (process.platform === 'win32') process.exit(1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
};

/**
 * Tells when the terminal is gone: whoever listens to a keyboard that is gone waits for ever. Nobody else hears of
 * errors meanwhile, as the command line would exit at once. Returns how to stop it.
 */
const listenForHangup = (gone: () => void): (() => void) => {
  const others = STREAMS.map((stream) => [stream, stream.listeners('error')] as const);
  for (const stream of STREAMS) stream.removeAllListeners('error').on('error', gone);
  process.stdin.on('end', gone);
  return () => {
    process.stdin.off('end', gone);
    for (const [stream, listeners] of others) {
      stream.off('error', gone);
      for (const listener of listeners) stream.on('error', listener as () => void);
    }
  };
};

/**
 * Sees to it that the terminal is given back whenever the program ends: on a signal, after what is being written is
 * written, and on a bug, which is told on the screen that was there before. Returns how to stop seeing to it.
 */
export const guard = (terminal: Terminal, settled: () => Promise<void>): (() => void) => {
  let isLeaving = false;
  const restore = (): void => terminal.close();
  const crash = (cause: unknown): void => {
    restore();
    complainText(`${inspect(cause)}\n`);
    process.exit(1);
  };
  const leave = (signal: NodeJS.Signals) => (): void => {
    if (isLeaving) return;
    isLeaving = true;
    restore();
    const end = (): void => endBy(signal);
    setTimeout(end, PATIENCE);
    settled().then(end, end);
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
    ...SIGNALS.map((signal) => [signal, leave(signal)] as const),
  ] as const;
  for (const [event, handler] of handlers) process.on(event as 'exit', handler);
  const giveBack = listenForHangup(leave('SIGHUP'));
  // While the terminal is lent to others nothing else is waited for, and Node would take that for the end.
  const staying = setInterval(() => {}, A_DAY);
  return () => {
    clearInterval(staying);
    giveBack();
    for (const [event, handler] of handlers) process.off(event as 'exit', handler);
  };
};
