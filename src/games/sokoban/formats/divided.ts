import type { Block } from './blocks.ts';
import { asText, isBoard, type Patience } from './drawing.ts';
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

const hasWall = (lines: readonly FileLine[]): boolean =>
  lines.some(({ rows }) => rows.some((row) => row.includes('#')));

/** Where a line divides a good board from one that is broken, above it or below. */
const rescues = (run: readonly FileLine[], patience: Patience): ReadonlySet<number> => {
  const lines = [...run.keys()].filter((at) => run[at]!.kind === 'floor' || run[at]!.inner);
  const isGood = (at: number, index: number): boolean => {
    const above = run.slice((lines[index - 1] ?? -1) + 1, at);
    const below = run.slice(at + 1, lines[index + 1] ?? run.length);
    if (!hasWall(run.slice(0, at)) || !hasWall(run.slice(at + 1))) return false;
    if (patience.isLevel(above) || patience.isLevel(below)) return true;
    return index < MOST_RESTS && patience.isLevel(run.slice(at + 1));
  };
  return new Set(lines.filter(isGood));
};

/** Lines that look like rows, one after another: a board, or several of them with a line of text between each two. */
function* parts({ lines: run, next }: Block, patience: Patience): Generator<Block> {
  const rescuing = rescues(run, patience);
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
export function* divided(blocks: Iterable<Block>, patience: Patience): Generator<Block> {
  for (const block of blocks) {
    if (block.kind === 'drawn') yield* parts(block, patience);
    else yield block;
  }
}
