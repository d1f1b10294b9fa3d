import { writeSync } from 'node:fs';
import { sentence } from '../../src/core/parsed.ts';
import { fileStore } from '../../src/node/fileStore.ts';
import { saveResult } from '../../src/results/packResults.ts';
import { PACK, resultOf } from './manyResults.ts';

/** `node saver.mjs FOLDER NAME COUNT [nobody]` saves results one after another and prints the name of each that is saved. */
const [folder = '', name = '', count = '', user] = process.argv.slice(2);

// The superuser may write in any folder.
if (user === 'nobody' && process.getuid?.() === 0) {
  process.setgid?.(65534);
  process.setuid?.(65534);
}

const store = fileStore(folder, '.xml');
for (let number = 1; number <= Number(count); number++) {
  const result = resultOf(`${name}-${number}`);
  const saved = await saveResult(store, PACK, result);
  writeSync(1, saved.ok ? `${result.name}\n` : `refused: ${sentence(saved.problem.message)}\n`);
}
