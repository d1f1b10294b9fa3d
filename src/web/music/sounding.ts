import type { Piece } from './pieces.ts';

/** A piece begins with the last echo of its end, which nobody expects the first time. */
const FADE_IN = 1;
const FADE_OUT = 0.15;
/** Seconds in which one sound of a piece goes over into another. They are the same but for a little of their loudness. */
const CROSSING = 0.5;
/** Seconds from now to a moment that no browser misses: one that is told too late begins late, and out of step. */
const LEAD = 0.1;

interface Voice {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
  /** Seconds of the piece. */
  readonly reach: number;
}

/** A piece that is heard: perhaps its opening, then a longer one, then its loop, each taking over from the one before in step. */
export class Sounding {
  readonly piece: Piece;
  readonly #entrance: GainNode;
  /** Fades it out. What fades it in is another: no browser has to tell how far that has come, and not every one does. */
  readonly #exit: GainNode;
  /** When the piece began. */
  #begin = 0;
  /** When whoever took over last is heard alone. */
  #settled = 0;
  #voice: Voice | undefined;

  constructor(piece: Piece, out: AudioNode) {
    this.piece = piece;
    this.#entrance = new GainNode(out.context, { gain: 0 });
    this.#exit = new GainNode(out.context);
    this.#entrance.connect(this.#exit).connect(out);
  }

  get isWhole(): boolean {
    return this.#voice?.reach === Number.POSITIVE_INFINITY;
  }

  /** Begins with an opening, or goes over to it if it is longer than what is heard. */
  open(buffer: AudioBuffer): void {
    const { duration } = buffer;
    if (duration > (this.#voice?.reach ?? 0) && duration > this.#soonest()) this.#take(buffer, duration);
  }

  /** Goes over to the loop, or begins with it. */
  loop(buffer: AudioBuffer): void {
    this.#take(buffer, Number.POSITIVE_INFINITY);
  }

  stop(): void {
    const exit = this.#exit;
    const { currentTime } = exit.context;
    exit.gain.setValueAtTime(1, currentTime).linearRampToValueAtTime(0, currentTime + FADE_OUT);
    if (!this.#voice) return;
    const { source } = this.#voice;
    source.stop(currentTime + FADE_OUT);
    source.onended = () => exit.disconnect();
  }

  /** The second of the piece at which somebody can take over: a whole frame, so that both play the same sample then. */
  #soonest(): number {
    if (!this.#voice) return 0;
    const { currentTime, sampleRate } = this.#exit.context;
    return Math.ceil((Math.max(currentTime + LEAD, this.#settled) - this.#begin) * sampleRate) / sampleRate;
  }

  #take(buffer: AudioBuffer, reach: number): void {
    const { context } = this.#exit;
    const before = this.#voice;
    if (!before) this.#enter();
    const offset = this.#soonest();
    const source = new AudioBufferSourceNode(context, { buffer, loop: reach === Number.POSITIVE_INFINITY });
    const gain = new GainNode(context, { gain: before ? 0 : 1 });
    source.connect(gain).connect(this.#entrance);
    source.start(this.#begin + offset, offset % buffer.duration);
    this.#voice = { source, gain, reach };
    if (before) this.#cross(before, gain, this.#begin + offset);
  }

  #enter(): void {
    const { currentTime, sampleRate } = this.#exit.context;
    this.#begin = Math.ceil((currentTime + LEAD) * sampleRate) / sampleRate;
    this.#entrance.gain.setValueAtTime(0, this.#begin).linearRampToValueAtTime(1, this.#begin + FADE_IN);
  }

  #cross(before: Voice, { gain }: GainNode, start: number): void {
    this.#settled = start + CROSSING;
    gain.setValueAtTime(0, start).linearRampToValueAtTime(1, this.#settled);
    before.gain.gain.setValueAtTime(1, start).linearRampToValueAtTime(0, this.#settled);
    before.source.stop(this.#settled);
  }
}
