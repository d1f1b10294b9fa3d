import { type Message, say } from '../../core/parsed.ts';
import { isShippedPack, type Opened } from '../packs/opened.ts';

/** The pack that something is written in. */
export type Source = Pick<Opened, 'game' | 'name'>;

/** Several of our own may be called the same, and are told apart by a number. */
export const NUMBERED = /^(\p{L}.*) (\d+)$/u;

const ours = (whole: string): Message => {
  const [, text, number] = NUMBERED.exec(whole) ?? [];
  return text && number ? say('{text} {number}', { text: { text }, number }) : { text: whole };
};

/** What a pack says: our own say it in the language of the player, those of others as they wrote it. */
export const written = ({ game, name }: Source, text: string): Message =>
  isShippedPack(game, name) ? ours(text) : say('{text}', { text });
