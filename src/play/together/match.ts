import { otherSeat } from '../../core/company.ts';
import type { AnyGame, Outcome, Seat } from '../../core/game.ts';
import { bad, type Message, ok, type Parsed, say } from '../../core/parsed.ts';
import { openState } from '../../core/replay.ts';
import {
  isTiming,
  type Kind,
  LONGEST_MOVE,
  type MatchEvent,
  MOST_EVENTS,
  type Terms,
  type Timing,
} from './protocol.ts';

/** Somebody wants to play otherwise from where so many moves were made. */
export interface Request {
  readonly seat: Seat;
  readonly to: number;
}

/** What a match has come to. Plain readonly data, folded out of its events. */
export interface Match {
  readonly terms: Terms;
  readonly game: AnyGame;
  /** The number of the last event, and when it was. */
  readonly number: number;
  readonly at: number;
  /** Those who play, by their seats, once they are there. */
  readonly names: readonly [string | undefined, string | undefined];
  /** The moves in force as written. */
  readonly moves: readonly string[];
  /** Milliseconds that each of them was thought about. */
  readonly took: readonly number[];
  /** The position before each of them, and after the last. */
  readonly states: readonly unknown[];
  /** Milliseconds that each has thought, and what is left of those he had: as of `since`. */
  readonly spent: readonly [number, number];
  readonly left: readonly [number, number] | undefined;
  /** Whose time runs, and since when. Nobody's does before the first move. */
  readonly running: { readonly seat: Seat; readonly since: number } | undefined;
  readonly request: Request | undefined;
  /** Who was told no, and may not ask again before another move. */
  readonly declined: Seat | undefined;
  readonly end: MatchEnd | undefined;
  /** Who wants another game, and which that is. */
  readonly rematch: readonly [boolean, boolean];
  readonly next: string | undefined;
}

/** How a match has ended, and for which reason. */
export interface MatchEnd {
  readonly outcome: Outcome;
  readonly by: 'rules' | 'resignation' | 'time' | 'withdrawal';
}

/** Something that somebody wants to do. */
export interface Deed {
  readonly kind: Kind;
  readonly seat: Seat;
  readonly text?: string;
}

const DAY = 86_400_000;

const pair = <T>(seat: Seat, own: T, other: T): readonly [T, T] => (seat === 0 ? [own, other] : [other, own]);

const withSeat = <T>(both: readonly [T, T], seat: Seat, value: T): readonly [T, T] =>
  pair(seat, value, both[otherSeat(seat)]);

const budgetOf = (clock: Timing): number | undefined => {
  if (clock === null) return undefined;
  return 'days' in clock ? clock.days * DAY : clock.budget;
};

/** A match before anybody has sat down. The board has to be one that can be played. */
export const openMatch = (game: AnyGame, terms: Terms, at: number): Parsed<Match> => {
  if (game.seats !== 2 || game.isTask) return bad(say('This game is not for two.'));
  if (!isTiming(terms.clock)) return bad(say('There is no such clock.'));
  const start = game.parse(terms.board);
  if (!start.ok) return start;
  const state = openState(game, start.value);
  if (game.outcome(state) || game.moves(state).length === 0) return bad(say('The game is over.'));
  const budget = budgetOf(terms.clock);
  return ok({
    terms,
    game,
    number: 0,
    at,
    names: [undefined, undefined],
    moves: [],
    took: [],
    states: [state],
    spent: [0, 0],
    left: budget === undefined ? undefined : [budget, budget],
    running: undefined,
    request: undefined,
    declined: undefined,
    end: undefined,
    rematch: [false, false],
    next: undefined,
  });
};

const stateOf = ({ states }: Match): unknown => states.at(-1);

/** Whose turn it is; nobody's once it has ended. */
export const turnOf = (match: Match): Seat | undefined => (match.end ? undefined : match.game.turn(stateOf(match)));

/** The position as text. */
export const positionOf = (match: Match): string => match.game.format(stateOf(match));

export const isBegun = ({ names: [first, second] }: Match): boolean => first !== undefined && second !== undefined;

