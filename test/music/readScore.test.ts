import { describe, expect, test } from 'vitest';
import { perform } from '../../scripts/music/perform.ts';
import { readScore } from '../../scripts/music/readScore.ts';
import { complaint, unwrap } from '../tools/unwrap.ts';

const HEAD = [
  'title Test',
  'meter 3/4',
  'tempo q=60',
  'voice melody flute',
  'voice bass cello',
  'order A',
  'section A',
];

/** A score with these lines of music; the first of them is line 8. */
const score = (...music: readonly string[]): string => [...HEAD, ...music].join('\n');

const played = (...music: readonly string[]) => perform(unwrap(readScore(score(...music))));

/** Pitch, tick and length of what the first voice plays. */
const melody = (...music: readonly string[]) =>
  played(...music).parts[0]!.notes.map(({ pitch, at, ticks }) => [pitch, at, ticks]);

const velocities = (...music: readonly string[]) => played(...music).parts[0]!.notes.map(({ velocity }) => velocity);

describe('notes', () => {
  test('have a pitch and a length, which stays until another is named', () => {
    expect(melody('melody | (D4q F#4 Bb4 | C5h. |')).toEqual([
      [62, 0, 480],
      [66, 480, 480],
      [70, 960, 480],
      [72, 1440, 1440],
    ]);
  });

  test('are a little shorter than written unless they are slurred, and half as long when short', () => {
    expect(melody('melody | D4q E4! (F4) |').map(([, , ticks]) => ticks)).toEqual([451, 240, 451]);
  });

  test('sound together in brackets', () => {
    expect(melody('melody | [D4 A4]h. |')).toEqual([
      [62, 0, 1354],
      [69, 0, 1354],
    ]);
  });

  test('that are tied are one, over a bar line too', () => {
    expect(melody('melody | -h (D4q~ | D4h.) |')).toEqual([[62, 960, 1805]]);
  });

  test('are divided into strokes by a tremolo', () => {
    expect(melody('melody | (D4q/e E4h |').map(([pitch, at]) => [pitch, at])).toEqual([
      [62, 0],
      [62, 240],
      [64, 480],
    ]);
  });
});

describe('bars', () => {
  test('may be silent or repeat the one before', () => {
    expect(melody('melody | - | (D4h. | % |').map(([, at]) => at)).toEqual([1440, 2880]);
  });

  test('go on in a further line of their voice', () => {
    expect(melody('melody | D4h. |', 'bass | D3h. | % |', 'melody | E4h. |').map(([, at]) => at)).toEqual([0, 1440]);
  });
});

test('a dynamic holds until the next, and a hairpin leads to it', () => {
  expect(velocities('melody | p -q D4 D4 |')).toEqual([48, 48]);
  expect(velocities('melody | -q < D4 D4 | f -q D4h |')).toEqual([76, 84, 92]);
});

test('accents and first beats weigh more', () => {
  expect(velocities('melody | p D4q D4^ D4 |')).toEqual([53, 62, 48]);
});

test('a section like another keeps what it does not write anew', () => {
  const text = score('melody | D4h. |', 'bass | D3h. |', 'section B like A', 'melody | E4h. |');
  const { sections } = unwrap(readScore(text));
  const pitches = ['melody', 'bass'].map((voice) => sections[1]!.parts.get(voice)![0]!.sounds[0]!.pitches);
  expect(pitches).toEqual([[64], [50]]);
});

test('the tempo is set for a bar or moves there by its end', () => {
  const { tempi } = played('melody | D4h. | % | % |', 'tempo | - | 120 | to 60 |');
  expect(tempi.slice(0, 3)).toEqual([
    { at: 0, quarter: 1_000_000 },
    { at: 1440, quarter: 500_000 },
    { at: 2880, quarter: Math.round(60e6 / 110) },
  ]);
  expect(tempi.at(-1)).toEqual({ at: 2880 + 1200, quarter: 1_000_000 });
});

test('remarks are no music, and a sharp is no remark', () => {
  expect(melody('# the tune', 'melody | F#4h. | # and so on')).toHaveLength(1);
});

test.each([
  ['melody | D4q E4 |', '8:10 This bar is 2 quarters long and has to be 3.'],
  ['melody | D4q E4 F4 | G4h. A4q |', '8:22 This bar is 4 quarters long and has to be 3.'],
  ['melody | D4 E4 F4 |', '8:10 The first note of a voice has to say how long it is.'],
  ['melody | D4q H4 F4 |', '8:14 "H4" is no note, rest or dynamic.'],
  ['melody | [D4 X4]h. |', '8:10 "[D4 X4]" is no chord.'],
  ['melody | % |', '8:10 There is no bar before this to repeat.'],
  ['melody | D4h.', '8:8 A line of music begins with the name of its voice, and all its bars stand between bar lines.'],
  ['oboe | D4h. |', '8:1 There is no voice "oboe".'],
  ['melody | D4h.~ |', '8:1 A tie or a hairpin of "melody" leads nowhere.'],
  ['melody | < D4h. |', '8:1 A tie or a hairpin of "melody" leads nowhere.'],
  ['tempo | fast |', '8:9 Here should be -, a number of beats a minute, or "to" and a number.'],
  ['meter waltz', '8:7 Here should be a meter such as 3/4.'],
  ['tempo fast', '8:7 Here should be a tempo such as q=90.'],
  ['key H major', '8:5 Here should be a key such as D major.'],
  ['key C# minor', '7:9 This section has no bars.'],
  ['voice solo kazoo', '8:12 There is no instrument "kazoo".'],
  ['voice solo flute pan 200', '8:18 Here should be "pan" or "level" with a number from 0 to 127.'],
  ['section A', '7:9 This section has no bars.'],
  ['play it again', '8:1 A line cannot begin with "play".'],
])('%s: %s', (line, problem) => {
  expect(complaint(readScore(score(line)))).toBe(problem);
});

test('voices of a section are equally long', () => {
  expect(complaint(readScore(score('melody | D4h. | % |', 'bass | D3h. |')))).toBe(
    '9:1 "bass" has 1 bars here, another voice has 2.',
  );
});

test('names of sections are known and used once', () => {
  const lines = ['melody | D4h. |'];
  expect(complaint(readScore(score(...lines, 'section A')))).toBe('9:9 There is a section "A" already.');
  expect(complaint(readScore(score(...lines, 'section B like C')))).toBe(
    '9:11 Here should be "like" and an earlier section.',
  );
  expect(complaint(readScore(score(...lines, 'order A B')))).toBe('9:9 There is no section "B".');
});

test('a section has one meter, and so has one like it', () => {
  const bar = 'melody | D4h. |';
  expect(complaint(readScore(score(bar, 'meter 4/4')))).toBe(
    '9:1 Key, meter and tempo stand before the bars of a section.',
  );
  expect(complaint(readScore(score(bar, 'section B like A', 'meter 4/4', 'melody | D4w |')))).toBe(
    '9:9 A section like another has its meter.',
  );
});

test('a score has a title, an order, and bars in sections', () => {
  expect(complaint(readScore('order A'))).toBe('The score has no title.');
  expect(complaint(readScore('title A'))).toBe('The score has no order of sections.');
  expect(complaint(readScore('melody | D4h. |'))).toBe('1:1 Bars have to stand in a section.');
});
