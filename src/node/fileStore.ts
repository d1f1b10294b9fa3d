import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bad, type Message, ok, type Parsed, type Problem, say } from '../core/parsed.ts';
import type { Store, Updated } from '../results/store.ts';
import { decodeName, encodeName } from './fileNames.ts';
import type { FolderLock } from './folderLock.ts';
import { refusalCode } from './systemError.ts';
import { readTextFile } from './textFile.ts';
import { Updates } from './updates.ts';
import { putInPlace, writeTextFile } from './writeTextFile.ts';

/** Milliseconds that an update waits for other programs. */
const PATIENCE = 10_000;

/** Bytes that a file name may have nearly everywhere, with room for what a damaged file's name gets at its end. */
const MAX_NAME = 255 - '.damaged-999'.length;

type Change = Parameters<Store['update']>[1];

const isForbidden = (code: string): boolean => ['EACCES', 'EPERM', 'EROFS'].includes(code);

const refusalOf = (code: string, folder: string): Message => {
  if (isForbidden(code)) return say('Nothing may be written in {folder}.', { folder });
  if (['ENOTDIR', 'EEXIST', 'ENOENT'].includes(code)) return say('{folder} is not a folder.', { folder });
  if (code === 'ENOSPC') return say('The disk is full.');
  return say('Nothing can be written in {folder}: {code}.', { folder, code });
};

/** What the system refuses is a problem of the player's; what else is thrown is a bug. */
const refused = (cause: unknown, folder: string): Parsed<never> => {
  const code = refusalCode(cause);
  if (code === undefined) throw cause;
  return bad(refusalOf(code, folder));
};

/** Where there is no folder there are no files; but not to be able to look is not the same as to find nothing. */
const unlisted = (cause: unknown, folder: string): Parsed<readonly string[]> => {
  const code = refusalCode(cause);
  if (code === undefined) throw cause;
  if (code === 'ENOENT') return ok([]);
  if (code === 'ENOTDIR') return bad(refusalOf(code, folder));
  if (isForbidden(code)) return bad(say('Nothing may be read in {folder}.', { folder }));
  return bad(say('Nothing can be read in {folder}: {code}.', { folder, code }));
};

const about = (path: string, { message }: Problem): Parsed<never> =>
  bad(say('{file}: {reason}', { file: path, reason: message }));

const textAt = (path: string): Parsed<string | undefined> => {
  const text = existsSync(path) ? readTextFile(path) : ok(undefined);
  return text.ok ? text : about(path, text.problem);
};

/** A whole copy, or none, under a name that no file had. */
const copyAside = (path: string, lock: FolderLock): Parsed<string> => {
  let number = 1;
  while (existsSync(`${path}.damaged-${number}`)) number++;
  const aside = `${path}.damaged-${number}`;
  const copied = putInPlace(aside, readFileSync(path), lock);
  return copied.ok ? ok(aside) : about(path, copied.problem);
};

const replace = (path: string, text: string | undefined, lock: FolderLock): Parsed<undefined> => {
  if (text === undefined) {
    rmSync(path, { force: true });
    return ok(undefined);
  }
  const written = writeTextFile(path, text, lock);
  return written.ok ? written : about(path, written.problem);
};

/** Nobody else writes meanwhile, and nothing here waits: at worst the process is killed. */
const updateFile = (path: string, change: Change, lock: FolderLock): Parsed<Updated> => {
  const old = textAt(path);
  if (!old.ok) return old;
  const { text, aside: isDamaged } = change(old.value);
  if (text === old.value) return ok({});
  // Bytes that were read with a warning do not come back from their text.
  const isKept = old.value !== undefined && (isDamaged || old.warnings !== undefined);
  const aside = isKept ? copyAside(path, lock) : ok(undefined);
  if (!aside.ok) return aside;
  const replaced = replace(path, text, lock);
  if (!replaced.ok && aside.value !== undefined) rmSync(aside.value, { force: true });
  if (!replaced.ok) return replaced;
  return ok(aside.value === undefined ? {} : { aside: basename(aside.value) });
};

const filesIn = (folder: string): Parsed<readonly string[]> => {
  try {
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
    return ok(files.map(({ name }) => name));
  } catch (cause) {
    return unlisted(cause, folder);
  }
};

/** Texts in the files of a folder, which is made when the first one is saved. Several programs may use it at once. */
export const fileStore = (folder: string, ending: string, patience = PATIENCE): Store => {
  const fileOf = (name: string): string => encodeName(name) + ending;
  const updates = new Updates(folder, patience);
  const names = (): Parsed<readonly string[]> => {
    const files = filesIn(folder);
    if (!files.ok) return files;
    const ours = files.value.filter((file) => file.endsWith(ending));
    return ok(ours.flatMap((file) => decodeName(file.slice(0, -ending.length)) ?? []).sort());
  };
  const read = (name: string): Parsed<string | undefined> => textAt(join(folder, fileOf(name)));
  return {
    names: async () => names(),
    texts: async () => {
      const listed = names();
      if (!listed.ok) return listed;
      const texts = listed.value.map((name) => [name, read(name)] as const);
      return ok(
        new Map(texts.flatMap(([name, text]) => (text.ok && text.value !== undefined ? [[name, text.value]] : []))),
      );
    },
    read: async (name) => read(name),
    update: (name, change) => {
      const file = fileOf(name);
      if (Buffer.byteLength(file) > MAX_NAME) {
        return Promise.resolve(bad(say('"{name}" is too long for the name of a file.', { name })));
      }
      // One after another: of two changes by one program the later one is the last.
      return updates
        .add((lock) => updateFile(join(folder, file), change, lock))
        .catch((cause) => refused(cause, folder));
    },
  };
};
