import { setTimeout } from 'node:timers/promises';
import { isRecord, type JsonRecord } from '../../play/belongings/json.ts';
import { UsageError } from '../io.ts';

/** Milliseconds that an answer is waited for. */
const PATIENCE = 30_000;

/** How often somebody who is told to wait asks again, and how many seconds he waits where he is not told how many. */
const TRIES = 5;
const PAUSE = 2;

const BUSY: readonly number[] = [429, 503];

const NO_CONTENT = 204;

/** The server is not there, or no Kura. */
export class AwayError extends UsageError {}

export interface Answer {
  readonly status: number;
  readonly body: JsonRecord;
}

const wordsOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  if (cause instanceof AggregateError && cause.errors.length > 0) return wordsOf(cause.errors[0]);
  return cause.cause === undefined ? cause.message : wordsOf(cause.cause);
};

/** Somebody who asks a server. */
export class Client {
  readonly #server: string;
  readonly #key: string | undefined;

  constructor(server: string, key?: string) {
    this.#server = server;
    this.#key = key;
  }

  async ask(path: string, sent?: object, method = sent ? 'POST' : 'GET'): Promise<Answer> {
    for (let left = TRIES; ; left--) {
      const response = await this.#fetch(path, method, sent);
      const body = await this.#read(response);
      if (!BUSY.includes(response.status) || left <= 1) return { status: response.status, body };
      await setTimeout(1000 * (Number(response.headers.get('retry-after')) || PAUSE));
    }
  }

  async #fetch(path: string, method: string, sent?: object): Promise<Response> {
    const headers = {
      ...(this.#key !== undefined && { authorization: `Bearer ${this.#key}` }),
      ...(sent && { 'content-type': 'application/json' }),
    };
    const request = { headers, redirect: 'error' as const, signal: AbortSignal.timeout(PATIENCE) };
    try {
      const body = sent && { body: JSON.stringify(sent) };
      return await fetch(`${this.#server}/api/v1/${path}`, { ...request, method, ...body });
    } catch (cause) {
      throw new AwayError(`${this.#server} does not answer: ${wordsOf(cause)}`);
    }
  }

  async #read(response: Response): Promise<JsonRecord> {
    if (response.status === NO_CONTENT) return {};
    try {
      const body: unknown = await response.json();
      if (isRecord(body)) return body;
    } catch {
      // Told below.
    }
    throw new AwayError(`${this.#server} is no server of Kura.`);
  }
}

/** Why something was refused, in the words of the server. */
export const refusalIn = ({ status, body }: Answer): string => {
  const { error } = body;
  return isRecord(error) && typeof error.message === 'string' ? error.message : `The server answered ${status}.`;
};
