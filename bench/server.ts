import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { type Dice, dice } from '../src/core/random.ts';
import { findGame } from '../src/games/index.ts';
import { startPostgres } from '../test/tools/postgresServer.ts';
import { Customer, type Wire } from './serverClients.ts';

const ROOT = join(import.meta.dirname, '..');

/** Seconds that each figure is taken over, and how many send or play at the same time. */
const SECONDS = 8;
const SENDERS = 16;
const PAIRS = 8;

/** Seconds after which a server that nobody asks is at rest. */
const REST = 5;

const MOST_MEGABYTES = 400;

interface Server {
  readonly program: ChildProcess;
  readonly address: string;
  readonly seconds: number;
}

const start = async (folder: string, more: readonly string[]): Promise<Server> => {
  const page = join(folder, 'web');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html>');
  const began = performance.now();
  const args = [join(ROOT, 'dist/kura.mjs'), 'serve', '--port', '0', '--page', page, ...more];
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  // Also where something goes wrong here.
  process.once('exit', () => program.kill('SIGKILL'));
  for await (const line of createInterface(program.stdout!)) {
    if (!line.startsWith('http')) continue;
    return { program, address: line.replace(/\/$/, ''), seconds: (performance.now() - began) / 1000 };
  }
  throw new Error('The server has ended.');
};

const stop = async ({ program }: Server): Promise<void> => {
  program.kill('SIGTERM');
  await once(program, 'exit');
};

