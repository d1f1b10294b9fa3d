import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Message, say } from '../core/parsed.ts';

/** Why nothing could be saved in a folder, or where it would be made. Nothing is made to find out. */
export const refusalToWrite = (folder: string): Message | undefined => {
  let there = folder;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  // Nobody knows which folder `.` is.
  const shown = there === folder ? folder : resolve(there);
  if (!statSync(there).isDirectory()) return say('{folder} is not a folder.', { folder: shown });
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
    return undefined;
  } catch {
    return say('Nothing may be written in {folder}.', { folder: shown });
  }
};
