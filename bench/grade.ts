import { engines } from '../src/games/sokoban/engine/index.ts';
import { gradeSolution } from '../src/games/sokoban/grade/grade.ts';
import { steps } from '../src/games/sokoban/notation.ts';
import { cpuNow } from './cpu.ts';
import { answerTo, type Numbered, type Wanted, wantedBy } from './sokoban.ts';

/** What plain counting reaches on Microban I: the grade has to tell more. */
const LEAST = 0.66;

/** Numbers by their name, and the place of the level among the others. */
type Figures = Readonly<Record<string, number>>;

/** The rank of each number, from 1; those that are the same share theirs. */
const ranksOf = (numbers: readonly number[]): readonly number[] => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return numbers.map((number) => (sorted.indexOf(number) + sorted.lastIndexOf(number)) / 2 + 1);
};

/** Spearman's: how far two lists of numbers have the same order, from -1 to 1. */
const rankCorrelation = (one: readonly number[], other: readonly number[]): number => {
  const mean = (one.length + 1) / 2;
  const [a, b] = [one, other].map((numbers) => ranksOf(numbers).map((rank) => rank - mean)) as [number[], number[]];
  const product = (x: readonly number[], y: readonly number[]): number =>
    x.reduce((sum, value, index) => sum + value * y[index]!, 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
};

const movesOf = (line: string) => {
  const read = steps(line);
  if (!read.ok) throw new Error(`no moves: ${line}`);
  return read.value.map(({ move }) => move);
};

/** Of a level that is solved with the fewest pushes in time. */
const figuresOf = ({ state }: Numbered, ms: number): Figures | undefined => {
  const answer = answerTo(engines.find(({ id }) => id === 'pushes')!, state, { now: cpuNow, ms });
  if (answer.kind !== 'line') return undefined;
  const moves = movesOf(answer.moves);
  const { grade, figures } = gradeSolution(state, moves);
  return { grade, ...figures, moves: moves.length, floor: state.warehouse.inside.filter(Boolean).length };
};

const gradeFile = ({ name, levels, ms }: Wanted): void => {
  const all = levels.map((level) => ({ number: level.number, figures: figuresOf(level, ms) }));
  const graded = all.flatMap(({ number, figures }) => (figures ? [{ number, figures }] : []));
  const missing = all.filter(({ figures }) => !figures).map(({ number }) => number);
  console.log(
    `${name}: ${graded.length} of ${all.length} levels${missing.length > 0 ? `, not ${missing.join(' ')}` : ''}`,
  );
  const numbers = graded.map(({ number }) => number);
  for (const figure of Object.keys(graded[0]?.figures ?? {})) {
    const correlation = rankCorrelation(
      numbers,
      graded.map(({ figures }) => figures[figure]!),
    );
    console.log(`  ${figure.padEnd(9)} ${correlation.toFixed(3)}${figure === 'grade' ? `, more than ${LEAST}` : ''}`);
  }
  const amounts = Array.from(
    { length: 10 },
    (_, index) => graded.filter(({ figures }) => figures.grade === index + 1).length,
  );
  console.log(`  levels of grade 1 to 10: ${amounts.join(' ')}`);
};

/** `npm run bench -- grade FILE… [--time S] [--level A-B]`. */
export const run = (args: readonly string[]): void => {
  for (const wanted of wantedBy(args, {})) gradeFile(wanted);
};
