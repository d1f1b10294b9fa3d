import { bad, ok, type Parsed, say } from '../../src/core/parsed.ts';
import { lines, type Word, words } from '../../src/core/text.ts';
import { INSTRUMENTS } from './instruments.ts';
import { readHeading } from './readHeading.ts';
import { readMusic } from './readMusic.ts';
import { placeOf, QUARTER, type Score, type Section, type Signature, type Voice } from './score.ts';
import { type Draft, draftOf, finishSection } from './sectionDraft.ts';

/** A score that is being read, line by line. */
interface Manuscript {
  readonly headings: Map<'title' | 'composer', string>;
  readonly voices: Voice[];
  readonly sections: Map<string, Section>;
  order: readonly Word[];
  signature: Signature;
  draft: Draft | undefined;
}

const USUAL: Signature = {
  meter: { beats: 4, unit: 4 },
  tempo: { beat: QUARTER, perMinute: 100 },
  key: { sharps: 0, mode: 'major' },
};

/** Reads a score in the notation of docs/music.md. */
export const readScore = (text: string): Parsed<Score> => {
  const manuscript: Manuscript = {
    headings: new Map(),
    voices: [],
    sections: new Map(),
    order: [],
    signature: USUAL,
    draft: undefined,
  };
  for (const [index, line] of lines(text).entries()) {
    // A # after a letter is a sharp; one by itself begins a remark.
    const plain = line.replace(/(^|\s)#(\s.*)?$/, '');
    const row = words(plain, /\(?\[[^\]]*\][^\s|]*|\||[^\s|]+/g).map((word) => ({ ...word, line: index + 1 }));
    const read = row.length === 0 ? ok(undefined) : readLine(manuscript, row, plain);
    if (!read.ok) return read;
  }
  const closed = closeSection(manuscript);
  return closed.ok ? finish(manuscript) : closed;
};

const readLine = (manuscript: Manuscript, row: readonly Word[], line: string): Parsed<unknown> => {
  const first = row[0]!;
  if (row.some(({ text }) => text === '|')) return readMusic(manuscript.draft, manuscript.voices, row);
  switch (first.text) {
    case 'title':
    case 'composer':
      manuscript.headings.set(first.text, line.trim().slice(first.text.length).trim());
      return ok(undefined);
    case 'voice':
      return readVoice(manuscript, row);
    case 'order':
      manuscript.order = row.slice(1);
      return ok(undefined);
    case 'section':
      return openSection(manuscript, row);
    case 'key':
    case 'meter':
    case 'tempo':
      return readSignature(manuscript, row);
    default:
      return bad(say('A line cannot begin with "{word}".', { word: first.text }), placeOf(first));
  }
};

const readSignature = (manuscript: Manuscript, row: readonly Word[]): Parsed<unknown> => {
  if (manuscript.draft && manuscript.draft.parts.size > 0) {
    return bad(say('Key, meter and tempo stand before the bars of a section.'), placeOf(row[0]!));
  }
  const read = readHeading(row, manuscript.draft?.signature ?? manuscript.signature);
  if (!read.ok) return read;
  if (manuscript.draft) manuscript.draft.signature = read.value;
  else manuscript.signature = read.value;
  return read;
};

/** `voice melody violin pan 40 level 100` */
const readVoice = (manuscript: Manuscript, [first, name, instrument, ...rest]: readonly Word[]): Parsed<unknown> => {
  if (!name || !instrument) return bad(say('A voice has a name and an instrument.'), placeOf(first!));
  if (!(instrument.text in INSTRUMENTS)) {
    return bad(say('There is no instrument "{name}".', { name: instrument.text }), placeOf(instrument));
  }
  const settings = new Map<string, number>();
  for (let index = 0; index < rest.length; index += 2) {
    const [what, value] = [rest[index]!, Number(rest[index + 1]?.text)];
    const known = what.text === 'pan' || what.text === 'level';
    if (!known || !Number.isInteger(value) || value < 0 || value > 127) {
      return bad(say('Here should be "pan" or "level" with a number from 0 to 127.'), placeOf(what));
    }
    settings.set(what.text, value);
  }
  const { pan = 64, level = 100 } = Object.fromEntries(settings);
  manuscript.voices.push({ name: name.text, instrument: instrument.text, pan, level });
  return ok(undefined);
};

/** `section A2 like A` */
const openSection = (manuscript: Manuscript, [first, name, like, model]: readonly Word[]): Parsed<unknown> => {
  const closed = closeSection(manuscript);
  if (!closed.ok) return closed;
  if (!name) return bad(say('A section has a name.'), placeOf(first!));
  if (manuscript.sections.has(name.text)) {
    return bad(say('There is a section "{name}" already.', { name: name.text }), placeOf(name));
  }
  const old = model && manuscript.sections.get(model.text);
  if (like && (like.text !== 'like' || !old)) {
    return bad(say('Here should be "like" and an earlier section.'), placeOf(like));
  }
  manuscript.draft = draftOf(name, old ?? manuscript.signature);
  return ok(undefined);
};

const closeSection = (manuscript: Manuscript): Parsed<unknown> => {
  if (!manuscript.draft) return ok(undefined);
  const section = finishSection(manuscript.draft);
  if (section.ok) manuscript.sections.set(section.value.name, section.value);
  return section;
};

const finish = ({ headings, voices, sections, order }: Manuscript): Parsed<Score> => {
  const title = headings.get('title');
  if (!title) return bad(say('The score has no title.'));
  if (order.length === 0) return bad(say('The score has no order of sections.'));
  const stranger = order.find(({ text }) => !sections.has(text));
  if (stranger) return bad(say('There is no section "{name}".', { name: stranger.text }), placeOf(stranger));
  return ok({
    title,
    composer: headings.get('composer') ?? '',
    voices,
    sections: [...sections.values()],
    order: order.map(({ text }) => sections.get(text)!),
  });
};
