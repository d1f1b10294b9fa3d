import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import { MOST_LEVELS } from '../../play/online/tables.ts';
import type { BelievedResult, LevelId } from '../books.ts';
import type { House } from '../house.ts';
import { Lane } from '../lane.ts';
import { refusalOf, refuse } from '../problem.ts';
import { senderOf } from '../sender.ts';
import {
  DONE,
  Fingerprint,
  GameId,
  Hash,
  KEYED,
  KEYED_OR_NOT,
  keyOf,
  Level,
  Name,
  needsKey,
  PackRow,
  REFUSALS,
  STRICT,
  TableRow,
} from './shapes.ts';

/** Letters of a board and of a line; a request has room for both. */
const LONGEST = 60_000;

/** Tables of whole packs that one address asks for in a minute: the largest take a tenth of a second of the database. */
const MOST_TABLES = { max: 120, timeWindow: '1 minute' };

/** Tables that wait: whoever asks for many is behind all others. */
const WAITING = { ofOne: 40, ofAll: 400 };

/** Tables that are read at a time. Within the process everything else waits for each of them. */
const AT_ONCE = { PGlite: 1, PostgreSQL: 2 };

/** Milliseconds that somebody's clock may be ahead of ours. */
const DAY = 24 * 3600 * 1000;

const Claim = Type.Object(
  {
    game: GameId,
    board: Type.String({ maxLength: LONGEST }),
    moves: Type.String({ maxLength: LONGEST }),
    time: Type.Integer({ minimum: 0, maximum: 999_999_999_999 }),
    date: Type.String({ maxLength: 40 }),
    name: Name,
  },
  STRICT,
);

type Claim = Static<typeof Claim>;

const Accepted = Type.Object({
  fingerprint: Fingerprint,
  hash: Hash,
  places: Type.Object({ moves: Type.Integer(), pushes: Type.Optional(Type.Integer()) }),
  of: Type.Integer(),
});

const Order = Type.Object(
  {
    order: Type.Union([Type.Literal('moves'), Type.Literal('pushes')], { default: 'moves' }),
    ties: Type.Union([Type.Literal('faster'), Type.Literal('slower')], { default: 'faster' }),
  },
  STRICT,
);

const LevelTable = Type.Object({ rows: Type.Array(TableRow), of: Type.Integer(), own: Type.Optional(TableRow) });
const PackTable = Type.Object({ rows: Type.Array(PackRow), of: Type.Integer(), own: Type.Optional(PackRow) });

const Replay = Type.Object({
  fingerprint: Fingerprint,
  game: GameId,
  hash: Hash,
  board: Type.String(),
  name: Type.String(),
  moves: Type.Integer(),
  pushes: Type.Optional(Type.Integer()),
  time: Type.Integer(),
  date: Type.String(),
  solution: Type.String(),
});

const Several = Type.Object({ game: GameId, hashes: Type.Array(Hash, { maxItems: MOST_LEVELS }) }, STRICT);
const One = Type.Object({ game: GameId, hash: Hash, fingerprint: Fingerprint }, STRICT);
const Own = Type.Object({ fingerprint: Fingerprint }, STRICT);

const NO_RESULT = 'There is no such result.';

/** Of the replay and of who played it: the same one is known again, whenever and from wherever it is sent. */
const fingerprintOf = ({ game, hash, solution, player }: Omit<BelievedResult, 'fingerprint'>): string =>
  createHash('sha256')
    .update(JSON.stringify([game, hash, solution, player]))
    .digest('hex');

const isAhead = (date: string): boolean => date > new Date(Date.now() + DAY).toISOString();

const enter = async (
  { books, metrics }: House,
  result: Omit<BelievedResult, 'fingerprint'>,
  reply: FastifyReply,
): Promise<unknown> => {
  const { hash, player } = result;
  const fingerprint = fingerprintOf(result);
  const entry = await books.results.enter({ ...result, fingerprint });
  metrics.add('kura_results_total', { entry });
  if (entry === 'otherBoard') return refuse(reply, 422, 'Another board has the hash of this one.');
  const places = await books.results.places(result, player);
  // Somebody may have taken it away meanwhile.
  if (!places) return refuse(reply, 404, NO_RESULT);
  const { of, ...ranks } = places;
  return reply.code(entry === 'new' ? 201 : 200).send({ fingerprint, hash, places: ranks, of });
};

const sending = (app: FastifyInstance, house: House): void => {
  app.post<{ Body: Claim }>(
    '/api/v1/results',
    { schema: { body: Claim, response: { 200: Accepted, 201: Accepted, ...REFUSALS }, ...KEYED }, onRequest: needsKey },
    async (request, reply) => {
      const verdict = await house.verifier.ask('result', request.body, senderOf(request));
      if (!verdict.ok) {
        house.metrics.add('kura_results_total', { entry: 'refused' });
        return reply.code(422).send(refusalOf(verdict.problem));
      }
      if (isAhead(verdict.value.date)) return refuse(reply, 422, 'This was played in the future.');
      return enter(house, { ...verdict.value, game: request.body.game, player: keyOf(request)! }, reply);
    },
  );
  app.delete<{ Params: Static<typeof Own> }>(
    '/api/v1/results/:fingerprint',
    { schema: { params: Own, response: { ...DONE, ...REFUSALS }, ...KEYED }, onRequest: needsKey },
    async (request, reply) => {
      const isRemoved = await house.books.results.remove(request.params.fingerprint, keyOf(request)!);
      return isRemoved ? reply.code(204).send() : refuse(reply, 404, NO_RESULT);
    },
  );
};

const reading = (app: FastifyInstance, { books, store }: House): void => {
  const lane = new Lane({ ...WAITING, atOnce: AT_ONCE[store.engine] });
  app.get<{ Params: LevelId; Querystring: Static<typeof Order> }>(
    '/api/v1/results/:game/:hash',
    { schema: { params: Level, querystring: Order, response: { 200: LevelTable, ...REFUSALS }, ...KEYED_OR_NOT } },
    (request) => {
      const { order: by, ties } = request.query;
      const asked = () => books.results.table(request.params, { by, ties }, keyOf(request));
      return lane.pass(senderOf(request), asked);
    },
  );
  app.get<{ Params: Static<typeof One> }>(
    '/api/v1/results/:game/:hash/:fingerprint',
    { schema: { params: One, response: { 200: Replay, ...REFUSALS } } },
    async ({ params: { fingerprint, ...level } }, reply) =>
      (await books.results.replay(level, fingerprint)) ?? refuse(reply, 404, NO_RESULT),
  );
  app.post<{ Body: Static<typeof Several> }>(
    '/api/v1/tables',
    {
      schema: { body: Several, response: { 200: PackTable, ...REFUSALS }, ...KEYED_OR_NOT },
      config: { rateLimit: MOST_TABLES },
    },
    (request) => {
      const { game, hashes } = request.body;
      return lane.pass(senderOf(request), () => books.results.tableOf(game, hashes, keyOf(request)));
    },
  );
};

/** Results of everybody: sent with their replays, believed when the rules say so, and shown in tables. */
export const resultRoutes = (app: FastifyInstance, house: House): void => {
  sending(app, house);
  reading(app, house);
};
