import { sql } from 'drizzle-orm/sql';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import about from '../../../package.json' with { type: 'json' };
import type { House } from '../house.ts';
import { refuse } from '../problem.ts';
import { REFUSALS } from './shapes.ts';

const About = Type.Object({ kura: Type.String({ description: 'Its version.' }) });
const Well = Type.Object({ ok: Type.Boolean() });

/** By the first a page finds out that it stands on such a server; by the others those who watch it know how it is. */
export const aboutRoutes = (app: FastifyInstance, { store, metrics, isLeaving }: House): void => {
  const well = { schema: { response: { 200: Well, ...REFUSALS } } };
  app.get('/api/v1/', { schema: { response: { 200: About, ...REFUSALS } } }, () => ({ kura: about.version }));
  app.get('/api/v1/health', well, () => ({ ok: true }));
  app.get('/api/v1/ready', well, async (_, reply) => {
    if (isLeaving()) return refuse(reply, 503, 'The server is about to end.');
    try {
      await store.db.execute(sql`select 1`);
      return { ok: true };
    } catch {
      return refuse(reply, 503, 'The database is away.');
    }
  });
  app.get('/metrics', { schema: { hide: true } }, (_, reply) =>
    reply.type('text/plain; version=0.0.4').send(metrics.text()),
  );
};
