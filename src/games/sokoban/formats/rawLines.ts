/** A line as it stands in the file. */
export interface RawLine {
  readonly text: string;
  readonly from: number;
  /** What a mailer put before it, and before every line around it: `>`, `> ` or `>> `. */
  readonly quote: string;
}

type Unquoted = Omit<RawLine, 'quote'>;

const [LF, FF, CR] = [10, 12, 13];

/** CR LF, CR, LF and form feeds end a line; a last line without an end is a line too. */
function* splitLines(text: string): Generator<Unquoted> {
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== LF && code !== CR && code !== FF) continue;
    yield { text: text.slice(from, at), from };
    if (code === CR && text.charCodeAt(at + 1) === LF) at++;
    from = at + 1;
  }
  if (from < text.length) yield { text: text.slice(from), from };
}

/** How far the first lines of a text reach, at most so many, and how many they are. */
export const firstLines = (text: string, most: number): { readonly length: number; readonly lines: number } => {
  let lines = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isEnd = code === LF || code === FF || (code === CR && text.charCodeAt(at + 1) !== LF);
    if (isEnd && ++lines === most) return { length: at + 1, lines };
  }
  return { length: text.length, lines: lines + 1 };
};

/** Up to the last mark of a quoted line; how many blanks behind it are the mailer's its neighbours tell. */
const marksOf = ({ text }: Unquoted): string => /^(?:>(?: (?=>))?)*/.exec(text)![0];

/** Lines quoted alike, one after another. If one of them has no blank behind its mark, none of the blanks is the mailer's. */
function* unquote(lines: readonly Unquoted[], marks: string): Generator<RawLine> {
  const hasBlank = lines.every(({ text }) => text.length === marks.length || text[marks.length] === ' ');
  const quote = hasBlank ? `${marks} ` : marks;
  for (const line of lines) yield { ...line, quote: line.text.slice(0, quote.length) };
}

/** A text without what a mailer put before its lines; how many of the blanks there were his does not matter here. */
export const unquoted = (text: string): string => text.replaceAll(/^(?:> ?)+/gm, '');

/** The lines of a file, each with what a mailer put before it. */
export function* rawLines(text: string): Generator<RawLine> {
  let quoted: Unquoted[] = [];
  let marks = '';
  for (const line of splitLines(text)) {
    const its = line.text.startsWith('>') ? marksOf(line) : '';
    if (its !== marks) {
      yield* unquote(quoted, marks);
      [quoted, marks] = [[], its];
    }
    if (marks === '') yield { ...line, quote: '' };
    else quoted.push(line);
  }
  yield* unquote(quoted, marks);
}
