import { type MidiData, type MidiEvent, type MidiHeader, parseMidi } from 'midi-file';
import { bad, ok, type Parsed, say } from '../core/parsed.ts';
import { Channel, DRUM_CHANNEL } from './channel.ts';
import { effortFor } from './effort.ts';
import type { Note, Song } from './song.ts';

/** A longer one would fill the memory of a phone when it is rendered, however coarsely. */
const MAX_MINUTES = 10;
/** Some forty thousand notes of an orchestra, which take a minute to render. */
const MAX_EFFORT = 300_000;

const DEFAULT_TEMPO = 500_000;

/** Reads a Standard MIDI File, ours or a player's own. */
export const readMidi = (bytes: ArrayLike<number>): Parsed<Song> => {
  const file = parsed(bytes);
  if (!file || file.tracks.length === 0) return bad(say('This is not a MIDI file, or it is damaged.'));
  // The tracks of such a file are pieces of their own.
  if (file.header.format === 2) return bad(say('MIDI files of type 2 cannot be played.'));
  const events = inSeconds(file.header, inOrder(file.tracks));
  const seconds = events.at(-1)?.at ?? 0;
  const notes = notesOf(events, seconds);
  if (notes.length === 0 || !(seconds > 0)) return bad(say('There are no notes in this MIDI file.'));
  if (seconds > 60 * MAX_MINUTES) {
    const minutes = Math.ceil(seconds / 60);
    return bad(
      say('This piece takes {minutes} minutes, and no more than {most} can be played.', { minutes, most: MAX_MINUTES }),
    );
  }
  if (effortFor(notes) > MAX_EFFORT) {
    return bad(say('There are more notes in this MIDI file than can be played.'));
  }
  return ok({ seconds, notes });
};

/** The library takes lengths of more than four bytes for negative ones, goes back by as much, and would never end. */
class Bytes extends Uint8Array<ArrayBuffer> {
  override slice(start: number, end: number): Uint8Array<ArrayBuffer> {
    if (end < start) throw new RangeError('a negative length');
    return super.slice(start, end);
  }
}

/** The library throws whatever comes to its mind when a file is broken, or lets time go back, and does neither when it is whole. */
const parsed = (bytes: ArrayLike<number>): MidiData | undefined => {
  try {
    const file = parseMidi(Bytes.from(bytes));
    return file.tracks.every((track) => track.every(({ deltaTime }) => deltaTime >= 0)) ? file : undefined;
  } catch {
    return undefined;
  }
};

interface Timed {
  /** In ticks, or in seconds. */
  readonly at: number;
  readonly event: MidiEvent;
}

/** The events of all tracks at their ticks, in time; those of one tick track by track. */
const inOrder = (tracks: readonly (readonly MidiEvent[])[]): readonly Timed[] =>
  tracks
    .flatMap((track) => {
      let at = 0;
      return track.map((event) => {
        at += event.deltaTime;
        return { at, event };
      });
    })
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at);

/** The same events, timed in seconds instead of ticks. */
const inSeconds = (header: MidiHeader, events: readonly Timed[]): readonly Timed[] => {
  const { ticksPerBeat, framesPerSecond, ticksPerFrame } = header;
  if (!ticksPerBeat) {
    const perSecond = (framesPerSecond ?? 25) * (ticksPerFrame ?? 40);
    return events.map(({ at, event }) => ({ at: at / perSecond, event }));
  }
  let tempo = { since: 0, seconds: 0, perTick: DEFAULT_TEMPO / 1e6 / ticksPerBeat };
  return events.map(({ at, event }) => {
    const seconds = tempo.seconds + (at - tempo.since) * tempo.perTick;
    if (event.type === 'setTempo') {
      tempo = { since: at, seconds, perTick: event.microsecondsPerBeat / 1e6 / ticksPerBeat };
    }
    return { at: seconds, event };
  });
};

const notesOf = (events: readonly Timed[], end: number): readonly Note[] => {
  const channels = Array.from({ length: 16 }, (_, number) => new Channel(number === DRUM_CHANNEL));
  for (const { at, event } of events) {
    if ('channel' in event) channels[event.channel]?.take(event, at);
  }
  for (const channel of channels) channel.stop(end);
  return channels.flatMap(({ notes }) => notes).sort((a, b) => a.start - b.start);
};
