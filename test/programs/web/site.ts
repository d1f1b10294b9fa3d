import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { HEADERS } from '../../../scripts/policy.mjs';

const BUILT = join(import.meta.dirname, '../../../dist/web');

/** Some folder of somebody's server: the page may lie anywhere. */
const FOLDER = '/some/where/';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A server that knows nothing but files: the built page, in a folder, with the strict policy. */
export class Site {
  readonly #server: Server = createServer((request, response) => this.#answer(request, response));
  /** Added to the ends of files, by their names: what a newer version would be. */
  readonly changes = new Map<string, string>();

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  address(hash: string): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}${FOLDER}${hash}`;
  }

  readonly #answer: RequestListener = async ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const name = pathname.slice(FOLDER.length) || 'index.html';
    try {
      if (!pathname.startsWith(FOLDER)) throw new Error('not in the folder');
      const file = await readFile(join(BUILT, name));
      response.writeHead(200, { ...HEADERS, 'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream' });
      response.end(Buffer.concat([file, Buffer.from(this.changes.get(name) ?? '')]));
    } catch {
      response.writeHead(404).end();
    }
  };
}
