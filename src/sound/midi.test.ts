import fc from 'fast-check';
import { type MidiEvent, writeMidi } from 'midi-file';
import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../test/tools/unwrap.ts';
import { readMidi } from './midi.ts';

type Event = MidiEvent;

const on = (deltaTime: number, noteNumber: number, velocity = 127, channel = 0): Event => ({
  deltaTime,
  type: 'noteOn',
  channel,
  noteNumber,
  velocity,
});

const control = (deltaTime: number, controllerType: number, value: number): Event => ({
  deltaTime,
  type: 'controller',
  channel: 0,
  controllerType,
  value,
});

const tempo = (deltaTime: number, microsecondsPerBeat: number): Event => ({
  deltaTime,
  meta: true,
  type: 'setTempo',
  microsecondsPerBeat,
});

const end = (deltaTime: number): Event => ({ deltaTime, meta: true, type: 'endOfTrack' });

/** 100 ticks are a quarter, half a second long when nothing else is said. */
const file = (...tracks: readonly (readonly Event[])[]): readonly number[] =>
  writeMidi({
    header: { format: 1, numTracks: tracks.length, ticksPerBeat: 100 },
    tracks: tracks.map((track) => [...track]),
  });

const notes = (...tracks: readonly (readonly Event[])[]) => unwrap(readMidi(file(...tracks))).notes;

test('ten minutes are not too long', () => {
  expect(unwrap(readMidi(file([on(0, 60), end(120_000)]))).seconds).toBe(600);
});

test('a note begins and ends in seconds', () => {
  expect(unwrap(readMidi(file([on(100, 60), on(50, 60, 0), end(50)])))).toEqual({
    seconds: 1,
    notes: [{ start: 0.5, seconds: 0.25, pitch: 60, velocity: 1, level: 100 / 127, pan: 0, program: 0 }],
  });
});

test('the tempo of one track holds in all of them, also when it changes during a note', () => {
  const [note] = notes([tempo(0, 1_000_000), tempo(100, 250_000), end(0)], [on(50, 60), on(150, 60, 0), end(0)]);
  expect([note!.start, note!.seconds]).toEqual([0.5, 0.75]);
});

test('a tempo that changes ten thousand times is followed', () => {
  const changes = Array.from({ length: 10_000 }, (_, index) => tempo(1, index % 2 === 0 ? 1_000_000 : 2_000_000));
  const [note] = notes([...changes, end(0)], [on(5000, 60), on(1000, 60, 0), end(0)]);
  expect(note!.start).toBeCloseTo(0.005 + 2500 * 0.01 + 2499 * 0.02, 9);
  expect(note!.seconds).toBeCloseTo(500 * 0.03, 9);
});

test('program, volume, expression and place belong to a channel', () => {
  const program: Event = { deltaTime: 0, type: 'programChange', channel: 0, programNumber: 73 };
  const [note] = notes([program, control(0, 7, 127), control(0, 11, 127), control(0, 10, 0), on(0, 60), on(9, 60, 0)]);
  expect(note).toMatchObject({ program: 73, level: 1, pan: -1 });
});

test('of a slide during a note the note has what its key went down with', () => {
  const slide = [7, 10, 11].map((type) => control(10, type, 0));
  const [note] = notes([control(0, 7, 127), control(0, 10, 127), on(0, 60), ...slide, on(10, 60, 0), end(0)]);
  expect(note).toMatchObject({ level: 1, pan: 63 / 64 });
});

test('a note is played by whoever had the channel when its key went down', () => {
  const program: Event = { deltaTime: 50, type: 'programChange', channel: 0, programNumber: 73 };
  expect(notes([on(0, 60), program, on(50, 60, 0), end(0)])[0]!.program).toBe(0);
});

test('the tenth channel has the drums', () => {
  expect(notes([on(0, 38, 127, 9), on(9, 38, 0, 9)])[0]!.program).toBe('drums');
});

test('the pedal holds notes until it is let go', () => {
  const [note] = notes([control(0, 64, 127), on(0, 60), on(10, 60, 0), control(90, 64, 0), end(100)]);
  expect(note!.seconds).toBe(0.5);
});

test.each([
  ['silences its channel', 120, 127, 0.25],
  ['lets all keys of its channel go', 123, 0, 0.25],
  ['leaves to the pedal what it holds', 123, 127, 0.75],
])('of the controllers that end notes one %s', (_, ending, pedal, seconds) => {
  const [note, other] = notes([
    control(0, 64, pedal),
    on(0, 60),
    on(0, 62, 127, 1),
    control(50, ending, 0),
    on(50, 62, 0, 1),
    control(50, 64, 0),
    end(50),
  ]);
  expect([note!.seconds, other!.seconds]).toEqual([seconds, 0.5]);
});

