import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

const PRELOADED = pathToFileURL(join(import.meta.dirname, 'heldClock.mjs')).href;

/** The clock of a program that is started with `env`: it stands still, and goes on by as much as the test says. */
export interface HeldClock {
  readonly env: Readonly<Record<string, string>>;
  /** Answers when all that was to happen in that time has happened. */
  pass(ms: number): Promise<void>;
  /** Sets the clock on the wall back; no time passes. */
  setBack(ms: number): Promise<void>;
}

export const holdClock = async (): Promise<HeldClock> => {
  const server = createServer().listen(0, '127.0.0.1');
  const connected = once(server, 'connection') as Promise<[Socket]>;
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const send = async (ms: number): Promise<void> => {
    const [socket] = await connected;
    const done = once(socket, 'data');
    socket.write(`${ms}\n`);
    await done;
  };
  return {
    env: {
      NODE_OPTIONS: `--import=${PRELOADED}`,
      KURA_TEST_CLOCK: String((server.address() as AddressInfo).port),
    },
    pass: send,
    setBack: (ms) => send(-ms),
  };
};
