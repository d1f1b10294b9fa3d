import type { Seat } from '../../core/game.ts';
import type { Message } from '../../core/parsed.ts';

/** Letters of a message at the most, either way but for what a match was so far. */
export const LONGEST_MESSAGE = 4096;
/** Letters of a name. */
export const LONGEST_NAME = 40;
/** Letters of one written move. */
export const LONGEST_MOVE = 64;
/** Events of a match after which nobody asks to take back any more, as two could do so for ever; it is played to its end. */
export const MOST_EVENTS = 5000;

/** How long those who play may think: as long as they like, so many milliseconds each and some more for every move, or days for each move. */
export type Timing = null | { readonly budget: number; readonly increment: number } | { readonly days: number };

/** What may be chosen at the most. */
export const MOST_BUDGET = 6 * 3_600_000;
export const MOST_INCREMENT = 600_000;
export const MOST_DAYS = 30;

const within = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

/** Whether somebody may play by such a clock. */
export const isTiming = (value: unknown): value is Timing => {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { budget, increment, days } = value as Record<string, unknown>;
  if (days !== undefined) return Object.keys(value).length === 1 && within(days, 1, MOST_DAYS);
  return Object.keys(value).length === 2 && within(budget, 1, MOST_BUDGET) && within(increment, 0, MOST_INCREMENT);
};

/** What two play, as it was agreed upon before the first event. */
export interface Terms {
  readonly game: string;
  /** The position that they begin with. */
  readonly board: string;
  readonly clock: Timing;
}

/** What somebody does. `next` is done by the server: the game after this one was made. */
export const KINDS = [
  'join',
  'move',
  'ask',
  'allow',
  'decline',
  'resign',
  'withdraw',
  'flag',
  'rematch',
  'next',
] as const;

export type Kind = (typeof KINDS)[number];

/** Something that somebody did, as it is kept. Numbers count from 1 without gaps. */
export interface MatchEvent {
  readonly number: number;
  readonly kind: Kind;
  /** Who did it; of a flag, whose time was over. */
  readonly seat: Seat;
  /** The move as written, the name of whoever joins, the identity of the next match. */
  readonly text: string;
  /** When, in milliseconds since 1970 by the clock of the server. */
  readonly at: number;
}

/** What a client says. `own` is a secret that it made itself: if the invitation is still free, it is the key of that seat from now on. */
export type FromClient =
  | {
      readonly type: 'hello';
      readonly token: string;
      readonly own?: string;
      readonly name?: string;
      readonly since: number;
    }
  | { readonly type: 'move'; readonly number: number; readonly text: string }
  | { readonly type: 'answer'; readonly allow: boolean }
  | { readonly type: 'resign' | 'withdraw' | 'ask' | 'rematch' | 'ping' };

/** Who is connected. */
export interface Presence {
  readonly seats: readonly [boolean, boolean];
  readonly watchers: number;
  readonly names: readonly string[];
}

/** What a server says. `now` is its clock. */
export type FromServer =
  | {
      readonly type: 'welcome';
      readonly match: Terms & { readonly id: string };
      readonly seat: Seat | null;
      readonly events: readonly MatchEvent[];
      readonly now: number;
    }
  | { readonly type: 'events'; readonly events: readonly MatchEvent[]; readonly now: number }
  | ({ readonly type: 'here' } & Presence)
  | { readonly type: 'refused'; readonly number?: number; readonly message: Message }
  | { readonly type: 'pong'; readonly now: number };

/** The answer to a match that was made. */
export interface MadeMatch {
  readonly id: string;
  readonly seat: Seat;
  /** The secrets of whoever made it, of whom he invites, and of those who watch. */
  readonly token: string;
  readonly invitation: string;
  readonly watch: string;
}

const TOKEN = /^[\w-]{22}$/;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** 128 bits in base64url. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value);

export const isMatchId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** A name as others see it: no control characters or such as turn text around, not too long; undefined where nothing is left. */
export const shownName = (value: string): string | undefined => {
  const name = value
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .replace(/\s+/g, ' ');
  return name === '' ? undefined : [...name].slice(0, LONGEST_NAME).join('');
};

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

const isText = (most: number) => (value: unknown) => typeof value === 'string' && value.length <= most;
const isCount = (value: unknown) => within(value, 0, Number.MAX_SAFE_INTEGER);
const optional = (check: (value: unknown) => boolean) => (value: unknown) => value === undefined || check(value);

const FIELDS: Readonly<Record<FromClient['type'], Fields>> = {
  hello: { token: isToken, own: optional(isToken), name: optional(isText(200)), since: isCount },
  move: { number: isCount, text: isText(LONGEST_MOVE) },
  answer: { allow: (value) => typeof value === 'boolean' },
  resign: {},
  withdraw: {},
  ask: {},
  rematch: {},
  ping: {},
};

/** What a client has said; undefined where it is rubbish, too long or has a field that nobody knows. */
export const readFromClient = (text: string): FromClient | undefined => {
  if (text.length > LONGEST_MESSAGE) return undefined;
  try {
    const { type, ...rest } = JSON.parse(text) as Record<string, unknown>;
    const fields = typeof type === 'string' && Object.hasOwn(FIELDS, type) && FIELDS[type as FromClient['type']];
    if (!fields || Object.keys(rest).some((key) => !Object.hasOwn(fields, key))) return undefined;
    const isRight = Object.entries(fields).every(([key, check]) => check(rest[key]));
    return isRight ? ({ type, ...rest } as FromClient) : undefined;
  } catch {
    return undefined;
  }
};

/** By this number a wire is closed where there is no such match, or none that is opened by that secret: nobody tries that again. */
export const NO_SUCH_MATCH = 4404;

/** Where a match is, within the page. The secret is in the fragment of the address, which no server is sent. */
export interface MatchAddress {
  readonly id: string;
  /** Absent where this browser has secrets of its own. */
  readonly token?: string;
  /** It is the link for those who watch. */
  readonly isWatched?: true;
}

const ADDRESS = /^#\/together\/([^/?]+)(\/watch)?\/?(?:\?(.*))?$/;

export const matchLink = ({ id, token, isWatched }: MatchAddress): string =>
  `#/together/${id}${isWatched ? '/watch' : ''}${token === undefined ? '' : `?${token}`}`;

/** Undefined where that is the address of something else. */
export const readMatchLink = (hash: string): MatchAddress | undefined => {
  const [, id, watch, token] = ADDRESS.exec(hash) ?? [];
  return id === undefined
    ? undefined
    : { id, ...(token !== undefined && { token }), ...(watch !== undefined && { isWatched: true as const }) };
};
