import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Player } from './player.ts';

/** Milliseconds that an engine may take beyond what it was given before it counts as gone. */
const PATIENCE_MS = 30_000;

/** What an engine is told: options like `Size=6`, and what it may spend on a move, `nodes 1000`. */
interface Told {
  readonly options: readonly string[];
  readonly go: string;
}

/** An engine in a process of its own, spoken to in UCI. */
export class Opponent implements Player {
  readonly #told: Told;
  readonly #engine: ChildProcessByStdio<Writable, Readable, null>;
  #waiting: ((line: string | undefined) => void) | undefined;
  #isGone = false;

  constructor(command: string, told: Told) {
    this.#told = told;
    this.#engine = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'ignore'] });
    const leave = (): void => {
      this.#isGone = true;
      this.#waiting?.(undefined);
    };
    createInterface({ input: this.#engine.stdout }).on('line', (line) => this.#waiting?.(line));
    this.#engine.on('close', leave);
    this.#engine.stdin.on('error', leave);
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
      const timer = setTimeout(end, PATIENCE_MS, undefined);
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
