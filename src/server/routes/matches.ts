import { randomInt, randomUUID } from 'node:crypto';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Seat } from '../../core/game.ts';
import { say, sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { openMatch } from '../../play/together/match.ts';
import {
  isMatchId,
  LONGEST_MESSAGE,
  type MadeMatch,
  type MatchEvent,
  MOST_BUDGET,
  MOST_DAYS,
  MOST_INCREMENT,
  shownName,
} from '../../play/together/protocol.ts';
import type { Books, KeptMatch } from '../books.ts';
import type { House } from '../house.ts';
import { isOwnOrigin } from '../live/origin.ts';
import { Rooms } from '../live/rooms.ts';
import { hashOf, isSame, newSecret } from '../live/secrets.ts';
import { Visitor } from '../live/visitor.ts';
import { Wires } from '../live/wires.ts';
import { refusalOf, refuse } from '../problem.ts';
import { senderOf } from '../sender.ts';
import { KEYED_OR_NOT, keyOf, REFUSALS, STRICT } from './shapes.ts';

/** Letters of a position: the largest board has a few hundred. */
const LONGEST_BOARD = 2000;

/** Matches that one address makes in a minute, and wires that it opens: a hall behind one router has some left. */
const MOST_MADE = { max: 120, timeWindow: '1 minute' };
const MOST_WIRES = { max: 3000, timeWindow: '1 minute' };

const Clock = Type.Union([
  Type.Null(),
  Type.Object(
    {
      budget: Type.Integer({ minimum: 1, maximum: MOST_BUDGET }),
      increment: Type.Integer({ minimum: 0, maximum: MOST_INCREMENT }),
    },
    STRICT,
  ),
  Type.Object({ days: Type.Integer({ minimum: 1, maximum: MOST_DAYS }) }, STRICT),
]);

const Seated = Type.Union([Type.Literal(0), Type.Literal(1)]);

const Proposal = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    board: Type.String({ maxLength: LONGEST_BOARD }),
    seat: Type.Union([Seated, Type.Literal('lot')]),
    clock: Clock,
    name: Type.Optional(Type.String({ maxLength: 200 })),
  },
  STRICT,
);

const Secret = Type.String({ description: '128 bits in base64url.' });
const MatchId = Type.String({ description: 'A UUID.' });
const Id = Type.Object({ id: MatchId }, STRICT);

const Made = Type.Object({ id: MatchId, seat: Seated, token: Secret, invitation: Secret, watch: Secret });

/** With a secret of the match as the key there are names, the free seat, and whether it has ended. */
const Described = Type.Object({
  id: MatchId,
  game: Type.String(),
  board: Type.String(),
  clock: Clock,
  begun: Type.Boolean(),
  names: Type.Optional(Type.Array(Type.Union([Type.Null(), Type.String()]))),
  free: Type.Optional(Seated),
  ended: Type.Optional(Type.Literal(true)),
});

type Proposal = Static<typeof Proposal>;

const NO_MATCH = 'There is no such match.';

const make = async ({ books }: House, proposal: Proposal, reply: FastifyReply, at: number): Promise<unknown> => {
  const { game: id, board, clock, name = '' } = proposal;
  const game = findGame(id);
  if (!game) return refuse(reply, 422, sentence(say('There is no such game.')));
  const opened = openMatch(game, { game: id, board, clock }, at);
  if (!opened.ok) return reply.code(422).send(refusalOf(opened.problem));
  const seat: Seat = proposal.seat === 'lot' ? (randomInt(2) as Seat) : proposal.seat;
  const made: MadeMatch = {
    id: randomUUID(),
    seat,
    token: newSecret(),
    invitation: newSecret(),
    watch: newSecret(),
  };
  const key = hashOf(made.token);
  const joined: MatchEvent = { number: 1, kind: 'join', seat, text: shownName(name) ?? '', at };
  await books.matches.make(
    {
      id: made.id,
      game: id,
      board,
      clock,
      seats: seat === 0 ? [key, undefined] : [undefined, key],
      invitation: hashOf(made.invitation),
      watch: hashOf(made.watch),
      at,
    },
    [joined],
  );
  return reply.code(201).send(made);
};

