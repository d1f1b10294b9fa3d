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
import { StrokeNotes } from './strokes.ts';

type Change = Partial<Omit<DrawnLevel, 'id'>>;

/**
 * Whoever keeps a level while it is drawn, stroke by stroke. Where somebody else has changed it meanwhile, in another window,
 * both stay: this one goes on as a level of its own.
 */
export class LevelSaver {
  readonly #store: Store;
  /** As it was when drawing began; it is made again where somebody has taken it away meanwhile. */
  readonly #pack: DrawnPack;
  #level: DrawnLevel;
  #saving: Promise<Parsed<DrawnPack>>;
  readonly #notes: StrokeNotes;

  constructor(store: Store, pack: DrawnPack, level: DrawnLevel, pending: Pending) {
    this.#notes = new StrokeNotes(pending);
    this.#store = store;
    this.#pack = pack;
    this.#level = level;
    this.#saving = Promise.resolve(ok(pack));
  }

  get level(): DrawnLevel {
    return this.#level;
  }

  /** Keeps a change. One after another: the last one counts. A board is noted before this returns. */
  save(change: Change): Promise<Parsed<DrawnPack>> {
    if (change.board !== undefined) this.#notes.add(this.#pack, this.#level, change.board);
    const saving = this.#saving.then(async () => {
      const written = await this.#write(change);
      if (written.ok && saving === this.#saving) this.#notes.clear();
      return written;
    });
    this.#saving = saving;
    return saving;
  }

  /** Done when everything is written; what the last one came to. */
  settled(): Promise<Parsed<DrawnPack>> {
    return this.#saving;
  }

  async #write(change: Change): Promise<Parsed<DrawnPack>> {
    const [known, level] = [this.#level, changedLevel(this.#level, change)];
    let { id } = known;
    const changed = await changePack(this.#store, this.#pack, (pack) => {
      const there = pack.levels.find((one) => one.id === known.id);
      if (there && (there.board === known.board || there.board === level.board)) {
        id = known.id;
        return withChangedLevel(pack, known.id, change);
      }
      const whole = withLevel(pack, level, known.id);
      id = whole.levels.find((one) => !pack.levels.includes(one))!.id;
      return whole;
    });
    if (!changed.ok) return changed;
    const kept = changed.value
      ? ok(changed.value)
      : await bringBackPack(this.#store, { ...this.#pack, levels: [level] });
    if (kept.ok) this.#level = { ...level, id };
    return kept;
  }
}
