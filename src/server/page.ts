import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, siteIn } from '../../scripts/site.mjs';

type Site = ReturnType<typeof siteIn>;

/** No file of the page begins with a dot, and none that does is served. */
const HIDDEN = /\/\./;

const answer = (site: Site, request: FastifyRequest, reply: FastifyReply): unknown => {
  const path = pathOf(request.raw.url ?? '') ?? '';
  const page = HIDDEN.test(path) ? undefined : site.get(path);
  if (!page) return reply.callNotFound();
  reply.headers(page.headers as Record<string, string | number>);
  if (request.headers['if-none-match'] === page.headers.ETag) return reply.code(304).send();
  return reply.send(page.bytes);
};

/** Serves the built page: its files are read once, so that nobody reaches any other, and links are not followed. */
export const servePage = (app: FastifyInstance, folder: string, { files }: { readonly files: number }): void => {
  const site = siteIn(folder);
  app.get('/*', { config: { rateLimit: { max: files, timeWindow: '1 minute' } } }, (request, reply) =>
    answer(site, request, reply),
  );
};
