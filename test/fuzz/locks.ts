import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sentence } from '../../src/core/parsed.ts';
import { flagName, lockFolder } from '../../src/node/folderLock.ts';
import { type Target, target } from './target.ts';

/** Something in a folder that has or nearly has the name of a flag. */
interface Left {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link';
  /** Seconds since 1970. */
  readonly made: number;
}

const pid = fc.oneof(fc.constantFrom(0, 1, process.pid, 4_194_303, 2 ** 31, 2 ** 32, 9_999_999_999), fc.nat());
const host = fc.option(fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 8, maxLength: 8 }));
const flag = fc.tuple(pid, host).map(([number, at]) => flagName(number, at ?? undefined));
const nearly = fc
  .tuple(flag, fc.nat(80), fc.constantFrom('', '.', '-', 'x', '0', 'é', '\n'))
  .map(([name, at, put]) => name.slice(0, at) + put + name.slice(at + 1));
const name = fc.oneof(
  { weight: 4, arbitrary: flag },
  { weight: 2, arbitrary: flag.map((text) => text.replace('.lock', '.tmp')) },
  { weight: 1, arbitrary: nearly.filter((text) => text !== '' && text !== '.' && text !== '..') },
);

/** From the beginning of time to a future that no clock has reached, most of them about now. */
const made = fc.oneof(
  fc.integer({ min: -20, max: 20 }).map((seconds) => Date.now() / 1000 + seconds),
  fc.constantFrom(0, 1, 2 ** 31 - 1, 2 ** 31, 4e9),
);

const left: fc.Arbitrary<Left> = fc.record({
  name,
  made,
  kind: fc.constantFrom('file', 'file', 'file', 'folder', 'link'),
});

const folder = mkdtempSync(join(tmpdir(), 'kura-fuzz-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const place = ({ name, kind, made }: Left): void => {
  const path = join(folder, name);
  if (kind === 'folder') mkdirSync(path);
  if (kind === 'link') symlinkSync('nowhere', path);
  if (kind === 'file') writeFileSync(path, '');
  if (kind !== 'link') utimesSync(path, made, made);
};

/** Whatever is there, the lock is got and given back, or it is told which file is in the way; nothing else is touched. */
const check = async (all: readonly Left[]): Promise<boolean> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const others = new Map(all.map((each) => [each.name, each]));
  for (const each of others.values()) place(each);
  const lock = await lockFolder(folder, 0);
  const there = readdirSync(folder);
  if (!lock.ok) {
    const told = sentence(lock.problem.message);
    if (!there.some((file) => told.includes(file))) throw new Error(`nothing is in the way: ${told}`);
    return true;
  }
  if (!lock.value.isHeld()) throw new Error('the lock is not held');
  lock.value.release();
  const kept = [...others.keys()].filter(
    (file) => !/^\.kura-\d{1,10}-[0-9a-f]{8}-[0-9a-f-]{36}\.(lock|tmp)$/.test(file),
  );
  const lost = kept.filter((file) => !readdirSync(folder).includes(file));
  if (lost.length > 0) throw new Error(`removed: ${lost}`);
  return true;
};

export const locks: Target = target('locks', fc.array(left, { maxLength: 6 }), check);
