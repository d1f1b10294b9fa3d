import { parentPort } from 'node:worker_threads';
import type { Parsed } from '../../core/parsed.ts';
import { factsOf, type PackFacts, type PackFile } from './packFacts.ts';
import { type Claim, judge, type Verdict } from './verdict.ts';

/** What the thread that replays is started with, so that the program knows which of its threads it is. */
export const VERIFYING = 'verifying';

/** What can be asked, and what is answered. */
export interface Questions {
  readonly result: { readonly asked: Claim; readonly answer: Verdict };
  readonly pack: { readonly asked: PackFile; readonly answer: PackFacts };
}

export type Kind = keyof Questions;

/** How each question is answered. */
const ANSWERS: { readonly [K in Kind]: (asked: never) => Parsed<unknown> | Promise<Parsed<unknown>> } = {
  result: judge,
  pack: factsOf,
};

export const answerTo = async <K extends Kind>(
  kind: K,
  asked: Questions[K]['asked'],
): Promise<Parsed<Questions[K]['answer']>> => (await ANSWERS[kind](asked as never)) as Parsed<Questions[K]['answer']>;

export interface Order {
  readonly number: number;
  readonly kind: Kind;
  readonly asked: Questions[Kind]['asked'];
}

export interface Report {
  readonly number: number;
  readonly answer: Parsed<unknown>;
}

/** What the thread says first, once it can be asked. */
export const READY = 'ready';

export const serveVerifying = (): void => {
  parentPort?.on('message', async ({ number, kind, asked }: Order) => {
    const report: Report = { number, answer: await answerTo(kind, asked) };
    parentPort?.postMessage(report);
  });
  parentPort?.postMessage(READY);
};
