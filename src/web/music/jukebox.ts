import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { bufferOf } from './buffer.ts';
import { fileOf } from './files.ts';
import type { Piece } from './pieces.ts';
import { rendered } from './rendering.ts';
import type { Loop } from './worker.ts';

/** As loud as music gets: with this a peak of it and two small sounds together do not clip. */
const LOUDEST = 0.7;
/** A piece begins with the last echo of its end, which nobody expects the first time. */
const FADE_IN = 1;
const FADE_OUT = 0.15;
/** Of a change of volume: short enough to follow the hand, long enough not to click. */
const RAMP = 0.05;
/** Rendered pieces that are kept: what sounds, and what sounded before. */
const MOST_LOOPS = 2;

interface Sounding {
  readonly piece: Piece;
  readonly source: AudioBufferSourceNode;
  /** Fades it out. What fades it in is another: no browser has to tell how far that has come, and not every one does. */
  readonly exit: GainNode;
}

/** Plays one piece at a time, over and over. */
export class Jukebox {
  readonly #context: BaseAudioContext;
  readonly #volume: GainNode;
  /** The one used last comes last. */
  readonly #loops = new Map<Piece, AudioBuffer>();
  #sounding: Sounding | undefined;

  constructor(out: AudioNode) {
    this.#context = out.context;
    this.#volume = new GainNode(out.context, { gain: 0 });
    this.#volume.connect(out);
  }

  get piece(): Piece | undefined {
    return this.#sounding?.piece;
  }

  /** From 0 to 100. Ears judge by the square, about. */
  setVolume(volume: number): void {
    const { gain } = this.#volume;
    gain.setTargetAtTime(LOUDEST * (volume / 100) ** 2, this.#context.currentTime, RAMP / 3);
  }

  /** Begins a piece as soon as it is rendered; until then the one before goes on. Undefined when it is no longer wanted. */
  async play(piece: Piece, signal: AbortSignal): Promise<Parsed<Piece> | undefined> {
    if (this.piece === piece) return ok(piece);
    const loop = await this.#loopOf(piece, signal);
    if (!loop || signal.aborted) return undefined;
    if (!loop.ok) return loop;
    this.stop();
    this.#start(piece, loop.value);
    return ok(piece);
  }

  stop(): void {
    if (!this.#sounding) return;
    const { source, exit } = this.#sounding;
    const { currentTime } = this.#context;
    exit.gain.setValueAtTime(1, currentTime).linearRampToValueAtTime(0, currentTime + FADE_OUT);
    source.stop(currentTime + FADE_OUT);
    source.onended = () => exit.disconnect();
    this.#sounding = undefined;
  }

  /** A piece that is there no more: it is neither heard nor kept. */
  forget(piece: Piece): void {
    if (this.piece === piece) this.stop();
    this.#loops.delete(piece);
  }

  #start(piece: Piece, buffer: AudioBuffer): void {
    const { currentTime } = this.#context;
    const source = new AudioBufferSourceNode(this.#context, { buffer, loop: true });
    const entrance = new GainNode(this.#context, { gain: 0 });
    const exit = new GainNode(this.#context);
    entrance.gain.setValueAtTime(0, currentTime).linearRampToValueAtTime(1, currentTime + FADE_IN);
    source.connect(entrance).connect(exit).connect(this.#volume);
    source.start();
    this.#sounding = { piece, source, exit };
  }

  async #loopOf(piece: Piece, signal: AbortSignal): Promise<Parsed<AudioBuffer> | undefined> {
    const known = this.#loops.get(piece);
    const loop = known ? ok(known) : await this.#render(piece, signal);
    if (!loop?.ok) return loop;
    this.#loops.delete(piece);
    this.#loops.set(piece, loop.value);
    for (const old of [...this.#loops.keys()].slice(0, -MOST_LOOPS)) this.#loops.delete(old);
    return loop;
  }

  async #render(piece: Piece, signal: AbortSignal): Promise<Parsed<AudioBuffer> | undefined> {
    const bytes = await fileOf(piece);
    if (!bytes.ok || signal.aborted) return bytes.ok ? undefined : bytes;
    const loop = await rendered({ bytes: bytes.value, rate: this.#context.sampleRate }, signal);
    return loop?.ok ? roomFor(loop.value) : loop;
  }
}

/** A browser without memory for it throws. */
const roomFor = ({ sound, rate }: Loop): Parsed<AudioBuffer> => {
  try {
    return ok(bufferOf(sound, rate));
  } catch {
    return bad(say('This piece cannot be played here.'));
  }
};
