import type { Talk } from '../../../core/engine.ts';
import type { Weights } from './net.ts';
import { plainWeights } from './plainWeights.ts';
import { Uci } from './uci.ts';
import { readWeights, type WeightsFile } from './weights.ts';

/** What was learned, by the size of the board. */
const LEARNED: Readonly<Record<number, () => Promise<WeightsFile>>> = {};

export const weightsOf = async (size: number): Promise<Weights> => {
  const learned = await LEARNED[size]?.();
  return learned ? readWeights(learned) : plainWeights(size);
};

export const talk = (now: () => number): Talk => new Uci({ now, weightsOf });
