import { isMainThread, workerData } from 'node:worker_threads';
import { isMaking, makeTables } from './database/making.ts';
import { serveVerifying, VERIFYING } from './verifying/verifyingWorker.ts';

/*
 * The server's door: commands import this file alone, and only when they are given, as what it needs is heavy. In the
 * program it is a bundle of its own, which threads that replay run as well.
 */
export { FolderTakenError } from './database/lock.ts';
export { isMade } from './database/making.ts';
export { TooNewError } from './database/migrate.ts';
export { type Served, type Serving, serve } from './serve.ts';

/** The file that threads run. */
export const program = new URL(import.meta.url);

if (!isMainThread && workerData === VERIFYING) serveVerifying();
if (!isMainThread && isMaking(workerData)) await makeTables(workerData.making);
