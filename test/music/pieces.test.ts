import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { INSTRUMENTS } from '../../scripts/music/instruments.ts';
import { midiFile } from '../../scripts/music/midiFile.ts';
import { type Performance, type Played, perform, secondsOf } from '../../scripts/music/perform.ts';
import { MUSIC, midiPath, PIECES, readPiece } from '../../scripts/music/pieces.ts';
import { readScore } from '../../scripts/music/readScore.ts';
import { barTicks, QUARTER } from '../../scripts/music/score.ts';
import { readMidi } from '../../src/sound/midi.ts';
import { unwrap } from '../tools/unwrap.ts';

/** What is said of the pieces in docs/music.md. */
const scores = PIECES.map((piece) => [piece, unwrap(readPiece(piece))] as const);

test('there are five pieces, in their order', () => {
  expect(scores.map(([, { title }]) => title)).toEqual(['Blue Danube', 'Courage', 'Luster', 'Ten Years', 'Titanic']);
  const files = (folder: string, ending: RegExp) => readdirSync(folder).filter((name) => ending.test(name));
  expect(files(MUSIC, /\.mid$/)).toHaveLength(PIECES.length);
  expect(files(`${MUSIC}/scores`, /\.score$/)).toHaveLength(PIECES.length);
});

test('docs/music.md says how long they last, and its example can be read', () => {
  const docs = readFileSync(`${MUSIC}/../docs/music.md`, 'utf8');
  const lasts = scores.map(([piece, score]) => {
    const seconds = Math.round(secondsOf(perform(score)));
    return [piece, `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`];
  });
  expect([...docs.matchAll(/^\| `([\w-]+)` \|.*\| (\d:\d\d) \|$/gm)].map(([, ...cells]) => cells)).toEqual(lasts);
  expect(unwrap(readScore(/```\n([\s\S]*?)```/.exec(docs)![1]!)).order).toHaveLength(3);
});

/** The bars of a performance: where each begins and ends, and the notes that begin in it. */
const barsOf = ({ parts, sections }: Performance) =>
  sections.flatMap(({ at, section }) =>
    Array.from({ length: section.bars }, (_, index) => {
      const start = at + index * barTicks(section);
      const end = start + barTicks(section);
      const voices = parts.map(({ notes }) => notes.filter((note) => note.at < end && note.at + note.ticks > start));
      return { start, end, voices };
    }),
  );

/** A bar's picture: what each voice has in it, wherever the bar stands in the piece. */
const pictureOf = ({ start, voices }: ReturnType<typeof barsOf>[number]): string =>
  voices.map((notes) => notes.map(({ pitch, at, ticks }) => [pitch, at - start, ticks].join()).join(' ')).join('/');

const overlaps = (notes: readonly Played[]): readonly Played[] =>
  notes.filter((note) =>
    notes.some((other) => other.pitch === note.pitch && other.at < note.at && other.at + other.ticks > note.at),
  );

describe.each(scores)('%s', (piece, score) => {
  const performance = perform(score);
  const bars = barsOf(performance);

  test('is the file that `npm run music` makes of its score', () => {
    expect(Buffer.from(midiFile(score)).equals(readFileSync(midiPath(piece)))).toBe(true);
  });

  test('lasts long enough not to be tiresome', () => {
    const seconds = secondsOf(performance);
    expect(seconds).toBeGreaterThan(piece === 'blue-danube' ? 90 : 60);
    expect(seconds).toBeLessThan(240);
    expect(unwrap(readMidi(midiFile(score))).seconds).toBeCloseTo(seconds, 3);
  });

  test('has form: sections that return, and at least 24 different bars', () => {
    expect(score.sections.length).toBeGreaterThan(3);
    expect(new Set(bars.map(pictureOf)).size).toBeGreaterThanOrEqual(24);
  });

  test('has complete bars in every voice of every section', () => {
    for (const section of score.sections) {
      for (const part of section.parts.values()) {
        expect(part).toHaveLength(section.bars);
        for (const { sounds } of part) {
          expect(sounds.every(({ at, ticks }) => at + ticks <= barTicks(section))).toBe(true);
        }
      }
    }
  });

  test('stays where its instruments can play', () => {
    for (const { voice, notes } of performance.parts) {
      const { lowest, highest } = INSTRUMENTS[voice.instrument]!;
      const pitches = notes.map(({ pitch }) => pitch);
      expect([voice.name, Math.min(...pitches) >= lowest, Math.max(...pitches) <= highest]).toEqual([
        voice.name,
        true,
        true,
      ]);
    }
  });

  test('has at least three voices in every bar, but for a pickup', () => {
    const thin = bars.filter(({ voices }) => voices.filter((notes) => notes.length > 0).length < 3);
    expect(thin.length).toBeLessThanOrEqual(1);
  });

  test('plays no note into itself', () => {
    for (const { notes } of performance.parts) expect(overlaps(notes)).toEqual([]);
  });

  test('ends at a bar line, where it begins again', () => {
    expect(bars.at(-1)!.end).toBe(performance.end);
    for (const { notes } of performance.parts) {
      expect(notes.every(({ at, ticks }) => at + ticks <= performance.end)).toBe(true);
    }
  });

  test('hardly ever moves its highest and its lowest voice in octaves', () => {
    const outer = bars.map(({ start, voices }) => {
      const sounding = voices.flat().filter(({ at, ticks }) => at <= start && at + ticks > start);
      const pitches = sounding.map(({ pitch }) => pitch);
      return pitches.length < 3 ? undefined : ([Math.max(...pitches), Math.min(...pitches)] as const);
    });
    const parallel = outer.filter((now, index) => {
      const before = outer[index - 1];
      if (!now || !before || now[0] === before[0]) return false;
      return now[0] - before[0] === now[1] - before[1] && (now[0] - now[1]) % 12 === 0;
    });
    expect(parallel.length).toBeLessThanOrEqual(3);
  });
});