/** Milliseconds that a seat has left at a time; undefined where there is no clock. */
export const leftAt = ({ left, running }: Match, seat: Seat, now: number): number | undefined =>
  left && Math.max(0, left[seat] - (running?.seat === seat ? Math.max(0, now - running.since) : 0));

/** When the time of whoever thinks is over; undefined where that never happens. */
export const deadlineOf = ({ left, running, end }: Match): number | undefined =>
  left && running && !end ? running.since + left[running.seat] : undefined;

/** What a request comes to: as many moves stay as were made before the last one of whoever asks. */
const takenTo = (match: Match, seat: Seat): number => {
  for (let to = match.moves.length - 1; to >= 0; to -= 1) if (match.game.turn(match.states[to]) === seat) return to;
  return -1;
};

const OVER = say('The game is over.');

/** Of what was meant to come next and did not. */
export const MEANWHILE: Message = say('Something else was done meanwhile.');

export const ONLY_WATCHES: Message = say('Whoever watches does not play.');

const moveRefusal = (match: Match, { seat, text = '' }: Deed, at: number): Message | undefined => {
  if (!isBegun(match)) return say('The other player is not there yet.');
  if (turnOf(match) !== seat) return say('It is not your turn.');
  if (leftAt(match, seat, at) === 0) return say('Your time is over.');
  const steps = text.length > LONGEST_MOVE ? bad(say('This is not one move.')) : match.game.steps(text);
  if (!steps.ok) return steps.problem.message;
  const [step] = steps.value;
  if (!step || steps.value.length !== 1) return say('This is not one move.');
  const state = stateOf(match);
  return match.game.play(state, step.move) === undefined ? match.game.refusal(state, { move: step.move }) : undefined;
};

const askRefusal = (match: Match, { seat }: Deed): Message | undefined => {
  if (match.request) return say('Somebody has asked already.');
  if (match.declined === seat) return say('That was declined.');
  return takenTo(match, seat) < 0 ? say('There is nothing to take back.') : undefined;
};

const answerRefusal = ({ request }: Match, { seat }: Deed): Message | undefined =>
  request && request.seat !== seat ? undefined : say('Nobody has asked.');

const REFUSALS: Readonly<Record<Kind, (match: Match, deed: Deed, at: number) => Message | undefined>> = {
  join: ({ names }, { seat }) => (names[seat] === undefined ? undefined : say('That seat is taken.')),
  move: moveRefusal,
  ask: askRefusal,
  allow: answerRefusal,
  decline: answerRefusal,
  resign: (match) => (isBegun(match) ? undefined : say('The other player is not there yet.')),
  withdraw: (match) => (isBegun(match) ? say('The other player is there already.') : undefined),
  flag: (match, { seat }, at) =>
    match.running?.seat === seat && leftAt(match, seat, at) === 0 ? undefined : say('There is time left.'),
  rematch: (match, { seat }) => {
    if (!isBegun(match)) return say('The other player is not there yet.');
    return match.rematch[seat] || match.next ? say('Somebody has asked already.') : undefined;
  },
  next: ({ rematch: [first, second], next }) => (first && second && !next ? undefined : say('Nobody has asked.')),
};

const AFTERWARDS: readonly Kind[] = ['rematch', 'next'];

/** Why something cannot be done; undefined where it can. */
export const refusalOf = (match: Match, deed: Deed, at: number): Message | undefined => {
  const isAfterwards = AFTERWARDS.includes(deed.kind);
  if (!isAfterwards && match.end) return OVER;
  if (isAfterwards && !match.end) return say('The game is not over yet.');
  // An end always finds room.
  if (match.number >= MOST_EVENTS && deed.kind === 'ask') return OVER;
  return REFUSALS[deed.kind](match, deed, at);
};

/** Time passes until something that was done: whoever thought has spent it. */
const passed = (match: Match, at: number): Match => {
  const { running, spent, left } = match;
  if (!running) return match;
  const gone = Math.max(0, at - running.since);
  return {
    ...match,
    spent: withSeat(spent, running.seat, spent[running.seat] + gone),
    left: left && withSeat(left, running.seat, Math.max(0, left[running.seat] - gone)),
    running: { ...running, since: at },
  };
};

