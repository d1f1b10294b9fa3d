/** An instrument that sounds as long as it is bowed or blown: an endless tone with an envelope. */
export interface Held {
  readonly kind: 'held';
  /** How strong the nth partial is when it lies at so many hertz, played as hard as can be. */
  readonly partial: (n: number, hz: number) => number;
  /** How much duller the tone is when played softly: by this power of n. */
  readonly dullness: number;
  /** Seconds until it is there, and until it is gone. */
  readonly attack: number;
  readonly release: number;
  /** Hundredths of a half tone up and down, after a while. */
  readonly vibrato: number;
  /** How many play together, and how far they are out of tune and apart from each other. */
  readonly players: number;
  readonly detune: number;
  readonly width: number;
  /** Noise of the breath, beside the tone. */
  readonly breath: number;
  readonly gain: number;
}

/** An instrument that is struck or plucked: partials that die away, each in its own time. */
export interface Struck {
  readonly kind: 'struck';
  readonly modes: (hz: number, velocity: number) => readonly Mode[];
  /** Seconds in which it is silent after its key is let go; none if it rings on. */
  readonly damping: number | undefined;
  readonly gain: number;
}

export interface Mode {
  readonly hz: number;
  readonly strength: number;
  /** Seconds until it is a thousandth as strong. */
  readonly ring: number;
}

export type Timbre = Held | Struck;
