import { parentPort } from 'node:worker_threads';
import type { LevelWish } from '../../core/making.ts';
import type { Level } from '../../core/pack.ts';
import { findMakable } from '../../games/makers.ts';

/** What a thread is told at its birth, so that it knows what it is for. */
export const MAKING = 'making';

/** A level for a thread to make. */
export interface MakingOrder {
  readonly game: string;
  readonly wish: LevelWish;
}

/** How far a thread is with a seed; once all is done, with what came of it. */
export type MakingReport =
  | { readonly kind: 'far'; readonly seed: number; readonly done: number }
  | { readonly kind: 'made'; readonly seed: number; readonly level: Level | undefined };

/** Milliseconds between two reports. */
const PAUSE = 100;

const make = async ({ game, wish }: MakingOrder, report: (report: MakingReport) => void): Promise<void> => {
  const maker = await findMakable(game)!.maker!();
  const making = maker.make(wish);
  for (let toldAt = performance.now(); ; ) {
    const step = making.next();
    if (step.done) return report({ kind: 'made', seed: wish.seed, level: step.value });
    if (performance.now() - toldAt < PAUSE) continue;
    report({ kind: 'far', seed: wish.seed, done: step.value });
    toldAt = performance.now();
  }
};

/** The whole life of a thread that makes levels. */
export const serveMaking = (): void => {
  const port = parentPort!;
  port.on('message', (order: MakingOrder) => make(order, (report) => port.postMessage(report)));
};
