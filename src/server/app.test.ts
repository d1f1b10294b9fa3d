import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../test/tools/databases.ts';
import { servedOn } from '../../test/tools/served.ts';
import type { Store } from './database/database.ts';

describe.each(await engines())('on $name', ({ open }) => {
  let store: Store;
  let app: FastifyInstance;
  beforeAll(async () => {
    store = await open();
    app = await servedOn(store);
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  test('a page finds out that it stands on such a server', async () => {
    expect((await app.inject('/api/v1/')).json()).toEqual({ kura: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });

  test('it tells that it is well and ready', async () => {
    expect((await app.inject('/api/v1/health')).json()).toEqual({ ok: true });
    expect((await app.inject('/api/v1/ready')).json()).toEqual({ ok: true });
  });

  test('it is not ready when it is about to end', async () => {
    const leaving = await servedOn(store, { isLeaving: () => true });
    expect((await leaving.inject('/api/v1/ready')).statusCode).toBe(503);
    expect((await leaving.inject('/api/v1/health')).statusCode).toBe(200);
    await leaving.close();
  });

  test('what it can be asked is written in the form of OpenAPI', async () => {
    const { paths } = (await app.inject('/api/v1/openapi.json')).json();
    expect(Object.keys(paths)).toContain('/api/v1/health');
  });

  test('every answer is described, with what is refused, and who needs a key', async () => {
    const { paths, components } = (await app.inject('/api/v1/openapi.json')).json();
    type Asked = { readonly responses: Record<string, object>; readonly security?: unknown; readonly summary?: string };
    const asked = Object.entries(paths as Record<string, Record<string, Asked>>).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => ({ name: `${method} ${path}`, ...one })),
    );
    const answers = asked.map(({ name, responses }) => [name, Object.keys(responses).join(' ')]);
    expect(Object.fromEntries(answers)).toMatchObject({
      'post /api/v1/matches': '201 4XX 5XX',
      'get /api/v1/matches/{id}': '200 4XX 5XX',
      'post /api/v1/results': '200 201 4XX 5XX',
      'delete /api/v1/results/{fingerprint}': '204 4XX 5XX',
      'delete /api/v1/packs/{id}': '204 4XX 5XX',
      'delete /api/v1/player': '204 4XX 5XX',
    });
    // A wire is no request that is answered.
    expect(asked.filter(({ responses }) => !responses['4XX'])).toEqual([]);
    expect(components.securitySchemes.key).toMatchObject({ type: 'http', scheme: 'bearer' });
    const keyed = asked.filter(({ security }) => JSON.stringify(security) === '[{"key":[]}]').map(({ name }) => name);
    expect(keyed.toSorted()).toEqual([
      'delete /api/v1/packs/{id}',
      'delete /api/v1/player',
      'delete /api/v1/results/{fingerprint}',
      'patch /api/v1/player',
      'post /api/v1/packs',
      'post /api/v1/results',
      'put /api/v1/packs/{id}',
    ]);
  });

  test('what is sent has the fields that are asked for and no others, whatever is asked', async () => {
    const { paths } = (await app.inject('/api/v1/openapi.json')).json();
    const objectsIn = (schema: unknown): readonly Record<string, unknown>[] => {
      if (typeof schema !== 'object' || schema === null) return [];
      const own = 'properties' in schema ? [schema as Record<string, unknown>] : [];
      return [...own, ...Object.values(schema).flatMap(objectsIn)];
    };
    type Asked = { readonly requestBody?: object };
    const asked = Object.values(paths).flatMap((path) => Object.values(path as Record<string, Asked>));
    const objects = asked.flatMap(({ requestBody }) => objectsIn(requestBody));
    expect(objects.length).toBeGreaterThanOrEqual(6);
    for (const object of objects) expect(object).toMatchObject({ additionalProperties: false });
  });

  test('what happens is counted in the format of Prometheus', async () => {
    await app.inject('/api/v1/health');
    const { headers, body } = await app.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(body).toMatch(/^kura_http_requests_total\{method="GET",route="\/api\/v1\/health",status="200"\} \d+$/m);
    expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(body).toMatch(/^kura_database_waiting \d+$/m);
    expect(body).toMatch(/^kura_database_bytes (NaN|\d+)$/m);
    for (const name of ['p99', 'max'])
      expect(body).toMatch(new RegExp(`^nodejs_eventloop_lag_${name}_seconds [\\d.]+`, 'm'));
  });

  test('how long requests took is a histogram, of each route', async () => {
    await app.inject('/api/v1/health');
    const { body } = await app.inject('/metrics');
    const name = 'kura_http_seconds_';
    const countOf = (what: string): number => Number(new RegExp(`^${name}${what} ([\\d.]+)$`, 'm').exec(body)?.[1]);
    const route = 'route="/api/v1/health"';
    expect(body).toContain('# TYPE kura_http_seconds histogram');
    expect(countOf(`count\\{${route}\\}`)).toBeGreaterThan(0);
    expect(countOf(`bucket\\{${route},le="\\+Inf"\\}`)).toBe(countOf(`count\\{${route}\\}`));
    expect(countOf(`bucket\\{${route},le="10"\\}`)).toBe(countOf(`count\\{${route}\\}`));
    expect(countOf(`sum\\{${route}\\}`)).toBeGreaterThan(0);
  });

  test('it serves the page with its policy, and says when nothing has changed', async () => {
    const { statusCode, body, headers } = await app.inject('/');
    expect([statusCode, body]).toEqual([200, '<!doctype html><title>Kura</title>']);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/link.txt',
    '/.hidden',
    '/%2ehidden',
    '/index.html%00',
    '/%',
    '/%c0%ae%c0%ae/secret.txt',
    '//etc/passwd',
  ])('nothing but the page is reached at %s', async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect([400, 404]).toContain(statusCode);
    expect(body).not.toContain('secret.');
    expect(JSON.parse(body)).toHaveProperty('error.message');
  });

  test('what is not there is told in JSON, without what was asked', async () => {
    const { statusCode, body } = await app.inject('/api/v1/<script>');
    expect([statusCode, body]).toEqual([404, '{"error":{"message":"There is nothing at this address."}}']);
  });
});