/** What whoever has moved gets for that: some more, or all his days again. */
const gained = ({ terms: { clock }, left }: Match, seat: Seat): Match['left'] => {
  if (!left || clock === null) return left;
  return withSeat(left, seat, 'days' in clock ? clock.days * DAY : left[seat] + clock.increment);
};

/** Whoever is to move thinks from now on; before the first move nobody does. */
const thinking = (match: Match, at: number): Match => {
  const seat = turnOf(match);
  return { ...match, running: seat === undefined || match.moves.length === 0 ? undefined : { seat, since: at } };
};

const moved = (before: Match, { seat, text, at }: MatchEvent): Match => {
  const match = passed(before, at);
  const { game, states, moves, took } = match;
  const steps = game.steps(text);
  const { move } = steps.ok ? steps.value[0]! : { move: undefined };
  const state = game.play(stateOf(match), move);
  const outcome = game.outcome(state);
  return thinking(
    {
      ...match,
      moves: [...moves, game.formatMove(stateOf(match), move)],
      took: [...took, match.spent[seat] - before.spent[seat]],
      states: [...states, state],
      left: gained(match, seat),
      request: undefined,
      declined: undefined,
      end: outcome && { outcome, by: 'rules' },
    },
    at,
  );
};

const takenBack = (before: Match, { at }: MatchEvent): Match => {
  const match = passed(before, at);
  const to = match.request?.to ?? match.moves.length;
  const { moves, took, states } = match;
  const back = { ...match, moves: moves.slice(0, to), took: took.slice(0, to), states: states.slice(0, to + 1) };
  return thinking({ ...back, request: undefined }, at);
};

const ended = (match: Match, { seat, at }: MatchEvent, by: 'resignation' | 'time'): Match => {
  const outcome: Outcome = { winner: otherSeat(seat), ...(by === 'resignation' && { isResigned: true }) };
  return { ...passed(match, at), running: undefined, request: undefined, end: { outcome, by } };
};

const EFFECTS: Readonly<Record<Kind, (match: Match, event: MatchEvent) => Match>> = {
  join: (match, { seat, text }) => ({ ...match, names: withSeat(match.names, seat, text) }),
  move: moved,
  ask: (match, { seat }) => ({ ...match, request: { seat, to: takenTo(match, seat) } }),
  allow: takenBack,
  decline: (match) => ({ ...match, request: undefined, declined: match.request?.seat }),
  resign: (match, event) => ended(match, event, 'resignation'),
  withdraw: (match) => ({ ...match, end: { outcome: { winner: undefined }, by: 'withdrawal' } }),
  flag: (match, event) => ended(match, event, 'time'),
  rematch: (match, { seat }) => ({ ...match, rematch: withSeat(match.rematch, seat, true) }),
  next: (match, { text }) => ({ ...match, next: text }),
};

/** The match after one more event. What the rules forbid is not believed, nor an event out of its turn. */
export const afterEvent = (match: Match, event: MatchEvent): Parsed<Match> => {
  if (event.number !== match.number + 1) return bad(say('Something of this match is missing.'));
  const refusal = refusalOf(match, event, event.at);
  if (refusal) return bad(refusal, { step: event.number });
  const after = EFFECTS[event.kind](match, event);
  return ok({ ...after, number: event.number, at: Math.max(match.at, event.at) });
};

/** The match after several; those that are known already are passed over. */
export const afterEvents = (match: Match, events: readonly MatchEvent[]): Parsed<Match> => {
  let after = match;
  for (const event of events) {
    if (event.number <= after.number) continue;
    const next = afterEvent(after, event);
    if (!next.ok) return next;
    after = next.value;
  }
  return ok(after);
};

/** What somebody does, as it would be kept: with its number and time, which never goes back. */
export const eventOf = (match: Match, deed: Deed, now: number): MatchEvent => ({
  number: match.number + 1,
  kind: deed.kind,
  seat: deed.seat,
  text: deed.text ?? '',
  at: Math.max(now, match.at),
});
