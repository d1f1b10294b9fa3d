import { bad, ok, type Parsed, say } from '../../src/core/parsed.ts';
import type { Word } from '../../src/core/text.ts';
import { readBar } from './readBar.ts';
import { barTicks, placeOf, type Voice } from './score.ts';
import { type Draft, type Part, partOf } from './sectionDraft.ts';

/** `melody | D4q F#4 A4 | A4h - |`: bars of one voice, or of the tempo. */
export const readMusic = (
  draft: Draft | undefined,
  voices: readonly Voice[],
  [name, ...row]: readonly Word[],
): Parsed<unknown> => {
  if (!draft) return bad(say('Bars have to stand in a section.'), placeOf(name!));
  if (row[0]?.text !== '|' || row.at(-1)!.text !== '|') {
    return bad(say('A line of music begins with the name of its voice, and all its bars stand between bar lines.'), {
      ...placeOf(row[0] ?? name!),
    });
  }
  const bars = barsOf(row);
  if (name!.text === 'tempo') return readTempoMarks(draft, bars);
  if (!voices.some((voice) => voice.name === name!.text)) {
    return bad(say('There is no voice "{name}".', { name: name!.text }), placeOf(name!));
  }
  return readBars(draft, partOf(draft, name!), bars);
};

/** The words of a bar, and the bar line after it. */
interface Words {
  readonly words: readonly Word[];
  readonly end: Word;
}

const barsOf = (row: readonly Word[]): readonly Words[] => {
  const lines = row.flatMap((word, index) => (word.text === '|' ? [index] : []));
  return lines.slice(1).map((end, index) => ({ words: row.slice(lines[index]! + 1, end), end: row[end]! }));
};

const readBars = (draft: Draft, part: Part, bars: readonly Words[]): Parsed<unknown> => {
  for (const { words, end } of bars) {
    if (words.length === 1 && words[0]!.text === '%') {
      const last = part.bars.at(-1);
      if (!last) return bad(say('There is no bar before this to repeat.'), placeOf(words[0]!));
      part.bars.push(last);
      continue;
    }
    const read = readBar(words, barTicks(draft.signature), part.habit, end);
    if (!read.ok) return read;
    part.bars.push(read.value.bar);
    part.habit = read.value.habit;
  }
  return ok(undefined);
};

/** Bars of the tempo hold `-`, a number, or `to` and a number. */
const readTempoMarks = (draft: Draft, bars: readonly Words[]): Parsed<unknown> => {
  for (const { words, end } of bars) {
    const text = words.map((word) => word.text).join(' ');
    const match = /^(to )?(\d{2,3})$/.exec(text);
    if (!match && text !== '-') {
      return bad(say('Here should be -, a number of beats a minute, or "to" and a number.'), placeOf(words[0] ?? end));
    }
    draft.tempoMarks.push(match ? { perMinute: Number(match[2]), gradual: match[1] !== undefined } : undefined);
  }
  return ok(undefined);
};
