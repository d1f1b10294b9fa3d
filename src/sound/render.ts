import { alike } from './alike.ts';
import { putInHall } from './hall.ts';
import { master } from './master.ts';
import { type Hiss, noiseOf } from './noise.ts';
import { timbreOf } from './orchestra.ts';
import { playDrum } from './playDrum.ts';
import { playHeld } from './playHeld.ts';
import { playStruck } from './playStruck.ts';
import { hertz, type Note, type Song } from './song.ts';
import { mix, type Stereo, silence } from './stereo.ts';
import type { Held } from './timbre.ts';
import { WaveShop } from './wave.ts';

/** Loudness of a single note before the whole is mastered: only the proportions matter. */
const NOTE_GAIN = 0.2;

/** Of a loop: with two ears some 120 MB, as much as a phone has to spare. */
const MOST_FRAMES = 15_000_000;

/** The rate for a loop that lasts so long: what is wanted, or as often half of it as the loop would be too large. */
export const loopRate = (seconds: number, wanted: number): number =>
  seconds * wanted <= MOST_FRAMES ? wanted : loopRate(seconds, wanted / 2);

/** How many frames the loop of a song has. */
export const loopFrames = ({ seconds }: Song, rate: number): number => Math.max(1, Math.round(seconds * rate));

/**
 * The song as a loop without a seam, exactly as long as it takes: whatever still sounds at its end, notes and hall, is in its
 * beginning. The same song gives the same samples.
 */
export const renderLoop = (song: Song, rate: number): Stereo => {
  const loop = playLoop(song, rate);
  master(loop);
  return loop;
};

/** The song in its hall, as loud as it happens to be. */
export const playLoop = (song: Song, rate: number): Stereo => {
  const loop = silence(loopFrames(song, rate));
  playNotes(song.notes, rate, (sound, from) => mix(loop, sound, from));
  putInHall(loop, rate);
  return loop;
};

/** Plays each note and hands its sound over with the frame at which it begins. */
export const playNotes = (notes: readonly Note[], rate: number, place: (sound: Stereo, from: number) => void): void => {
  const waves = new WaveShop(rate);
  for (const same of alike(notes, rate)) {
    for (const sound of playNote(rate, same[0]!, waves)) {
      for (const { start } of same) place(sound, Math.round(start * rate));
    }
  }
};

const playNote = (rate: number, note: Note, waves: WaveShop): readonly Stereo[] => {
  // The steepness of General MIDI's levels, and a little less for velocities: pp has to be heard over a fan.
  const gain = NOTE_GAIN * note.level ** 2 * note.velocity ** 1.5;
  if (note.program === 'drums') return playDrum(rate, note, gain);
  const timbre = timbreOf(note.program);
  if (timbre.kind === 'struck') {
    const modes = timbre.modes(hertz(note.pitch), note.velocity);
    return [playStruck(rate, note, { modes, damping: timbre.damping, gain: gain * timbre.gain })];
  }
  const tone = playHeld(rate, note, { timbre, wave: waves.wave(timbre, note.pitch), gain: gain * timbre.gain });
  return timbre.breath > 0 ? [tone, noiseOf(rate, note, breathOf(timbre, note, gain))] : [tone];
};

const breathOf = ({ attack, breath }: Held, { seconds }: Note, gain: number): Hiss => ({
  gain: gain * breath,
  attack: attack / 2,
  ring: seconds + 0.3,
  brightness: 0.35,
});
