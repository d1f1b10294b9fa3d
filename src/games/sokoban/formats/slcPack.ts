import type { Level, Pack, SavedLine } from '../../../core/pack.ts';
import { error, type Problem, say, warning } from '../../../core/parsed.ts';
import { draw, MAX_SIDE, parse } from '../position.ts';

export const ROOT = 'SokobanLevels';
export const COMMENT = '#comment';

/** A place in the file. */
export interface At {
  readonly line: number;
  readonly column: number;
}

/** An element of the file, with the place where its text begins. */
export interface Element extends At {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** A text by its name, be it an attribute or an element; never blank. */
interface Field {
  readonly key: string;
  readonly value: string;
}

/** Sizes are counted from the rows, and what concerns only XML is nobody's note. */
const IGNORED = /^(MaxWidth|MaxHeight|Width|Height|xmlns|(xmlns|xml|xsi):.*)$/;

const fieldsOf = ({ attributes, children }: Element): readonly Field[] =>
  [
    ...Object.entries(attributes).filter(([key]) => !IGNORED.test(key)),
    ...children.map(({ name, text }) => [name, text] as const),
  ]
    .map(([key, value]) => ({ key, value: value.trim() }))
    .filter(({ value }) => value !== '');

const firstOf = (fields: readonly Field[], name: string): Field | undefined => fields.find(({ key }) => key === name);

const valuesOf = (fields: readonly Field[], name: string): readonly string[] =>
  fields.filter(({ key }) => key === name).map(({ value }) => value);

/** Fields that have no place of their own are lines of the notes. */
const asLines = (fields: readonly Field[]): readonly string[] => fields.map(({ key, value }) => `${key}: ${value}`);

/** Notes and comments, as far as there are any. */
const remarks = (notes: readonly string[], comments: readonly string[]): Pick<Level, 'notes' | 'comments'> => ({
  ...(notes.length > 0 && { notes: notes.join('\n') }),
  ...(comments.length > 0 && { comments: comments.join('\n') }),
});

/** What is wrong with the rows before anybody looks at the board they draw. */
const rowProblem = (rows: readonly Element[]): Problem | undefined => {
  const large = rows[MAX_SIDE] ?? rows.find(({ text }) => text.trimEnd().length > MAX_SIDE);
  if (large) return error(say('A board has at most {side} rows and columns.', { side: MAX_SIDE }), large);
  const broken = rows.find(({ text }) => text.includes('\n'));
  if (broken) return error(say('An L is one row: there is no line end in it.'), broken);
  const barred = rows.find(({ text }) => text.includes('|'));
  if (!barred) return undefined;
  const place = { line: barred.line, column: barred.column + barred.text.indexOf('|') };
  return error(say('An L is one row: the bar, which begins a row elsewhere, does not belong here.'), place);
};

/** Where in the file a problem of the drawing is; of a drawing as a whole, where it begins. */
const located = (problem: Problem, rows: readonly Element[], level: Element): Problem => {
  const row = rows[(problem.line ?? 1) - 1] ?? level;
  return { ...problem, line: row.line, column: row.column + (problem.column ?? 1) - 1 };
};

const boardOf = (level: Element): Pick<Level, 'board' | 'problems'> => {
  const rows = level.children.filter(({ name }) => name === 'L');
  const board = rows.map(({ text }) => text).join('\n');
  const broken = rowProblem(rows);
  if (broken) return { board, problems: [broken] };
  const state = parse(board);
  const problems = state.ok ? (state.warnings ?? []) : [state.problem];
  return {
    board: state.ok ? draw(state.value).join('\n') : board,
    problems: problems.map((problem) => located(problem, rows, level)),
  };
};

const isCount = (text: string): boolean => /^\d{1,9}$/.test(text);

const lineOf = ({ text, attributes }: Element): SavedLine => {
  const { Title: title, Notes: notes, At: at } = attributes;
  return {
    moves: text.replaceAll(/\s/g, ''),
    ...(title && { title }),
    ...(notes && { notes }),
    ...(at && isCount(at) && { at: Number(at) }),
  };
};

const lineProblems = (solution: Element): readonly Problem[] => {
  const { At: at } = solution.attributes;
  if (at === undefined || isCount(at)) return [];
  return [warning(say('"{at}" is no number of moves: the whole line counts.', { at }), solution)];
};

/** What of a level's fields is no note. */
const OWN: readonly string[] = ['L', 'Solution', 'Notes', COMMENT];

/** A level as its element and the collection around it tell. What the rows draw is trusted, not the attributes. */
export const levelOf = (level: Element, collection: Element, number: number): Level => {
  const fields = fieldsOf(level);
  const id = firstOf(fields, 'Id');
  const copyright = firstOf(fields, 'Copyright');
  const author = copyright?.value ?? collection.attributes.Copyright?.trim();
  const others = fields.filter((field) => field !== id && field !== copyright && !OWN.includes(field.key));
  const solutions = level.children.filter(({ name, text }) => name === 'Solution' && text.trim() !== '');
  const { board, problems } = boardOf(level);
  return {
    title: id?.value ?? `Level ${number}`,
    board,
    lines: solutions.map(lineOf),
    ...(author && { author }),
    ...remarks([...valuesOf(fields, 'Notes'), ...asLines(others)], valuesOf(fields, COMMENT)),
    problems: [...problems, ...solutions.flatMap(lineProblems)],
  };
};

/** What of a pack's fields is no `Key: value` note, or one that comes last, so that the writer finds it. */
const PLACED: readonly string[] = ['Description', 'Email', 'Url', COMMENT];

const packNotes = (fields: readonly Field[]): readonly string[] => [
  ...valuesOf(fields, 'Description'),
  ...asLines(fields.filter(({ key }) => !PLACED.includes(key))),
  ...asLines(fields.filter(({ key }) => key === 'Email')),
  ...asLines(fields.filter(({ key }) => key === 'Url')),
];

/** Completes what was read: the levels, the file's name as title, and what is wrong with the file. */
export const packOf = (document: Element, { title: name, levels, problems }: Pack): Pack => {
  const roots = document.children.filter((child) => child.name === ROOT);
  const collections = roots.flatMap(({ children }) => children.filter((child) => child.name === 'LevelCollection'));
  const inside = collections.flatMap(fieldsOf);
  const fields = [...[document, ...roots].flatMap(fieldsOf), ...inside];
  const title = firstOf(fields, 'Title');
  const author = (firstOf(inside, 'Copyright') ?? firstOf(fields, 'Copyright'))?.value;
  const others = fields.filter(({ key, value }) => key !== 'Copyright' || value !== author);
  const none = levels.length === 0 && problems.length === 0;
  return {
    title: title?.value ?? name,
    ...(author && { author }),
    ...remarks(packNotes(others.filter((field) => field !== title)), valuesOf(fields, COMMENT)),
    levels: levels.map((level) => (author ? { author, ...level } : level)),
    problems: none ? [error(say('There is no board in this file.'))] : problems,
  };
};
