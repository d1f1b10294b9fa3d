import type { Talk } from '../../../core/engine.ts';
import type { Mind } from '../../../core/mind.ts';
import { sentence } from '../../../core/parsed.ts';
import { parse } from '../position.ts';
import { mindOf } from './mind.ts';
import type { Weights } from './net.ts';
import { plainWeights } from './plainWeights.ts';
import { Uci } from './uci.ts';
import { readWeights, type WeightsFile } from './weights.ts';

/** What was learned, by the size of the board. */
const LEARNED: Readonly<Record<number, () => Promise<WeightsFile>>> = {
  6: async () => (await import('./learned/6.json', { with: { type: 'json' } })).default,
  8: async () => (await import('./learned/8.json', { with: { type: 'json' } })).default,
  10: async () => (await import('./learned/10.json', { with: { type: 'json' } })).default,
};

export const weightsOf = async (size: number): Promise<Weights> => {
  const learned = await LEARNED[size]?.();
  return learned ? readWeights(learned) : plainWeights(size);
};

export const talk = (now: () => number): Talk => new Uci({ now, weightsOf });

/** What thinks about boards like that of a position. */
export const mind = async (position: string): Promise<Mind> => {
  const read = parse(position);
  if (!read.ok) throw new Error(sentence(read.problem.message));
  return mindOf(await weightsOf(read.value.size));
};
