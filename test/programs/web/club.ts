import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const KURA = join(import.meta.dirname, '../../../bin/kura.mjs');

/** `kura serve` with the built page, for those of a club: a process of its own, and a database in a folder of its own. Started again, it is where it was. */
export class Club {
  readonly #folder = mkdtempSync(join(tmpdir(), 'kura-'));
  #program: ChildProcess | undefined;
  #port = '0';
  #address = '';

  async start(): Promise<void> {
    const args = [KURA, 'serve', '--port', this.#port, '--data', join(this.#folder, 'data')];
    this.#program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const line of createInterface(this.#program.stdout!)) {
      if (!line.startsWith('http')) continue;
      this.#address = line.replace(/\/$/, '');
      this.#port = new URL(line).port;
      return;
    }
    throw new Error('The server has ended.');
  }

  /** All of a sudden. */
  async kill(): Promise<void> {
    const program = this.#program;
    if (program?.exitCode !== null || program.signalCode !== null) return;
    program.kill('SIGKILL');
    await once(program, 'exit');
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  address(hash: string): string {
    return `${this.#address}/${hash}`;
  }
}
