import type { Store } from '../../results/store.ts';
import { isListOf, isText } from '../belongings/json.ts';
import type { Pending } from '../belongings/pending.ts';
import { changePack, type DrawnPack, withChangedLevel } from './drawnPacks.ts';

/** Three are noted; pages of earlier days noted one for each stroke. */
const MOST = 50;

const areBoards = isListOf(isText(300_000, /./), MOST);

const KEY = /^([\w-]+)\/([\w-]+)\/([1-9]\d*)$/;

/**
 * Notes at once what is drawn of a level and not stored yet: a page can be gone before its database has answered. All boards that may be
 * stored by then, the last one being what is to be seen; where that is the only one there is nothing to note.
 */
export const noteStrokes = (
  pending: Pending,
  { game, name, id }: Pick<DrawnPack, 'game' | 'name'> & { readonly id: string },
  boards: readonly string[],
): void => {
  const key = `${game}/${name}/${id}`;
  const { [key]: _, ...others } = pending.read();
  pending.write(boards.every((board) => board === boards[0]) ? others : { ...others, [key]: boards });
};

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
