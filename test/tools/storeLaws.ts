import type { Store, Update } from '../../src/results/store.ts';
import { unwrap } from './unwrap.ts';

/** What holds for every store. `open` gives a store at the same place each time, as two windows or two programs have it. */
export interface StoreLaw {
  readonly title: string;
  readonly holds: (open: () => Store) => Promise<void>;
}

/** Also run inside a browser, where the expectations of a test runner are not at hand. */
const expectSame = (actual: unknown, expected: unknown): void => {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (found !== wanted) throw new Error(`expected ${wanted}, found ${found}`);
};

const put = async (store: Store, name: string, text: string | undefined): Promise<void> => {
  unwrap(await store.update(name, () => ({ text })));
};

const textOf = async (store: Store, name: string): Promise<string | undefined> => unwrap(await store.read(name));

const namesOf = async (store: Store): Promise<readonly string[]> => [...unwrap(await store.names())].sort();

const addOne = (old = '0'): Update => ({ text: String(Number(old) + 1) });

const TEXTS = ['', ' ', 'one\ntwo\n', 'one\r\ntwo', 'Tűzoltó 倉 🏠', 'x'.repeat(300_000)];

const HOSTILE = [
  '../../x',
  '..',
  '.',
  '',
  'a/b',
  'a\\b',
  '/etc/x',
  '__proto__',
  'constructor',
  'con',
  'nul\u0000',
  'n\nn',
];

export const STORE_LAWS: readonly StoreLaw[] = [
  {
    title: 'a new store holds nothing',
    holds: async (open) => {
      expectSame(unwrap(await open().names()), []);
      expectSame(await textOf(open(), 'nothing'), undefined);
    },
  },
  {
    title: 'a text is read back as it was saved, by others too',
    holds: async (open) => {
      for (const text of TEXTS) {
        await put(open(), 'text', text);
        expectSame(await textOf(open(), 'text'), text);
      }
      expectSame(unwrap(await open().names()), ['text']);
    },
  },
  {
    title: 'every name has a text of its own',
    holds: async (open) => {
      const names = ['First', 'second one', 'third.xml', 'negyedik (ő)', '5', 'première'];
      for (const name of names) await put(open(), name, `text of ${name}`);
      for (const name of names) expectSame(await textOf(open(), name), `text of ${name}`);
      expectSame(await namesOf(open()), [...names].sort());
      const all = [...unwrap(await open().texts())].sort();
      expectSame(
        all,
        [...names].sort().map((name) => [name, `text of ${name}`]),
      );
    },
  },
  {
    title: 'a hostile name is refused, or a name like any other',
    holds: async (open) => {
      await put(open(), 'innocent', 'text');
      const taken: string[] = [];
      for (const name of HOSTILE) {
        const updated = await open().update(name, () => ({ text: `text of ${name}` }));
        if (updated.ok) taken.push(name);
      }
      for (const name of taken) expectSame(await textOf(open(), name), `text of ${name}`);
      expectSame(await namesOf(open()), ['innocent', ...taken].sort());
      expectSame(await textOf(open(), 'innocent'), 'text');
    },
  },
  {
    title: 'a text that is taken away is gone',
    holds: async (open) => {
      await put(open(), 'text', 'old');
      await put(open(), 'text', undefined);
      await put(open(), 'nothing', undefined);
      expectSame(await textOf(open(), 'text'), undefined);
      expectSame(unwrap(await open().names()), []);
    },
  },
  {
    title: 'of updates at the same moment none is lost',
    holds: async (open) => {
      const stores = [open(), open()];
      const updates = Array.from({ length: 60 }, (_, index) => stores[index % 2]!.update('count', addOne));
      for (const updated of await Promise.all(updates)) unwrap(updated);
      expectSame(await textOf(open(), 'count'), '60');
    },
  },
  {
    title: 'a damaged text is put aside, each one under a name of its own',
    holds: async (open) => {
      const asides: (string | undefined)[] = [];
      for (const text of ['first damage', 'second damage']) {
        await put(open(), 'text', text);
        asides.push(unwrap(await open().update('text', () => ({ text: 'sound', aside: true }))).aside);
      }
      expectSame(new Set(asides).size, 2);
      expectSame(
        asides.every((name) => typeof name === 'string' && name !== 'text'),
        true,
      );
      expectSame(await textOf(open(), 'text'), 'sound');
      expectSame(unwrap(await open().names()), ['text']);
    },
  },
  {
    title: 'where there was nothing, nothing is put aside',
    holds: async (open) => {
      expectSame(unwrap(await open().update('text', () => ({ text: 'new', aside: true }))), {});
    },
  },
  {
    title: 'a change that throws changes nothing and hinders nobody',
    holds: async (open) => {
      await put(open(), 'text', 'old');
      const bug = new Error('a bug');
      const fail = (): never => {
        throw bug;
      };
      const cause: unknown = await open()
        .update('text', fail)
        .then(String, (thrown: unknown) => thrown);
      expectSame(cause === bug, true);
      expectSame(await textOf(open(), 'text'), 'old');
      await put(open(), 'text', 'new');
    },
  },
];
