import { lines } from '../../../core/text.ts';
import { withoutComments } from '../notation.ts';
import { readTag, type Tag } from './tags.ts';

/** One game of a file that may hold several: its tags, and every line behind them. */
export interface Section {
  readonly tags: readonly Tag[];
  readonly rows: readonly string[];
  /** How many lines of the file stand above `rows`. */
  readonly above: number;
}

/** A tag behind moves, or behind a result, begins the next game. */
export function* sections(text: string): Generator<Section> {
  const rows = lines(text);
  let tags: Tag[] = [];
  let above = 0;
  let played = false;
  for (const [index, row] of lines(withoutComments(text)).entries()) {
    const tag = readTag(row, index + 1);
    if (!tag) {
      played ||= row.trim() !== '';
      continue;
    }
    if (played) {
      yield { tags, rows: rows.slice(above, index), above };
      tags = [];
      played = false;
    }
    tags.push(tag);
    above = index + 1;
  }
  if (played || tags.length > 0) yield { tags, rows: rows.slice(above), above };
}
