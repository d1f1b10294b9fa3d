import { putInHall } from './hall.ts';
import { master } from './master.ts';
import { addNoise, type Hiss } from './noise.ts';
import { timbreOf } from './orchestra.ts';
import { playDrum } from './playDrum.ts';
import { playHeld } from './playHeld.ts';
import { playStruck } from './playStruck.ts';
import { hertz, type Note, type Song } from './song.ts';
import { type Stereo, silence } from './stereo.ts';
import type { Held } from './timbre.ts';
import { WaveShop } from './wave.ts';

/** Loudness of a single note before the whole is mastered: only the proportions matter. */
const NOTE_GAIN = 0.2;

/**
 * The song as a loop without a seam, exactly as long as it takes: whatever still sounds at its end, notes and hall, is in its
 * beginning. The same song gives the same samples.
 */
export const renderLoop = (song: Song, rate: number): Stereo => {
  const sound = silence(Math.max(1, Math.round(song.seconds * rate)));
  const waves = new WaveShop(rate);
  for (const note of song.notes) playNote(sound, rate, note, waves);
  putInHall(sound, rate);
  master(sound);
  return sound;
};

const playNote = (sound: Stereo, rate: number, note: Note, waves: WaveShop): void => {
  // The steepness of General MIDI's levels, and a little less for velocities: pp has to be heard over a fan.
  const gain = NOTE_GAIN * note.level ** 2 * note.velocity ** 1.5;
  if (note.program === 'drums') {
    playDrum(sound, rate, note, gain);
    return;
  }
  const timbre = timbreOf(note.program);
  if (timbre.kind === 'struck') {
    const modes = timbre.modes(hertz(note.pitch), note.velocity);
    playStruck(sound, rate, note, { modes, damping: timbre.damping, gain: gain * timbre.gain });
    return;
  }
  playHeld(sound, rate, note, { timbre, wave: waves.wave(timbre, note.pitch), gain: gain * timbre.gain });
  if (timbre.breath > 0) addNoise(sound, rate, note, breathOf(timbre, note, gain));
};

const breathOf = ({ attack, breath }: Held, { seconds }: Note, gain: number): Hiss => ({
  gain: gain * breath,
  attack: attack / 2,
  ring: seconds + 0.3,
  brightness: 0.35,
});
