import fc from 'fast-check';
import { type MidiEvent, writeMidi } from 'midi-file';
import { readMidi } from '../../src/sound/midi.ts';
import { renderLoop } from '../../src/sound/render.ts';
import { type Target, target } from './target.ts';

const channel = fc.nat(15);
const deltaTime = fc.oneof(fc.nat(200), fc.constantFrom(0, 100_000, 268_435_455));

const note = fc.record({ deltaTime, channel, noteNumber: fc.nat(127), velocity: fc.nat(127) });
const event: fc.Arbitrary<MidiEvent> = fc.oneof(
  { weight: 6, arbitrary: note.map((fields): MidiEvent => ({ type: 'noteOn', ...fields })) },
  { weight: 2, arbitrary: note.map((fields): MidiEvent => ({ type: 'noteOff', ...fields })) },
  {
    weight: 1,
    arbitrary: fc
      .record({ deltaTime, channel, programNumber: fc.nat(127) })
      .map((fields): MidiEvent => ({ type: 'programChange', ...fields })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({
        deltaTime: fc.nat(50),
        channel,
        controllerType: fc.constantFrom(7, 10, 11, 64, 120, 123),
        value: fc.nat(127),
      })
      .map((fields): MidiEvent => ({ type: 'controller', ...fields })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ deltaTime: fc.nat(50), microsecondsPerBeat: fc.constantFrom(0, 1, 1000, 500_000, 16_777_215) })
      .map((fields): MidiEvent => ({ type: 'setTempo', meta: true, ...fields })),
  },
);

const written = fc
  .tuple(fc.array(fc.array(event, { maxLength: 60 }), { minLength: 1, maxLength: 3 }), fc.constantFrom(1, 96, 32_767))
  .map(([tracks, ticksPerBeat]) =>
    Uint8Array.from(writeMidi({ header: { format: 1, numTracks: tracks.length, ticksPerBeat }, tracks })),
  );

/** A whole file with bytes changed, or without its end. */
const damaged = fc
  .tuple(written, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }), fc.nat())
  .map(([bytes, changes, end]) => {
    const copy = bytes.slice();
    for (const [at, byte] of changes) copy[at % copy.length] = byte;
    return end % 3 === 0 ? copy.slice(0, end % copy.length) : copy;
  });

const file = fc.oneof(
  { weight: 3, arbitrary: written },
  { weight: 3, arbitrary: damaged },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
);

const RATE = 2000;

/** Ends with a reason, or with a song of numbers whose loop is one of numbers too. */
const check = (bytes: Uint8Array): boolean => {
  const song = readMidi(bytes);
  if (!song.ok) return false;
  const { notes, seconds } = song.value;
  for (const { start, seconds: length } of notes) {
    if (!(start >= 0 && length >= 0 && start + length <= seconds + 1e-6)) throw new Error('a note out of time');
  }
  // Longer ones are the same in the end, and take their time.
  if (seconds > 10) return true;
  const { left, right } = renderLoop(song.value, RATE);
  if (![...left, ...right].every((sample) => Math.abs(sample) <= 1)) throw new Error('a sample that is none');
  return true;
};

export const midi: Target = target('MIDI files', file, check);
