import { expect, test } from 'vitest';
import { HARD_BOARD } from '../../../test/tools/hardBoard.ts';
import { threadsNow } from '../../node/now.ts';
import { type Order, type Report, think } from './laneWorker.ts';

const ORDER: Order = {
  ...{ number: 1, game: 'sokoban', board: HARD_BOARD.join('\n'), engine: 'pushes' },
  ...{ end: threadsNow() + 3_600_000, task: { lane: { index: 0, of: 1 } } },
};

const reportsOf = async (order: Order, current: number): Promise<readonly Report[]> => {
  const reports: Report[] = [];
  await think(order, Int32Array.of(current), (report) => reports.push(report));
  return reports;
};

test('a thread that begins when the time of a level is over has none of its own', async () => {
  const [report] = await reportsOf({ ...ORDER, end: threadsNow() }, 1);
  expect(report).toMatchObject({ number: 1, answer: { kind: 'gaveUp', reason: { text: 'The time is up.' } } });
});

test('what nobody wants to know any more is not thought about', async () => {
  expect(await reportsOf(ORDER, 2)).toEqual([]);
});
