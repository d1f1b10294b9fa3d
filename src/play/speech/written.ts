import { type Message, say } from '../../core/parsed.ts';
import { isMadeName } from '../making/madeName.ts';
import { isShippedPack, type Opened } from '../packs/opened.ts';
import { dayMessage } from './dates.ts';

/** The pack that something is written in. */
export type Source = Pick<Opened, 'game' | 'name'>;

/** Several of our own may be called the same, and are told apart by a number. */
export const NUMBERED = /^(\p{L}.*) (\d+)$/u;

/** What is of a day is called by its date. */
const DATE = /^\d{4}-\d\d-\d\d$/;

const ours = (whole: string): Message => {
  if (DATE.test(whole)) return dayMessage(whole);
  const [, text, number] = NUMBERED.exec(whole) ?? [];
  return text && number ? say('{text} {number}', { text: { text }, number }) : { text: whole };
};

/** What a pack says: our own say it in the language of the player, those of others as they wrote it. */
export const written = ({ game, name }: Source, text: string): Message =>
  isShippedPack(game, name) || isMadeName(name) ? ours(text) : say('{text}', { text });
