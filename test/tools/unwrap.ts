import { type Parsed, sentence } from '../../src/core/parsed.ts';

/** The value, or a test that fails with the problem's own words. */
export const unwrap = <T>(parsed: Parsed<T>): T => {
  if (!parsed.ok) throw new Error(`${sentence(parsed.problem.message)} ${JSON.stringify(parsed.problem)}`);
  return parsed.value;
};

/** What a refused reading says, with its place in front: `2:5 "x" is not part of a level.` */
export const complaint = <T>(parsed: Parsed<T>): string | undefined => {
  if (parsed.ok) return undefined;
  const { line, column, message } = parsed.problem;
  const place = [line, column].filter((n) => n !== undefined).join(':');
  return `${place} ${sentence(message)}`.trim();
};
