import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { type Dice, dice } from '../src/core/random.ts';
import { CHANCE_TERMS, chanceGame } from '../test/tools/chanceGame.ts';
import { startPostgres } from '../test/tools/postgresServer.ts';
import { Attack } from './serverAttack.ts';
import { Customer, type Wire } from './serverClients.ts';
import { writeManyResults } from './serverResults.ts';

const ROOT = join(import.meta.dirname, '..');

/** Seconds that each figure is taken over, and how many send or play at the same time. */
const SECONDS = 8;

/** The same of an attack: heads that never end are cut off after ten to twelve. */
const ATTACKED = 15;
const SENDERS = 16;
const PAIRS = 8;

/** How many watch one game. */
const WATCHERS = 1000;

/** Milliseconds between two results of one sender: as many as the limit of an address allows. */
const PAUSE = 80;

/** Seconds after which a server that nobody has asked is at rest, and one that was busy: what it needs no more it gives back after thirty. */
const REST = 5;
const CALMING = 45;

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

/** A hundred thousand results, as of some years. */
const fill = (folder: string, more: readonly string[]): void => {
  const file = join(folder, 'many.jsonl');
  writeManyResults(file);
  const began = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'dist/kura.mjs'), 'data', 'import', file, ...more],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  console.log(`  100,000 results imported in ${((performance.now() - began) / 1000).toFixed(1)} s`);
};

const stop = async ({ program }: Server): Promise<void> => {
  program.kill('SIGTERM');
  await once(program, 'exit');
};

const megabytes = async ({ program }: Server, rest = REST): Promise<number> => {
  await setTimeout(rest * 1000);
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

/** One after another, and pauses between them. */
const sendFor = async (customer: Customer, until: number, pause = 0): Promise<readonly number[]> => {
  const [key, taken] = [newKey(), [] as number[]];
  while (performance.now() < until) {
    const began = performance.now();
    const { status, body } = await customer.post('/api/v1/results', claim(++sent), key);
    if (status !== 201) throw new Error(`${status} ${body}`);
    taken.push(performance.now() - began);
    if (pause > 0) await setTimeout(pause);
  }
  return taken;
};

let arrived = 0;

/** Nobody has been here before: who was quick has used up what his address may ask for. */
const newCustomer = ({ address }: Server): Customer => new Customer(address, ++arrived);

const customersOf = (server: Server, amount: number): readonly Customer[] =>
  Array.from({ length: amount }, () => newCustomer(server));

const measureResults = async (server: Server): Promise<void> => {
  const customers = customersOf(server, SENDERS);
  const until = performance.now() + SECONDS * 1000;
  const taken = (await Promise.all(customers.map((each) => sendFor(each, until)))).flat();
  for (const each of customers) each.close();
  console.log(
    `  results of 140 moves, ${SENDERS} senders: ${Math.round(taken.length / SECONDS)} believed/s; ${times(taken)}`,
  );
};

interface Seated {
  readonly wires: readonly [Wire, Wire];
  readonly id: string;
  readonly watch: string;
}

/** The wires of two who play, and how others watch them. */
const seated = async (customer: Customer): Promise<Seated> => {
  const match = { ...CHANCE_TERMS, name: 'Bench' };
  const { status, body } = await customer.post('/api/v1/matches', match);
  if (status !== 201) throw new Error(`${status} ${body}`);
  const { id, token, invitation, watch } = JSON.parse(body);
  const [first, second] = [customer.wire(id), customer.wire(id)];
  await first.open({ token });
  await second.open({ token: invitation, own: newKey() });
  await Promise.all([first.event(2), second.event(2)]);
  return { wires: [first, second], id, watch };
};

/** One game after another, each from another address. */
const playFor = async (server: Server, random: Dice, until: number, pause = 0): Promise<readonly number[]> => {
  const taken: number[] = [];
  while (performance.now() < until) {
    const customer = newCustomer(server);
    const { wires } = await seated(customer);
    for (const [index, text] of chanceGame(random).entries()) {
      const number = index + 3;
      const [mover, other] = [wires[index % 2]!, wires[(index + 1) % 2]!];
      const heard = other.event(number);
      const began = performance.now();
      mover.say({ type: 'move', number, text });
      await heard;
      taken.push(performance.now() - began);
      await mover.event(number);
      if (pause > 0) await setTimeout(pause);
    }
    for (const wire of wires) wire.close();
    customer.close();
  }
  return taken;
};

const measureMoves = async (server: Server): Promise<void> => {
  const until = performance.now() + SECONDS * 1000;
  const began = performance.now();
  const played = Array.from({ length: PAIRS }, (_, index) => playFor(server, dice(index + 1), until));
  const taken = (await Promise.all(played)).flat();
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `  moves, ${PAIRS} pairs: ${Math.round(taken.length / seconds)} stored/s; to the other's screen ${times(taken)}`,
  );
  const quiet = await playFor(server, dice(99), performance.now() + 1000);
  console.log(`  moves of one pair alone: to the other's screen ${times(quiet)}`);
};

