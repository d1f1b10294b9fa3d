import type { Keys } from '../command/keymap.ts';
import { offerOf } from '../speech/attempts.ts';
import { nextMessage } from '../speech/next.ts';
import type { Picture } from '../table/picture.ts';
import type { Table } from '../table/table.ts';
import type { Display } from './display.ts';

/** What is told beside the board: what was played before, what is to be done next, and how far moves are that take long. */
export const toldOf = (
  { game, bringing }: Table,
  picture: Picture | undefined,
  keys: Keys,
  players: Pick<Display, 'opponent' | 'task' | 'match'>,
): Pick<Display, 'offer' | 'next' | 'bringing'> => ({
  offer: picture && offerOf(picture.snapshot, keys.continue?.[0]),
  next: picture && nextMessage(game, picture, keys, players),
  bringing: bringing.message,
});
