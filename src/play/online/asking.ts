import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { isRecord, type JsonRecord } from '../belongings/json.ts';

/** What a server is asked: it is read from, unless something is sent or another method is named. */
export interface Asking {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: object;
  /** The secret of whoever asks. */
  readonly key?: string;
}

/** What the server says; a status of 0 means that nobody has answered, and 200 to 299 that it was done. */
export interface Answer {
  readonly status: number;
  /** Empty where there is nothing to tell. */
  readonly body: JsonRecord;
}

/** Asks a server for something below its address; never throws. */
export type Ask = (path: string, asking?: Asking) => Promise<Answer>;

/** Nobody can be reached now, or the server has no time: later it may go well. */
export const isLater = ({ status }: Answer): boolean => status === 0 || status === 429 || status >= 500;

/** What was answered, or why it was not done; the server's own words are templates of ours. */
export const readAnswer = ({ status, body }: Answer): Parsed<JsonRecord> => {
  if (status >= 200 && status < 300) return ok(body);
  if (status === 0) return bad(say('The server cannot be reached now.'));
  const { error } = body;
  if (isRecord(error) && typeof error.message === 'string') return bad({ text: error.message });
  return bad(say('The server answered with error {status}.', { status }));
};
