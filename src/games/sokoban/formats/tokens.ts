import { say, warning } from '../../../core/parsed.ts';
import { blocks } from './blocks.ts';
import { type FileLine, isSureRow, NO_ROWS } from './lines.ts';
import { isLevel, mended, pushersIn } from './mended.ts';

/** Lines that can be moves. Text directly below makes that less likely. */
export interface MovesToken {
  readonly kind: 'moves';
  readonly lines: readonly FileLine[];
  readonly insideText: boolean;
}

/** A board, a block of moves, or a line of text between them. */
export type Token =
  | { readonly kind: 'board'; readonly lines: readonly FileLine[] }
  | MovesToken
  | { readonly kind: 'line'; readonly line: FileLine };

/** The top or bottom wall of a board. */
const isCap = (row: string): boolean => /^[ _#-]*$/.test(row);

/** Whether a line that is a row only between rows stands between two closed boards. */
const mayDivide = (run: readonly FileLine[], at: number): boolean => {
  const { kind, inner } = run[at]!;
  const [above, below] = [run[at - 1]?.rows.at(-1), run[at + 1]?.rows[0]];
  if (above === undefined || below === undefined) return kind === 'floor';
  return (kind === 'floor' || inner === true) && isCap(above) && isCap(below);
};

const isBoard = (lines: readonly FileLine[]): boolean => {
  const rows = lines.flatMap((line) => line.rows);
  const isFaulty = lines.some(({ problem }) => problem?.severity === 'error');
  const isSure = rows.filter(isSureRow).length >= 2;
  return rows.length >= 3 && (isSure || isFaulty) && rows.some((row) => row.includes('#'));
};

const asText = ({ number, text }: FileLine): Token => ({
  kind: 'line',
  line: { number, text, kind: 'text', rows: NO_ROWS },
});

/** Walls that make no board are worth a word: something in them, or between them, is not as their author thinks. */
function* textTokens(run: readonly FileLine[]): Generator<Token> {
  const [first, ...others] = run.map(asText);
  if (first?.kind !== 'line') return;
  const sure = run.flatMap(({ rows }) => rows).filter(isSureRow);
  const isSuspect = sure.length >= 2 && sure.some((row) => row.includes('###'));
  const problem = warning(say('These rows are no board: they are read as text.'), {
    line: first.line.number,
    column: 1,
  });
  yield isSuspect ? { kind: 'line', line: { ...first.line, problem } } : first;
  yield* others;
}

const widthOf = (lines: readonly FileLine[]): number =>
  lines.flatMap(({ rows }) => rows).reduce((widest, row) => Math.max(widest, row.trimEnd().length), 0);

/** Stars with floor before or between them, as no title has it. */
const SET_OUT = /^(?:[ _-]+|\*+[ _-]+(?=\*))\*[ _*-]*$/;

/** Boxes that are home are an ornament outside the walls: rows of them alone, set out or as wide as the board. */
const isOrnament = ({ rows }: FileLine, width: number): boolean =>
  rows.every((row) => SET_OUT.test(row) || (/^\*+$/.test(row) && row.length === width));

/** A board, and the lines around it that could be rows only between others; or nothing but text. */
function* boardToken(run: readonly FileLine[]): Generator<Token> {
  const top = run.findIndex(({ inner }) => !inner);
  const bottom = run.findLastIndex(({ inner }) => !inner) + 1;
  const width = widthOf(run.slice(Math.max(0, top), bottom));
  let [from, to] = [top, bottom];
  while (from > 0 && isOrnament(run[from - 1]!, width)) from -= 1;
  while (to > 0 && to < run.length && isOrnament(run[to]!, width)) to += 1;
  const lines = top === -1 ? [] : run.slice(from, to);
  if (!isBoard(lines)) {
    yield* textTokens(run);
    return;
  }
  yield* run.slice(0, from).map(asText);
  yield { kind: 'board', lines };
  yield* run.slice(to).map(asText);
}

/** Where a line divides a board that is broken from a good one below it. */
const rescues = (run: readonly FileLine[]): ReadonlySet<number> => {
  if (pushersIn(run) < 2 || isLevel(run)) return new Set();
  const floors = [...run.keys()].filter((at) => run[at]!.kind === 'floor');
  return new Set(floors.filter((at, index) => isLevel(run.slice(at + 1, floors[index + 1] ?? run.length))));
};

/** Lines that look like rows, one after another: a board, several of them with a line between each two, or text. */
function* boardTokens(run: readonly FileLine[]): Generator<Token> {
  const rescuing = rescues(run);
  const dividers = [...run.keys()].filter((at) => rescuing.has(at) || mayDivide(run, at));
  let from = 0;
  for (const [index, at] of dividers.entries()) {
    const next = run.slice(at + 1, dividers[index + 1] ?? run.length);
    if (!rescuing.has(at) && !(isBoard(run.slice(from, at)) && isBoard(next))) continue;
    yield* boardToken(run.slice(from, at));
    yield asText(run[at]!);
    from = at + 1;
  }
  yield* boardToken(run.slice(from));
}

const asLine = (line: FileLine): Token => ({ kind: 'line', line });

/** Takes a file apart. Only what follows a board can be moves. */
export function* tokens(text: string): Generator<Token> {
  let seen = false;
  for (const { kind, lines, next } of mended(blocks(text))) {
    if (kind === 'joined') {
      seen = true;
      yield { kind: 'board', lines };
    } else if (kind === 'drawn') {
      for (const token of boardTokens(lines)) {
        seen ||= token.kind === 'board';
        yield token;
      }
    } else if (kind === 'moves' && seen) {
      yield { kind: 'moves', lines, insideText: next?.kind === 'text' };
    } else {
      yield* lines.map(asLine);
    }
  }
}
