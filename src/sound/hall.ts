import type { Stereo } from './stereo.ts';

/** A number for each of the walls. Those at even places are on the left, the others on the right. */
type Walls = readonly [number, number, number, number, number, number, number, number];

/** Milliseconds that the walls are apart: with no common divisor, so that no tone comes back stronger than others. */
const DELAYS: Walls = [31.7, 37.3, 41.9, 47.1, 53.9, 61.3, 67.9, 73.7];
const WALLS = DELAYS.length;

/** Seconds until an echo is a thousandth as strong: a small hall. */
const REVERBERATION = 1.7;
/** What is heard so many seconds before a moment is in the hall then, and nothing earlier. */
export const HALL_SECONDS = 1.5 * REVERBERATION;
/** How much of the high tones the walls swallow at each reflection. */
const SOFTNESS = 0.35;
/** Low tones would only make it muddy: what changes slower than this is left out. */
const RUMBLE_HZ = 160;
/** Of what comes back, against what is heard directly. */
const WET = 0.2;

/** How strong an echo is that took so many frames; SOFTNESS is what it keeps of the one before. */
const strength = (frames: number, rate: number): number =>
  (1 - SOFTNESS) * 10 ** ((-3 * frames) / (REVERBERATION * rate));

/**
 * Puts the sound into a hall: a network of eight delays, all feeding each other (Jot and Chaigne). The sound is a loop: the
 * hall is filled with its end before the beginning is heard.
 */
export const putInHall = ({ left, right }: Stereo, rate: number): void => {
  const delays = DELAYS.map((ms) => Math.round((ms * rate) / 1000));
  // What the walls send out lies in one ring, frame after frame: a power of two, so that going round takes no decision.
  const ring = new Float32Array(WALLS * 2 ** Math.ceil(Math.log2(Math.max(...delays) + 1)));
  const round = ring.length - 1;
  const [a, b, c, d, e, f, g, h] = delays.map((frames, wall) => WALLS * frames - wall) as unknown as Walls;
  const [s, t, u, v, w, x, y, z] = delays.map((frames) => strength(frames, rate)) as unknown as Walls;
  const rumble = 1 - Math.exp((-2 * Math.PI * RUMBLE_HZ) / rate);
  let [lowLeft, lowRight] = [0, 0];
  // Echoes, wall by wall. A loop over the walls would take three times as long, and music is made while somebody waits.
  let [l1, r1, l2, r2, l3, r3, l4, r4] = DELAYS.map(() => 0) as unknown as Walls;
  const before = Math.min(left.length, Math.ceil(HALL_SECONDS * rate));
  for (let frame = -before; frame < left.length; frame++) {
    const at = frame < 0 ? frame + left.length : frame;
    const now = (WALLS * (frame + before)) & round;
    l1 = s * ring[(now - a) & round]! + SOFTNESS * l1;
    r1 = t * ring[(now - b) & round]! + SOFTNESS * r1;
    l2 = u * ring[(now - c) & round]! + SOFTNESS * l2;
    r2 = v * ring[(now - d) & round]! + SOFTNESS * r2;
    l3 = w * ring[(now - e) & round]! + SOFTNESS * l3;
    r3 = x * ring[(now - f) & round]! + SOFTNESS * r3;
    l4 = y * ring[(now - g) & round]! + SOFTNESS * l4;
    r4 = z * ring[(now - h) & round]! + SOFTNESS * r4;
    lowLeft += rumble * (left[at]! - lowLeft);
    lowRight += rumble * (right[at]! - lowRight);
    // Householder's matrix sends the energy from each wall to all, and loses none.
    const shared = (2 / WALLS) * (l1 + r1 + l2 + r2 + l3 + r3 + l4 + r4);
    const toLeft = left[at]! - lowLeft - shared;
    const toRight = right[at]! - lowRight - shared;
    ring[now] = l1 + toLeft;
    ring[now + 1] = r1 + toRight;
    ring[now + 2] = l2 + toLeft;
    ring[now + 3] = r2 + toRight;
    ring[now + 4] = l3 + toLeft;
    ring[now + 5] = r3 + toRight;
    ring[now + 6] = l4 + toLeft;
    ring[now + 7] = r4 + toRight;
    // The end is needed dry once more: before the beginning the hall only listens.
    if (frame < 0) continue;
    left[at] = left[at]! + WET * (l1 - l2 + l3 - l4);
    right[at] = right[at]! + WET * (r1 - r2 + r3 - r4);
  }
};
