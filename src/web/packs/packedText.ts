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

const through = (bytes: Bytes, stream: CompressionStream | DecompressionStream): ReadableStream<Bytes> =>
  new Blob([bytes]).stream().pipeThrough(stream);

/** A text as a link carries it: compressed, in letters that an address takes. */
export const packText = async (text: string): Promise<string> => {
  const stream = through(Uint8Array.from(new TextEncoder().encode(text)), new CompressionStream('deflate-raw'));
  return written(new Uint8Array(await new Response(stream).arrayBuffer()));
};

/** What comes out of it, or undefined as soon as that is too much. */
const gather = async (stream: ReadableStream<Bytes>): Promise<Blob | undefined> => {
  const parts: Bytes[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    parts.push(value);
    size += value.length;
    if (size <= MOST_BYTES) continue;
    await reader.cancel();
    return undefined;
  }
};

/** The text that a link carries. */
export const unpackText = async (packed: string): Promise<Parsed<string>> => {
  const bytes = bytesIn(packed);
  if (!bytes) return bad(DAMAGED);
  try {
    const whole = await gather(through(bytes, new DecompressionStream('deflate-raw')));
    if (!whole) return bad(say('The level in this link is too large.'));
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(await whole.arrayBuffer())));
  } catch {
    return bad(DAMAGED);
  }
};
