import { bad, type Parsed, say } from '../core/parsed.ts';
import { checkSize, decode } from '../play/packs/decode.ts';

/** The text of a file that the player has chosen, in the encoding that he says it is in. */
export const textOf = async (file: File, encoding?: string): Promise<Parsed<string>> => {
  const size = checkSize(file.size);
  if (!size.ok) return size;
  try {
    return decode(new Uint8Array(await file.arrayBuffer()), encoding);
  } catch (cause) {
    return bad(say('This file cannot be read: {code}.', { code: cause instanceof Error ? cause.name : String(cause) }));
  }
};

/** Hands a text to the browser as a file to save. */
export const download = (text: string | Blob, name: string, type = 'application/json'): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has taken hold of the text by the time it comes back to us.
  setTimeout(() => URL.revokeObjectURL(link.href));
};
