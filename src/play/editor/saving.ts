import { ok, type Parsed } from '../../core/parsed.ts';
import type { Store } from '../../results/store.ts';
import type { Pending } from '../belongings/pending.ts';
import {
  bringBackPack,
  changedLevel,
  changePack,
  type DrawnLevel,
  type DrawnPack,
  withChangedLevel,
  withLevel,
} from './drawnPacks.ts';
import type { DrawnPlace } from './ownLevels.ts';
import { noteStrokes } from './strokes.ts';

type Change = Partial<Omit<DrawnLevel, 'id'>>;

/** What one level has otherwise than another. */
const changesBetween = (one: DrawnLevel, other: DrawnLevel): Change =>
  Object.fromEntries(Object.entries(other).filter(([field, value]) => one[field as keyof DrawnLevel] !== value));

/**
 * Whoever keeps a level while it is drawn, stroke by stroke. Where somebody else has changed it meanwhile, in another window,
 * both stay: this one goes on as a level of its own. What cannot be kept comes with the next stroke that can.
 */
export class LevelSaver {
  readonly #store: Store;
  readonly #pending: Pending;
  /** As it was kept last; it is made again where somebody has taken it away meanwhile. */
  #pack: DrawnPack;
  /** As it was kept last. */
  #stored: DrawnLevel;
  /** As it is drawn. */
  #level: DrawnLevel;
  /** The board that was last begun to be written: it may be stored by now. */
  #written: string;
  #saving: Promise<Parsed<DrawnPack>>;

  constructor(store: Store, { pack, number }: DrawnPlace, pending: Pending) {
    this.#store = store;
    this.#pending = pending;
    this.#pack = pack;
    this.#stored = pack.levels[number - 1]!;
    this.#level = this.#stored;
    this.#written = this.#stored.board;
    this.#saving = Promise.resolve(ok(pack));
  }

  /** The level as it is drawn, kept or not, in its pack. */
  get place(): DrawnPlace {
    const levels = this.#pack.levels.map((one) => (one.id === this.#level.id ? this.#level : one));
    return { pack: { ...this.#pack, levels }, number: levels.indexOf(this.#level) + 1 };
  }

  /** Keeps a change. One after another: the last one counts. A board is noted before this returns. */
  save(change: Change): Promise<Parsed<DrawnPack>> {
    this.#level = changedLevel(this.#level, change);
    this.#note();
    this.#saving = this.#saving.then(() => this.#write());
    return this.#saving;
  }

  /** Done when everything is written; what the last one came to. */
  settled(): Promise<Parsed<DrawnPack>> {
    return this.#saving;
  }

  async #write(): Promise<Parsed<DrawnPack>> {
    const [stored, level] = [this.#stored, this.#level];
    this.#written = level.board;
    let { id } = stored;
    const changed = await changePack(this.#store, this.#pack, (pack) => {
      const there = pack.levels.find((one) => one.id === stored.id);
      if (there && (there.board === stored.board || there.board === level.board)) {
        id = stored.id;
        return withChangedLevel(pack, id, changesBetween(stored, level));
      }
      const whole = withLevel(pack, level, stored.id);
      id = whole.levels.find((one) => !pack.levels.includes(one))!.id;
      return whole;
    });
    if (!changed.ok) return changed;
    const kept = changed.value
      ? ok(changed.value)
      : await bringBackPack(this.#store, { ...this.#pack, levels: [level] });
    if (kept.ok) this.#take(kept.value, { ...level, id });
    return kept;
  }

  /** A level is stored; what was drawn of it meanwhile is drawn on what stands there. */
  #take(pack: DrawnPack, level: DrawnLevel): void {
    const meanwhile = changesBetween(level, { ...this.#level, id: level.id });
    if (level.id !== this.#stored.id) noteStrokes(this.#pending, { ...pack, id: this.#stored.id }, []);
    this.#pack = pack;
    this.#stored = pack.levels.find(({ id }) => id === level.id) ?? level;
    this.#level = changedLevel(this.#stored, meanwhile);
    this.#note();
  }

  #note(): void {
    const boards = [this.#stored.board, this.#written, this.#level.board];
    noteStrokes(this.#pending, { ...this.#pack, id: this.#stored.id }, boards);
  }
}
