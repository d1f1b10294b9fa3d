import { noiseOf } from './noise.ts';
import { playStruck } from './playStruck.ts';
import type { Note } from './song.ts';
import type { Stereo } from './stereo.ts';

/** A drum: a skin that rings and the noise of its snares, sticks or metal. */
interface Drum {
  readonly hz: number;
  readonly ring: number;
  readonly noise: number;
  readonly hiss: number;
  readonly brightness: number;
}

const BASS: Drum = { hz: 54, ring: 0.35, noise: 0.1, hiss: 0.03, brightness: 0.2 };
const SNARE: Drum = { hz: 185, ring: 0.16, noise: 0.8, hiss: 0.2, brightness: 0.7 };
const TOM: Drum = { hz: 110, ring: 0.5, noise: 0.12, hiss: 0.06, brightness: 0.3 };
const HAT: Drum = { hz: 6100, ring: 0.05, noise: 0.4, hiss: 0.08, brightness: 1 };
const CYMBAL: Drum = { hz: 4700, ring: 0.6, noise: 0.4, hiss: 1.1, brightness: 1 };

/** By General MIDI's keys; whatever is rare sounds like a closed hi-hat, softly. */
const DRUMS: Readonly<Record<number, Drum>> = {
  35: BASS,
  36: BASS,
  37: SNARE,
  38: SNARE,
  39: SNARE,
  40: SNARE,
  41: TOM,
  43: TOM,
  45: TOM,
  47: TOM,
  48: TOM,
  49: CYMBAL,
  50: TOM,
  51: CYMBAL,
  52: CYMBAL,
  55: CYMBAL,
  57: CYMBAL,
};

/** What a stroke sounds like: the skin, and the noise. */
export const playDrum = (rate: number, note: Note, gain: number): readonly Stereo[] => {
  const { hz, ring, noise, hiss, brightness } = DRUMS[note.pitch] ?? HAT;
  const modes = [
    { hz, strength: 1, ring },
    { hz: 1.6 * hz, strength: 0.4, ring: 0.6 * ring },
  ];
  return [
    playStruck(rate, note, { modes, damping: undefined, gain: (1 - noise) * gain }),
    noiseOf(rate, note, { gain: noise * gain, attack: 0, ring: hiss, brightness }),
  ];
};
