import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { NEVER_ASKED, WHEN_NEEDED } from '../src/web/whenNeeded.ts';

const MOST_KB = { script: 120, fonts: 60, visit: 400 };
const CONFIG = join(import.meta.dirname, '../vite.config.ts');

const isChunk = (file: Rollup.OutputChunk | Rollup.OutputAsset): file is Rollup.OutputChunk => file.type === 'chunk';

interface Built {
  readonly chunks: readonly Rollup.OutputChunk[];
  /** Kilobytes of each file on its way to the browser. */
  readonly sent: ReadonlyMap<string, number>;
}

/** These are packed in themselves. */
const PACKED = ['.woff2', '.png'];

const gzipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length / 1000;

const sentBytes = (path: string): number =>
  PACKED.includes(extname(path)) ? statSync(path).size / 1000 : gzipped(readFileSync(path));

/** The page as it is built, somewhere out of the way. */
const buildPage = async (): Promise<Built> => {
  const outDir = mkdtempSync(join(tmpdir(), 'kura-size-'));
  try {
    const built = await build({ configFile: CONFIG, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
    const paths = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    const files = paths.filter((path) => extname(path) !== '');
    return {
      chunks: (built as Rollup.RollupOutput).output.filter(isChunk),
      sent: new Map(files.map((path) => [path, sentBytes(join(outDir, path))])),
    };
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

const kilobytes = ({ code }: Rollup.OutputChunk): number => gzipped(code);

const printed = (chunk: Rollup.OutputChunk): string =>
  `${kilobytes(chunk).toFixed(1).padStart(8)} kB  ${chunk.fileName}`;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Tells a figure, and whether it is more than it may be. */
const tell = (what: keyof typeof MOST_KB, amount: number, told: string): void => {
  console.log(`${told}: ${amount.toFixed(1)} kB, at most ${MOST_KB[what]}`);
  if (amount > MOST_KB[what]) process.exitCode = 1;
};

/** What a browser loads of the page's scripts before the first picture, and what it loads later if at all. */
export const run = async (): Promise<void> => {
  const { chunks, sent } = await buildPage();
  const first = loadedFirst(chunks);
  console.log('first:');
  for (const chunk of first) console.log(printed(chunk));
  console.log('later, when somebody asks for it:');
  for (const chunk of chunks) if (!first.has(chunk)) console.log(printed(chunk));
  const sentOf = (isMeant: (path: string) => boolean): number =>
    sum([...sent].filter(([path]) => isMeant(path)).map(([, amount]) => amount));
  tell('script', sum([...first].map(kilobytes)), 'first script, gzip');
  tell(
    'fonts',
    sentOf((path) => path.endsWith('.woff2')),
    'fonts',
  );
  // The pieces of music, the pictures that a system asks for when the page is installed, what is kept when it is needed, and
  // what the page never asks for.
  const isExtra = (path: string): boolean =>
    path.endsWith('.mid') || WHEN_NEEDED.address.test(`/${path}`) || NEVER_ASKED.test(`/${path}`);
  tell(
    'visit',
    sentOf((path) => !isExtra(path)),
    'first visit with all that is kept for being offline, without music',
  );
};
