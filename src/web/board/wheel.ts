/** How far a wheel turns for one move: less than a notch, more than a shiver of a touchpad. */
const NOTCH = 60;

/** A wheel that goes through moves: back when it is turned up, forth when it is turned down. */
export class Wheel {
  #turned = 0;

  turn(by: number): 'back' | 'forth' | undefined {
    this.#turned += by;
    if (Math.abs(this.#turned) < NOTCH) return undefined;
    const way = this.#turned < 0 ? 'back' : 'forth';
    this.#turned = 0;
    return way;
  }
}
