import type { Rival } from '../../core/mind.ts';
import { say } from '../../core/parsed.ts';

/** A rival, and how many moves he looks ahead. */
export interface Level extends Rival {
  readonly plies: number;
}

/** Whoever looks nine moves ahead sees the end of every game. */
export const rivals: readonly Level[] = [
  { name: say('Sparrow'), introduction: say('Hops to wherever there is room.'), ms: 200, plies: 1 },
  { name: say('Fox'), introduction: say('Sees what you are about to do.'), ms: 200, plies: 2 },
  { name: say('Owl'), introduction: say('Has seen every game there is, and never loses one.'), ms: 200, plies: 9 },
];
