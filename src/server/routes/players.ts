import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { readName } from '../../results/playerName.ts';
import type { House } from '../house.ts';
import { refusalOf, refuse } from '../problem.ts';
import { DONE, KEYED, keyOf, Name, needsKey, REFUSALS, STRICT } from './shapes.ts';

const Renaming = Type.Object({ name: Name }, STRICT);

const NOBODY = 'Nobody has sent anything with this key.';

/** What somebody may do about himself, with the key that only he has. */
export const playerRoutes = (app: FastifyInstance, { books }: House): void => {
  app.patch<{ Body: Static<typeof Renaming> }>(
    '/api/v1/player',
    { schema: { body: Renaming, response: { 200: Renaming, ...REFUSALS }, ...KEYED }, onRequest: needsKey },
    async (request, reply) => {
      const name = readName(request.body.name);
      if (!name.ok) return reply.code(422).send(refusalOf(name.problem));
      const isRenamed = await books.players.rename(keyOf(request)!, name.value);
      return isRenamed ? { name: name.value } : refuse(reply, 404, NOBODY);
    },
  );
  const schema = { response: { ...DONE, ...REFUSALS }, ...KEYED };
  app.delete('/api/v1/player', { schema, onRequest: needsKey }, async (request, reply) => {
    const isRemoved = await books.players.remove(keyOf(request)!);
    return isRemoved ? reply.code(204).send() : refuse(reply, 404, NOBODY);
  });
};
