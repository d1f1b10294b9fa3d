import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Task } from '../../core/engine.ts';
import { openState } from '../../core/replay.ts';
import { threadsNow } from '../../node/now.ts';
import { thoughts } from '../../play/thinking/withinMemory.ts';
import { gameNamed, positionOf } from '../source.ts';

/** A level for a lane to think about. Once the number that all share is another one, nobody wants to know any more. */
export interface Order {
  readonly number: number;
  readonly game: string;
  readonly board: string;
  readonly engine: string;
  /** When its time is up, on the clock of all threads: whoever begins late has less of it. */
  readonly end: number;
  readonly task: Omit<Task, 'now' | 'ms'>;
}

/** How far a lane is, and in the end its answer. The first one is of no level: the thread is there. */
export interface Report {
  readonly number: number;
  readonly nodes: number;
  readonly answer?: Answer;
}

/** Milliseconds between two reports. */
const PAUSE = 100;

/** Thinks about a level, until its time is up or another number is the current one. */
export const think = async (order: Order, current: Int32Array, report: (report: Report) => void): Promise<void> => {
  const { number, board, end, task } = order;
  const game = gameNamed(order.game);
  const engine = (await game.engines!()).find(({ id }) => id === order.engine)!;
  const start = openState(game, positionOf(game, { board }));
  const thinking = thoughts(engine, start, { ...task, now: threadsNow, ms: end - threadsNow() });
  for (let toldAt = performance.now(); Atomics.load(current, 0) === number; ) {
    const next = thinking.next();
    if (next.done) return report({ number, nodes: next.value.nodes, answer: next.value });
    if (performance.now() - toldAt < PAUSE) continue;
    report({ number, nodes: next.value.nodes });
    toldAt = performance.now();
  }
};

/** The whole life of a thread that thinks in a lane. */
export const serveLane = (): void => {
  const port = parentPort!;
  const report = (some: Report): void => port.postMessage(some);
  port.on('message', (order: Order) => think(order, workerData as Int32Array, report));
  report({ number: 0, nodes: 0 });
};
