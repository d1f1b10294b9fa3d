import { HALL_SECONDS, putInHall } from './hall.ts';
import { master } from './master.ts';
import { playLoop, playNotes } from './render.ts';
import type { Song } from './song.ts';
import { mix, rms, type Stereo, silence } from './stereo.ts';

/** Seconds in which an opening dies away at its end, for whoever has nothing to go on with. */
const FADE = 1;
/** At a rate that is so many times lower a song is rendered in a fraction of the time, and its loudness is about the same. */
const COARSER = 10;
/** What a coarse rendering leaves out is heard: an opening is never so many times as loud as a piece is on the whole. */
const MOST = 2;

/** How loud a song is on the whole before it is mastered, about: within a decibel for what is not all high tones. */
export const roughLoudness = (song: Song, rate: number): number => rms(playLoop(song, rate / COARSER));

/**
 * The first seconds of a song, to be heard while the whole of it is being rendered: the same samples as in its loop, but for
 * the echo of its end and, as the loudness of the whole is only known about, a factor near 1. It dies away at its end.
 */
export const renderOpening = (song: Song, rate: number, seconds: number, loudness: number): Stereo => {
  const frames = Math.round(seconds * rate);
  // The hall takes what it hears for a loop: before the beginning there is silence.
  const sound = silence(frames + Math.ceil(HALL_SECONDS * rate));
  const notes = song.notes.filter(({ start }) => Math.round(start * rate) < frames);
  playNotes(notes, rate, ({ left, right }, from) => {
    const end = frames - from;
    mix(sound, { left: left.subarray(0, end), right: right.subarray(0, end) }, from);
  });
  putInHall(sound, rate);
  const opening = { left: sound.left.slice(0, frames), right: sound.right.slice(0, frames) };
  master(opening, Math.max(loudness, rms(opening) / MOST));
  for (const side of [opening.left, opening.right]) fadeOut(side, Math.min(frames, Math.round(FADE * rate)));
  return opening;
};

const fadeOut = (side: Float32Array, frames: number): void => {
  const from = side.length - frames;
  for (let at = from; at < side.length; at++) side[at] = side[at]! * (1 - (at - from) / frames);
};
