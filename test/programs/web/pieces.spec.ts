import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import { midiPath, PIECES } from '../../../scripts/music/pieces.ts';
import { test } from './test.ts';

/** The synthesiser and what hands its samples to Web Audio, put into an empty page by themselves. */
const MODULES = `
  export { readMidi } from './src/sound/midi.ts';
  export { renderLoop } from './src/sound/render.ts';
  export { bufferOf } from './src/web/music/buffer.ts';
`;

/** Low, so that all pieces together take a few seconds; the bench renders them at the usual rate. */
const RATE = 8000;

/** Plays a piece through and a second more, in a context without loudspeakers; measures what comes out of it. */
const PLAYED = `async (bytes) => {
  const song = kura.readMidi(Uint8Array.from(bytes)).value;
  const buffer = kura.bufferOf(kura.renderLoop(song, ${RATE}), ${RATE});
  const context = new OfflineAudioContext(2, buffer.length + ${RATE}, ${RATE});
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  source.connect(context.destination);
  source.start();
  const out = await context.startRendering();
  const ears = [0, 1].map((ear) => {
    const samples = out.getChannelData(ear);
    let [sum, peak, step, drift] = [0, 0, 0, 0];
    for (let at = 0; at < samples.length; at++) {
      const sample = samples[at];
      sum += sample * sample;
      peak = Math.max(peak, Math.abs(sample));
      if (at > 0 && at < buffer.length) step = Math.max(step, Math.abs(sample - samples[at - 1]));
      if (at >= buffer.length) drift = Math.max(drift, Math.abs(sample - samples[at - buffer.length]));
    }
    const seam = Math.abs(samples[buffer.length] - samples[buffer.length - 1]);
    return { rms: Math.sqrt(sum / samples.length), peak, step, seam, drift };
  });
  return { seconds: song.seconds, frames: buffer.length, ears };
}`;

interface Played {
  readonly seconds: number;
  readonly frames: number;
  readonly ears: readonly Readonly<Record<'rms' | 'peak' | 'step' | 'seam' | 'drift', number>>[];
}

const LEAST_SECONDS: Readonly<Record<string, number>> = { 'blue-danube': 90 };

test('every piece is heard, never clips, has its length, and comes round without a seam', async ({ page }) => {
  const { outputFiles } = await build({
    stdin: { contents: MODULES, resolveDir: join(import.meta.dirname, '../../..'), loader: 'ts' },
    bundle: true,
    format: 'iife',
    globalName: 'kura',
    write: false,
  });
  await page.addScriptTag({ content: outputFiles[0]!.text });
  for (const piece of PIECES) {
    const bytes = [...readFileSync(midiPath(piece))];
    const { seconds, frames, ears } = await page.evaluate<Played>(`(${PLAYED})([${bytes}])`);
    await test.step(piece, () => {
      expect(seconds).toBeGreaterThan(LEAST_SECONDS[piece] ?? 60);
      expect(frames).toBe(Math.round(seconds * RATE));
      for (const { rms, peak, step, seam, drift } of ears) {
        expect(rms).toBeGreaterThan(0.05);
        expect(peak).toBeLessThan(1);
        expect(seam).toBeLessThan(step);
        expect(drift).toBe(0);
      }
    });
  }
});
