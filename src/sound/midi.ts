import { type MidiData, type MidiEvent, parseMidi } from 'midi-file';
import { bad, ok, type Parsed, say } from '../core/parsed.ts';
import { Channel, DRUM_CHANNEL } from './channel.ts';
import type { Note, Song } from './song.ts';

/** A longer one would fill the memory of a phone when it is rendered. */
const MAX_MINUTES = 10;

const DEFAULT_TEMPO = 500_000;

/** Reads a Standard MIDI File, ours or a player's own. */
export const readMidi = (bytes: ArrayLike<number>): Parsed<Song> => {
  const file = parsed(bytes);
  if (!file || file.tracks.length === 0) return bad(say('This is not a MIDI file, or it is damaged.'));
  // The tracks of such a file are pieces of their own.
  if (file.header.format === 2) return bad(say('MIDI files of type 2 cannot be played.'));
  const events = inOrder(file.tracks);
  const clock = clockOf(file, events);
  const seconds = clock(events.at(-1)?.at ?? 0);
  const notes = notesOf(events, clock, seconds);
  if (notes.length === 0 || !(seconds > 0)) return bad(say('There are no notes in this MIDI file.'));
  if (seconds > 60 * MAX_MINUTES) {
    return bad(say('This piece takes longer than {minutes} minutes.', { minutes: MAX_MINUTES }));
  }
  return ok({ seconds, notes });
};

/** The library throws whatever comes to its mind when a file is broken, and on none that is whole. */
const parsed = (bytes: ArrayLike<number>): MidiData | undefined => {
  try {
    return parseMidi(bytes);
  } catch {
    return undefined;
  }
};

interface Timed {
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

/** Seconds at a tick. */
const clockOf = ({ header }: MidiData, events: readonly Timed[]): ((tick: number) => number) => {
  const { ticksPerBeat, framesPerSecond, ticksPerFrame } = header;
  if (!ticksPerBeat) {
    const perSecond = (framesPerSecond ?? 25) * (ticksPerFrame ?? 40);
    return (tick) => tick / perSecond;
  }
  const changes = [{ at: 0, seconds: 0, perTick: DEFAULT_TEMPO / 1e6 / ticksPerBeat }];
  for (const { at, event } of events) {
    if (event.type !== 'setTempo') continue;
    const last = changes.at(-1)!;
    const seconds = last.seconds + (at - last.at) * last.perTick;
    changes.push({ at, seconds, perTick: event.microsecondsPerBeat / 1e6 / ticksPerBeat });
  }
  return (tick) => {
    const { at, seconds, perTick } = changes.findLast((change) => change.at <= tick)!;
    return seconds + (tick - at) * perTick;
  };
};

const notesOf = (events: readonly Timed[], clock: (tick: number) => number, end: number): readonly Note[] => {
  const channels = Array.from({ length: 16 }, (_, number) => new Channel(number === DRUM_CHANNEL));
  for (const { at, event } of events) {
    if ('channel' in event) channels[event.channel]?.take(event, clock(at));
  }
  for (const channel of channels) channel.stop(end);
  return channels.flatMap(({ notes }) => notes).sort((a, b) => a.start - b.start);
};
