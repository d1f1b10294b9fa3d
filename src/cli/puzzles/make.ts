import type { AnyGame } from '../../core/game.ts';
import type { Format } from '../../core/pack.ts';
import { sentence } from '../../core/parsed.ts';
import type { Puzzles, PuzzlesSoFar, PuzzleWish } from '../../core/puzzles.ts';
import type { Work } from '../../core/work.ts';
import { games } from '../../games/index.ts';
import { findMind } from '../../games/minds.ts';
import { complain, print } from '../../node/output.ts';
import { readerOf } from '../../play/packs/reader.ts';
import { AT_FAULT, complainOf, counted, UsageError, wholeNumber } from '../io.ts';
import { untilInterrupted } from '../progress.ts';
import { gameNamed } from '../source.ts';
import { put, refuseToReplace } from '../target.ts';

export interface MakeOptions {
  readonly game?: string;
  readonly size?: string;
  readonly count: string;
  readonly seed: string;
  readonly out: string;
  readonly force?: true;
}

/** Whoever makes puzzles of a game; undefined where nobody does. */
export const makerOf = ({ id }: AnyGame): Promise<Puzzles> | undefined => findMind(id)?.puzzles?.();

const wishOf = (game: AnyGame, { size, count, seed }: MakeOptions): PuzzleWish => {
  if (size !== undefined && !game.parse(`${size}x${size}`).ok)
    throw new UsageError(`${game.title} has no board of size ${size}.`);
  return {
    ...(size !== undefined && { size: Number(size) }),
    count: wholeNumber(count, '--count', 1),
    seed: wholeNumber(seed, '--seed', 0),
  };
};

/** The command that makes the same puzzles again. */
const commandOf = ({ size, count, seed }: PuzzleWish): string =>
  `kura puzzles make${size === undefined ? '' : ` --size ${size}`} --count ${count} --seed ${seed}`;

const textOf = ({ write }: Format, wish: PuzzleWish, soFar: PuzzlesSoFar): string => {
  const comments = [
    'Whoever is to move wins within as many of his moves as the tag Within says, and no sooner.',
    'No other first move wins.',
    `Made by: ${commandOf(wish)}`,
    ...(soFar.found < wish.count ? [`Found by then: ${soFar.found} of ${wish.count}`] : []),
  ];
  const text = write!({ title: '', comments: comments.join('\n'), levels: soFar.levels(), problems: [] });
  if (!text.ok) throw new Error(`puzzles cannot be written: ${sentence(text.problem.message)}`);
  return text.value;
};

/** Hands on whatever is new; stops when that is not wanted. */
function* makeSteps(
  making: ReturnType<Puzzles['make']>,
  count: number,
  isKept: (soFar: PuzzlesSoFar) => boolean,
): Work<void> {
  for (let found = 0; ; ) {
    const { value: soFar, done } = making.next();
    if (soFar.found > found && !isKept(soFar)) return;
    found = soFar.found;
    if (done) return;
    yield found / count;
  }
}

export const make = async (options: MakeOptions): Promise<void> => {
  const id = options.game ?? games.find((one) => findMind(one.id)?.puzzles)!.id;
  const game = gameNamed(id);
  const wish = wishOf(game, options);
  const [puzzles, { formats }] = [await makerOf(game), await readerOf(game)];
  const format = formats.find(({ write }) => write);
  if (!puzzles || !format) throw new UsageError(`Nobody makes puzzles of ${game.title}.`);
  const { out } = options;
  refuseToReplace(out, options);
  let last: PuzzlesSoFar | undefined;
  // A file has at any time what was found by then: it is a long way, and nobody knows what happens on it.
  const save = (soFar: PuzzlesSoFar): boolean => {
    last = soFar;
    if (out === '-') return true;
    const written = put(out, textOf(format, wish, soFar));
    if (!written.ok && complainOf(out, [written.problem])) process.exitCode = AT_FAULT;
    return written.ok;
  };
  await untilInterrupted(makeSteps(puzzles.make(wish), wish.count, save), `making ${counted(wish.count, 'puzzle')}`);
  if (!last) complain('kura: No puzzle was found by then.');
  else if (out === '-') put(out, textOf(format, wish, last));
  else if (process.exitCode !== AT_FAULT) print(`${counted(last.found, 'puzzle')} in ${out}`);
};