/** One game before the eyes of many: how late the last of them sees a move. */
const measureWatchers = async (server: Server): Promise<void> => {
  const [players, crowd] = customersOf(server, 2) as [Customer, Customer];
  const { wires, id, watch } = await seated(players);
  const watchers: Wire[] = [];
  while (watchers.length < WATCHERS) {
    const some = Array.from({ length: 100 }, () => crowd.wire(id));
    await Promise.all(some.map((wire) => wire.open({ token: watch })));
    watchers.push(...some);
  }
  const [other, last]: [number[], number[]] = [[], []];
  for (const [index, text] of chanceGame(dice(7)).entries()) {
    const number = index + 3;
    const all = watchers.map((wire) => wire.event(number));
    const seen = wires[(index + 1) % 2]!.event(number);
    const began = performance.now();
    wires[index % 2]!.say({ type: 'move', number, text });
    await seen;
    other.push(performance.now() - began);
    await Promise.all(all);
    last.push(performance.now() - began);
    await wires[index % 2]!.event(number);
  }
  console.log(`  ${WATCHERS} watch one game: to the other's screen ${times(other)}; to the last of all ${times(last)}`);
  for (const wire of [...wires, ...watchers]) wire.close();
  for (const customer of [players, crowd]) customer.close();
};

/** What an honest sender and two who play notice of others who attack. */
const measureAttack = async (server: Server): Promise<void> => {
  for (const isAttacked of [false, true]) {
    const until = performance.now() + ATTACKED * 1000;
    const attack = isAttacked ? new Attack(server.address, { ...claim(1), moves: '1000000l' }, until) : undefined;
    const honest = newCustomer(server);
    const [sent, played] = await Promise.all([sendFor(honest, until, PAUSE), playFor(server, dice(5), until, PAUSE)]);
    const beside = isAttacked ? 'beside floods, bombs, tables, drips, liars and rubbish' : 'alone';
    console.log(`  one honest sender ${beside}: ${times(sent)}; two who play ${beside}: ${times(played)}`);
    if (attack) console.log(`  meanwhile whoever attacks was told: ${await attack.end()}`);
    honest.close();
  }
};

const measure = async (name: string, folder: string, more: readonly string[]): Promise<boolean> => {
  console.log(name);
  const first = await start(folder, more);
  console.log(`  first start ${first.seconds.toFixed(1)} s, at rest ${(await megabytes(first)).toFixed(0)} MB`);
  await stop(first);
  fill(folder, more);
  const server = await start(folder, more);
  const resting = await megabytes(server);
  console.log(`  next start ${server.seconds.toFixed(1)} s, at rest ${resting.toFixed(0)} MB`);
  await measureMoves(server);
  await measureResults(server);
  await measureWatchers(server);
  await measureAttack(server);
  const afterwards = await megabytes(server, CALMING);
  console.log(`  at rest afterwards ${afterwards.toFixed(0)} MB`);
  await stop(server);
  return Math.max(resting, afterwards) < MOST_MEGABYTES;
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
