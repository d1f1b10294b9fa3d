import { isRecord, parseJson } from '../../play/belongings/json.ts';
import type { Pending } from '../../play/belongings/pending.ts';

/** Where the browser keeps nothing, nothing is pending either. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** The one place of a browser that is written before a page can be gone. */
export const pendingAt = (name: string): Pending => ({
  read: () => {
    const json = parseJson(attempt(() => localStorage.getItem(name)) ?? '{}');
    return json.ok && isRecord(json.value) ? json.value : {};
  },
  write: (fields) => {
    const isEmpty = Object.keys(fields).length === 0;
    attempt(() => (isEmpty ? localStorage.removeItem(name) : localStorage.setItem(name, JSON.stringify(fields))));
  },
});

export const pendingSettings = pendingAt('kura.pending-settings');
