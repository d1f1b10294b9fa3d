import { isRecord, type JsonRecord } from '../../play/belongings/json.ts';
import type { Ask } from '../../play/online/asking.ts';

/** Beside the page, wherever that lies. */
const API = './api/v1/';

/** Milliseconds that an answer is waited for. */
const PATIENCE = 30_000;

/** Where it is noted that the page came from such a server: without a network it still did. */
const NOTE = 'kura.has-server';

const bodyOf = async (response: Response): Promise<JsonRecord | undefined> => {
  if (response.status === 204) return {};
  try {
    const body: unknown = await response.json();
    return isRecord(body) ? body : undefined;
  } catch {
    return undefined;
  }
};

/** Asks the server for something below its address; never throws. */
export const askServer: Ask = async (path, { method, body, key } = {}) => {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  };
  try {
    const response = await fetch(API + path, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers,
      ...(body && { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const read = await bodyOf(response);
    // What is no JSON came from something between us.
    return read ? { status: response.status, body: read } : { status: response.ok ? 0 : response.status, body: {} };
  } catch {
    return { status: 0, body: {} };
  }
};

/** Whether the page has found one there before. */
export const wasThere = (): boolean => {
  try {
    return localStorage.getItem(NOTE) !== null;
  } catch {
    return false;
  }
};

const note = (isHere: boolean): void => {
  try {
    if (isHere) localStorage.setItem(NOTE, 'yes');
    else localStorage.removeItem(NOTE);
  } catch {
    // A browser that keeps nothing: without a network there is no server then.
  }
};

/** Undefined until somebody has wanted to know. */
let isThere: boolean | undefined = $state();
let asked: Promise<boolean> | undefined;

const find = async (): Promise<boolean> => {
  const { status, body } = await askServer('');
  const isAway = status === 0 || status >= 500;
  const isKura = isAway ? wasThere() : status === 200 && typeof body.kura === 'string';
  if (isAway) asked = undefined;
  else note(isKura);
  isThere = isKura;
  return isKura;
};

/** The server of Kura that the page came from; a page from `npm start` or from any other web server has none. */
export const server = {
  /** Whether there is one, as far as it is known: nobody waits for it, and whoever reads it is told when it is. */
  get isThere(): boolean {
    return isThere === true;
  },

  /** Finds out whether there is one; asked once, and again only where nobody has answered. */
  look: (): Promise<boolean> => {
    asked ??= find();
    return asked;
  },
};
