import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { type Answer, addressOf, Customer } from './serverClients.ts';
import { MANY_LEVELS } from './serverResults.ts';

/** Their addresses, as `Customer` counts them: the server has to tell them from others. */
const [LIAR, DRIPPER, RUBBISH, READER] = [65_000, 65_001, 65_002, 65_003];

const DRIPPING = 100;
const FLOODING = 20;
const SHOUTING = 20;
const READING = 100;

/** What somebody was answered; he may be cut off instead. */
const statusOf = (asked: Promise<Answer>): Promise<string> =>
  asked.then(
    ({ status }) => String(status),
    () => 'cut off',
  );

/**
 * Somebody who means ill: results that are bombs as fast as they are taken, tables of the largest packs, heads that never
 * end, rubbish on wires of games.
 */
export class Attack {
  readonly #told = new Map<string, number>();
  readonly #dripping: readonly Socket[];
  readonly #ended: Promise<unknown>;

  constructor(address: string, bomb: object, until: number) {
    this.#dripping = Array.from({ length: DRIPPING }, () => this.#drip(new URL(address)));
    this.#ended = Promise.all([
      ...Array.from({ length: FLOODING }, () => this.#flood(address, bomb, until)),
      ...Array.from({ length: READING }, () => this.#read(address, until)),
      ...Array.from({ length: SHOUTING }, () => this.#shout(address, until)),
    ]);
  }

  /** What they were told, once they are done. */
  async end(): Promise<string> {
    await this.#ended;
    for (const socket of this.#dripping) socket.destroy();
    return [...this.#told].map(([what, amount]) => `${amount} times ${what}`).join(', ');
  }

  #note(what: string): void {
    this.#told.set(what, (this.#told.get(what) ?? 0) + 1);
  }

  #drip({ hostname, port }: URL): Socket {
    return connect({ host: hostname, port: Number(port), localAddress: addressOf(DRIPPER) })
      .on('error', () => undefined)
      .on('data', (some) => this.#note(`cut off with ${String(some).slice(9, 12)}`))
      .on('connect', function (this: Socket) {
        this.write('POST /api/v1/results HTTP/1.1\r\nHost: kura\r\nX-Slow: ');
      });
  }

  /** A line of a million moves in eight letters. */
  async #flood(address: string, bomb: object, until: number): Promise<void> {
    const liar = new Customer(address, LIAR);
    while (performance.now() < until) {
      const key = randomBytes(16).toString('base64url');
      this.#note(await statusOf(liar.post('/api/v1/results', bomb, key)));
    }
    liar.close();
  }

  /** Tables of five hundred levels, many at once. */
  async #read(address: string, until: number): Promise<void> {
    const reader = new Customer(address, READER);
    while (performance.now() < until) {
      const status = await statusOf(reader.post('/api/v1/tables', { game: 'sokoban', hashes: MANY_LEVELS }));
      this.#note(`${status} for a table`);
    }
    reader.close();
  }

  /** Wires to a game that there is, with everything but what is asked for there. */
  async #shout(address: string, until: number): Promise<void> {
    const shouter = new Customer(address, RUBBISH);
    const terms = { game: 'tictactoe', board: '.../.../... x', seat: 0, clock: null };
    const { status, body } = await shouter.post('/api/v1/matches', terms);
    while (status === 201 && performance.now() < until) {
      const { id, watch } = JSON.parse(body);
      const wire = shouter.wire(id);
      const code = await wire.cut(async () => {
        await wire.open({ token: watch });
        for (let index = 0; index < 100; index++) wire.say({ type: index % 2 === 0 ? 'ping' : 'rubbish' });
      });
      this.#note(`cut off with ${code}`);
    }
    shouter.close();
  }
}
