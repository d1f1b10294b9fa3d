import { type DuelBook, joinedBooks } from '../opponent/duels.ts';
import type { JsonRecord } from './json.ts';
import { FIELDS } from './settingFields.ts';

/** By the ids of the games. */
type Books = Readonly<Record<string, DuelBook>>;

const joinedDuels = (here: Books, elsewhere: Books): Books => ({
  ...here,
  ...Object.fromEntries(Object.entries(elsewhere).map(([id, book]) => [id, joinedBooks(here[id] ?? {}, book)])),
});

/** What becomes of settings that come from elsewhere: they replace those that are here, but what was won here stays won. */
export const joinedSettings = (here: JsonRecord, elsewhere: JsonRecord): JsonRecord => {
  const { isSound } = FIELDS.duels;
  const [own, others] = [here.duels, elsewhere.duels];
  return isSound(own) && isSound(others) ? { ...elsewhere, duels: joinedDuels(own, others) } : elsewhere;
};
