import type { Block } from './blocks.ts';
import { asText, isBoard, isLevel, pushersIn } from './drawing.ts';
import type { FileLine } from './lines.ts';

/** The top or bottom wall of a board. */
const isCap = (row: string): boolean => /^[ _#-]*$/.test(row);

/** Whether a line that is a row only between rows stands between two closed boards. */
const mayDivide = (run: readonly FileLine[], at: number): boolean => {
  const { kind, inner } = run[at]!;
  const [above, below] = [run[at - 1]?.rows.at(-1), run[at + 1]?.rows[0]];
  if (above === undefined || below === undefined) return kind === 'floor';
  return (kind === 'floor' || inner === true) && isCap(above) && isCap(below);
};

/** Lines that the rest of a drawing is looked at behind, as if it were one board. */
const MOST_RESTS = 8;

/** Where a line divides a board that is broken from a good one below it. */
const rescues = (run: readonly FileLine[]): ReadonlySet<number> => {
  if (pushersIn(run) < 2 || isLevel(run)) return new Set();
  const lines = [...run.keys()].filter((at) => run[at]!.kind === 'floor' || run[at]!.inner);
  const isGood = (at: number, index: number): boolean =>
    isLevel(run.slice(at + 1, lines[index + 1] ?? run.length)) || (index < MOST_RESTS && isLevel(run.slice(at + 1)));
  return new Set(lines.filter(isGood));
};

/** Lines that look like rows, one after another: a board, or several of them with a line of text between each two. */
function* parts(run: FileLine[], next: FileLine | undefined): Generator<Block> {
  const rescuing = rescues(run);
  const dividers = [...run.keys()].filter((at) => rescuing.has(at) || mayDivide(run, at));
  let from = 0;
  for (const [index, at] of dividers.entries()) {
    const below = run.slice(at + 1, dividers[index + 1] ?? run.length);
    if (!rescuing.has(at) && !(isBoard(run.slice(from, at)) && isBoard(below))) continue;
    yield { kind: 'drawn', lines: run.slice(from, at), next: run[at] };
    yield { kind: 'other', lines: [asText(run[at]!)], next: run[at + 1] };
    from = at + 1;
  }
  yield { kind: 'drawn', lines: run.slice(from), next };
}

/** Boards that stand one below the other with only a line between them are two. */
export function* divided(blocks: Iterable<Block>): Generator<Block> {
  for (const block of blocks) {
    if (block.kind === 'drawn') yield* parts(block.lines, block.next);
    else yield block;
  }
}
