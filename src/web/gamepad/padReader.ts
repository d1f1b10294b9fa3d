import type { Direction } from '../../core/grid.ts';

/** What a gamepad asks for, whatever is on the screen. */
export type PadKey = Direction | 'choose' | 'back' | 'restart' | 'levels' | 'previous' | 'next' | 'menu';

/** A button that went down, or that is still held. */
export interface PadPress {
  readonly key: PadKey;
  readonly held: 'fresh' | 'held';
}

/** As much of a gamepad as is read here. */
export interface PadState {
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
}

/** The numbers that browsers give the buttons of a standard gamepad: A, B, X and Y, the shoulders, Start, the cross. */
const BUTTONS: Readonly<Record<number, PadKey>> = {
  0: 'choose',
  1: 'back',
  2: 'restart',
  3: 'levels',
  4: 'previous',
  5: 'next',
  9: 'menu',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
};

/** How far a stick has to be pushed. */
const PUSHED = 0.5;

/** Milliseconds until what is held asks again, and then for each time more. */
const [WAIT, PACE] = [320, 110];

/** Where the left stick points: to the side that it is pushed to further. */
const stickOf = ([x = 0, y = 0]: readonly number[]): readonly PadKey[] => {
  if (Math.max(Math.abs(x), Math.abs(y)) < PUSHED) return [];
  if (Math.abs(x) > Math.abs(y)) return [x < 0 ? 'left' : 'right'];
  return [y < 0 ? 'up' : 'down'];
};

const heldOn = ({ buttons, axes }: PadState): readonly PadKey[] => [
  ...Object.entries(BUTTONS).flatMap(([number, key]) => (buttons[Number(number)]?.pressed ? [key] : [])),
  ...stickOf(axes),
];

/** A key that is down: when it asks again, and what lay on top when it was pressed. */
interface Held {
  readonly due: number;
  readonly layer: unknown;
}

/** Tells of gamepads that are looked at again and again what is pressed on them. */
export class PadReader {
  #held: ReadonlyMap<PadKey, Held> = new Map();

  /** What is held asks again only as long as the layer where it was pressed lies on top. */
  read(pads: readonly PadState[], now: number, layer?: unknown): readonly PadPress[] {
    const before = this.#held;
    const keys = [...new Set(pads.flatMap(heldOn))];
    const presses = keys.flatMap((key): readonly PadPress[] => {
      const held = before.get(key);
      if (!held) return [{ key, held: 'fresh' }];
      return held.due <= now && held.layer === layer ? [{ key, held: 'held' }] : [];
    });
    const heldFrom = (held: Held | undefined): Held => {
      if (!held) return { due: now + WAIT, layer };
      return held.due <= now ? { ...held, due: now + PACE } : held;
    };
    this.#held = new Map(keys.map((key) => [key, heldFrom(before.get(key))]));
    return presses;
  }
}
