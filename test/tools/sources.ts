import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';

export interface Source {
  /** From the folder that was read, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** The files of a folder and all below whose paths fit, in order. Tests are left out. */
export const readSources = (root: string, fits: RegExp): readonly Source[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => fits.test(path) && !/\.test\.ts$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));

/** The line, counted from 1, that an index of a text is in. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
