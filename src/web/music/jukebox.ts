import { ok, type Parsed } from '../../core/parsed.ts';
import { bufferOf, emptyBuffer, fillBuffer } from './buffer.ts';
import { fileOf } from './files.ts';
import type { Piece } from './pieces.ts';
import { NOT_HERE, rendered } from './rendering.ts';
import { Sounding } from './sounding.ts';

/** As loud as music gets: with this a peak of it and two small sounds together do not clip. */
const LOUDEST = 0.7;
/** Of a change of volume: short enough to follow the hand, long enough not to click. */
const RAMP = 0.05;
/** Rendered pieces that are kept: what sounds, and what sounded before. */
const MOST_LOOPS = 2;
/** Milliseconds before the first piece is made, which keeps a processor busy for seconds: the game is to start first. */
const GRACE = 1500;

/** Somebody who wants to hear a piece, until the signal. */
export interface Listener {
  readonly signal: AbortSignal;
  /** It begins to sound. */
  hear(): void;
}

/** Plays one piece at a time, over and over. */
export class Jukebox {
  readonly #context: BaseAudioContext;
  readonly #volume: GainNode;
  /** The one used last comes last. */
  readonly #loops = new Map<Piece, AudioBuffer>();
  #sounding: Sounding | undefined;
  #patience = GRACE;

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

  /**
   * Begins a piece as soon as there is something of it; until then the one before goes on. Done when all of it is there;
   * undefined when it is no longer wanted.
   */
  async play(piece: Piece, listener: Listener): Promise<Parsed<Piece> | undefined> {
    if (this.piece === piece && this.#sounding!.isWhole) return ok(piece);
    const loop = await this.#loopOf(piece, listener);
    if (!loop || listener.signal.aborted) return undefined;
    if (!loop.ok) {
      // There was an opening, and nothing comes after it.
      if (this.piece === piece) this.stop();
      return loop;
    }
    this.#soundingOf(piece).loop(loop.value);
    listener.hear();
    return ok(piece);
  }

  stop(): void {
    this.#sounding?.stop();
    this.#sounding = undefined;
  }

  /** A piece that is there no more: it is neither heard nor kept. */
  forget(piece: Piece): void {
    if (this.piece === piece) this.stop();
    this.#loops.delete(piece);
  }

  #soundingOf(piece: Piece): Sounding {
    if (this.#sounding?.piece === piece) return this.#sounding;
    this.stop();
    this.#sounding = new Sounding(piece, this.#volume);
    return this.#sounding;
  }

  async #loopOf(piece: Piece, listener: Listener): Promise<Parsed<AudioBuffer> | undefined> {
    const known = this.#loops.get(piece);
    const loop = known ? ok(known) : await this.#render(piece, listener);
    if (!loop?.ok) return loop;
    this.#loops.delete(piece);
    this.#loops.set(piece, loop.value);
    for (const old of [...this.#loops.keys()].slice(0, -MOST_LOOPS)) this.#loops.delete(old);
    return loop;
  }

  async #render(piece: Piece, { signal, hear }: Listener): Promise<Parsed<AudioBuffer> | undefined> {
    const bytes = await fileOf(piece);
    if (!bytes.ok || signal.aborted) return bytes.ok ? undefined : bytes;
    const order = { bytes: bytes.value, rate: this.#context.sampleRate, patience: this.#patience };
    this.#patience = 0;
    // Where there is no room for all of it, it does not begin.
    let room: AudioBuffer | undefined;
    const loop = await rendered(order, signal, ({ sound, rate, frames }) => {
      const opening = attempt(() => {
        room ??= emptyBuffer(frames, rate);
        return bufferOf(sound, rate);
      });
      if (!opening.ok) return opening;
      this.#soundingOf(piece).open(opening.value);
      hear();
      return opening;
    });
    if (!loop?.ok) return loop;
    const { sound, rate } = loop.value;
    return attempt(() => fillBuffer(room ?? emptyBuffer(sound.left.length, rate), sound));
  }
}

/** A browser without memory for it throws. */
const attempt = (make: () => AudioBuffer): Parsed<AudioBuffer> => {
  try {
    return ok(make());
  } catch {
    return NOT_HERE;
  }
};
