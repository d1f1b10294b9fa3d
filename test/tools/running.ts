import { onTestFinished } from 'vitest';
import { PlayedTerminal, type Setup } from './terminal.ts';

/** The program in a terminal, until the test is done, failed or not. */
export const running = (args: readonly string[], setup: Setup): PlayedTerminal => {
  const terminal = new PlayedTerminal(args, setup);
  onTestFinished(async () => {
    if (terminal.ended === undefined) terminal.kill('SIGKILL');
    await terminal.end();
  });
  return terminal;
};