/** By their seats; nobody is there yet, or has told no name, where it is null. */
type Names = readonly [string | null, string | null];

const namesIn = async ({ matches }: Books, id: string): Promise<Names> => {
  const joined = (await matches.events(id, 0)).filter(({ kind }) => kind === 'join');
  const nameAt = (seat: Seat) => joined.find((event) => event.seat === seat)?.text || null;
  return [nameAt(0), nameAt(1)];
};

/** What whoever has a secret of a match is told besides: who is there, which seat is free, and whether it has ended. */
const describeMore = async (books: Books, { id, seats }: KeptMatch): Promise<object> => {
  const free = seats.indexOf(undefined);
  const [names, ended] = await Promise.all([namesIn(books, id), books.matches.isEnded(id)]);
  return { names, ...(free >= 0 && { free }), ...(ended && { ended }) };
};

/** What is told of a match to everybody: what is played, and whether it has begun. */
const describe = async (
  { books }: House,
  id: string,
  key: string | undefined,
  reply: FastifyReply,
): Promise<unknown> => {
  const found = isMatchId(id) ? await books.matches.find(id) : undefined;
  if (!found) return refuse(reply, 404, NO_MATCH);
  const { game, board, clock, seats, invitation, watch } = found;
  const told = { id, game, board, clock, begun: !seats.includes(undefined) };
  const isKnown = key !== undefined && [...seats, invitation, watch].some((secret) => isSame(key, secret));
  return isKnown ? { ...told, ...(await describeMore(books, found)) } : told;
};

/** What the wires of matches have around them. */
interface Live {
  readonly rooms: Rooms;
  readonly wires: Wires;
  readonly date: () => number;
}

const live = (app: FastifyInstance, { origin }: House, { rooms, wires, date }: Live): void => {
  app.get<{ Params: { id: string } }>(
    '/api/v1/matches/:id/live',
    {
      websocket: true,
      schema: { params: Id, summary: 'A WebSocket: who says hello with a secret of the match plays or watches.' },
      config: { rateLimit: MOST_WIRES },
      // After they were counted.
      preValidation: async (request, reply) => {
        const { headers, params } = request;
        if (!isOwnOrigin(headers, origin)) return refuse(reply, 403, 'This comes from another page.');
        if (!isMatchId(params.id)) return refuse(reply, 404, NO_MATCH);
        if (wires.isFull(senderOf(request))) return refuse(reply, 429, 'Too many wires are open: close one first.');
      },
    },
    (socket, request) => {
      const [visitor, sender] = [new Visitor(socket, rooms, request.params.id, date), senderOf(request)];
      wires.opened(sender);
      socket.on('close', () => wires.closed(sender));
      socket.on('message', (bytes, isBinary) => void visitor.hear(isBinary ? undefined : String(bytes)));
      socket.on('pong', () => visitor.alive());
      socket.on('close', () => visitor.gone());
      // Too long a message, or no message at all: the wire is closed by itself.
      socket.on('error', () => visitor.gone());
    },
  );
};

/** Two who play by a link. Without the secrets of a match nobody is told what is done there. */
export const matchRoutes = async (
  app: FastifyInstance,
  house: House,
  most: { readonly wires: number },
  date = () => Date.now(),
): Promise<void> => {
  const rooms = new Rooms(house, date, app.log);
  await rooms.begin();
  // Before the wires that are left are cut without a word.
  app.addHook('preClose', () => rooms.close());
  await app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE } });
  app.post<{ Body: Proposal }>(
    '/api/v1/matches',
    { schema: { body: Proposal, response: { 201: Made, ...REFUSALS } }, config: { rateLimit: MOST_MADE } },
    ({ body }, reply) => make(house, body, reply, date()),
  );
  app.get<{ Params: Static<typeof Id> }>(
    '/api/v1/matches/:id',
    { schema: { params: Id, response: { 200: Described, ...REFUSALS }, ...KEYED_OR_NOT } },
    (request, reply) => describe(house, request.params.id, keyOf(request), reply),
  );
  live(app, house, { rooms, wires: new Wires(most.wires), date });
};
