import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { HEADERS } from './policy.mjs';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mid': 'audio/midi',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** What is named after what is in it never changes: nobody asks for it twice. Of all else it is asked whether it is new. */
const LASTING = /^\/assets\//;

/** Milliseconds that somebody may take without reading on, or without asking for more. */
const PATIENCE = 30_000;

/** Connections at a time: fewer than the files that a process may have open nearly everywhere. */
const MOST_CONNECTIONS = 800;

const NOTHING = 'There is nothing at this address.\n';

/** @typedef {{ readonly bytes: Buffer, readonly headers: Readonly<Record<string, string | number>> }} Page */

/**
 * @param {string} path
 * @param {Buffer} bytes
 * @returns {Page}
 */
const pageOf = (path, bytes) => ({
  bytes,
  headers: {
    ...HEADERS,
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    'Content-Length': bytes.length,
    'Cache-Control': LASTING.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
  },
});

/**
 * The files of a folder by their addresses, read once and for all: whatever is asked later opens no file, so none can be
 * lost, left open or reached that is not one of them. Links are not followed.
 *
 * @param {string} folder
 * @returns {ReadonlyMap<string, Page>}
 */
export const siteIn = (folder) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const pages = files.map(({ parentPath, name }) => {
    const file = join(parentPath, name);
    const path = `/${relative(folder, file).replaceAll(sep, '/')}`;
    return /** @type {const} */ ([path, pageOf(path, readFileSync(file))]);
  });
  return new Map(pages);
};

/**
 * The file that an address asks for; undefined where it is none.
 *
 * @param {string} url
 */
export const pathOf = (url) => {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return path === '/' ? '/index.html' : path;
  } catch {
    return undefined;
  }
};

/**
 * Serves a site. Whoever stops reading is cut off after a while.
 *
 * @param {ReadonlyMap<string, Page>} site
 * @param {number} [patience]
 */
export const siteServer = (site, patience = PATIENCE) => {
  const server = createServer(({ method = '', url = '', headers }, response) => {
    const page = site.get(pathOf(url) ?? '');
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    if (!page) return response.writeHead(404, { ...HEADERS, 'Content-Length': NOTHING.length }).end(NOTHING);
    if (headers['if-none-match'] === page.headers.ETag) return response.writeHead(304, page.headers).end();
    return response.writeHead(200, page.headers).end(page.bytes);
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.setTimeout(patience);
  return server;
};

/**
 * Has a server listen at a port of this computer, or at the next one that is free. Returns which.
 *
 * @param {import('node:http').Server} server
 * @param {{ readonly host: string, readonly port: number }} where
 * @returns {Promise<number>}
 */
export const listen = (server, { host, port }) =>
  new Promise((resolve, reject) => {
    const failed = (/** @type {NodeJS.ErrnoException} */ cause) => {
      if (cause.code !== 'EADDRINUSE' || port >= 65535) return reject(cause);
      return resolve(listen(server, { host, port: port + 1 }));
    };
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
