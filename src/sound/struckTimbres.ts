import type { Mode, Struck } from './timbre.ts';

/** The recipe of a string: how bright, how long, where it is plucked or struck, and how stiff it is. */
interface StringRecipe {
  readonly partials: number;
  /** Fall of the strengths by the power of n. */
  readonly fall: number;
  /** Seconds that a string of 220 Hz rings. */
  readonly ring: number;
  /** How much sooner higher partials are gone. */
  readonly fade: number;
  /** Part of its length at which it is hit: partials that have a node there are missing. */
  readonly place: number;
  /** Sharpens high partials. */
  readonly stiffness: number;
  /** Hertz up to which a soft hammer excites it; a hard one goes twice as far and more. */
  readonly hammer: number;
}

const stringModes =
  ({ partials, fall, ring, fade, place, stiffness, hammer }: StringRecipe) =>
  (hz: number, velocity: number): readonly Mode[] =>
    Array.from({ length: partials }, (_, index) => {
      const n = index + 1;
      const at = n * hz * Math.sqrt(1 + stiffness * n * n);
      return {
        hz: at,
        strength:
          (Math.abs(Math.sin(Math.PI * n * place)) / n ** fall) * Math.exp(-at / (hammer * (0.4 + 1.6 * velocity))),
        ring: (ring * Math.min(2, (220 / hz) ** 0.6)) / (1 + fade * index),
      };
    });

/** Bars, plates and skins: partials where they happen to lie. */
const barModes =
  (bars: readonly (readonly [ratio: number, strength: number, ring: number])[]) =>
  (hz: number, velocity: number): readonly Mode[] =>
    bars.map(([ratio, strength, ring], index) => ({
      hz: ratio * hz,
      strength: strength * (index === 0 ? 1 : 0.3 + 0.9 * velocity),
      ring: ring * Math.min(1.5, (600 / hz) ** 0.4),
    }));

const PLUCKED: StringRecipe = {
  partials: 14,
  fall: 1,
  ring: 3.4,
  fade: 0.45,
  place: 0.36,
  stiffness: 0.00002,
  hammer: 3200,
};

const struck = (modes: Struck['modes'], damping: number | undefined, gain: number): Struck => ({
  kind: 'struck',
  modes,
  damping,
  gain,
});

export const pianoTimbre = struck(
  stringModes({ partials: 16, fall: 0.75, ring: 7, fade: 0.32, place: 0.12, stiffness: 0.0003, hammer: 1700 }),
  0.35,
  2.6,
);
export const harpTimbre = struck(stringModes(PLUCKED), undefined, 1.6);
export const guitarTimbre = struck(stringModes({ ...PLUCKED, place: 0.21, ring: 2.8 }), 0.25, 1.3);
export const bassGuitarTimbre = struck(stringModes({ ...PLUCKED, place: 0.17, ring: 2.6, hammer: 1400 }), 0.15, 1.7);
export const pizzicatoTimbre = struck(
  stringModes({ ...PLUCKED, partials: 10, ring: 0.8, hammer: 1800 }),
  undefined,
  2.2,
);
export const celestaTimbre = struck(
  barModes([
    [1, 1, 1.9],
    [2, 0.1, 1.1],
    [4.02, 0.2, 0.5],
    [6.7, 0.05, 0.2],
  ]),
  0.5,
  1.6,
);
export const glockenspielTimbre = struck(
  barModes([
    [1, 1, 2.4],
    [2.76, 0.3, 1.1],
    [5.4, 0.15, 0.5],
  ]),
  undefined,
  0.9,
);
export const vibraphoneTimbre = struck(
  barModes([
    [1, 1, 4],
    [3.98, 0.16, 1.2],
    [9.8, 0.04, 0.3],
  ]),
  0.6,
  1,
);
export const marimbaTimbre = struck(
  barModes([
    [1, 1, 0.7],
    [3.93, 0.22, 0.25],
    [9.2, 0.08, 0.1],
  ]),
  undefined,
  1.5,
);
export const timpaniTimbre = struck(
  barModes([
    [1, 1, 1.2],
    [1.5, 0.6, 0.9],
    [1.98, 0.4, 0.7],
    [2.44, 0.25, 0.5],
  ]),
  undefined,
  1.6,
);
