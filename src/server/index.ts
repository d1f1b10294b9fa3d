import { isMainThread, workerData } from 'node:worker_threads';
import { isMaking, makeTables } from './database/making.ts';
import { serveVerifying, VERIFYING } from './verifying/verifyingWorker.ts';

/*
 * The server's door: commands import this file alone, and only when they are given, as what it needs is heavy. In the
 * program it is a bundle of its own, which threads that replay run as well.
 */
export { type Amounts, copyIn, copyOut } from './database/copy.ts';
export { isMade } from './database/making.ts';
export { openStore } from './database/openStore.ts';
export { type Served, type Serving, serve, tryPort } from './serve.ts';
export { reasonOf } from './told.ts';

/** The file that threads run. */
export const program = new URL(import.meta.url);

if (!isMainThread && workerData === VERIFYING) serveVerifying();
if (!isMainThread && isMaking(workerData)) await makeTables(workerData.making);
