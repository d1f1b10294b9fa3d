import type { AnyGame } from '../../core/game.ts';
import { type Cell, column, row, type Size } from '../../core/grid.ts';
import { ownCell } from '../../core/orientation.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { View } from '../../core/view.ts';
import type { Mark } from '../table/gesture.ts';
import { pushesMessage } from './announce.ts';

type Looks = AnyGame['looks'];
type Naming = Pick<AnyGame, 'looks' | 'cellName'>;

/** Where the worker stands, in games that have one. */
export const manIn = ({ pieces }: View, looks: Looks): Cell | undefined => {
  const cell = pieces.findIndex((piece) => piece !== undefined && looks[piece]?.turns);
  return cell < 0 ? undefined : cell;
};

/** What is on a cell. Of the ground below a piece only what matters to the worker is told. */
export const thingMessage = ({ ground, pieces }: View, looks: Looks, cell: Cell): Message => {
  const [under, piece] = [ground[cell], pieces[cell]].map((name) => (name === undefined ? undefined : looks[name]));
  if (piece?.turns && under?.notable) {
    return say('{piece}, {ground}', { piece: { text: piece.label }, ground: { text: under.label } });
  }
  const look = piece ?? under;
  return look ? { text: look.label } : say('outside');
};

/** What players call a cell, however the board lies; undefined where they call it by column and row. */
export const nameOfCell = ({ cellName }: Pick<Naming, 'cellName'>, cell: Cell, view: Size & Pick<View, 'lie'>) =>
  cellName?.(ownCell(cell, view), view);

/** Where a cell is: `b2`, or its column and row as they are seen, counted from 1. */
export const placeMessage = (game: Pick<Naming, 'cellName'>, cell: Cell, size: Size & Pick<View, 'lie'>): Message =>
  game.cellName
    ? { text: nameOfCell(game, cell, size)! }
    : say('column {column}, row {row}', { column: column(cell, size) + 1, row: row(cell, size) + 1 });

/** What is pointed at, besides the cursor. */
interface Pointed {
  readonly selected: Cell | undefined;
  readonly marks: readonly Mark[];
}

/** The cost of bringing something to a place: the pushes, where there are such. */
const markMessage = ({ cost }: Mark): Message =>
  cost?.pushes === undefined ? say('can go here') : say('can go here, pushes: {pushes}', { pushes: cost.pushes });

/** What stands beside a place that is pointed at: how far away it is, where that can be told. */
export const distanceMessage = ({ cost }: Mark): Message | undefined => {
  if (cost?.pushes === undefined) return undefined;
  return pushesMessage(cost.pushes);
};

/** The spoken name of a cell while something may be selected: whether it is that, or a place where that can go. */
export const pointedMessage = (game: Naming, view: View, cell: Cell, { selected, marks }: Pointed): Message => {
  const name = cellMessage(game, view, cell);
  if (cell === selected) return say('{name}, {state}', { name, state: say('selected') });
  const mark = marks.find(({ to }) => to === cell);
  return mark ? say('{name}, {state}', { name, state: markMessage(mark) }) : name;
};

/** The spoken name of a cell: "box on a goal, column 3, row 4". */
export const cellMessage = (game: Naming, view: View, cell: Cell): Message =>
  say('{thing}, {place}', {
    thing: thingMessage(view, game.looks, cell),
    place: placeMessage(game, cell, view),
  });
