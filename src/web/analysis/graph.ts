import type { Seat } from '../../core/game.ts';
import { type Judgement, shareOf } from '../../play/analysis/judgement.ts';

/** A stretch of a game, from one number of moves to another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What is drawn is a hundred high. */
export const HEIGHT = 100;

/** How high the line between both sides lies: whoever is below has what is below it. */
export const heightOf = (judgement: Judgement, below: Seat): number => (1 - shareOf(judgement, below)) * HEIGHT;

const point = (x: number, y: number): string => `${x} ${Math.round(y * 100) / 100}`;

/** The line between both sides, as far as it is known; one unit wide a move. */
export const linePath = (judgements: readonly (Judgement | undefined)[], below: Seat): string => {
  const points = judgements.flatMap((one, at) => (one ? [point(at, heightOf(one, below))] : []));
  return points.length > 0 ? `M${points.join('L')}` : '';
};

/** The part of whoever is below: all that is under that line. */
export const areaPath = (judgements: readonly (Judgement | undefined)[], below: Seat): string => {
  const line = linePath(judgements, below);
  const known = judgements.flatMap((one, at) => (one ? [at] : []));
  return line === '' ? '' : `${line}L${known.at(-1)} ${HEIGHT}L${known[0]} ${HEIGHT}z`;
};

/** Where it is certain who wins: from position to position, each with half a move around it. */
export const certainStretches = (
  judgements: readonly (Judgement | undefined)[],
  length: number,
): readonly Stretch[] => {
  const found: Stretch[] = [];
  for (const [at, judgement] of judgements.entries()) {
    if (!judgement?.certainty) continue;
    const [from, to] = [Math.max(0, at - 0.5), Math.min(length, at + 0.5)];
    const before = found.at(-1);
    if (before?.to === from) found[found.length - 1] = { from: before.from, to };
    else found.push({ from, to });
  }
  return found;
};
