import { bad, type Message, ok, type Parsed, type Problem, say, warning } from '../../../core/parsed.ts';

/** More brackets within brackets than this are a mistake or an attack. */
const MAX_DEPTH = 50;

/** What a scan meets, in the order of the text: a character, or brackets around more, and how often it is meant. */
interface Meeting {
  letter(at: number, count: number): void;
  open(count: number): void;
  close(): void;
}

/** Counts end here instead of at Infinity: nothing times infinity would be no number. */
const clamp = (count: number): number => Math.min(count, Number.MAX_SAFE_INTEGER);

const afterDigits = (text: string, from: number): number => {
  let at = from;
  while (text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at++;
  return at;
};

const fault = (message: Message, at: number): Parsed<never> => bad(message, { column: at + 1 });

/** What is wrong with the character at an index, which a count from `from` on stands before. */
const faultAt = (text: string, from: number, at: number, open: readonly number[]): Parsed<never> | undefined => {
  if (from < at && (at === text.length || text[at] === ')')) {
    return fault(say('There is nothing to repeat after this count.'), from);
  }
  if (text[at] === '(' && open.length === MAX_DEPTH) {
    return fault(say('Brackets are nested more than {depth} deep.', { depth: MAX_DEPTH }), at);
  }
  if (text[at] !== ')') return undefined;
  if (open.length === 0) return fault(say('There is no ( for this ).'), at);
  return text[at - 1] === '(' ? fault(say('There is nothing between these brackets.'), at - 1) : undefined;
};

const zeroAt = (at: number): readonly Problem[] => [warning(say('A count of 0 gives nothing.'), { column: at + 1 })];

/** Reads the text once from left to right, without recursion, however long it would be when written out. */
const scan = (text: string, meet: Meeting): Parsed<undefined> => {
  const open: number[] = [];
  let warnings: readonly Problem[] | undefined;
  for (let at = 0; at < text.length; at++) {
    const from = at;
    at = afterDigits(text, from);
    const wrong = faultAt(text, from, at, open);
    if (wrong) return wrong;
    const count = from < at ? clamp(Number(text.slice(from, at))) : 1;
    // One warning is enough for the author; a hostile text could ask for millions.
    if (count === 0) warnings ??= zeroAt(from);
    if (text[at] === '(') {
      open.push(at);
      meet.open(count);
    } else if (text[at] === ')') {
      open.pop();
      meet.close();
    } else meet.letter(at, count);
  }
  return open.length > 0 ? fault(say('There is no ) for this (.'), open[0]!) : ok(undefined, warnings);
};

/** Tells of each character of the text, by its index, how often it occurs when the text is written out. */
export const tally = (text: string, tell: (at: number, times: number) => void): Parsed<undefined> => {
  const factors = [1];
  const times = (count: number): number => clamp(factors.at(-1)! * count);
  return scan(text, {
    letter: (at, count) => tell(at, times(count)),
    open: (count) => factors.push(times(count)),
    close: () => factors.pop(),
  });
};

/** How many characters the text has when written out, counted only; at most the largest safe integer. */
export const expandedLength = (text: string): Parsed<number> => {
  let length = 0;
  const told = tally(text, (_, times) => {
    length = clamp(length + times);
  });
  return told.ok ? { ...told, value: length } : told;
};

const tooLong = (most: number): Parsed<never> =>
  bad(say('Written out, this has more than {most} characters.', { most }));

/** Brackets that are being written out: where they begin, how often they are meant, and whether that is at all. */
interface Group {
  readonly start: number;
  readonly count: number;
  readonly counts: boolean;
}

const write = (text: string, length: number): Uint32Array => {
  const written = new Uint32Array(length);
  const groups: Group[] = [{ start: 0, count: 1, counts: true }];
  let end = 0;
  scan(text, {
    letter(at, count) {
      // What brackets with a count of 0 hold was not measured: there is no room for it.
      if (!groups.at(-1)!.counts) return;
      written.fill(at, end, end + count);
      end += count;
    },
    open(count) {
      groups.push({ start: end, count, counts: groups.at(-1)!.counts && count > 0 });
    },
    close() {
      const { start, count } = groups.pop()!;
      const whole = start + (end - start) * count;
      // Each round copies all that is there already, so that the rounds stay few; of nothing there are none.
      while (end < whole) {
        const copied = Math.min(end - start, whole - end);
        written.copyWithin(end, start, start + copied);
        end += copied;
      }
    },
  });
  return written;
};

/** For each character of the text written out, the index that it came from: four bytes each. */
export const origins = (text: string, most: number): Parsed<Uint32Array> => {
  const length = expandedLength(text);
  if (!length.ok) return length;
  return length.value > most ? tooLong(most) : { ...length, value: write(text, length.value) };
};

/** Writes `3#4-p.#` out as `###----p.#` and `2(3(dr)R)` as `drdrdrRdrdrdrR`, or refuses before it would get too long. */
export const expand = (text: string, most: number): Parsed<string> => {
  if (!/[\d()]/.test(text)) return text.length > most ? tooLong(most) : ok(text);
  const from = origins(text, most);
  return from.ok ? { ...from, value: Array.from(from.value, (at) => text[at]).join('') } : from;
};
