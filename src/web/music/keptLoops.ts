import { type Stereo, silence } from '../../sound/stereo.ts';

/** Loops that the browser keeps from visit to visit, as 16 bits a sample. Nothing is lost with them but time. */

const CACHE = 'kura-music';
const MOST_BYTES = 64_000_000;
const HIGHEST = 32_767;

/** The file of this worker is named after what is in it: another synthesiser has other loops. */
const folder = (): URL => new URL(`${location.pathname}/loops/`, location.origin);

const hashOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const addressOf = async (bytes: Uint8Array<ArrayBuffer>, rate: number): Promise<URL> =>
  new URL(`${rate}/${await hashOf(bytes)}`, folder());

/** The samples of one ear after those of the other. */
export const packed = ({ left, right }: Stereo): Int16Array<ArrayBuffer> => {
  const samples = new Int16Array(left.length + right.length);
  for (let at = 0; at < left.length; at++) {
    samples[at] = Math.round(left[at]! * HIGHEST);
    samples[left.length + at] = Math.round(right[at]! * HIGHEST);
  }
  return samples;
};

const unpacked = (samples: Int16Array): Stereo => {
  const sound = silence(samples.length / 2);
  const { left, right } = sound;
  for (let at = 0; at < left.length; at++) {
    left[at] = samples[at]! / HIGHEST;
    right[at] = samples[left.length + at]! / HIGHEST;
  }
  return sound;
};

/** The loop of a MIDI file, if it is kept here and whole. */
export const findLoop = async (
  bytes: Uint8Array<ArrayBuffer>,
  rate: number,
  frames: number,
): Promise<Stereo | undefined> => {
  // In development it is not named so, and whoever works on the synthesiser wants to hear it.
  if (import.meta.env.DEV) return undefined;
  try {
    const cache = await caches.open(CACHE);
    const samples = await (await cache.match(await addressOf(bytes, rate)))?.arrayBuffer();
    return samples?.byteLength === 4 * frames ? unpacked(new Int16Array(samples)) : undefined;
  } catch {
    return undefined;
  }
};

const sizeOf = async (cache: Cache, request: Request): Promise<number> =>
  Number((await cache.match(request))?.headers.get('content-length') ?? 0);

/** What another synthesiser made goes at once, then whatever was kept first. */
const makeRoom = async (cache: Cache, bytes: number): Promise<void> => {
  let room = MOST_BYTES - bytes;
  // The one kept last comes last.
  for (const request of (await cache.keys()).toReversed()) {
    const isOurs = request.url.startsWith(folder().href);
    if (isOurs) room -= await sizeOf(cache, request);
    if (!isOurs || room < 0) await cache.delete(request);
  }
};

/** Browsers that keep nothing, or have no room for it, make it again the next time. */
export const keepLoop = async (
  bytes: Uint8Array<ArrayBuffer>,
  rate: number,
  samples: Int16Array<ArrayBuffer>,
): Promise<void> => {
  try {
    const cache = await caches.open(CACHE);
    const address = await addressOf(bytes, rate);
    // One window after another: together they would keep too much.
    await navigator.locks.request(CACHE, async () => {
      await cache.delete(address);
      await makeRoom(cache, samples.byteLength);
      await cache.put(address, new Response(samples, { headers: { 'content-length': String(samples.byteLength) } }));
    });
  } catch {
    return;
  }
};

/** Of a file that is there no more nothing is kept, at whatever rate it was heard. */
export const dropLoops = async (bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
  try {
    const [cache, hash] = await Promise.all([caches.open(CACHE), hashOf(bytes)]);
    for (const request of await cache.keys()) if (request.url.endsWith(hash)) await cache.delete(request);
  } catch {
    return;
  }
};
