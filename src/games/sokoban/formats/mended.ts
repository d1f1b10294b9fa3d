import { say, warning } from '../../../core/parsed.ts';
import { MAX_SIDE, parse } from '../position.ts';
import type { Block } from './blocks.ts';
import type { FileLine } from './lines.ts';

/** A board whose parts an empty line had kept apart, or a block as it was. */
export type Mended = Block | (Omit<Block, 'kind'> & { readonly kind: 'joined' });

const PUSHER = /[@+pP]/g;

export const pushersIn = (lines: readonly FileLine[]): number =>
  lines.reduce((sum, { rows }) => sum + rows.reduce((all, row) => all + (row.match(PUSHER)?.length ?? 0), 0), 0);

/** Whether lines draw a level that can be played. */
export const isLevel = (lines: readonly FileLine[]): boolean => {
  if (lines.some(({ problem }) => problem?.severity === 'error')) return false;
  const rows = lines.flatMap((line) => line.rows);
  return rows.length <= MAX_SIDE && parse(rows.join('\n')).ok;
};

/** An empty line as an empty row of a board. */
const asRow = (line: FileLine): FileLine => (line.kind === 'blank' ? { ...line, kind: 'floor', rows: [''] } : line);

/** The line below an empty one that was only a slip. */
const asNext = (line: FileLine, index: number, all: readonly FileLine[]): FileLine => {
  if (all[index - 1]?.kind !== 'blank') return line;
  const problem = warning(say('The empty line above this row was left out.'), { line: line.number, column: 1 });
  return { problem, ...line };
};

/** The one level that parts with empty lines between them are together; undefined if they are none. */
const joined = (lines: readonly FileLine[]): readonly FileLine[] | undefined => {
  const drawn = [lines.map(asRow), lines.map(asNext).filter(({ kind }) => kind !== 'blank')];
  return drawn.find(isLevel);
};

/** Drawings with an empty line between each two of them that may be parts of one. */
class Parts {
  readonly #blocks: Block[] = [];
  #pushers = 0;

  get #lines(): readonly FileLine[] {
    return this.#blocks.flatMap(({ lines }) => lines);
  }

  /** Whether a block can be one more part: a level has one pusher, and what is a level by itself is no part. */
  takes({ kind, lines }: Block): boolean {
    const last = this.#blocks.at(-1);
    if (kind === 'other') return last?.kind === 'drawn' && lines[0]!.kind === 'blank';
    if (kind !== 'drawn') return false;
    if (!last) return true;
    if (last.kind === 'drawn' || this.#lines.length + lines.length > MAX_SIDE) return false;
    const pushers = pushersIn(lines);
    if (this.#pushers + pushers > 1) return false;
    const holder = pushers > 0 ? lines : this.#lines.filter((line) => line.kind !== 'blank');
    return this.#pushers + pushers === 0 || !isLevel(holder);
  }

  add(block: Block): void {
    this.#blocks.push(block);
    if (block.kind === 'drawn') this.#pushers += pushersIn(block.lines);
  }

  /** The board that the parts are by now. */
  whole(): Mended | undefined {
    if (this.#pushers !== 1 || this.#blocks.length < 3 || this.#blocks.at(-1)!.kind !== 'drawn') return undefined;
    const lines = joined(this.#lines);
    return lines && { kind: 'joined', lines: [...lines], next: this.#blocks.at(-1)!.next };
  }

  /** All of them as they were. */
  *leave(): Generator<Block> {
    this.#pushers = 0;
    yield* this.#blocks.splice(0);
  }
}

/** An empty line inside a board does not cut it in two, where neither part alone is a level and both together are. */
export function* mended(blocks: Iterable<Block>): Generator<Mended> {
  const parts = new Parts();
  for (const block of blocks) {
    if (!parts.takes(block)) yield* parts.leave();
    if (!parts.takes(block)) {
      yield block;
      continue;
    }
    parts.add(block);
    const whole = parts.whole();
    if (!whole) continue;
    yield whole;
    for (const _ of parts.leave());
  }
  yield* parts.leave();
}