/** The notes of one voice in a section, from a tick of it on. */
const line = (piece: string, name: string, voice: string) => {
  const performance = perform(scores.find(([id]) => id === piece)![1]);
  const { at, section } = performance.sections.find(({ section }) => section.name === name)!;
  const end = at + section.bars * barTicks(section);
  const { notes } = performance.parts.find((part) => part.voice.name === voice)!;
  return { at, end, notes };
};

const stepsOf = (notes: readonly Played[]): readonly number[] =>
  notes.slice(1).map(({ pitch }, index) => pitch - notes[index]!.pitch);

/** A strain of the waltz with its upbeat, a quarter before the section. */
const strain = (name: string, voice: string): readonly Played[] => {
  const { at, end, notes } = line('blue-danube', name, voice);
  return notes.filter((note) => note.at >= at - QUARTER && note.at < end);
};

test('the first waltz is Strauss’s', () => {
  const tune = strain('A', 'violins');
  expect(tune[0]!.pitch % 12).toBe(2);
  expect(stepsOf(tune)).toEqual([
    ...[0, 4, 3, 0],
    ...[-7, 0, 4, 3, 0],
    ...[-8, 0, 3, 7, 0],
    ...[-10, 0, 3, 7, 0],
    ...[-9, 0, 4, 3, 5],
    ...[-12, 0, 4, 3, 5],
    ...[-10, 0, 3, 4, 0, -3, 1, 9, -4, -8, 0, -2, 7, -2],
  ]);
});

test('the second waltz is Strauss’s, in D and in B flat', () => {
  const [swing, song] = [strain('C', 'violins'), strain('D', 'clarinet')];
  expect(swing[0]!.pitch % 12).toBe(9);
  expect(stepsOf(swing)).toEqual([
    ...[-2, 2, -2, 2, 9, -2, -7],
    ...[-3, 3, -3, 3, 7, -2, -5],
    ...[-2, 2, -2, 2, 9, -2, -7],
    ...[5, 2, 2, 3, -2, -1, 0, 0, -2],
  ]);
  expect(song[0]!.pitch % 12).toBe(2);
  expect(stepsOf(song)).toEqual([
    ...[0, 1, -1, -2, -2, -1, -2, 0],
    ...[5, 0, -5, -2, 0, 0],
    ...[9, 1, -1, -2, -2, -1, -2, 0],
    ...[-1, 0, 1, 3, -1],
  ]);
});

test('the horn calls with the beginning of the waltz, a fourth lower', () => {
  const { at, notes } = line('blue-danube', 'introduction', 'horn');
  const call = notes.filter((note) => note.at >= at).slice(0, 3);
  expect(call[0]!.pitch % 12).toBe(9);
  expect(stepsOf(call)).toEqual([4, 3]);
});

/** BETHANY: steps in half tones and lengths in quarters, line by line of the hymn. */
const BETHANY = {
  steps: [
    ...[-2, -2, 0, -3, 0, -2, 5, 4, -2],
    ...[2, -2, -2, 0, -3, 0, -2, 5, -1, 3, -2],
    ...[7, 2, -2, 0, -3, 3, 0, 2, -2, 0, -3, -2],
    ...[2, -2, -2, 0, -3, 0, -2, 5, -1, 3, -2],
  ],
  quarters: [
    ...[2, 1.5, 0.5, 1.5, 0.5, 2, 2, 1, 1, 3],
    ...[2, 1.5, 0.5, 1.5, 0.5, 2, 1, 1, 1, 1, 3],
    ...[2, 1.5, 0.5, 1, 1, 2, 2, 1.5, 0.5, 1, 1, 2],
    ...[2, 1.5, 0.5, 1.5, 0.5, 2, 1, 1, 1, 1, 4],
  ],
};

test.each([
  ['first', 'violin', BETHANY.steps.length],
  // In the last line of the second stanza the violin takes over from the cello.
  ['second', 'cello', BETHANY.steps.length - 11],
])('the hymn is Mason’s in the %s stanza', (stanza, voice, steps) => {
  const { at, end, notes } = line('titanic', stanza, voice);
  const tune = notes.filter((note) => note.at >= at && note.at < end).slice(0, steps + 1);
  expect(stepsOf(tune)).toEqual(BETHANY.steps.slice(0, steps));
  // Sounding lengths are up to a sixteenth of the whole shorter than written.
  const quarters = tune.map(({ ticks }) => Math.ceil((2 * ticks) / QUARTER) / 2);
  expect(quarters).toEqual(BETHANY.quarters.slice(0, steps + 1));
});