test('a key struck again ends its note, and the end of the file ends all', () => {
  expect(notes([on(0, 60), on(100, 60), end(100)]).map(({ start, seconds }) => [start, seconds])).toEqual([
    [0, 0.5],
    [0.5, 0.5],
  ]);
});

/** All keys of all channels, each channel at its own volume, for eight minutes, bowed all the time. */
const crowd = file(
  ...Array.from({ length: 16 }, (_, channel) => [
    { deltaTime: 0, type: 'programChange', channel, programNumber: 48 } as const,
    { ...control(0, 7, 100 + channel), channel } as const,
    ...Array.from({ length: 128 }, (_, key) => on(0, key, 127, channel)),
    end(96_000),
  ]),
);

const PIANO = 0;
const HARP = 46;

/** Keys struck shortly one after another, no two of some thousands alike. */
const hail = (count: number, programNumber: number) =>
  file([
    tempo(0, 100_000),
    { deltaTime: 0, type: 'programChange', channel: 0, programNumber },
    ...Array.from({ length: count }, (_, index) => [
      on(0, 30 + (index % 60), 1 + (index % 127)),
      on(1 + (index % 2), 30 + (index % 60), 0),
    ]).flat(),
    end(10),
  ]);

test('a piece of many notes is played', () => {
  expect(unwrap(readMidi(hail(10_000, PIANO))).notes).toHaveLength(10_000);
});

const HEAD = 'MThd\0\0\0\x06\0\x01\0\x01\0\x60MTrk\0\0\0';

/** A text of a length that would be negative: whoever believed it would read it again and again. */
const LONG_TEXT = [0, 0xff, 1, 0xff, 0xff, 0xff, 0xff, 0x78, 0, 0xff, 0x2f, 0];

/** A key goes down, and up again after a time of five bytes; four are the most. */
const LONG_WAIT = [0x60, 0x90, 60, 64, 0xff, 0xff, 0xff, 0xff, 0x10, 0x90, 60, 0, 0, 0xff, 0x2f, 0];

describe('what cannot be played is refused', () => {
  test.each([
    ['no file at all', [], 'This is not a MIDI file, or it is damaged.'],
    ['text', [...Buffer.from('I am a song')], 'This is not a MIDI file, or it is damaged.'],
    [
      'time that goes back, by a number that is too long',
      [...Buffer.from(`${HEAD}\x10`, 'latin1'), ...LONG_WAIT],
      'This is not a MIDI file, or it is damaged.',
    ],
    [
      'a text of a negative length',
      [...Buffer.from(`${HEAD}\x0C`, 'latin1'), ...LONG_TEXT],
      'This is not a MIDI file, or it is damaged.',
    ],
    ['silence', file([end(100)]), 'There are no notes in this MIDI file.'],
    ['an hour', file([on(0, 60), end(720_000)]), 'This piece takes 60 minutes, and no more than 10 can be played.'],
    [
      'a little more',
      file([on(0, 60), end(120_001)]),
      'This piece takes 11 minutes, and no more than 10 can be played.',
    ],
    [
      'a hail of notes, each of which rings on',
      hail(60_000, HARP),
      'There are more notes in this MIDI file than can be played.',
    ],
    ['a crowd', crowd, 'There are more notes in this MIDI file than can be played.'],
  ])('%s', (_, bytes, reason) => {
    expect(complaint(readMidi(bytes))).toBe(reason);
  });

  test('and pieces that are several', () => {
    const bytes = [...file([on(0, 60), end(10)])];
    bytes[9] = 2;
    expect(complaint(readMidi(bytes))).toBe('MIDI files of type 2 cannot be played.');
  });
});

test('whatever happened to a file, reading it ends with notes of numbers or with a reason', () => {
  const whole = file([tempo(0, 400_000), end(0)], [on(0, 60), on(50, 64), on(50, 60, 0), on(0, 64, 0), end(10)]);
  const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(damage, fc.nat(whole.length), (changes, length) => {
      const bytes = [...whole];
      for (const [at, byte] of changes) bytes[at] = byte;
      const read = readMidi(bytes.slice(0, length));
      if (!read.ok) return;
      for (const { start, seconds, pitch } of read.value.notes) {
        expect([start, seconds, pitch].every((number) => Number.isFinite(number) && number >= 0)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
