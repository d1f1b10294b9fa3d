import { existsSync } from 'node:fs';
import { ok, type Parsed } from '../core/parsed.ts';
import { printFile } from '../node/output.ts';
import { writeTextFile } from '../node/writeTextFile.ts';
import { UsageError } from './io.ts';

/** Writes a file, or - to the standard output. */
export const put = (out: string, text: string): Parsed<undefined> => {
  if (out !== '-') return writeTextFile(out, text);
  printFile(text);
  return ok(undefined);
};

/** What is there is not replaced by a slip of the hand: `kura convert 1.map 2.map` may have been meant for both. */
export const refuseToReplace = (out: string, { force }: { readonly force?: true }): void => {
  if (out !== '-' && !force && existsSync(out)) throw new UsageError(`${out} is there already: --force replaces it.`);
};
