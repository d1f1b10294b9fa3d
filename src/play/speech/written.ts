import { type Message, say } from '../../core/parsed.ts';
import { isShippedPack, type Opened } from '../packs/opened.ts';

/** The pack that something is written in. */
export type Source = Pick<Opened, 'game' | 'name'>;

/** What a pack says: our own say it in the language of the player, those of others as they wrote it. */
export const written = ({ game, name }: Source, text: string): Message =>
  isShippedPack(game, name) ? { text } : say('{text}', { text });
