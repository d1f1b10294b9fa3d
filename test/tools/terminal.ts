import { join } from 'node:path';
import { type IPty, spawn } from '@lydell/node-pty';
import xterm from '@xterm/headless';
import { BUNDLE } from './kura.ts';

/** What keys send. */
export const KEYS = {
  up: '\u001B[A',
  down: '\u001B[B',
  right: '\u001B[C',
  left: '\u001B[D',
  home: '\u001B[H',
  end: '\u001B[F',
  pageDown: '\u001B[6~',
  enter: '\r',
  escape: '\u001B',
  backspace: '\u007F',
  interrupt: '\u0003',
  save: '\u0013',
} as const;

/** How the program is started. */
export interface Setup {
  /** The folder it is started in; the player lives in `home` inside it. */
  readonly folder: string;
  readonly columns?: number;
  readonly rows?: number;
  /** Laid over the environment of a usual terminal with 256 colours. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Milliseconds: a machine may have other things to do. */
const PATIENCE = 60_000;

/** A letter on the screen with its colours, as numbers of the terminal's; undefined for its usual ones. */
export interface Seen {
  readonly letter: string;
  readonly fg: number | undefined;
  readonly bg: number | undefined;
  readonly isInverse: boolean;
}

/** The real program in a real pseudo-terminal, and the screen that a person would see. */
export class PlayedTerminal {
  readonly #pty: IPty;
  readonly #screen: InstanceType<typeof xterm.Terminal>;
  readonly #listeners = new Set<() => void>();
  #sent = '';
  #hasCursor = true;
  #ended: number | undefined;

  constructor(args: readonly string[], { folder, columns = 80, rows = 24, env = {} }: Setup) {
    this.#screen = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
    this.#pty = spawn(process.execPath, [BUNDLE, ...args], {
      name: env.TERM ?? 'xterm-256color',
      cols: columns,
      rows,
      cwd: folder,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: folder,
        KURA_HOME: join(folder, 'home'),
        LANG: 'en_US.UTF-8',
        ...env,
      },
    });
    this.#pty.onData((text) => {
      this.#sent += text;
      this.#hasCursor =
        text
          .match(/\?25[hl]/g)
          ?.at(-1)
          ?.endsWith('h') ?? this.#hasCursor;
      this.#screen.write(text, () => this.#tell());
    });
    this.#pty.onExit(({ exitCode, signal }) => {
      this.#ended = signal ? 128 + signal : exitCode;
      this.#screen.write('', () => this.#tell());
    });
  }

  get pid(): number {
    return this.#pty.pid;
  }

  /** How many bytes the program has sent so far. */
  get bytes(): number {
    return Buffer.byteLength(this.#sent);
  }

  /** All that the program has sent so far. */
  get sent(): string {
    return this.#sent;
  }

  /** What it ended with; undefined while it runs. */
  get ended(): number | undefined {
    return this.#ended;
  }

  /** Whether a shell could go on here: its own screen, a cursor, no reports of the mouse. */
  get isRestored(): boolean {
    const { buffer, modes } = this.#screen;
    return buffer.active.type === 'normal' && modes.mouseTrackingMode === 'none' && this.#hasCursor;
  }

  /** All at once: the program gets them without anything in between. */
  type(...keys: readonly string[]): void {
    this.#pty.write(keys.join(''));
  }

  /** Presses and lets go of the left button of the mouse. */
  click(x: number, y: number): void {
    this.type(`\u001B[<0;${x + 1};${y + 1}M`, `\u001B[<0;${x + 1};${y + 1}m`);
  }

  resize(columns: number, rows: number): void {
    this.#screen.resize(columns, rows);
    this.#pty.resize(columns, rows);
  }

  kill(signal: string): void {
    this.#pty.kill(signal);
  }

  rows(): readonly string[] {
    const { active } = this.#screen.buffer;
    return Array.from({ length: this.#screen.rows }, (_, y) =>
      active.getLine(active.viewportY + y)!.translateToString(true, 0, this.#screen.cols),
    );
  }

  text(): string {
    return this.rows().join('\n');
  }

  /** Where a text stands on the screen. */
  find(text: string): { readonly x: number; readonly y: number } | undefined {
    const y = this.rows().findIndex((row) => row.includes(text));
    return y < 0 ? undefined : { x: this.rows()[y]!.indexOf(text), y };
  }

  at(x: number, y: number): Seen {
    const { active } = this.#screen.buffer;
    const cell = active.getLine(active.viewportY + y)!.getCell(x)!;
    return {
      letter: cell.getChars() || ' ',
      fg: cell.isFgDefault() ? undefined : cell.getFgColor(),
      bg: cell.isBgDefault() ? undefined : cell.getBgColor(),
      isInverse: cell.isInverse() !== 0,
    };
  }

  /** Waits until the screen is as it should be; says what it shows when that takes too long. */
  until(isSo: (text: string) => boolean, wanted = String(isSo)): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#listeners.delete(look);
        reject(new Error(`not seen: ${wanted}\n${this.text()}\nended: ${this.#ended}`));
      }, PATIENCE);
      const look = (): void => {
        if (!isSo(this.text())) return;
        clearTimeout(timer);
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
      look();
    });
  }

  /** Waits until these texts are on the screen. */
  sees(...texts: readonly string[]): Promise<void> {
    return this.until((screen) => texts.every((text) => screen.includes(text)), texts.join(', '));
  }

  async end(): Promise<number> {
    await this.until(() => this.#ended !== undefined, 'the end');
    return this.#ended!;
  }

  /** Leaves the way a player does. */
  async leave(): Promise<number> {
    this.type('q');
    await this.sees('Are you sure');
    this.type('y');
    return this.end();
  }

  #tell(): void {
    for (const look of [...this.#listeners]) look();
  }
}
