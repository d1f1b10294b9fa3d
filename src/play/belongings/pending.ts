import type { JsonRecord } from './json.ts';

/**
 * Where a change of settings stands until it is stored. It is written at once: a page can be gone before its database has
 * answered.
 */
export interface Pending {
  read(): JsonRecord;
  write(fields: JsonRecord): void;
}

/** For programs that wait for their writes before they end. */
export const NOTHING_PENDING: Pending = { read: () => ({}), write: () => {} };

export const addPending = (pending: Pending, fields: JsonRecord): void =>
  pending.write({ ...pending.read(), ...fields });

/** What is stored is pending no more, unless it was changed again meanwhile. */
export const settlePending = (pending: Pending, stored: JsonRecord): void => {
  const isStored = ([name, value]: readonly [string, unknown]): boolean =>
    Object.hasOwn(stored, name) && JSON.stringify(stored[name]) === JSON.stringify(value);
  pending.write(Object.fromEntries(Object.entries(pending.read()).filter((entry) => !isStored(entry))));
};
