import { type Message, say } from '../../core/parsed.ts';
import { beginGame } from '../table/newGame.ts';
import type { Table } from '../table/table.ts';
import { asks, type Command, isForTwo, opens, roundRefusal } from './command.ts';

/** A game that goes on is not put aside unawares. */
const newGameQuestion = (table: Table, now: number): Message | undefined =>
  table.isUnfinished(now)
    ? say('Begin a new game? The one on the board is not finished: Continue goes on with it.')
    : undefined;

/** What two people do who play one game after another. */
export const TWO: readonly Command[] = [
  {
    id: 'new-game',
    name: say('New game'),
    keys: ['N', 'R'],
    suits: isForTwo,
    refusal: roundRefusal,
    does: asks(newGameQuestion, beginGame),
  },
  {
    id: 'board-size',
    name: say('Board size'),
    keys: ['G'],
    suits: ({ sizes }) => sizes !== undefined,
    does: opens('board-size'),
  },
];
