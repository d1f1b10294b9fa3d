/** A push: the place of the box before it, and the direction. */
export interface Push {
  readonly place: number;
  readonly direction: number;
}

/** The same as a number. */
export const pushNumber = (place: number, direction: number): number => place * 4 + direction;

export const pushOf = (number: number): Push => ({ place: number >>> 2, direction: number & 3 });
