import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const MOST_KB = 120;
const CONFIG = join(import.meta.dirname, '../vite.config.ts');

const isChunk = (file: Rollup.OutputChunk | Rollup.OutputAsset): file is Rollup.OutputChunk => file.type === 'chunk';

/** The scripts of the page as it is built, somewhere out of the way. */
const buildChunks = async (): Promise<readonly Rollup.OutputChunk[]> => {
  const outDir = mkdtempSync(join(tmpdir(), 'kura-size-'));
  try {
    const built = await build({ configFile: CONFIG, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
    return (built as Rollup.RollupOutput).output.filter(isChunk);
  } finally {
    rmSync(outDir, { recursive: true });
  }
};

/** The entry and all that it cannot start without. */
const loadedFirst = (chunks: readonly Rollup.OutputChunk[]): ReadonlySet<Rollup.OutputChunk> => {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  // A set that grows while it is walked through is walked through to its end.
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  return found;
};

const kilobytes = ({ code }: Rollup.OutputChunk): number => gzipSync(code, { level: 9 }).length / 1000;

const printed = (chunk: Rollup.OutputChunk): string =>
  `${kilobytes(chunk).toFixed(1).padStart(8)} kB  ${chunk.fileName}`;

/** What a browser loads of the page's scripts before the first picture, and what it loads later if at all. */
export const run = async (): Promise<void> => {
  const chunks = await buildChunks();
  const first = loadedFirst(chunks);
  console.log('first:');
  for (const chunk of first) console.log(printed(chunk));
  console.log('later, when somebody asks for it:');
  for (const chunk of chunks) if (!first.has(chunk)) console.log(printed(chunk));
  const sum = [...first].reduce((total, chunk) => total + kilobytes(chunk), 0);
  console.log(`first load, gzip: ${sum.toFixed(1)} kB of script, at most ${MOST_KB}`);
  if (sum > MOST_KB) process.exitCode = 1;
};
