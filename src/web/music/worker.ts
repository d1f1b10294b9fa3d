import { ok, type Parsed } from '../../core/parsed.ts';
import { readMidi } from '../../sound/midi.ts';
import { renderLoop } from '../../sound/render.ts';
import type { Stereo } from '../../sound/stereo.ts';

/** A MIDI file, and the rate at which it is to be heard. */
export interface Order {
  readonly bytes: Uint8Array;
  readonly rate: number;
}

const fill = ({ bytes, rate }: Order): Parsed<Stereo> => {
  const song = readMidi(bytes);
  return song.ok ? ok(renderLoop(song.value, rate)) : song;
};

addEventListener('message', ({ data }: MessageEvent<Order>): void => {
  const sound = fill(data);
  // Handed over, not copied: a piece is some fifty megabytes.
  const transfer = sound.ok ? [sound.value.left.buffer, sound.value.right.buffer] : [];
  postMessage(sound, { transfer });
});
