import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { BUNDLE } from '../../../test/tools/kura.ts';
import { TooBusyError, TooManyError } from '../tooMuch.ts';
import { ThreadVerifier } from './verifier.ts';

/** The program beside the command, which threads run. */
const PROGRAM = pathToFileURL(join(BUNDLE, '../kura-server.mjs'));

const CLAIM = {
  ...{ game: 'sokoban', board: '######\n#@$ .#\n######', moves: 'RR' },
  ...{ time: 4000, date: '2026-11-18T10:00:00Z', name: 'Anna' },
};

/** Nothing but room to walk in, and a box far away: long to draw and to replay. */
const HALL = `${'#'.repeat(200)}\n#@${' '.repeat(197)}#\n#${' '.repeat(195)}$. #\n${'#'.repeat(200)}`;
const BOMB = { ...CLAIM, board: HALL, moves: '1000000(r)' };

const begun = (deadline?: number): ThreadVerifier => {
  const verifier = new ThreadVerifier(PROGRAM, deadline);
  onTestFinished(() => verifier.close());
  return verifier;
};

test('a result is replayed in a thread, and so is a pack read', async () => {
  const verifier = begun();
  expect(await verifier.ask('result', CLAIM, 'anna')).toMatchObject({ ok: true, value: { moves: 2, solution: 'RR' } });
  const pack = { game: 'sokoban', file: 'a.sok', text: '#####\n#@$.#\n#####\n' };
  expect(await verifier.ask('pack', pack, 'anna')).toEqual({ ok: true, value: { title: 'a', levels: 1 } });
  expect(await verifier.ask('result', { ...CLAIM, moves: 'R' }, 'anna')).toMatchObject({ ok: false });
});

test('a thread that nobody asks is ended, and the next one who asks has another', async () => {
  const verifier = new ThreadVerifier(PROGRAM, undefined, 0);
  onTestFinished(() => verifier.close());
  for (let asked = 0; asked < 2; asked++) {
    expect((await verifier.ask('result', CLAIM, 'anna')).ok).toBe(true);
    while (verifier.isAwake) await setImmediate();
  }
});

test('bombs of many moves are refused, and others are answered between them', async () => {
  const verifier = begun();
  const bombs = Array.from({ length: 20 }, () => verifier.ask('result', BOMB, 'mallory'));
  const order: string[] = [];
  for (const bomb of bombs) void bomb.then(() => order.push('bomb'));
  await verifier.ask('result', CLAIM, 'anna').then(() => order.push('anna'));
  expect(order.filter((word) => word === 'bomb').length).toBeLessThan(3);
  for (const answer of await Promise.all(bombs)) expect(answer.ok).toBe(false);
});

test('what takes too long is ended, and whoever sent it is not heard for a while', async () => {
  const verifier = begun(1);
  await verifier.ask('result', CLAIM, 'nobody');
  const answer = await verifier.ask('result', BOMB, 'mallory');
  expect(answer).toMatchObject({ ok: false, problem: { message: { text: 'To replay this takes too long.' } } });
  await expect(verifier.ask('result', CLAIM, 'mallory')).rejects.toThrow(TooManyError);
});

test('where no thread can begin nothing is refused: whoever asked is to ask again', async () => {
  const verifier = new ThreadVerifier(new URL('data:text/javascript,throw new Error()'));
  onTestFinished(() => verifier.close());
  for (let asked = 0; asked < 2; asked++) {
    await expect(verifier.ask('result', CLAIM, 'anna')).rejects.toThrow(TooBusyError);
  }
});

test('nobody has more than some in the row', async () => {
  const verifier = begun();
  const asked = Array.from({ length: 60 }, () => verifier.ask('result', CLAIM, 'mallory'));
  const settled = await Promise.allSettled(asked);
  expect(settled.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(19);
  expect(settled[0]?.status).toBe('fulfilled');
});

test('whoever lies again and again is not heard for a while, and everybody else is', async () => {
  const verifier = begun();
  const lie = { ...CLAIM, moves: 'R' };
  for (let index = 0; index < 21; index++) expect((await verifier.ask('result', lie, 'mallory')).ok).toBe(false);
  await expect(verifier.ask('result', CLAIM, 'mallory')).rejects.toThrow(TooManyError);
  expect((await verifier.ask('result', CLAIM, 'anna')).ok).toBe(true);
});
