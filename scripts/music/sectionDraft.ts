import { bad, ok, type Parsed, say } from '../../src/core/parsed.ts';
import type { Word } from '../../src/core/text.ts';
import { type Habit, NO_HABIT } from './readBar.ts';
import { type Bar, barTicks, placeOf, type Section, type Signature, type TempoMark } from './score.ts';

/** A part that is being written, and where its first bar stands. */
export interface Part {
  readonly bars: Bar[];
  readonly start: Word;
  habit: Habit;
}

/** A section that is being read. Parts of its model, the section it is like, stay unless a line for their voice comes. */
export interface Draft {
  readonly name: Word;
  readonly parts: Map<string, Part>;
  readonly tempoMarks: TempoMark[];
  readonly model: Section | undefined;
  signature: Signature;
}

export const draftOf = (name: Word, model: Section | Signature): Draft => {
  const { meter, tempo, key } = model;
  return {
    name,
    parts: new Map(),
    tempoMarks: [],
    model: 'parts' in model ? model : undefined,
    signature: { meter, tempo, key },
  };
};

export const partOf = (draft: Draft, voice: Word): Part => {
  const known = draft.parts.get(voice.text);
  if (known) return known;
  const part = { bars: [], start: voice, habit: NO_HABIT };
  draft.parts.set(voice.text, part);
  return part;
};

/** The section, if its parts are equally long and every tie and hairpin leads somewhere. */
export const finishSection = ({ name, parts, tempoMarks, model, signature }: Draft): Parsed<Section> => {
  const own = [...parts].map(([voice, { bars }]) => [voice, bars] as const);
  const all = new Map<string, readonly Bar[]>([...(model?.parts ?? []), ...own]);
  const [longest = 0] = [...all.values()].map(({ length }) => length).sort((a, b) => b - a);
  if (model && barTicks(model) !== barTicks(signature)) {
    return bad(say('A section like another has its meter.'), placeOf(name));
  }
  if (longest === 0) return bad(say('This section has no bars.'), placeOf(name));
  for (const { bars, start } of parts.values()) {
    if (bars.length !== longest) return bad(uneven(start.text, bars.length, longest), placeOf(start));
    if (endsInTheAir(bars)) {
      return bad(say('A tie or a hairpin of "{voice}" leads nowhere.', { voice: start.text }), placeOf(start));
    }
  }
  const short = [...all].find(([, bars]) => bars.length !== longest);
  if (short) return bad(uneven(short[0], short[1].length, longest), placeOf(name));
  if (tempoMarks.length > longest) return bad(say('The tempo goes on after the last bar.'), placeOf(name));
  return ok({
    ...signature,
    name: name.text,
    parts: all,
    tempoMarks: tempoMarks.length > 0 ? tempoMarks : (model?.tempoMarks ?? []),
    bars: longest,
  });
};

const uneven = (voice: string, bars: number, longest: number) =>
  say('"{voice}" has {bars} bars here, another voice has {longest}.', { voice, bars, longest });

const endsInTheAir = (bars: readonly Bar[]): boolean => {
  const sounds = bars.flatMap((bar) => bar.sounds);
  const lastShade = bars.flatMap((bar) => bar.shades).at(-1);
  const lost = sounds.some(({ tied, pitches }, index) => tied && sounds[index + 1]?.pitches.join() !== pitches.join());
  return lost || (lastShade !== undefined && 'hairpin' in lastShade);
};
