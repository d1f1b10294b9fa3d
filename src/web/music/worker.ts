import { ok, type Parsed } from '../../core/parsed.ts';
import { readMidi } from '../../sound/midi.ts';
import { loopRate, renderLoop } from '../../sound/render.ts';
import type { Stereo } from '../../sound/stereo.ts';

/** A MIDI file, and the rate at which it is to be heard. */
export interface Order {
  readonly bytes: Uint8Array;
  readonly rate: number;
}

/** A piece as it is played over and over, at a rate that its length allows. */
export interface Loop {
  readonly sound: Stereo;
  readonly rate: number;
}

const fill = ({ bytes, rate: wanted }: Order): Parsed<Loop> => {
  const song = readMidi(bytes);
  if (!song.ok) return song;
  const rate = loopRate(song.value.seconds, wanted);
  return ok({ sound: renderLoop(song.value, rate), rate });
};

addEventListener('message', ({ data }: MessageEvent<Order>): void => {
  const loop = fill(data);
  // Handed over, not copied: a piece is some fifty megabytes.
  const transfer = loop.ok ? [loop.value.sound.left.buffer, loop.value.sound.right.buffer] : [];
  postMessage(loop, { transfer });
});
