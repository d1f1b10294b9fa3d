import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, siteIn } from '../../scripts/site.mjs';
import { Packing } from './packing.ts';

type Site = ReturnType<typeof siteIn>;

/** No file of the page begins with a dot, and none that does is served. */
const HIDDEN = /\/\./;

interface Shelf {
  readonly site: Site;
  readonly packing: Packing;
}

const answer = async ({ site, packing }: Shelf, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const path = pathOf(request.raw.url ?? '') ?? '';
  const file = HIDDEN.test(path) ? undefined : site.get(path);
  if (!file) {
    reply.callNotFound();
    return reply;
  }
  const page = await packing.sent(path, file, request.headers['accept-encoding']);
  reply.headers(page.headers as Record<string, string | number>);
  if (request.headers['if-none-match'] === page.headers.ETag) return reply.code(304).send();
  return reply.send(page.bytes);
};

/** Serves the built page: its files are read once, so that nobody reaches any other, and links are not followed. */
export const servePage = (app: FastifyInstance, folder: string, { files }: { readonly files: number }): void => {
  const shelf = { site: siteIn(folder), packing: new Packing() };
  const config = { rateLimit: { max: files, timeWindow: '1 minute' } };
  app.get('/*', { config, schema: { hide: true } }, (request, reply) => answer(shelf, request, reply));
};
