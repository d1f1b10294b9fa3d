import type { Format, Level, Pack } from '../../core/pack.ts';
import { error, ok, type Parsed, type Problem, say } from '../../core/parsed.ts';
import { lines } from '../../core/text.ts';
import { draw, parse } from './position.ts';

/** A row begins and ends with a wall or a box on a goal; what else is in it, the board's reader judges … */
const ENCLOSED = /^[ _-]*[#*B](.*[#*B])?[ _-]*$/;
/** … or it has a wall somewhere and nothing but board letters: then the reader can say where it is open. */
const OPEN = /^[ #@$.+*pPbB_-]*#[ #@$.+*pPbB_-]*$/;

const isRow = (line: string): boolean => ENCLOSED.test(line) || OPEN.test(line);

/** A line that begins with three walls. Other games draw walls too, so it is no more than a hint. */
const WALLS = /^[ _-]*#{3,}/m;

interface Block {
  readonly rows: readonly string[];
  /** The number of the line before its first row. */
  readonly above: number;
  readonly title: string | undefined;
}

/** Every run of rows with the text line that stands last before it. */
function* blocks(all: readonly string[]): Generator<Block> {
  let rows: string[] = [];
  let above = 0;
  let title: string | undefined;
  for (const [index, line] of [...all, ''].entries()) {
    if (isRow(line)) {
      if (rows.length === 0) above = index;
      rows.push(line);
      continue;
    }
    if (rows.length > 0) {
      yield { rows, above, title };
      rows = [];
      title = undefined;
    }
    title = line.replace(/^[;\s]+/, '').trim() || title;
  }
}

const shift = (problem: Problem, above: number): Problem => ({ ...problem, line: (problem.line ?? 1) + above });

const readLevel = ({ rows, above, title }: Block, number: number): Level => {
  const board = rows.join('\n');
  const state = parse(board);
  const problems = state.ok ? (state.warnings ?? []) : [state.problem];
  return {
    title: title ?? `Level ${number}`,
    board: state.ok ? draw(state.value).join('\n') : board,
    lines: [],
    problems: problems.map((problem) => shift(problem, above)),
  };
};

function* read(text: string, name: string): Generator<number, Pack> {
  const levels: Level[] = [];
  const all = lines(text);
  for (const block of blocks(all)) {
    levels.push(readLevel(block, levels.length + 1));
    yield (block.above + block.rows.length) / all.length;
  }
  const problems = levels.length === 0 ? [error(say('There is no board in this file.'))] : [];
  return { title: name, levels, problems };
}

const write = (pack: Pack): Parsed<string> =>
  ok(pack.levels.map(({ title, board }) => `; ${title}\n${board}\n`).join('\n'));

/** Plain drawings, one after another, each with a text line above it as its title. */
export const xsb: Format = {
  id: 'xsb',
  extensions: ['xsb', 'txt'],
  claims: (text) => (WALLS.test(text) ? 'maybe' : 'no'),
  read,
  write,
};
