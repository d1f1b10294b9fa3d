import { say, warning } from '../../../core/parsed.ts';
import { MAX_SIDE } from '../position.ts';
import type { Block } from './blocks.ts';
import { asText, coreOf, type Patience, pushersIn } from './drawing.ts';
import type { FileLine } from './lines.ts';

/** A board whose parts an empty line had kept apart, or a block as it was. */
export type Mended = Block | (Omit<Block, 'kind'> & { readonly kind: 'joined' });

const isEmpty = ({ kind }: FileLine): boolean => kind === 'blank' || kind === 'floor';

/** An empty line as an empty row of a board. */
const asRow = (line: FileLine): FileLine => (line.kind === 'blank' ? { ...line, kind: 'floor', rows: [''] } : line);

/** The line below an empty one that was only a slip. */
const asNext = (line: FileLine, index: number, all: readonly FileLine[]): FileLine => {
  if (!all[index - 1] || !isEmpty(all[index - 1]!)) return line;
  const problem = warning(say('The empty line above this row was left out.'), { line: line.number, column: 1 });
  return { problem, ...line };
};

/** A row without walls side by side closes no room. */
const mayClose = ({ inner, rows }: FileLine): boolean => !inner && rows.some((row) => row.includes('##'));

/** Drawings with an empty line between each two of them that may be parts of one. */
class Parts {
  readonly #patience: Patience;
  #blocks: Block[] = [];
  #count = 0;
  /** Which of them has the pusher, and whether it is a level by itself, or has several: then nothing is missing there. */
  #pusher: number | undefined;
  #isWhole: boolean | undefined;

  constructor(patience: Patience) {
    this.#patience = patience;
  }

  /** Whether a block can be one more part: a level has one pusher, and what is a level by itself is no part. */
  takes({ kind, lines }: Block): boolean {
    const last = this.#blocks.at(-1);
    if (kind === 'other') return last?.kind === 'drawn' && lines[0]!.kind === 'blank';
    if (kind !== 'drawn') return false;
    if (!last) return true;
    if (this.#patience.isGone) return false;
    if (last.kind === 'drawn' || this.#count + lines.length > MAX_SIDE) return false;
    return this.#pusher === undefined || (pushersIn(lines) === 0 && !this.#holdsLevel(this.#pusher));
  }

  add(block: Block): void {
    const pushers = block.kind === 'drawn' && this.#pusher === undefined ? pushersIn(block.lines) : 0;
    if (pushers > 0) this.#pusher = this.#blocks.length;
    if (pushers > 1) this.#isWhole = true;
    this.#blocks.push(block);
    this.#count += block.lines.length;
  }

  /** The board that the last parts are by now, after what is above it. */
  whole(): readonly Mended[] | undefined {
    const last = this.#blocks.at(-1)!;
    if (this.#pusher === undefined || last.kind !== 'drawn' || !last.lines.some(mayClose)) return undefined;
    for (let from = this.#pusher; from >= 0; from -= 2) {
      const found = this.#blocks[from]!.lines.some(mayClose) ? this.#joined(from) : undefined;
      if (found) return [...this.#blocks.slice(0, from), ...found];
    }
    return undefined;
  }

  /** All of them as they were. */
  leave(): readonly Block[] {
    const left = this.#blocks;
    [this.#blocks, this.#count, this.#pusher, this.#isWhole] = [[], 0, undefined, undefined];
    return left;
  }

  #holdsLevel(pusher: number): boolean {
    this.#isWhole ??= this.#isLevel(this.#blocks[pusher]!.lines);
    return this.#isWhole;
  }

  /** The one level that parts are together; undefined if they are none. A part that is one by itself stays alone. */
  #joined(from: number): readonly Mended[] | undefined {
    const parts = this.#blocks.slice(from);
    const lines = parts.flatMap((part) => part.lines);
    if (!lines.some(isEmpty) || this.#holdsLevel(this.#pusher!)) return undefined;
    const drawn = [lines.map(asRow), lines.map(asNext).filter((line) => !isEmpty(line))];
    const found = (parts.length > 1 ? drawn : drawn.slice(1)).find((each) => this.#isLevel(each));
    return found && this.#tokens(found, parts.at(-1)!.next);
  }

  #tokens(run: readonly FileLine[], next: FileLine | undefined): readonly Mended[] {
    const [from, to] = coreOf(run);
    const outside = (line: FileLine): Mended => ({ kind: 'other', lines: [asText(line)], next: undefined });
    return [
      ...run.slice(0, from).map(outside),
      { kind: 'joined', lines: run.slice(from, to), next },
      ...run.slice(to).map(outside),
    ];
  }

  /** Whether the board in some lines is a level. */
  #isLevel(run: readonly FileLine[]): boolean {
    return this.#patience.isLevel(run.slice(...coreOf(run)));
  }
}

/** An empty line inside a board does not cut it in two, where neither part alone is a level and both together are. */
export function* mended(blocks: Iterable<Block>, patience: Patience): Generator<Mended> {
  const parts = new Parts(patience);
  for (const block of blocks) {
    let isTaken = parts.takes(block);
    if (!isTaken) {
      yield* parts.leave();
      isTaken = parts.takes(block);
    }
    if (!isTaken) {
      yield block;
      continue;
    }
    parts.add(block);
    const whole = parts.whole();
    if (!whole) continue;
    parts.leave();
    yield* whole;
  }
  yield* parts.leave();
}
