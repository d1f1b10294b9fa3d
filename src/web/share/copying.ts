import { type Message, say } from '../../core/parsed.ts';

/** Writes to the clipboard, which a page may not always do; tells how it went. */
export const copyText = async (text: string): Promise<Message> => {
  try {
    await navigator.clipboard.writeText(text);
    return say('Copied.');
  } catch {
    return say('The browser does not let the page copy.');
  }
};
