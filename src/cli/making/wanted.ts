import type { AnyGame } from '../../core/game.ts';
import type { Size } from '../../core/grid.ts';
import type { LevelKind, LevelWish, Maker } from '../../core/making.ts';
import { findMakable, makers } from '../../games/makers.ts';
import { UsageError, wholeNumber } from '../io.ts';
import { gameNamed } from '../source.ts';

export interface MakeOptions {
  readonly seed: string;
  readonly count: string;
  readonly size?: string;
  readonly boxes?: string;
  readonly grade?: string;
  readonly theme?: string;
  readonly threads: string;
  readonly out: string;
  readonly force?: true;
}

/** What is to be made, by whom. */
export interface Wanted {
  readonly game: AnyGame;
  readonly maker: Maker;
  /** Its seed is the first one. */
  readonly wish: LevelWish;
  readonly count: number;
  readonly threads: number;
}

/** More threads than anybody has. */
const MOST_THREADS = 64;

const sizeOf = (text: string): Size => {
  const [, columns, rows] = /^(\d{1,2})[x×](\d{1,2})$/.exec(text) ?? [];
  if (columns === undefined) throw new UsageError(`--size takes columns and rows such as 10x9, not "${text}".`);
  return { width: Number(columns), height: Number(rows) };
};

const gradeOf = (text: string): number => {
  const grade = wholeNumber(text, '--grade', 1);
  if (grade > 10) throw new UsageError(`--grade takes a number from 1 to 10, not "${text}".`);
  return grade;
};

const themeOf = (text: string, { themes = [] }: Maker): string => {
  if (themes.includes(text)) return text;
  throw new UsageError(`There is no theme "${text}". The themes: ${themes.join(', ') || 'none'}.`);
};

const wishOf = (maker: Maker, { seed, size, boxes, grade, theme }: MakeOptions): LevelWish => ({
  seed: wholeNumber(seed, '--seed', 0),
  ...(size !== undefined && { size: sizeOf(size) }),
  ...(boxes !== undefined && { boxes: wholeNumber(boxes, '--boxes', 1) }),
  ...(grade !== undefined && { grade: gradeOf(grade) }),
  ...(theme !== undefined && { theme: themeOf(theme, maker) }),
});

/** What nobody makes is refused, and nothing else made instead. */
const refuseBeyond = ({ title }: AnyGame, { limits }: Maker, { size, boxes }: LevelKind): void => {
  if (!limits) return;
  const [fewest, most] = limits.boxes;
  if (boxes !== undefined && (boxes < fewest || boxes > most)) {
    throw new UsageError(`Levels of ${title} are made with ${fewest} to ${most} boxes, not with ${boxes}.`);
  }
  const { width, height } = limits.size;
  if (!size) return;
  const asked = `${size.width}x${size.height}`;
  if (size.width < width || size.height < height) {
    throw new UsageError(`No board of ${title} is made smaller than ${width}x${height}, such as ${asked}.`);
  }
  const [count, cells] = [boxes ?? fewest, (size.width - 2) * (size.height - 2)];
  if (cells < (limits.cellsFor?.(count) ?? 0)) {
    throw new UsageError(`A board of ${asked} has no room for a level with ${count} boxes.`);
  }
};

export const wantedOf = async (id: string, options: MakeOptions): Promise<Wanted> => {
  const game = gameNamed(id);
  const maker = await findMakable(id)?.maker?.();
  const known = makers.map((one) => one.id).join(', ');
  if (!maker) throw new UsageError(`Nobody makes levels of ${game.title}. Expected: ${known}.`);
  const wish = wishOf(maker, options);
  refuseBeyond(game, maker, wish);
  return {
    ...{ game, maker, wish },
    count: wholeNumber(options.count, '--count', 1),
    threads: Math.min(MOST_THREADS, wholeNumber(options.threads, '--threads', 1)),
  };
};

/** The command that makes the same again. */
export const commandOf = ({ game, wish, count }: Pick<Wanted, 'game' | 'wish' | 'count'>): string => {
  const { seed, size, boxes, grade, theme } = wish;
  return [
    `kura make ${game.id} --seed ${seed}`,
    ...(count > 1 ? [`--count ${count}`] : []),
    ...(size ? [`--size ${size.width}x${size.height}`] : []),
    ...(boxes === undefined ? [] : [`--boxes ${boxes}`]),
    ...(grade === undefined ? [] : [`--grade ${grade}`]),
    ...(theme === undefined ? [] : [`--theme ${theme}`]),
  ].join(' ');
};
