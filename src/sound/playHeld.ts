import { hertz, type Note } from './song.ts';
import { panned, type Stereo, silence } from './stereo.ts';
import type { Held } from './timbre.ts';
import { CYCLE, type Wave } from './wave.ts';

/** Samples between two looks at envelope and vibrato: less than a millisecond. */
const BLOCK = 32;

const VIBRATO_HZ = 5.3;
/** Seconds without vibrato at the beginning of a note, as players do it. */
const VIBRATO_DELAY = 0.3;
/** Releases are drawn out until they are a thousandth. */
const SILENT = Math.log(1000);
/** The logarithm of a hundredth of a half tone. */
const CENT = Math.log(2) / 1200;

/** What a tone is like at a time from its beginning. */
interface Shape {
  readonly attack: number;
  readonly held: number;
  readonly release: number;
}

/** What a note sounds like, as loud as `gain`. */
export const playHeld = (rate: number, note: Note, { timbre, wave, gain }: Playing): Stereo => {
  const { players, detune, width } = timbre;
  const blocks = Math.ceil(((note.seconds + timbre.release) * rate) / BLOCK);
  const out = silence(blocks * BLOCK);
  for (let player = 0; player < players; player++) {
    // From -1 to 1: where one stands and how far one is out of tune.
    const seat = players === 1 ? 0 : (2 * player) / (players - 1) - 1;
    const cents = detune * (players === 1 ? 0 : seat + 0.17 * ((player * 7 + note.pitch) % 5) - 0.34);
    const pan = note.pan + width * (player % 2 === 0 ? seat : -seat);
    addTone(out, rate, note, { timbre, wave, gain: gain / Math.sqrt(players), cents, pan, player });
  }
  return out;
};

/** How a note is to be played. */
export interface Playing {
  readonly timbre: Held;
  readonly wave: Wave;
  readonly gain: number;
}

interface Tone extends Playing {
  readonly cents: number;
  readonly pan: number;
  readonly player: number;
}

const shapeOf = ({ attack, release }: Held, { seconds }: Note): Shape => ({
  // A note too short for its attack would never sound.
  attack: Math.min(attack, 0.45 * seconds + 0.004),
  held: seconds,
  release,
});

const levelAt = ({ attack, held, release }: Shape, time: number): number => {
  const rise = time < attack ? Math.sin((Math.PI / 2) * (time / attack)) ** 2 : 1;
  return time < held ? rise : rise * Math.exp((-SILENT * (time - held)) / release);
};

const addTone = ({ left, right }: Stereo, rate: number, note: Note, tone: Tone): void => {
  const { timbre, wave, gain, cents, pan, player } = tone;
  const { soft, hard } = wave;
  const shape = shapeOf(timbre, note);
  const [toLeft, toRight] = panned(pan);
  const step = (CYCLE * hertz(note.pitch) * 2 ** (cents / 1200)) / rate;
  // Players do not begin in phase: each starts elsewhere in the cycle, always at the same place.
  let phase = (note.pitch * 331 + player * 787) % CYCLE;
  let level = 0;
  for (let frame = 0; frame < left.length; frame += BLOCK) {
    const time = (frame + BLOCK) / rate;
    const target = gain * levelAt(shape, time);
    const slope = (target - level) / BLOCK;
    const pace = step * vibratoAt(timbre, time, player);
    const hardness = note.velocity * (0.4 + 0.6 * Math.min(1, time / (2 * shape.attack)));
    for (let at = frame; at < frame + BLOCK; at++) {
      level += slope;
      phase += pace;
      const whole = phase | 0;
      const between = phase - whole;
      const index = whole & (CYCLE - 1);
      const a = soft[index]! + (soft[index + 1]! - soft[index]!) * between;
      const b = hard[index]! + (hard[index + 1]! - hard[index]!) * between;
      const sample = level * (a + (b - a) * hardness);
      left[at] = left[at]! + sample * toLeft;
      right[at] = right[at]! + sample * toRight;
    }
    phase %= CYCLE;
  }
};

/** The factor by which vibrato changes the pitch; it comes in gradually. */
const vibratoAt = ({ vibrato }: Held, time: number, player: number): number => {
  const depth = vibrato * Math.max(0, Math.min(1, (time - VIBRATO_DELAY) / 0.4));
  if (depth === 0) return 1;
  const bend = CENT * depth * Math.sin(2 * Math.PI * (VIBRATO_HZ + 0.23 * player) * time + player);
  // The beginning of the exponential: what is left out is far less than anyone hears.
  return 1 + bend + (bend * bend) / 2;
};
