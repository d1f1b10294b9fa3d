import type { Cue, Shape } from '../../core/view.ts';

/** What is to be heard with what is shown. The same cue with another number is heard again. */
export interface Sounding {
  readonly number: number;
  readonly cue: Cue | undefined;
}

/** What is heard of going so many steps forth or back in a line: of a leap over many nothing. */
export const seekCue = (steps: number, last: Shape | undefined): Cue | undefined => {
  if (steps === -1) return 'undo';
  return steps === 1 ? last?.happening : undefined;
};
