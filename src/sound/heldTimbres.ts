import type { Held } from './timbre.ts';

/** A resonance of a body or a mouth: 1 at its middle, less to both sides. */
const formant = (hz: number, middle: number, width: number): number => 1 / (1 + ((hz - middle) / width) ** 2);

/** What comes through of high partials. */
const below = (hz: number, edge: number): number => 1 / (1 + (hz / edge) ** 2);

const BASE: Held = {
  kind: 'held',
  partial: (n) => 1 / n,
  dullness: 0.6,
  attack: 0.05,
  release: 0.12,
  vibrato: 0,
  players: 1,
  detune: 0,
  width: 0,
  breath: 0,
  gain: 1,
};

/** A sawtooth, which a bowed string is, coloured by the body of a violin: air, wood, bridge. */
const bowed = (n: number, hz: number): number =>
  (1 / n) *
  (0.5 +
    formant(hz, 290, 90) +
    0.9 * formant(hz, 520, 160) +
    0.7 * formant(hz, 1100, 500) +
    0.8 * formant(hz, 2600, 700)) *
  below(hz, 5500);

/** The same, larger: everything lies lower. */
const bowedLow = (n: number, hz: number): number => bowed(n, hz * 1.9);

const violin: Held = { ...BASE, partial: bowed, dullness: 0.5, attack: 0.09, release: 0.16, vibrato: 13, gain: 0.9 };

const strings: Held = { ...violin, attack: 0.13, release: 0.28, vibrato: 8, players: 3, detune: 7, width: 0.5 };

const brass = (n: number, hz: number): number =>
  ((0.35 + formant(hz, 450, 500) + 0.4 * formant(hz, 1200, 700)) / n ** 0.5) * below(hz, 2400);

const horn: Held = {
  ...BASE,
  partial: (n, hz) => brass(n, hz) * below(hz, 1300),
  dullness: 1,
  attack: 0.06,
  release: 0.14,
  vibrato: 3,
};

const reed = (n: number, hz: number): number =>
  (0.25 + formant(hz, 1100, 500) + 0.5 * formant(hz, 2900, 800)) / n ** 0.6;

/** A closed tube has the odd partials; the even ones come in higher up. */
const closed = (n: number, hz: number): number => ((n % 2 === 1 ? 1 : 0.06 + 0.025 * n) / n ** 0.9) * below(hz, 2600);

const voiced = (n: number, hz: number): number =>
  (formant(hz, 620, 160) + 0.5 * formant(hz, 1080, 200) + 0.2 * formant(hz, 2500, 400) + 0.08) / n ** 0.4;

const DRAWBARS = [1, 0.8, 0.4, 0.5, 0, 0.25, 0, 0.3];

export const violinTimbre = violin;
export const violaTimbre: Held = { ...violin, partial: (n, hz) => bowed(n, hz * 1.3), vibrato: 11 };
export const celloTimbre: Held = { ...violin, partial: bowedLow, attack: 0.1, release: 0.2, vibrato: 11 };
export const contrabassTimbre: Held = {
  ...celloTimbre,
  partial: (n, hz) => bowedLow(n, hz * 1.4),
  vibrato: 4,
  gain: 1.1,
};
export const stringsTimbre = strings;
export const padTimbre: Held = { ...strings, attack: 0.3, release: 0.6, dullness: 0.9 };
export const choirTimbre: Held = { ...strings, partial: voiced, attack: 0.16, vibrato: 12 };
export const hornTimbre = horn;
export const trumpetTimbre: Held = { ...horn, partial: brass, attack: 0.03 };
export const oboeTimbre: Held = {
  ...BASE,
  partial: (n, hz) => reed(n, hz) * below(hz, 4500),
  dullness: 0.3,
  vibrato: 7,
  gain: 0.75,
};
export const saxTimbre: Held = {
  ...BASE,
  partial: (n, hz) => reed(n, hz * 1.5) * below(hz, 2800),
  vibrato: 9,
  gain: 0.8,
};
export const bassoonTimbre: Held = { ...BASE, partial: (n, hz) => reed(n, hz * 2.3) * below(hz, 1800), vibrato: 4 };
export const clarinetTimbre: Held = {
  ...BASE,
  partial: closed,
  attack: 0.045,
  release: 0.11,
  vibrato: 2,
  breath: 0.04,
};
export const fluteTimbre: Held = {
  ...BASE,
  partial: (n) => [1, 0.45, 0.22, 0.07, 0.03, 0.015][n - 1] ?? 0,
  dullness: 1.2,
  attack: 0.06,
  vibrato: 9,
  breath: 0.16,
};
export const organTimbre: Held = {
  ...BASE,
  partial: (n) => DRAWBARS[n - 1] ?? 0,
  dullness: 0.2,
  attack: 0.02,
  release: 0.08,
};
export const accordionTimbre: Held = { ...oboeTimbre, attack: 0.04, vibrato: 0, players: 2, detune: 9, width: 0.3 };
export const leadTimbre: Held = {
  ...BASE,
  partial: (n, hz) => (1 / n) * below(hz, 2500),
  attack: 0.01,
  players: 2,
  detune: 6,
  width: 0.3,
};
