import { Agent, request } from 'node:http';
import WebSocket from 'ws';

/** What was answered. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** An address of one's own: 127.0.0.2 and so on. */
export const addressOf = (number: number): string => `127.0.${(number + 2) >> 8}.${(number + 2) & 255}`;

/** Somebody with an address of his own, so that limits are for each. */
export class Customer {
  readonly address: string;
  readonly #server: URL;
  readonly #agent: Agent;

  constructor(server: string, number: number) {
    this.#server = new URL(server);
    this.address = addressOf(number);
    this.#agent = new Agent({ keepAlive: true, localAddress: this.address });
  }

  post(path: string, sent: object, key = ''): Promise<Answer> {
    const text = JSON.stringify(sent);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...(key && { authorization: `Bearer ${key}` }),
    };
    const { hostname, port } = this.#server;
    return new Promise((resolve, reject) => {
      const asked = request({ hostname, port, path, method: 'POST', headers, agent: this.#agent }, (answer) => {
        let body = '';
        answer.setEncoding('utf8');
        answer.on('data', (some: string) => {
          body += some;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      });
      asked.on('error', reject);
      asked.end(text);
    });
  }

  wire(id: string): Wire {
    const { host } = this.#server;
    return new Wire(new WebSocket(`ws://${host}/api/v1/matches/${id}/live`, { localAddress: this.address } as object));
  }

  close(): void {
    this.#agent.destroy();
  }
}

interface Said {
  readonly type: string;
  readonly events?: readonly { readonly number: number }[];
}

/** One end of a wire to a match. */
export class Wire {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, () => void>();
  #cut: (cause: Error) => void = () => undefined;
  #last = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('close', () => this.#cut(new Error('The wire was cut.')));
    socket.on('message', (bytes) => {
      const { events = [] } = JSON.parse(String(bytes)) as Said;
      for (const { number } of events) {
        this.#last = Math.max(this.#last, number);
        this.#waiting.get(number)?.();
      }
    });
  }

  async open(hello: object): Promise<void> {
    await new Promise((resolve, reject) => this.#socket.once('open', resolve).once('error', reject));
    this.say({ type: 'hello', since: 0, ...hello });
  }

  /** By which number the other side cuts it, whatever comes of what is done meanwhile. */
  cut(meanwhile: () => Promise<void>): Promise<number> {
    const cut = new Promise<number>((resolve) => {
      this.#socket.once('close', resolve);
      this.#socket.once('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
    });
    // A wire that was not opened is told by its number.
    void meanwhile().catch(() => undefined);
    return cut;
  }

  say(words: object): void {
    this.#socket.send(JSON.stringify(words));
  }

  /** When the event of a number is here. */
  event(number: number): Promise<void> {
    if (this.#last >= number) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, resolve);
      this.#cut = reject;
    });
  }

  close(): void {
    this.#socket.close();
  }
}
