import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { sentence } from '../../src/core/parsed.ts';
import { fileStore } from '../../src/node/fileStore.ts';
import { saveResult } from '../../src/results/packResults.ts';
import { PACK, resultOf } from './manyResults.ts';

/**
 * `node saver.mjs FOLDER NAME COUNT [nobody | stall | DEATH]` saves results one after another and prints the name of each that is
 * saved. With a number it is killed before it does so many things to files; stalled, it is stopped before each rename.
 */
const [folder = '', name = '', count = '', fate = ''] = process.argv.slice(2);

const { writeSync: tell } = fs;

/** Whatever changes a file or a folder, or has the disk do so. */
const CHANGES = [
  ...(['mkdirSync', 'openSync', 'writeFileSync', 'fsyncSync', 'closeSync'] as const),
  ...(['fchmodSync', 'renameSync', 'rmSync', 'unlinkSync', 'utimesSync'] as const),
];

const dieAt = (death: number): void => {
  let changes = 0;
  const countdown =
    <Args extends readonly unknown[], T>(change: (...args: Args) => T) =>
    (...args: Args): T => {
      if (++changes === death) process.kill(process.pid, 'SIGKILL');
      return change(...args);
    };
  const counted = CHANGES.map((change) => [change, countdown(fs[change] as (...args: unknown[]) => unknown)]);
  Object.assign(fs, Object.fromEntries(counted));
  syncBuiltinESMExports();
};

const stallAtRename = (): void => {
  const { renameSync } = fs;
  fs.renameSync = (from, to) => {
    process.kill(process.pid, 'SIGSTOP');
    renameSync(from, to);
  };
  syncBuiltinESMExports();
};

if (fate === 'stall') stallAtRename();
if (/^\d+$/.test(fate)) dieAt(Number(fate));
// The superuser may write in any folder.
if (fate === 'nobody' && process.getuid?.() === 0) {
  process.setgid?.(65534);
  process.setuid?.(65534);
}

const store = fileStore(folder, '.xml');
for (let number = 1; number <= Number(count); number++) {
  const result = resultOf(`${name}-${number}`);
  const saved = await saveResult(store, PACK, result);
  tell(1, saved.ok ? `${result.name}\n` : `refused: ${sentence(saved.problem.message)}\n`);
}
