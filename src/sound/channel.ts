import type { MidiEvent } from 'midi-file';
import type { Note } from './song.ts';

/** General MIDI has its drums here, counted from 0. */
export const DRUM_CHANNEL = 9;

const VOLUME = 7;
const PAN = 10;
const EXPRESSION = 11;
const PEDAL = 64;
const ALL_SOUND_OFF = 120;
const ALL_NOTES_OFF = 123;

/** A key that is down: all of its note but how long it lasts. */
type Press = Omit<Note, 'seconds'>;

/** One channel of a MIDI file while it is read: who plays on it, how loud, where, and which keys are down. */
export class Channel {
  readonly notes: Note[] = [];
  readonly #drums: boolean;
  readonly #down = new Map<number, Press>();
  /** Keys that are up again but ring on under the pedal. */
  readonly #ringing = new Map<number, Press>();
  readonly #controls = new Map<number, number>();
  #program = 0;

  constructor(drums: boolean) {
    this.#drums = drums;
  }

  take(event: MidiEvent, now: number): void {
    if (event.type === 'programChange') this.#program = event.programNumber;
    else if (event.type === 'controller') this.#control(event.controllerType, event.value, now);
    else if (event.type === 'noteOn' && event.velocity > 0) this.#press(event.noteNumber, event.velocity, now);
    else if (event.type === 'noteOn' || event.type === 'noteOff') this.#release(event.noteNumber, now);
  }

  /** Ends whatever still sounds. */
  stop(now: number): void {
    for (const keys of [this.#down, this.#ringing]) {
      for (const press of keys.values()) this.#finish(press, now);
      keys.clear();
    }
  }

  #control(type: number, value: number, now: number): void {
    this.#controls.set(type, value);
    if (type === PEDAL && value < 64) this.#damp(now);
    else if (type === ALL_SOUND_OFF) this.stop(now);
    else if (type === ALL_NOTES_OFF) for (const pitch of [...this.#down.keys()]) this.#release(pitch, now);
  }

  #damp(now: number): void {
    for (const press of this.#ringing.values()) this.#finish(press, now);
    this.#ringing.clear();
  }

  #press(pitch: number, velocity: number, now: number): void {
    for (const keys of [this.#down, this.#ringing]) {
      const before = keys.get(pitch);
      if (before) this.#finish(before, now);
      keys.delete(pitch);
    }
    this.#down.set(pitch, {
      start: now,
      pitch,
      velocity: velocity / 127,
      level: ((this.#controls.get(VOLUME) ?? 100) * (this.#controls.get(EXPRESSION) ?? 127)) / (127 * 127),
      pan: ((this.#controls.get(PAN) ?? 64) - 64) / 64,
      program: this.#drums ? 'drums' : this.#program,
    });
  }

  #release(pitch: number, now: number): void {
    const held = this.#down.get(pitch);
    if (!held) return;
    this.#down.delete(pitch);
    if ((this.#controls.get(PEDAL) ?? 0) >= 64) this.#ringing.set(pitch, held);
    else this.#finish(held, now);
  }

  #finish(press: Press, now: number): void {
    this.notes.push({ ...press, seconds: now - press.start });
  }
}
