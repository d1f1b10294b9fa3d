/**
 * A copy of what is kept, in another place of the browser. A browser that is killed while it writes may find its database damaged
 * the next time, and begin a new one without a word: then all that belongs to the player comes back from here.
 */

/** Letters. What is larger was opened from a file, and can be again. */
const LARGEST = 4_000_000;

/** Two leaves for each text: whatever happens while one is written, the other is whole. */
const LEAVES = [0, 1] as const;

/** Leaves that are read at the same time. */
const TOGETHER = 50;

/** What stands on a leaf, and how many were written before it. */
interface Written {
  readonly number: number;
  readonly text: string;
}

/** A text by its drawer and its name. */
export interface Copied {
  readonly drawer: string;
  readonly name: string;
  readonly text: string;
}

const leafOf = (drawer: string, name: string, leaf: number): string =>
  `/copy/${drawer}/${encodeURIComponent(name)}/${leaf}`;

/** A leaf that was not written to its end is none. */
const readLeaf = async (cache: Cache | undefined, address: string): Promise<Written | undefined> => {
  const body = await (await cache?.match(address))?.text();
  const [, number, length, text] = /^(\d+) (\d+)\n(.*)$/s.exec(body ?? '') ?? [];
  return text?.length === Number(length) ? { number: Number(number), text: text! } : undefined;
};

/** Of the leaves of a text the one that was written last. */
const note = (found: Map<string, Copied & Written>, url: string, leaf: Written): void => {
  const [, , drawer = '', name = ''] = new URL(url).pathname.split('/');
  const known = found.get(`${drawer}/${name}`);
  if (known && known.number >= leaf.number) return;
  found.set(`${drawer}/${name}`, { drawer, name: decodeURIComponent(name), ...leaf });
};

/** The texts of a database, once more. A browser that keeps no copy has its database all the same. */
export class Copy {
  readonly #place: string;
  /** One text after another: each has to know which leaf is the older one. */
  #writing: Promise<void> = Promise.resolve();

  constructor(database: string) {
    this.#place = `${database}-copy`;
  }

  /** Keeps a text, or that it is gone. */
  keep(copied: Omit<Copied, 'text'> & { readonly text: string | undefined }): void {
    this.#writing = this.#writing.then(() => this.#write(copied)).catch(() => {});
  }

  async #write({ drawer, name, text }: Parameters<Copy['keep']>[0]): Promise<void> {
    const cache = await this.#open();
    const addresses = LEAVES.map((leaf) => leafOf(drawer, name, leaf));
    if (text === undefined || text.length > LARGEST) {
      for (const address of addresses) await cache?.delete(address);
      return;
    }
    const leaves = await Promise.all(addresses.map((address) => readLeaf(cache, address)));
    const [first, second] = leaves.map((leaf) => leaf?.number ?? 0) as [number, number];
    const body = `${Math.max(first, second) + 1} ${text.length}\n${text}`;
    await cache?.put(addresses[first <= second ? 0 : 1]!, new Response(body));
  }

  /** Every text as it was written last; tells whenever some of them are read. */
  async texts(hearPart: () => void): Promise<readonly Copied[]> {
    const cache = await this.#open();
    const addresses = ((await cache?.keys()) ?? []).map(({ url }) => url);
    const found = new Map<string, Copied & Written>();
    for (let at = 0; at < addresses.length; at += TOGETHER) {
      hearPart();
      const leaves = addresses.slice(at, at + TOGETHER).map(async (url) => ({ url, leaf: await readLeaf(cache, url) }));
      for (const { url, leaf } of await Promise.all(leaves)) if (leaf) note(found, url, leaf);
    }
    return [...found.values()];
  }

  async #open(): Promise<Cache | undefined> {
    return globalThis.caches?.open(this.#place);
  }
}
