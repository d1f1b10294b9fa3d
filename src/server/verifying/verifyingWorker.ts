import { parentPort } from 'node:worker_threads';
import type { Parsed } from '../../core/parsed.ts';
import { type Claim, judge, type Verdict } from './verdict.ts';

/** What the thread that replays is started with, so that the program knows which of its threads it is. */
export const VERIFYING = 'verifying';

export interface Order {
  readonly number: number;
  readonly claim: Claim;
}

export interface Report {
  readonly number: number;
  readonly verdict: Parsed<Verdict>;
}

export const serveVerifying = (): void => {
  parentPort?.on('message', ({ number, claim }: Order) => {
    const report: Report = { number, verdict: judge(claim) };
    parentPort?.postMessage(report);
  });
};
