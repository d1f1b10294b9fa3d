import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { test } from './test.ts';

/** What keeps loops and what plays them, put into an empty page of the site by themselves. */
const MODULES = `
  export { findLoop, keepLoop, packed } from './src/web/music/keptLoops.ts';
  export { Sounding } from './src/web/music/sounding.ts';
`;

const openEmpty = async (page: Page): Promise<void> => {
  const address = `http://127.0.0.1:${process.env.KURA_PORT}/empty`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' }));
  await page.goto(address);
  const { outputFiles } = await build({
    stdin: { contents: MODULES, resolveDir: join(import.meta.dirname, '../../..'), loader: 'ts' },
    bundle: true,
    format: 'iife',
    globalName: 'kura',
    define: { 'import.meta.env.DEV': 'false' },
    write: false,
  });
  await page.addScriptTag({ content: outputFiles[0]!.text });
};

/** Of pieces that are a byte each, those whose loop is found with so many frames. */
const found = (page: Page, pieces: readonly number[], frames: number): Promise<readonly number[]> =>
  page.evaluate(`(async () => {
    const found = [];
    for (const piece of [${pieces}]) {
      if (await kura.findLoop(Uint8Array.of(piece), 4000, ${frames})) found.push(piece);
    }
    return found;
  })()`);

/** Samples by chance, as it were, and what comes out of the loudspeakers when a part of them is played before all. */
const CROSSED = `async (lateness) => {
  const [rate, seconds] = [8000, 3];
  const samples = Float32Array.from({ length: seconds * rate }, (_, at) => Math.sin(at * at * 0.37) / 2);
  const buffer = (length) => {
    const made = new AudioBuffer({ length, numberOfChannels: 2, sampleRate: rate });
    for (const ear of [0, 1]) made.copyToChannel(samples.subarray(0, length), ear);
    return made;
  };
  const context = new OfflineAudioContext(2, 8 * rate, rate);
  const sounding = new kura.Sounding({ id: 'piece', title: 'Piece' }, context.destination);
  sounding.open(buffer(1.5 * rate));
  // What comes next comes while the one before is still fading in, and out of step with any frame.
  const next = context.suspend(0.2).then(() => {
    sounding.open(buffer(2.5 * rate));
    sounding.open(buffer(rate));
    return context.resume();
  });
  const last = context.suspend(lateness).then(() => {
    sounding.loop(buffer(samples.length));
    return context.resume();
  });
  const [out] = await Promise.all([context.startRendering(), next, last]);
  const heard = out.getChannelData(0);
  const begin = 0.1 * rate;
  const wrong = (from, to) => {
    let most = 0;
    for (let at = from * rate; at < to * rate; at++) {
      const volume = Math.min(1, at / rate);
      most = Math.max(most, Math.abs(heard[begin + at] - volume * samples[at % samples.length]));
    }
    return most;
  };
  return { isWhole: sounding.isWhole, before: wrong(0, 2.4), after: wrong(lateness + 0.7, 7.5), all: wrong(0, 7.5) };
}`;

interface Crossed {
  readonly isWhole: boolean;
  readonly before: number;
  readonly after: number;
  readonly all: number;
}

test('loops are kept up to 64 MB, the newest of them; what is damaged or old is none; an opening goes over into its loop at the same sample', async ({
  page,
}) => {
  await openEmpty(page);
  await test.step('what is kept is found again, to 16 bits', async () => {
    const samples = await page.evaluate(`(async () => {
      await caches.delete('kura-music');
      const sound = { left: Float32Array.of(0, 0.5, -0.9), right: Float32Array.of(0.25, -1, 1) };
      await kura.keepLoop(Uint8Array.of(1), 4000, kura.packed(sound));
      const { left, right } = await kura.findLoop(Uint8Array.of(1), 4000, 3);
      return [...left, ...right];
    })()`);
    for (const [at, sample] of [0, 0.5, -0.9, 0.25, -1, 1].entries()) {
      expect((samples as readonly number[])[at]).toBeCloseTo(sample, 4);
    }
    expect(await page.evaluate('kura.findLoop(Uint8Array.of(1), 8000, 3)')).toBeUndefined();
    expect(await page.evaluate('kura.findLoop(Uint8Array.of(2), 4000, 3)')).toBeUndefined();
    // One that is not as long as it should be is damaged.
    expect(await found(page, [1], 4)).toEqual([]);
  });
  await test.step('of more than there is room for those go that were kept first, and those of another version', async () => {
    await page.evaluate(`(async () => {
      await caches.delete('kura-music');
      const cache = await caches.open('kura-music');
      await cache.put('/assets/worker-old.js/loops/4000/00', new Response('old'));
      const samples = new Int16Array(10_000_000);
      for (const piece of [1, 2, 3, 1, 4]) await kura.keepLoop(Uint8Array.of(piece), 4000, samples);
    })()`);
    expect(await found(page, [1, 2, 3, 4], 5_000_000)).toEqual([1, 3, 4]);
    expect(
      await page.evaluate(
        "caches.open('kura-music').then((cache) => cache.match('/assets/worker-old.js/loops/4000/00'))",
      ),
    ).toBeUndefined();
  });
  await test.step('where nothing can be kept nothing is, and nobody is told', async () => {
    await page.evaluate(`(async () => {
      await caches.delete('kura-music');
      Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
      await kura.keepLoop(Uint8Array.of(1), 4000, new Int16Array(2));
    })()`);
    expect(await found(page, [1], 1)).toEqual([]);
    await page.evaluate('void (CacheStorage.prototype.open = () => Promise.reject(new Error("none")))');
    expect(await found(page, [1], 1)).toEqual([]);
  });
  await test.step('openings and loop are in step to the sample', async () => {
    const crossed = await page.evaluate<Crossed>(`(${CROSSED})(0.9)`);
    expect(crossed).toMatchObject({ isWhole: true });
    expect(crossed.all).toBeLessThan(0.0001);
  });
  await test.step('a loop that comes after its opening has ended goes on where that would be', async () => {
    const { before, after, all } = await page.evaluate<Crossed>(`(${CROSSED})(4)`);
    expect(before).toBeLessThan(0.0001);
    expect(all).toBeGreaterThan(0.1);
    expect(after).toBeLessThan(0.0001);
  });
});
