import type { Cue } from '../../core/view.ts';
import { renderCue } from '../../sound/cue.ts';
import { bufferOf } from './buffer.ts';

/** Seconds between two of the same: moves that are shown in haste would rattle. */
const APART = 0.06;

/** Plays small sounds, each made when it is first needed. */
export class Sounder {
  readonly #context: AudioContext;
  readonly #buffers = new Map<Cue, AudioBuffer>();
  readonly #heard = new Map<Cue, number>();

  constructor(context: AudioContext) {
    this.#context = context;
  }

  /** With a volume from 0 to 100. */
  play(cue: Cue, volume: number): void {
    const { currentTime, destination, state } = this.#context;
    if (state !== 'running' || currentTime - (this.#heard.get(cue) ?? -1) < APART) return;
    this.#heard.set(cue, currentTime);
    const source = new AudioBufferSourceNode(this.#context, { buffer: this.#bufferOf(cue) });
    const gain = new GainNode(this.#context, { gain: (volume / 100) ** 2 });
    source.connect(gain).connect(destination);
    source.start();
  }

  #bufferOf(cue: Cue): AudioBuffer {
    const { sampleRate } = this.#context;
    const buffer = this.#buffers.get(cue) ?? bufferOf(renderCue(cue, sampleRate), sampleRate);
    this.#buffers.set(cue, buffer);
    return buffer;
  }
}
