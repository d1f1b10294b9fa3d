import { Transform, type TransformCallback } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** Milliseconds that the rest of an escape sequence may be late: over a slow line keys arrive in pieces. */
const PATIENCE = 30;

/** The beginning of what an arrow key or the mouse sends. */
const UNFINISHED = new RegExp(`${'\u001B'}(?:\\[[<\\d;]*|O)?$`);

/**
 * What somebody types, always in whole letters and whole keys: terminal-kit takes what it gets at a time for complete, and
 * half a letter stops it for good.
 */
export class Typed extends Transform {
  readonly #source: NodeJS.ReadStream;
  readonly #decoder = new StringDecoder('utf8');
  #held = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: NodeJS.ReadStream) {
    super();
    this.#source = source;
  }

  open(): void {
    this.#source.pipe(this);
  }

  /** terminal-kit asks its input for this. */
  setRawMode(isRaw: boolean): void {
    this.#source.setRawMode(isRaw);
  }

  /** Without this a terminal that nobody listens to any more would keep the program from ending. */
  close(): void {
    clearTimeout(this.#timer);
    this.#source.unpipe(this);
    this.#source.pause();
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    clearTimeout(this.#timer);
    const text = this.#held + this.#decoder.write(chunk);
    this.#held = UNFINISHED.exec(text)?.[0] ?? '';
    if (this.#held !== '') this.#timer = setTimeout(() => this.#release(), PATIENCE);
    const whole = text.slice(0, text.length - this.#held.length);
    if (whole !== '') this.push(whole);
    done();
  }

  /** Nothing followed: it was the escape key itself. */
  #release(): void {
    this.push(this.#held);
    this.#held = '';
  }
}
