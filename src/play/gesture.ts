import type { Cell, Direction } from '../core/grid.ts';
import type { Message } from '../core/parsed.ts';
import type { Choice, Session, Snapshot } from '../core/session.ts';

/** What somebody did at the board: pressed towards a side, or pointed at a cell. `selected` was pointed at before. */
export type Gesture =
  | { readonly kind: 'step'; readonly direction: Direction; readonly selected?: Cell | undefined }
  | { readonly kind: 'tap'; readonly cell: Cell; readonly selected?: Cell | undefined };

/** What that comes to. */
export type Reply =
  | { readonly kind: 'play'; readonly moves: string }
  | { readonly kind: 'select'; readonly cell: Cell | undefined }
  | { readonly kind: 'refuse'; readonly message: Message };

/** A game in progress, as far as gestures ask it. */
export type Asked = Pick<Session, 'refusal' | 'route' | 'targets'>;

type Choices = Pick<Snapshot, 'choices'>;

/** What a key or a tap means now. Knows no game: it looks among the legal moves and asks the session for the rest. */
export const interpret = (session: Asked, snapshot: Choices, gesture: Gesture): Reply => {
  if (gesture.kind === 'step') return step(session, snapshot, gesture.direction, gesture.selected);
  const { cell, selected } = gesture;
  if (cell === selected) return { kind: 'select', cell: undefined };
  return selected === undefined ? tap(session, snapshot, cell) : tapWith(session, snapshot, selected, cell);
};

/** Whether one has to point at a cell before anything can move: then arrow keys are free to move a pointer. */
export const isPointed = ({ choices }: Choices): boolean =>
  choices.length > 0 && choices.every(({ from, direction }) => from !== undefined || direction === undefined);

/** Where the thing on a cell can be brought, to be marked on the board. */
export const reach = (session: Asked, { choices }: Choices, from: Cell): readonly Cell[] => [
  ...new Set([
    ...choices.filter((choice) => choice.from === from).map(({ to }) => to),
    ...session.targets(from, 'moves').map(({ to }) => to),
  ]),
];

const step = (session: Asked, { choices }: Choices, direction: Direction, selected: Cell | undefined): Reply => {
  // Where moves start nowhere in particular there is one thing to move, and a selected box does not change that.
  const from = choices.some((choice) => choice.from !== undefined) ? selected : undefined;
  const choice = choices.find((one) => one.direction === direction && one.from === from);
  return choice ? played(choice) : refused(session, from === undefined ? { direction } : { from, direction });
};

const tapWith = (session: Asked, snapshot: Choices, selected: Cell, cell: Cell): Reply => {
  const choice = snapshot.choices.find(({ from, to }) => from === selected && to === cell);
  if (choice) return played(choice);
  const moves = session.route(selected, cell, 'moves');
  if (moves) return { kind: 'play', moves };
  if (isSelectable(session, snapshot, cell)) return { kind: 'select', cell };
  return refused(session, { from: selected, to: cell });
};

const tap = (session: Asked, snapshot: Choices, cell: Cell): Reply => {
  if (isSelectable(session, snapshot, cell)) return { kind: 'select', cell };
  const choice = snapshot.choices.find(({ from, to }) => from === undefined && to === cell);
  if (choice) return played(choice);
  const moves = session.route(undefined, cell, 'moves');
  return moves ? { kind: 'play', moves } : refused(session, { to: cell });
};

const isSelectable = (session: Asked, snapshot: Choices, cell: Cell): boolean =>
  reach(session, snapshot, cell).length > 0;

const played = ({ text }: Choice): Reply => ({ kind: 'play', moves: text });

const refused = (session: Asked, attempt: Parameters<Session['refusal']>[0]): Reply => ({
  kind: 'refuse',
  message: session.refusal(attempt),
});
