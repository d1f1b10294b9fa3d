import type { Store } from '../../results/store.ts';
import { isListOf, isText } from '../belongings/json.ts';
import type { Pending } from '../belongings/pending.ts';
import { changePack, type DrawnPack, withChangedLevel } from './drawnPacks.ts';

/** Strokes that are drawn while one is being written; whoever draws more in that time has the last ones noted. */
const MOST = 50;

const areBoards = isListOf(isText(300_000, /./), MOST);

const KEY = /^([\w-]+)\/([\w-]+)\/([1-9]\d*)$/;

/**
 * What is drawn of a level and not stored yet, noted at once: a page can be gone before its database has answered. The boards from the one
 * that was stored on, the last one being what is to be seen.
 */
export class StrokeNotes {
  readonly #pending: Pending;
  #key = '';
  #boards: readonly string[] = [];

  constructor(pending: Pending) {
    this.#pending = pending;
  }

  /** A level that was stored with one board, and has another now. */
  add(
    { game, name }: Pick<DrawnPack, 'game' | 'name'>,
    stored: { readonly id: string; readonly board: string },
    board: string,
  ): void {
    const known = this.#boards.length > 0 ? this.#boards : [stored.board];
    if (this.#boards.length === 0) this.#key = `${game}/${name}/${stored.id}`;
    this.#boards = [...known, board].slice(-MOST);
    this.#pending.write({ ...this.#pending.read(), [this.#key]: this.#boards });
  }

  /** All of it is stored. */
  clear(): void {
    if (this.#boards.length === 0) return;
    this.#boards = [];
    const { [this.#key]: _, ...others } = this.#pending.read();
    this.#pending.write(others);
  }
}

/** Stores what was noted by whoever was gone too early. Where somebody else has drawn something else meanwhile, that stays. */
export const bringStrokes = async (store: Store, pending: Pending): Promise<void> => {
  for (const [key, boards] of Object.entries(pending.read())) {
    const [, game, name, id] = KEY.exec(key) ?? [];
    if (game && name && id && areBoards(boards)) {
      const brought = await changePack(store, { game, name }, (pack) => {
        const board = pack.levels.find((one) => one.id === id)?.board;
        return board !== undefined && boards.includes(board)
          ? withChangedLevel(pack, id, { board: boards.at(-1)! })
          : pack;
      });
      if (!brought.ok) continue;
    }
    const { [key]: _, ...others } = pending.read();
    pending.write(others);
  }
};
