import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new empty folder. It is gone when the test is done, failed or not; `tempFolder(afterAll)` when those of a file are. */
export const tempFolder = (whenDone: (remove: () => void) => void = onTestFinished): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kura-'));
  // A program that was killed may take a moment to let go of it.
  whenDone(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
};
