/** A sentence for people: an English template with its values. Translations are looked up by the template. */
export interface Message {
  readonly text: string;
  /** A word that has to be translated too is a message itself. */
  readonly values?: Readonly<Record<string, string | number | Message>>;
}

/** Where in a text: lines, columns and steps count from 1. */
export interface Place {
  /** Which text it is, where there are several. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly step?: number;
}

/** What is wrong with a text, in words fit for the person who wrote it. */
export interface Problem extends Place {
  readonly message: Message;
  readonly severity: 'error' | 'warning';
}

/** The outcome of reading something we did not write ourselves. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly warnings?: readonly Problem[] }
  | { readonly ok: false; readonly problem: Problem };

export const say = (text: string, values?: Message['values']): Message => (values ? { text, values } : { text });

/** The message in another language: `translated` turns a template into another one, whose `{names}` get their values. */
export const inLanguage = ({ text, values = {} }: Message, translated: (text: string) => string): string =>
  translated(text).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === 'object' ? inLanguage(value, translated) : String(value);
  });

/** The message in plain English. */
export const sentence = (message: Message): string => inLanguage(message, (text) => text);

/** The place alone, out of anything that has one. */
const placeOf = ({ file, line, column, step }: Place): Place => ({
  ...(file !== undefined && { file }),
  ...(line !== undefined && { line }),
  ...(column !== undefined && { column }),
  ...(step !== undefined && { step }),
});

export const error = (message: Message, place: Place = {}): Problem => ({
  message,
  severity: 'error',
  ...placeOf(place),
});

export const warning = (message: Message, place: Place = {}): Problem => ({
  ...error(message, place),
  severity: 'warning',
});

export const ok = <T>(value: T, warnings: readonly Problem[] = []): Parsed<T> =>
  warnings.length > 0 ? { ok: true, value, warnings } : { ok: true, value };

export const bad = (message: Message, place?: Place): Parsed<never> => ({ ok: false, problem: error(message, place) });

/** Whatever there is to complain of. */
export const problemsOf = (parsed: Parsed<unknown>): readonly Problem[] =>
  parsed.ok ? (parsed.warnings ?? []) : [parsed.problem];
