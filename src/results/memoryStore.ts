import { ok } from '../core/parsed.ts';
import type { Store } from './store.ts';

/** Texts that are gone when the program ends. */
export const memoryStore = (texts: Readonly<Record<string, string>> = {}): Store => {
  const kept = new Map(Object.entries(texts));
  const damaged = new Map<string, string>();
  return {
    names: async () => ok([...kept.keys()]),
    texts: async () => ok(new Map(kept)),
    read: async (name) => ok(kept.get(name) ?? damaged.get(name)),
    update: async (name, change) => {
      const old = kept.get(name);
      const { text, aside } = change(old);
      if (text === undefined) kept.delete(name);
      else kept.set(name, text);
      if (!aside || old === undefined) return ok({});
      const place = `${name}.damaged-${damaged.size + 1}`;
      damaged.set(place, old);
      return ok({ aside: place });
    },
  };
};
