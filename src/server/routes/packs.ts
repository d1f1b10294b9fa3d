import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { House } from '../house.ts';
import { newSecret } from '../live/secrets.ts';
import { refusalOf, refuse } from '../problem.ts';
import { senderOf } from '../sender.ts';
import { DONE, FileName, GameId, KEYED, keyOf, needsKey, PackId, REFUSALS, STRICT } from './shapes.ts';

/** Bytes: more than anything else may have, as a file of a hundred large levels with their solutions is so long. */
const BODY = 512 * 1024;

/** Packs of one author, and those that one address publishes or replaces in an hour. */
const MOST_PACKS = 100;
const MOST_SENT = { max: 60, timeWindow: '1 hour' };

const File = Type.Object(
  { game: GameId, file: FileName, text: Type.String({ minLength: 1, maxLength: BODY }) },
  STRICT,
);

type File = Static<typeof File>;

const Id = Type.Object({ id: PackId }, STRICT);

type Id = Static<typeof Id>;

const Published = Type.Object({ id: PackId });

const Version = Type.Object({ version: Type.Integer() });

const Pack = Type.Object({
  game: GameId,
  title: Type.String(),
  file: Type.String(),
  text: Type.String(),
  version: Type.Integer(),
});

const NO_PACK = 'There is no such pack.';
const NOT_YOURS = 'There is no such pack of yours.';

/** What publishing and replacing have in common: the file is read first, as those who open it will. */
const titleOf = async ({ verifier }: House, request: FastifyRequest<{ Body: File }>, reply: FastifyReply) => {
  const facts = await verifier.ask('pack', request.body, senderOf(request));
  if (facts.ok) return facts.value.title;
  await reply.code(422).send(refusalOf(facts.problem));
  return undefined;
};

const publishing = (app: FastifyInstance, house: House): void => {
  const { packs } = house.books;
  app.post<{ Body: File }>(
    '/api/v1/packs',
    {
      bodyLimit: BODY,
      config: { rateLimit: MOST_SENT },
      schema: { body: File, response: { 201: Published, ...REFUSALS }, ...KEYED },
      onRequest: needsKey,
    },
    async (request, reply) => {
      const author = keyOf(request)!;
      if ((await packs.count(author)) >= MOST_PACKS)
        return refuse(reply, 403, `Nobody publishes more than ${MOST_PACKS} packs.`);
      const title = await titleOf(house, request, reply);
      if (title === undefined) return reply;
      const id = newSecret();
      await packs.publish({ id, title, ...request.body }, author);
      return reply.code(201).send({ id });
    },
  );
  app.put<{ Body: File; Params: Id }>(
    '/api/v1/packs/:id',
    {
      bodyLimit: BODY,
      config: { rateLimit: MOST_SENT },
      schema: { body: File, params: Id, response: { 200: Version, ...REFUSALS }, ...KEYED },
      onRequest: needsKey,
    },
    async (request, reply) => {
      const title = await titleOf(house, request as FastifyRequest<{ Body: File }>, reply);
      if (title === undefined) return reply;
      const { id } = request.params;
      const version = await packs.replace({ id, title, ...request.body }, keyOf(request)!);
      return version === undefined ? refuse(reply, 404, NOT_YOURS) : { version };
    },
  );
};

/** Level files under addresses that nobody guesses: whoever is told one reads it, its author alone changes it. */
export const packRoutes = (app: FastifyInstance, house: House): void => {
  publishing(app, house);
  const { packs } = house.books;
  app.get<{ Params: Id }>(
    '/api/v1/packs/:id',
    { schema: { params: Id, response: { 200: Pack, ...REFUSALS } } },
    async ({ params }, reply) => (await packs.find(params.id)) ?? refuse(reply, 404, NO_PACK),
  );
  app.delete<{ Params: Id }>(
    '/api/v1/packs/:id',
    { schema: { params: Id, response: { ...DONE, ...REFUSALS }, ...KEYED }, onRequest: needsKey },
    async (request, reply) => {
      const isWithdrawn = await packs.withdraw(request.params.id, keyOf(request)!);
      return isWithdrawn ? reply.code(204).send() : refuse(reply, 404, NOT_YOURS);
    },
  );
};
