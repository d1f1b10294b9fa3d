import type { Cue } from '../../core/view.ts';
import { renderCue } from '../../sound/cue.ts';
import { bufferOf } from './buffer.ts';

/** Seconds between two of the same: moves that are shown in haste would rattle. */
const APART = 0.06;

/** Plays small sounds, each made when it is first needed. */
export class Sounder {
  readonly #out: AudioNode;
  readonly #buffers = new Map<Cue, AudioBuffer>();
  readonly #heard = new Map<Cue, number>();

  constructor(out: AudioNode) {
    this.#out = out;
  }

  /** With a volume from 0 to 100. */
  play(cue: Cue, volume: number): void {
    const { context } = this.#out;
    const { currentTime, state } = context;
    if (state !== 'running' || currentTime - (this.#heard.get(cue) ?? -1) < APART) return;
    this.#heard.set(cue, currentTime);
    const source = new AudioBufferSourceNode(context, { buffer: this.#bufferOf(cue) });
    const gain = new GainNode(context, { gain: (volume / 100) ** 2 });
    source.connect(gain).connect(this.#out);
    source.start();
  }

  #bufferOf(cue: Cue): AudioBuffer {
    const { sampleRate } = this.#out.context;
    const buffer = this.#buffers.get(cue) ?? bufferOf(renderCue(cue, sampleRate), sampleRate);
    this.#buffers.set(cue, buffer);
    return buffer;
  }
}
