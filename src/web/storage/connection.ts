import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { bad, type Message, ok, type Parsed, say } from '../../core/parsed.ts';
import { NoAnswer, Patience } from './patience.ts';

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/** Makes a database of the next version out of one, within the transaction of the upgrade. */
export type Migration = (upgrade: Upgrade) => void | Promise<void>;

const NOTHING_IS_KEPT = say('This browser lets the page keep nothing, perhaps because the window is a private one.');

/** Refusals of the browser, by their names, that a player can do something about; the first four have names of ours. */
const REASONS: Readonly<Record<string, Message>> = {
  NoDatabaseError: NOTHING_IS_KEPT,
  NoAnswer: say("The browser's storage does not answer. Reload the page to try again."),
  MigrationError: say(
    'Your data could not be taken over into this version of Kura. It is left as it was, and Export still has it.',
  ),
  BlockedError: say('Kura is open in another window in an older version. Close that window and try again.'),
  SecurityError: NOTHING_IS_KEPT,
  QuotaExceededError: say('The browser has no room left for this page: nothing was saved.'),
  VersionError: say('A newer Kura keeps its data here. Load the page again to get that version.'),
};

/** What is no refusal of the browser is a bug of ours. */
const problemOf = (cause: unknown): Parsed<never> => {
  if (!(cause instanceof DOMException || cause instanceof NoAnswer)) throw cause;
  return bad(REASONS[cause.name] ?? say("The browser's database fails: {reason}.", { reason: cause.name }));
};

/** What is done with a database before anybody uses it. It tells whenever it has got on. */
type Preparation = (database: IDBPDatabase, hearPart: () => void) => Promise<void>;

/** A connection to a database that comes back when a newer page in another window, or the browser, has closed it. */
export class Connection {
  readonly #name: string;
  readonly #migrations: readonly Migration[];
  readonly #prepare: Preparation;
  readonly #patience = new Patience();
  #opened: Promise<IDBPDatabase> | undefined;
  #isBlocked = false;

  /** The migration at index n changes version n into n + 1; version 0 is nothing yet. */
  constructor(name: string, migrations: readonly Migration[], prepare: Preparation) {
    this.#name = name;
    this.#migrations = migrations;
    this.#prepare = prepare;
  }

  /** Reads something, unless that takes too long; whatever the browser refuses comes back as a problem. */
  read<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<Parsed<T>> {
    return this.#tell(this.#patience.wait(this.#tryTwice(work)));
  }

  /** Writes something, however long that takes once the database is open: what is told as not written must not be there later. */
  write<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<Parsed<T>> {
    return this.#tell(this.#tryTwice(work));
  }

  async #tell<T>(answer: Promise<T>): Promise<Parsed<T>> {
    try {
      return ok(await answer);
    } catch (cause) {
      const isHeld = cause instanceof NoAnswer && this.#isBlocked;
      return problemOf(isHeld ? new DOMException('', 'BlockedError') : cause);
    }
  }

  async #tryTwice<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    try {
      return await work(await this.#database());
    } catch (cause) {
      const isClosed = cause instanceof DOMException && cause.name === 'InvalidStateError';
      if (!isClosed) throw cause;
      this.#opened = undefined;
      return work(await this.#database());
    }
  }

  async #database(): Promise<IDBPDatabase> {
    this.#opened ??= this.#open();
    const opening = this.#opened;
    opening.catch(() => {
      if (this.#opened === opening) this.#opened = undefined;
    });
    return this.#patience.wait(opening);
  }

  async #open(): Promise<IDBPDatabase> {
    if (!globalThis.indexedDB) throw new DOMException('', 'NoDatabaseError');
    let hasFailed = false;
    this.#isBlocked = false;
    try {
      const database = await openDB(this.#name, this.#migrations.length, {
        upgrade: async (_, oldVersion, __, upgrade) => {
          try {
            for (const migration of this.#migrations.slice(oldVersion)) await migration(upgrade);
          } catch {
            hasFailed = true;
            upgrade.done.catch(() => {});
            upgrade.abort();
          }
        },
        // A window that is finishing its work lets go soon; one that has been asleep for days does not.
        blocked: () => {
          this.#isBlocked = true;
        },
        blocking: (_, __, { target }) => this.#letGo(target as IDBDatabase),
        terminated: () => this.#letGo(),
      });
      await this.#prepare(database, this.#patience.hearPart);
      return database;
    } catch (cause) {
      throw hasFailed ? new DOMException('', 'MigrationError') : cause;
    } finally {
      this.#isBlocked = false;
    }
  }

  #letGo(database?: IDBDatabase): void {
    database?.close();
    this.#opened = undefined;
  }
}

/** Reads something in whatever version a database has: what could not be brought to the newest one is still there. */
export const readAsItIs = async <T>(name: string, work: (database: IDBPDatabase) => Promise<T>): Promise<Parsed<T>> => {
  try {
    if (!globalThis.indexedDB) throw new DOMException('', 'NoDatabaseError');
    const opening = openDB(name, undefined, {
      // There is none, and none is to be made.
      upgrade: (_, __, ___, upgrade) => {
        upgrade.done.catch(() => {});
        upgrade.abort();
      },
    });
    const database = await new Patience().wait(opening);
    const read = await work(database);
    database.close();
    return ok(read);
  } catch (cause) {
    return problemOf(cause);
  }
};
