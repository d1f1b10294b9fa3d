import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tempFolder } from './tempFolder.ts';

/** A folder to play in with these files; it is gone when the test is done. */
export const playFolder = (files: Readonly<Record<string, string>> = {}): string => {
  const folder = tempFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
};
