import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Task } from '../../core/engine.ts';
import { openState } from '../../core/replay.ts';
import { thoughts } from '../../play/thinking/withinMemory.ts';
import { gameNamed, positionOf } from '../source.ts';

/** A level for a lane to think about. Once the number that all share is another one, nobody wants to know any more. */
export interface Order {
  readonly number: number;
  readonly game: string;
  readonly board: string;
  readonly engine: string;
  readonly task: Omit<Task, 'now'>;
}

/** How far a lane is, and in the end its answer. */
export interface Report {
  readonly number: number;
  readonly nodes: number;
  readonly answer?: Answer;
}

/** Milliseconds between two reports. */
const PAUSE = 100;

const think = async (order: Order, current: Int32Array, report: (report: Report) => void): Promise<void> => {
  const { number, board, task } = order;
  const game = gameNamed(order.game);
  const engine = (await game.engines!()).find(({ id }) => id === order.engine)!;
  const start = openState(game, positionOf(game, { board }));
  const thinking = thoughts(engine, start, { ...task, now: () => performance.now() });
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
  port.on('message', (order: Order) => think(order, workerData as Int32Array, (report) => port.postMessage(report)));
};
