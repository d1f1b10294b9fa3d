import type { Level } from '../../core/pack.ts';
import type { MadeFiles } from './madeFiles.ts';
import { commandOf, type Wanted } from './wanted.ts';
import type { Made } from './workshop.ts';

/** Seeds one after another that nothing comes of, after which it is given up: nobody can make what was asked for. */
const GIVEN_UP = 40;

/** The levels that are there by now, each unlike the others. */
export class Collection {
  readonly levels: Level[] = [];
  readonly #wanted: Wanted;
  #vain = 0;
  isWritten = true;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  /** Keeps what is new, and tells whether more is wanted. */
  take({ seed, level }: Made, files?: MadeFiles): boolean {
    const { maker, wish } = this.#wanted;
    const isNew = level && !this.levels.some(({ board }) => maker.areAlike?.(board, level.board));
    this.#vain = isNew ? 0 : this.#vain + 1;
    if (isNew) {
      const comments = `Made by: ${commandOf({ ...this.#wanted, count: 1, wish: { ...wish, seed } })}`;
      this.levels.push({ ...level, title: this.#titled(level.title), comments });
      // A file has at any time what was made by then: it is a long way, and nobody knows what happens on it.
      if (files && !files.isPrinted) this.isWritten = files.write(this.levels);
    }
    return this.isWanting && this.isWritten;
  }

  /** What one sees is often the same: a title that is there already has a number. */
  #titled(title: string): string {
    const titles = new Set(this.levels.map((level) => level.title));
    for (let number = 1; ; number++) {
      const numbered = number === 1 ? title : `${title} ${number}`;
      if (!titles.has(numbered)) return numbered;
    }
  }

  /** Seeds that nothing new has come of since the last level. */
  get vain(): number {
    return this.#vain;
  }

  /** Whether there are too few, and it makes sense to go on. */
  get isWanting(): boolean {
    return this.levels.length < this.#wanted.count && this.#vain < GIVEN_UP;
  }
}
