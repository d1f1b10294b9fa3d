import { basename, dirname, extname, join } from 'node:path';
import { type Level, type Pack, titleOf } from '../../core/pack.ts';
import type { Parsed } from '../../core/parsed.ts';
import { solutionFile } from '../../core/series.ts';
import { convert } from '../../play/packs/convert.ts';
import { levelsText } from '../../play/packs/levelsText.ts';
import { readerOf } from '../../play/packs/reader.ts';
import { put, refuseToReplace, told, writerOrThrow } from '../target.ts';
import { commandOf, type MakeOptions, type Wanted } from './wanted.ts';

/** In a name it stands for the number of a level: each has a file of its own, as in a series. */
const NUMBER = '#';

/** What a pack is in a file. */
type Written = (pack: Pack) => Parsed<string>;

/** Where made levels go: one file for all of them, or one for each. It is whole at any time. */
export class MadeFiles {
  readonly #wanted: Wanted;
  readonly #out: string;
  readonly #written: Written;

  constructor(wanted: Wanted, out: string, written: Written) {
    this.#wanted = wanted;
    this.#out = out;
    this.#written = written;
  }

  get isPrinted(): boolean {
    return this.#out === '-';
  }

  /** How the solutions can be had where nothing has room for them. */
  get hint(): string | undefined {
    const { series } = this.#wanted.game;
    if (!series?.solution || isOneText(this.#wanted, this.#out)) return undefined;
    if (solutionFile(series, basename(fileOf(this.#out, 1)))) return undefined;
    return `Such a file has no room for the solution: with --out ${series.level} it stands beside it, in ${series.solution}.`;
  }

  /** Writes what is there by now. Returns whether that went well. */
  write(levels: readonly Level[]): boolean {
    const isEach = this.#out.includes(NUMBER);
    return isEach ? levels.every((level, index) => this.#writeOne(level, index + 1)) : this.#put(this.#out, levels);
  }

  #put(file: string, levels: readonly Level[]): boolean {
    const text = this.#written(this.#packOf(levels));
    return told(file, text) && told(file, put(file, text.value));
  }

  #writeOne(level: Level, number: number): boolean {
    const file = fileOf(this.#out, number);
    const { series } = this.#wanted.game;
    const beside = series && solutionFile(series, basename(file));
    const [line] = level.lines;
    if (!this.#put(file, [level])) return false;
    return !beside || !line || told(beside, put(join(dirname(file), beside), `${line.moves}\n`));
  }

  #packOf(levels: readonly Level[]): Pack {
    const { count } = this.#wanted;
    const short = levels.length < count ? [`Made by then: ${levels.length} of ${count}`] : [];
    return {
      title: this.isPrinted ? 'Made levels' : titleOf(this.#out),
      comments: [`Made by: ${commandOf(this.#wanted)}`, ...short].join('\n'),
      levels,
      problems: [],
    };
  }
}

/** Whether several levels are one text of ours, as a level file of the game holds one. */
const isOneText = ({ game, count }: Wanted, out: string): boolean =>
  !out.includes(NUMBER) && count > 1 && game.series?.solution !== undefined;

const fileOf = (out: string, number: number): string => out.replace(NUMBER, String(number));

/** Whatever speaks against writing comes to light before anything is made. */
export const madeFilesOf = async (wanted: Wanted, options: MakeOptions): Promise<MadeFiles> => {
  const { out } = options;
  const { game, count } = wanted;
  const reader = await readerOf(game);
  const [first] = reader.formats;
  const writer = writerOrThrow(reader, out === '-' ? first!.extensions[0]! : extname(out).slice(1));
  const isEach = out.includes(NUMBER);
  for (let number = 1; number <= (isEach ? count : 1); number++) refuseToReplace(fileOf(out, number), options);
  const written: Written = isOneText(wanted, out)
    ? ({ comments, ...pack }) => levelsText(game, { ...pack, ...(comments && { notes: comments }) })
    : (pack) => convert(pack, writer);
  return new MadeFiles(wanted, out, written);
};
