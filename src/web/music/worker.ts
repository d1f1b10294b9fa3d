import { ok, type Parsed } from '../../core/parsed.ts';
import { readMidi } from '../../sound/midi.ts';
import { renderOpening, roughLoudness } from '../../sound/opening.ts';
import { loopFrames, loopRate, renderLoop } from '../../sound/render.ts';
import type { Song } from '../../sound/song.ts';
import type { Stereo } from '../../sound/stereo.ts';
import { findLoop, keepLoop, packed } from './keptLoops.ts';

/** A MIDI file, and the rate at which it is to be heard. */
export interface Order {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly rate: number;
  /** Milliseconds to wait with what keeps a processor busy for seconds. */
  readonly patience: number;
}

/** A piece as it is played over and over, at a rate that its length allows. */
export interface Loop {
  readonly sound: Stereo;
  readonly rate: number;
}

/** The first seconds of a piece, and how many frames its loop is going to have. */
export interface Opening extends Loop {
  readonly frames: number;
}

/** What a worker tells, in this order; none or several openings. */
export type Report =
  | { readonly kind: 'opening'; readonly opening: Opening }
  | { readonly kind: 'loop'; readonly loop: Parsed<Loop> }
  | { readonly kind: 'done' };

/** Seconds of the openings: the first is there in a moment, and each is long enough to make what follows it, on a phone too. */
const OPENINGS = [8, 40];

const passed = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Samples are handed over, not copied: a piece is some fifty megabytes. */
const report = (what: Report, sound?: Stereo): void =>
  postMessage(what, { transfer: sound ? [sound.left.buffer, sound.right.buffer] : [] });

const open = async (song: Song, rate: number, patience: number): Promise<void> => {
  const frames = loopFrames(song, rate);
  const lengths = OPENINGS.filter((seconds) => 2 * seconds < song.seconds);
  if (lengths.length === 0) return passed(patience);
  const loudness = roughLoudness(song, rate);
  for (const [index, seconds] of lengths.entries()) {
    const sound = renderOpening(song, rate, seconds, loudness);
    report({ kind: 'opening', opening: { sound, rate, frames } }, sound);
    if (index === 0) await passed(patience);
  }
};

const make = async ({ bytes, rate: wanted, patience }: Order): Promise<void> => {
  const song = readMidi(bytes);
  if (!song.ok) return report({ kind: 'loop', loop: song });
  const rate = loopRate(song.value.seconds, wanted);
  const kept = await findLoop(bytes, rate, loopFrames(song.value, rate));
  if (kept) return report({ kind: 'loop', loop: ok({ sound: kept, rate }) }, kept);
  await open(song.value, rate, patience);
  const sound = renderLoop(song.value, rate);
  const samples = packed(sound);
  report({ kind: 'loop', loop: ok({ sound, rate }) }, sound);
  await keepLoop(bytes, rate, samples);
};

addEventListener('message', async ({ data }: MessageEvent<Order>): Promise<void> => {
  try {
    await make(data);
    report({ kind: 'done' });
  } catch (cause) {
    // What a promise throws is no error of the worker for whoever listens to it.
    setTimeout(() => {
      throw cause;
    });
  }
});