const megabytes = async ({ program }: Server): Promise<number> => {
  await setTimeout(REST * 1000);
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${program.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

const at = (share: number, values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

const times = (values: readonly number[]): string =>
  `median ${at(0.5, values).toFixed(1)} ms, 95 % ${at(0.95, values).toFixed(1)} ms`;

/** 140 moves: to and fro by the bits of a number, then two pushes. */
const claim = (number: number) => {
  const walks = Array.from({ length: 68 }, (_, bit) => ((number / 2 ** (bit % 32)) & 1 ? 'du' : 'rl')).join('');
  const board = '######\n#@$ .#\n#    #\n#    #\n######';
  const played = { time: 40_000, date: '2026-11-18T10:00:00Z', name: 'Bench' };
  return { game: 'sokoban', board, moves: `d${walks}uRR`, ...played };
};

const newKey = (): string => randomBytes(16).toString('base64url');

let sent = 0;

const sendFor = async (customer: Customer, until: number): Promise<readonly number[]> => {
  const [key, taken] = [newKey(), [] as number[]];
  while (performance.now() < until) {
    const began = performance.now();
    const { status, body } = await customer.post('/api/v1/results', claim(++sent), key);
    if (status !== 201) throw new Error(`${status} ${body}`);
    taken.push(performance.now() - began);
  }
  return taken;
};

const customersOf = (server: Server, amount: number): readonly Customer[] =>
  Array.from({ length: amount }, (_, number) => new Customer(server.address, number));

const measureResults = async (server: Server): Promise<void> => {
  const customers = customersOf(server, SENDERS);
  const until = performance.now() + SECONDS * 1000;
  const taken = (await Promise.all(customers.map((each) => sendFor(each, until)))).flat();
  for (const each of customers) each.close();
  console.log(
    `  results of 140 moves, ${SENDERS} senders: ${Math.round(taken.length / SECONDS)} believed/s; ${times(taken)}`,
  );
};

/** A game by chance, in writing. */
const gameBy = (random: Dice): readonly string[] => {
  const game = findGame('breakthrough')!;
  const start = game.parse('6x6');
  if (!start.ok) throw new Error('There is no board.');
  const texts: string[] = [];
  for (let state = start.value; !game.outcome(state); ) {
    const moves = game.moves(state);
    const move = moves[random.roll(moves.length)]!;
    texts.push(game.formatMove(state, move));
    state = game.play(state, move)!;
  }
  return texts;
};

const seated = async (customer: Customer): Promise<readonly [Wire, Wire]> => {
  const match = { game: 'breakthrough', board: '6x6', seat: 0, clock: null, name: 'Bench' };
  const { status, body } = await customer.post('/api/v1/matches', match);
  if (status !== 201) throw new Error(`${status} ${body}`);
  const { id, token, invitation } = JSON.parse(body);
  const [first, second] = [customer.wire(id), customer.wire(id)];
  await first.open({ token });
  await second.open({ token: invitation, own: newKey() });
  await Promise.all([first.event(2), second.event(2)]);
  return [first, second];
};

const playFor = async (customer: Customer, random: Dice, until: number): Promise<readonly number[]> => {
  const taken: number[] = [];
  while (performance.now() < until) {
    const wires = await seated(customer);
    for (const [index, text] of gameBy(random).entries()) {
      const number = index + 3;
      const [mover, other] = [wires[index % 2]!, wires[(index + 1) % 2]!];
      const heard = other.event(number);
      const began = performance.now();
      mover.say({ type: 'move', number, text });
      await heard;
      taken.push(performance.now() - began);
      await mover.event(number);
    }
    for (const wire of wires) wire.close();
  }
  return taken;
};

const measureMoves = async (server: Server): Promise<void> => {
  const customers = customersOf(server, PAIRS);
  const until = performance.now() + SECONDS * 1000;
  const began = performance.now();
  const played = customers.map((each, index) => playFor(each, dice(index + 1), until));
  const taken = (await Promise.all(played)).flat();
  const seconds = (performance.now() - began) / 1000;
  for (const each of customers) each.close();
  console.log(
    `  moves, ${PAIRS} pairs: ${Math.round(taken.length / seconds)} stored/s; to the other's screen ${times(taken)}`,
  );
  const [alone] = customersOf(server, 1);
  const quiet = await playFor(alone!, dice(99), performance.now() + 1000);
  alone!.close();
  console.log(`  moves of one pair alone: to the other's screen ${times(quiet)}`);
};

/** A line of a million moves in eight letters, as fast as they are taken, and a hundred heads that never end. */
const attack = (server: Server, until: number): (() => Promise<void>) => {
  const { hostname, port } = new URL(server.address);
  const dripping = Array.from({ length: 100 }, () =>
    connect({ host: hostname, port: Number(port), localAddress: '127.0.0.99' })
      .on('error', () => undefined)
      .on('connect', function (this: { write(text: string): void }) {
        this.write('POST /api/v1/results HTTP/1.1\r\nHost: kura\r\nX-Slow: ');
      }),
  );
  const codes = new Map<number, number>();
  const flooding = Array.from({ length: 20 }, async () => {
    const liar = new Customer(server.address, 90);
    while (performance.now() < until) {
      const { status } = await liar.post('/api/v1/results', { ...claim(1), moves: '1000000l' }, newKey());
      codes.set(status, (codes.get(status) ?? 0) + 1);
    }
    liar.close();
  });
  return async () => {
    await Promise.all(flooding);
    for (const socket of dripping) socket.destroy();
    const told = [...codes].map(([code, amount]) => `${amount} times ${code}`).join(', ');
    console.log(`  meanwhile who floods was told: ${told}`);
  };
};

const measureAttack = async (server: Server): Promise<void> => {
  for (const isAttacked of [false, true]) {
    const until = performance.now() + SECONDS * 1000;
    const ended = isAttacked ? attack(server, until) : undefined;
    const honest = new Customer(server.address, 50 + Number(isAttacked));
    const taken: number[] = [];
    const key = newKey();
    while (performance.now() < until) {
      const began = performance.now();
      const { status } = await honest.post('/api/v1/results', claim(++sent), key);
      if (status !== 201) throw new Error(`The honest one was told ${status}.`);
      taken.push(performance.now() - began);
      // As many as the limit of an address allows.
      await setTimeout(80);
    }
    console.log(`  one honest sender${isAttacked ? ' beside floods, bombs and drips' : ' alone'}: ${times(taken)}`);
    await ended?.();
    honest.close();
  }
};

const measure = async (name: string, folder: string, more: readonly string[]): Promise<boolean> => {
  console.log(name);
  const first = await start(folder, more);
  console.log(`  first start ${first.seconds.toFixed(1)} s, at rest ${(await megabytes(first)).toFixed(0)} MB`);
  await stop(first);
  const server = await start(folder, more);
  const resting = await megabytes(server);
  console.log(`  next start ${server.seconds.toFixed(1)} s, at rest ${resting.toFixed(0)} MB`);
  await measureMoves(server);
  await measureResults(server);
  await measureAttack(server);
  console.log(`  at rest afterwards ${(await megabytes(server)).toFixed(0)} MB`);
  await stop(server);
  return resting < MOST_MEGABYTES;
};

/** The real server on both engines: moves and results a second, how late they are seen, memory, and what others notice of an attack. */
export const run = async (): Promise<void> => {
  spawnSync(process.execPath, [join(ROOT, 'bin/kura.mjs'), '--version']);
  const folder = mkdtempSync(join(tmpdir(), 'kura-bench-'));
  const postgres = startPostgres(folder);
  try {
    const isSmall = await measure('PGlite', folder, ['--data', join(folder, 'data')]);
    if (postgres) await measure('PostgreSQL', folder, ['--database', postgres.url]);
    else console.log('No PostgreSQL was found.');
    if (!isSmall) process.exitCode = 1;
  } finally {
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
