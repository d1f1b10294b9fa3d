import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import WebSocket from 'ws';
import type { FromServer, MadeMatch, MatchEvent } from '../../src/play/together/protocol.ts';

/** Where a server listens. */
export const addressOf = async (app: FastifyInstance): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' });

export const TICTACTOE = { game: 'tictactoe', board: '.../.../... x', seat: 0, clock: null, name: 'Réka' };

export const makeMatch = async (address: string, about: object = {}): Promise<MadeMatch> => {
  const answer = await fetch(`${address}/api/v1/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...TICTACTOE, ...about }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as MadeMatch;
};

/** One end of a wire to a match: what came in, and what comes. */
export class TestWire {
  readonly socket: WebSocket;
  readonly heard: FromServer[] = [];
  /** The number by which the other side has closed it. */
  readonly closed: Promise<number>;
  #look: () => void = () => undefined;

  constructor(address: string, id: string, headers: Record<string, string> = {}, query = '') {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/matches/${id}/live${query}`, { headers });
    this.socket.on('message', (bytes) => {
      this.heard.push(JSON.parse(String(bytes)) as FromServer);
      this.#look();
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', resolve);
      this.socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    });
    this.socket.on('error', () => undefined);
  }

  async say(...words: readonly unknown[]): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING) {
      await new Promise((resolve) => this.socket.once('open', resolve));
    }
    for (const one of words) this.socket.send(typeof one === 'string' ? one : JSON.stringify(one));
  }

  /** The first message that fits, whenever it comes. */
  until<T>(fits: (heard: readonly FromServer[]) => T | undefined): Promise<T> {
    return new Promise((resolve) => {
      this.#look = () => {
        const found = fits(this.heard);
        if (found !== undefined) resolve(found);
      };
      this.#look();
    });
  }

  message<Type extends FromServer['type']>(type: Type): Promise<Extract<FromServer, { type: Type }>> {
    return this.until((heard) => heard.find((one): one is Extract<FromServer, { type: Type }> => one.type === type));
  }

  /** The same, or undefined where the wire is cut first. */
  orCut<T>(coming: Promise<T>): Promise<T | undefined> {
    return Promise.race([coming, this.closed.then(() => undefined)]);
  }

  /** All events that were told. */
  get events(): readonly MatchEvent[] {
    return this.heard.flatMap(eventsIn);
  }

  /** The event of a number. */
  event(number: number): Promise<MatchEvent> {
    return this.until(() => this.events.find((event) => event.number === number));
  }
}

const eventsIn = (said: FromServer): readonly MatchEvent[] => ('events' in said ? said.events : []);

/** Somebody at a match, welcomed. */
export const enter = async (
  address: string,
  id: string,
  hello: { readonly token: string; readonly own?: string; readonly name?: string; readonly since?: number },
): Promise<TestWire> => {
  const wire = new TestWire(address, id);
  onTestFinished(() => wire.socket.terminate());
  await wire.say({ type: 'hello', since: 0, ...hello });
  await wire.message('welcome');
  return wire;
};
