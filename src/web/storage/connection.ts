import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { bad, type Message, ok, type Parsed, say } from '../../core/parsed.ts';

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/** Makes a database of the next version out of one, within the transaction of the upgrade. */
export type Migration = (upgrade: Upgrade) => void | Promise<void>;

/** Milliseconds that another window gets to let go of an old version. */
const PATIENCE = 3000;

const NOTHING_IS_KEPT = say('This browser lets the page keep nothing, perhaps because the window is a private one.');

/** Refusals of the browser, by their names, that a player can do something about; the first two have names of ours. */
const REASONS: Readonly<Record<string, Message>> = {
  NoDatabaseError: NOTHING_IS_KEPT,
  BlockedError: say('Kura is open in another window in an older version. Close that window and try again.'),
  SecurityError: NOTHING_IS_KEPT,
  QuotaExceededError: say('The browser has no room left for this page: nothing was saved.'),
  VersionError: say('A newer Kura keeps its data here. Load the page again to get that version.'),
};

/** What is no refusal of the browser is a bug of ours. */
const problemOf = (cause: unknown): Parsed<never> => {
  if (!(cause instanceof DOMException)) throw cause;
  return bad(REASONS[cause.name] ?? say("The browser's database fails: {reason}.", { reason: cause.name }));
};

const migrate = async (upgrade: Upgrade, migrations: readonly Migration[]): Promise<void> => {
  try {
    for (const migration of migrations) await migration(upgrade);
  } catch (cause) {
    upgrade.abort();
    throw cause;
  }
};

/** A connection to a database that comes back when a newer page in another window, or the browser, has closed it. */
export class Connection {
  readonly #name: string;
  readonly #migrations: readonly Migration[];
  #opened: Promise<IDBPDatabase> | undefined;

  /** The migration at index n changes version n into n + 1; version 0 is nothing yet. */
  constructor(name: string, migrations: readonly Migration[]) {
    this.#name = name;
    this.#migrations = migrations;
  }

  /** Does something with the database; whatever the browser refuses comes back as a problem. */
  async use<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<Parsed<T>> {
    try {
      return ok(await this.#tryTwice(work));
    } catch (cause) {
      return problemOf(cause);
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
    try {
      return await this.#opened;
    } catch (cause) {
      this.#opened = undefined;
      throw cause;
    }
  }

  #open(): Promise<IDBPDatabase> {
    if (!globalThis.indexedDB) return Promise.reject(new DOMException('', 'NoDatabaseError'));
    return new Promise((resolve, reject) => {
      let isTooLate = false;
      const giveUp = (): void => {
        isTooLate = true;
        reject(new DOMException('', 'BlockedError'));
      };
      openDB(this.#name, this.#migrations.length, {
        upgrade: (_, oldVersion, __, upgrade) => migrate(upgrade, this.#migrations.slice(oldVersion)),
        // A window that is finishing its work lets go soon; one that has been asleep for days does not.
        blocked: () => setTimeout(giveUp, PATIENCE),
        blocking: (_, __, { target }) => this.#letGo(target as IDBDatabase),
        terminated: () => this.#letGo(),
      }).then((database) => (isTooLate ? database.close() : resolve(database)), reject);
    });
  }

  #letGo(database?: IDBDatabase): void {
    database?.close();
    this.#opened = undefined;
  }
}
