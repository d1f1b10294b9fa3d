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

type Judgements = readonly (Judgement | undefined)[];

/** Positions one after another of which something is known. */
const knownStretches = (judgements: Judgements): readonly Stretch[] => {
  const found: Stretch[] = [];
  for (const [at, judgement] of judgements.entries()) {
    if (!judgement) continue;
    const before = found.at(-1);
    if (before?.to === at - 1) found[found.length - 1] = { from: before.from, to: at };
    else found.push({ from: at, to: at });
  }
  return found;
};

const stretchPath = (judgements: Judgements, below: Seat, { from, to }: Stretch): string => {
  const known = judgements.slice(from, to + 1);
  return `M${known.map((one, index) => point(from + index, heightOf(one!, below))).join('L')}`;
};

/** The line between both sides, as far as it is known; one unit wide a move. */
export const linePath = (judgements: Judgements, below: Seat): string =>
  knownStretches(judgements)
    .map((stretch) => stretchPath(judgements, below, stretch))
    .join('');

/** The part of whoever is below: all that is under that line. */
export const areaPath = (judgements: Judgements, below: Seat): string =>
  knownStretches(judgements)
    .map((stretch) => `${stretchPath(judgements, below, stretch)}L${stretch.to} ${HEIGHT}L${stretch.from} ${HEIGHT}z`)
    .join('');

/** What is known at all, from the lower edge to the upper one: the rest is nobody's yet. */
export const knownPath = (judgements: Judgements): string =>
  knownStretches(judgements)
    .map(({ from, to }) => `M${from} 0H${to}V${HEIGHT}H${from}z`)
    .join('');

/** Where it is certain who wins: from position to position, each with half a move around it. */
export const certainStretches = (judgements: Judgements, length: number): readonly Stretch[] => {
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
