import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import about from '../../package.json' with { type: 'json' };
import { HEADERS } from '../../scripts/policy.mjs';
import { isAway } from './database/persistence.ts';
import { sizeOf } from './database/size.ts';
import { failureOf, logFailure } from './failure.ts';
import type { House } from './house.ts';
import { Lateness } from './lateness.ts';
import { servePage } from './page.ts';
import { refuse } from './problem.ts';
import { aboutRoutes } from './routes/about.ts';
import { matchRoutes } from './routes/matches.ts';
import { packRoutes } from './routes/packs.ts';
import { playerRoutes } from './routes/players.ts';
import { resultRoutes } from './routes/results.ts';
import { SCHEMES } from './routes/shapes.ts';
import { senderOf } from './sender.ts';
import { TooBusyError, TooManyError } from './tooMuch.ts';

/** Bytes of a request at the most. */
const BODY = 64 * 1024;

/** What one who asks may take. */
export interface Patience {
  /** Milliseconds for a request, for its head, and between two looks at who takes too long. */
  readonly request: number;
  readonly head: number;
  readonly look: number;
  /** Milliseconds that he may take without reading on what he asked for; longer than any answer is waited for. */
  readonly idle: number;
  /** Requests of one address in a minute: a class behind one router has some left, somebody who floods has not. */
  readonly requests: number;
  /** The same of files of the page: a first visit asks for some 160. */
  readonly files: number;
  /** Wires to matches that one address has open at a time. */
  readonly wires: number;
}

const PATIENCE: Patience = {
  request: 15_000,
  head: 10_000,
  look: 2_000,
  idle: 60_000,
  requests: 1_200,
  files: 24_000,
  wires: 2_000,
};

export interface Frame {
  /** The built page. */
  readonly page: string;
  /** Addresses of load balancers, whose word about who asks is taken. */
  readonly proxies: readonly string[];
  readonly log: (line: string) => void;
  readonly patience?: Patience;
}

const watch = (app: FastifyInstance, { metrics, verifier, store }: House): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    metrics.add('kura_http_requests_total', { method, route, status: String(reply.statusCode) });
    metrics.took('kura_http_seconds', reply.elapsedTime / 1000, { route });
    // Nothing that tells who it was: no address, no key.
    request.log.info({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  metrics.gauge('kura_results_waiting', () => verifier.waiting);
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
  metrics.gauge('process_start_time_seconds', () => Math.round(Date.now() / 1000 - process.uptime()));
  metrics.gauge('kura_database_waiting', () => store.waiting());
  metrics.gauge('kura_database_bytes', sizeOf(store.db, app.log));
  // Above a tenth of a second it has too much to do.
  const lateness = new Lateness();
  app.addHook('onClose', async () => lateness.end());
  metrics.gauge('nodejs_eventloop_lag_p99_seconds', () => lateness.usual);
  metrics.gauge('nodejs_eventloop_lag_max_seconds', () => lateness.most);
};

const complain = (app: FastifyInstance): void => {
  app.setNotFoundHandler((_, reply) => refuse(reply, 404, 'There is nothing at this address.'));
  app.setErrorHandler((cause: FastifyError, request, reply) => {
    if (cause instanceof TooManyError) return refuse(reply.header('retry-after', 10), 429, cause.message);
    if (cause instanceof TooBusyError || isAway(cause)) {
      request.log.warn({ reason: failureOf(cause).reason }, 'busy');
      return refuse(reply.header('retry-after', 2), 503, 'The server is busy: try again in a moment.');
    }
    const status = cause.statusCode ?? 500;
    if (status < 500) return refuse(reply, status, cause.message);
    logFailure(request.log, cause);
    return refuse(reply, 500, 'Something went wrong in the server.');
  });
};

/** The server, with everything but a port. */
export const openApp = async (
  house: House,
  { page, proxies, log, patience = PATIENCE }: Frame,
): Promise<FastifyInstance> => {
  const app = fastify({
    bodyLimit: BODY,
    requestTimeout: patience.request,
    connectionTimeout: patience.idle,
    http: { headersTimeout: patience.head, connectionsCheckingInterval: patience.look },
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_, __, reply) => void refuse(reply, 400, 'This is no address.'),
    // What is not asked for is an error, and text is no number.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    logger: { level: 'info', stream: { write: log } },
  });
  complain(app);
  watch(app, house);
  app.addHook('onRequest', async (_, reply) => void reply.headers(HEADERS));
  await app.register(rateLimit, {
    max: patience.requests,
    timeWindow: '1 minute',
    keyGenerator: senderOf,
    errorResponseBuilder: () => new TooManyError('These are too many requests: try again in a minute.'),
  });
  await app.register(swagger, {
    openapi: { info: { title: 'Kura', version: about.version }, components: { securitySchemes: SCHEMES } },
  });
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, () => app.swagger());
  aboutRoutes(app, house);
  resultRoutes(app, house);
  playerRoutes(app, house);
  packRoutes(app, house);
  await matchRoutes(app, house, patience);
  servePage(app, page, patience);
  return app;
};
