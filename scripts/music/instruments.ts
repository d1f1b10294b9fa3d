/** A voice's instrument: its General MIDI program and the notes that a good player has on it. */
export interface Instrument {
  readonly program: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Programs count from 0, as in the file. Ranges are sounding pitches; ensembles have those of their members. */
export const INSTRUMENTS: Readonly<Record<string, Instrument>> = {
  piano: { program: 0, lowest: 21, highest: 108 },
  celesta: { program: 8, lowest: 60, highest: 108 },
  glockenspiel: { program: 9, lowest: 79, highest: 108 },
  vibraphone: { program: 11, lowest: 53, highest: 89 },
  guitar: { program: 24, lowest: 40, highest: 83 },
  violin: { program: 40, lowest: 55, highest: 100 },
  viola: { program: 41, lowest: 48, highest: 88 },
  cello: { program: 42, lowest: 36, highest: 81 },
  contrabass: { program: 43, lowest: 28, highest: 67 },
  pizzicato: { program: 45, lowest: 28, highest: 93 },
  harp: { program: 46, lowest: 23, highest: 103 },
  strings: { program: 48, lowest: 28, highest: 100 },
  horn: { program: 60, lowest: 34, highest: 77 },
  oboe: { program: 68, lowest: 58, highest: 91 },
  bassoon: { program: 70, lowest: 34, highest: 75 },
  clarinet: { program: 71, lowest: 50, highest: 94 },
  flute: { program: 73, lowest: 60, highest: 96 },
};
