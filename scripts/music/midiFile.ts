import { type MidiEvent, writeMidi } from 'midi-file';
import { type Performance, type Played, perform } from './perform.ts';
import { QUARTER, type Score } from './score.ts';

/** Something at a tick of the piece, before the file's way of counting from one event to the next. */
interface Timed {
  readonly at: number;
  readonly event: MidiEvent;
}

/** Bytes of a Standard MIDI File: a track for tempo and form, then one for each voice. The same score gives the same bytes. */
export const midiFile = (score: Score): Uint8Array => {
  const performance = perform(score);
  const tracks = [conductor(score, performance), ...performance.parts.map((part, index) => trackOf(part, index))];
  return Uint8Array.from(
    writeMidi({
      header: { format: 1, numTracks: tracks.length, ticksPerBeat: QUARTER },
      tracks: tracks.map((track) => inFileOrder(track, performance.end)),
    }),
  );
};

const now = (at: number, event: MidiEvent): Timed => ({ at, event });

const conductor = ({ title, composer }: Score, { sections, tempi }: Performance): readonly Timed[] => [
  now(0, { deltaTime: 0, meta: true, type: 'trackName', text: title }),
  now(0, { deltaTime: 0, meta: true, type: 'text', text: composer }),
  ...sections.flatMap(({ at, section: { name, meter, key } }) => [
    now(at, { deltaTime: 0, meta: true, type: 'marker', text: name }),
    now(at, {
      deltaTime: 0,
      meta: true,
      type: 'timeSignature',
      numerator: meter.beats,
      denominator: meter.unit,
      metronome: 24,
      thirtyseconds: 8,
    }),
    now(at, { deltaTime: 0, meta: true, type: 'keySignature', key: key.sharps, scale: key.mode === 'minor' ? 1 : 0 }),
  ]),
  ...tempi.map(({ at, quarter }) =>
    now(at, { deltaTime: 0, meta: true, type: 'setTempo', microsecondsPerBeat: quarter }),
  ),
];

const VOLUME = 7;
const PAN = 10;

/** General MIDI keeps this channel for drums. */
const DRUMS = 9;

const trackOf = ({ voice, program, notes }: Performance['parts'][number], index: number): readonly Timed[] => {
  const channel = index < DRUMS ? index : index + 1;
  const control = (controllerType: number, value: number): Timed =>
    now(0, { deltaTime: 0, type: 'controller', channel, controllerType, value });
  return [
    now(0, { deltaTime: 0, meta: true, type: 'trackName', text: voice.name }),
    now(0, { deltaTime: 0, type: 'programChange', channel, programNumber: program }),
    control(VOLUME, voice.level),
    control(PAN, voice.pan),
    ...notes.flatMap((note) => noteEvents(note, channel)),
  ];
};

const noteEvents = ({ pitch, at, ticks, velocity }: Played, channel: number): readonly Timed[] => [
  now(at, { deltaTime: 0, type: 'noteOn', channel, noteNumber: pitch, velocity }),
  now(at + ticks, { deltaTime: 0, type: 'noteOff', channel, noteNumber: pitch, velocity: 0 }),
];

/** In time, ends of notes before beginnings, so that a repeated note is not cut off by itself. */
const inFileOrder = (track: readonly Timed[], end: number): MidiEvent[] => {
  const rank = ({ event }: Timed): number => (event.type === 'noteOn' ? 1 : 0);
  const sorted = [...track].sort((a, b) => a.at - b.at || rank(a) - rank(b));
  const all = [...sorted, now(end, { deltaTime: 0, meta: true, type: 'endOfTrack' })];
  return all.map(({ at, event }, index) => ({ ...event, deltaTime: at - (all[index - 1]?.at ?? 0) }));
};
