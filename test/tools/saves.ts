import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readDocument, resultsIn } from '../../src/results/document.ts';
import type { LevelResult } from '../../src/results/result.ts';
import { unwrap } from './unwrap.ts';

/** What the file of a saver has in it; a file that is not whole, or has a bad entry, fails. */
export const savedIn = (folder: string): readonly LevelResult[] => {
  const { results, warnings } = resultsIn(unwrap(readDocument(readFileSync(join(folder, 'docks.xml'), 'utf8'))));
  if (warnings.length > 0) throw new Error(JSON.stringify(warnings));
  return results;
};

/** Makes a program of `saver.ts` that starts at once. */
export const buildSaver = async (outfile: string): Promise<void> => {
  const entryPoints = [join(import.meta.dirname, 'saver.ts')];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm' });
};

/** A saver at work. */
export interface Saver {
  readonly process: ChildProcess;
  /** What it has printed, line by line. */
  readonly lines: string[];
  readonly ended: Promise<void>;
}

export const startSaver = (program: string, args: readonly string[], onLine = (): void => {}): Saver => {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop()!;
    for (const line of parts) {
      lines.push(line);
      onLine();
    }
  });
  return { process: child, lines, ended: new Promise((resolve) => child.on('close', () => resolve())) };
};
