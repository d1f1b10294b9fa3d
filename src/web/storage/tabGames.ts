import { isRecord } from '../../play/belongings/json.ts';
import type { Notes } from '../../play/belongings/keeper.ts';

const PLACE = 'kura-games';

/** More than a session keeps of a level is not worth a note. */
const MOST = 20;

/** What this tab has played, written at once: a page can be gone before its database has answered, and of two tabs each has its own. */
export const tabGames: Notes = {
  read: () => {
    try {
      const notes: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}');
      return isRecord(notes) ? notes : {};
    } catch {
      return {};
    }
  },
  write: (notes) => {
    try {
      sessionStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(Object.entries(notes).slice(-MOST))));
    } catch {
      // A browser that keeps nothing, or too much was played for a note: the database has it a moment later.
    }
  },
};
