import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Contestant } from './contestant.ts';

/** Milliseconds that an engine may take beyond what it was given before it counts as gone. */
const PATIENCE_MS = 30_000;

/** No timer waits longer. */
const LONGEST_MS = 2 ** 31 - 1;

/** How long somebody is waited for who may spend that on a move, `movetime 200`; by nodes or depth nobody knows how long it takes. */
export const patienceFor = (go: string): number => {
  const [, movetime = '0'] = /\bmovetime (\d+)/.exec(go) ?? [];
  return Math.min(LONGEST_MS, Number(movetime) + PATIENCE_MS);
};

/** What an engine is told: options like `Size=6`, and what it may spend on a move, `nodes 1000`. */
interface Told {
  readonly options: readonly string[];
  readonly go: string;
}

/** An engine in a process of its own, spoken to in UCI. */
export class EngineContestant implements Contestant {
  readonly #told: Told;
  readonly #engine: ChildProcessByStdio<Writable, Readable, null>;
  #waiting: ((line: string | undefined) => void) | undefined;
  /** Whoever has been silent for too long is gone too: what he says later would be taken for an answer to something else. */
  #isGone = false;

  constructor(command: string, told: Told) {
    this.#told = told;
    this.#engine = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'ignore'] });
    createInterface({ input: this.#engine.stdout }).on('line', (line) => this.#waiting?.(line));
    this.#engine.on('close', () => this.#leave());
    this.#engine.stdin.on('error', () => this.#leave());
  }

  #leave(): void {
    this.#isGone = true;
    this.#waiting?.(undefined);
  }

  #say(...lines: readonly string[]): void {
    this.#engine.stdin.write(`${lines.join('\n')}\n`);
  }

  /** The next line that begins with a word; undefined if none comes. */
  async #hear(word: string): Promise<string | undefined> {
    if (this.#isGone) return undefined;
    return new Promise((resolve) => {
      const end = (line: string | undefined): void => {
        clearTimeout(timer);
        this.#waiting = undefined;
        resolve(line);
      };
      const timer = setTimeout(() => this.#leave(), patienceFor(this.#told.go));
      this.#waiting = (line) => {
        if (line === undefined || line.startsWith(word)) end(line);
      };
    });
  }

  async begin(): Promise<boolean> {
    this.#say('uci');
    if ((await this.#hear('uciok')) === undefined) return false;
    for (const option of this.#told.options) {
      const [name, value] = option.split('=');
      this.#say(`setoption name ${name} value ${value}`);
    }
    this.#say('isready');
    return (await this.#hear('readyok')) !== undefined;
  }

  beginGame(): void {
    this.#say('ucinewgame');
  }

  async choose(moves: readonly string[]): Promise<string | undefined> {
    this.#say(`position startpos${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`, `go ${this.#told.go}`);
    return (await this.#hear('bestmove'))?.split(' ')[1];
  }

  end(): void {
    this.#say('quit');
    this.#engine.kill();
  }
}
