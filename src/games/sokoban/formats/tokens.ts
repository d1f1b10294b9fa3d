import { say, warning } from '../../../core/parsed.ts';
import { blocks } from './blocks.ts';
import { divided } from './divided.ts';
import { asText, coreOf, isBoard, Patience } from './drawing.ts';
import { type FileLine, isSureRow } from './lines.ts';
import { mended } from './mended.ts';

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

const textToken = (line: FileLine): Token => ({ kind: 'line', line: asText(line) });

/** Walls that make no board are worth a word: something in them, or between them, is not as their author thinks. */
function* textTokens(run: readonly FileLine[]): Generator<Token> {
  const [first, ...others] = run.map(textToken);
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

/** A board, and the lines around it that could be rows only between others; or nothing but text. */
function* boardTokens(run: readonly FileLine[]): Generator<Token> {
  const [from, to] = coreOf(run);
  const lines = run.slice(from, to);
  if (!isBoard(lines)) {
    yield* textTokens(run);
    return;
  }
  yield* run.slice(0, from).map(textToken);
  yield { kind: 'board', lines };
  yield* run.slice(to).map(textToken);
}

const asLine = (line: FileLine): Token => ({ kind: 'line', line });

/** Takes a file apart. Only what follows a board can be moves. */
export function* tokens(text: string): Generator<Token> {
  const patience = new Patience();
  let seen = false;
  for (const { kind, lines, next } of mended(divided(blocks(text), patience), patience)) {
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
