import { bad, ok, type Parsed, say } from '../../core/parsed.ts';

/** Bytes that a link may come to: few letters can stand for very many. */
export const MOST_BYTES = 2 ** 20;

const DAMAGED = say('The level in this link is damaged: perhaps a part of the link is missing.');

type Bytes = Uint8Array<ArrayBuffer>;

/** The letters of base64 that an address takes as they are. */
const written = (bytes: Bytes): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const bytesIn = (text: string): Bytes | undefined => {
  try {
    if (!/^[\w-]+$/.test(text)) return undefined;
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
};

type Packing = InstanceType<typeof CompressionStream | typeof DecompressionStream>;

/** What the bytes come to, or undefined as soon as that is more than so many. */
const through = async (bytes: Bytes, { writable, readable }: Packing, most: number): Promise<Bytes | undefined> => {
  const writer = writable.getWriter();
  // What goes wrong there is told to whoever reads.
  Promise.all([writer.write(bytes), writer.close()]).catch(() => {});
  const reader = readable.getReader();
  const parts: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done || value === undefined) return Uint8Array.from(parts);
    for (const byte of value) parts.push(byte);
    if (parts.length <= most) continue;
    await reader.cancel();
    return undefined;
  }
};

/** A text as a link carries it: compressed, in letters that an address takes. */
export const packText = async (text: string): Promise<string> => {
  const bytes = Uint8Array.from(new TextEncoder().encode(text));
  return written((await through(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY))!);
};

/** The text that a link carries. */
export const unpackText = async (packed: string): Promise<Parsed<string>> => {
  const bytes = bytesIn(packed);
  if (!bytes) return bad(DAMAGED);
  try {
    const whole = await through(bytes, new DecompressionStream('deflate-raw'), MOST_BYTES);
    if (!whole) return bad(say('The level in this link is too large.'));
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(whole));
  } catch {
    return bad(DAMAGED);
  }
};
