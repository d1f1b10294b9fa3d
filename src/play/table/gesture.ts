import type { Attempt, Score, Thrift } from '../../core/game.ts';
import type { Cell, Direction } from '../../core/grid.ts';
import type { Message } from '../../core/parsed.ts';
import type { Session } from '../../core/session.ts';
import type { Snapshot } from '../../core/snapshot.ts';

/**
 * What somebody did at the board: pressed towards a side, pointed at a cell, took hold of what is there, or drew it to
 * another cell. Keys may point where there is nothing to move; a button for a direction moves things and never points.
 */
export type Gesture =
  | { readonly kind: 'step'; readonly direction: Direction; readonly by?: 'button' }
  | { readonly kind: 'tap'; readonly cell: Cell }
  | { readonly kind: 'lift'; readonly cell: Cell }
  | { readonly kind: 'drag'; readonly from: Cell; readonly to: Cell };

/** What that comes to. */
export type Reply =
  | { readonly kind: 'play'; readonly moves: string }
  | { readonly kind: 'select'; readonly cell: Cell | undefined; readonly marks: readonly Mark[] }
  | { readonly kind: 'refuse'; readonly message: Message };

/** A cell where the selected thing can be brought, and what that costs where there is more than one way. */
export interface Mark {
  readonly to: Cell;
  readonly cost?: Score;
}

/** What a gesture is made at. */
export interface Situation {
  readonly session: Pick<Session, 'refusal' | 'route' | 'targets'>;
  readonly choices: Snapshot['choices'];
  /** The cell that was pointed at before. */
  readonly selected?: Cell | undefined;
  /** Where that can go, when it is known: nothing else is searched for then. */
  readonly marks?: readonly Mark[];
  /** What is selected has to be moved, and cannot be let go. */
  readonly isBound: boolean;
  /** Where the worker stands, in games that have one. */
  readonly man?: Cell | undefined;
  /** How routes are chosen. */
  readonly by: Thrift;
  /** A click leads to neighbouring cells only. */
  readonly isWary: boolean;
}

/** What a gesture means now. Knows no game: it looks among the legal moves and asks the session for the rest. */
export const interpret = (situation: Situation, gesture: Gesture): Reply => {
  if (gesture.kind === 'step') return step(situation, gesture.direction);
  if (gesture.kind === 'drag') return drag(situation, gesture.from, gesture.to);
  if (gesture.kind === 'lift') return lift(situation, gesture.cell);
  const { selected } = situation;
  if (gesture.cell === selected) return letGo(situation, selected);
  return selected === undefined ? tap(situation, gesture.cell) : tapWith(situation, selected, gesture.cell);
};

/**
 * Whether one has to point at a cell before anything can move: then arrow keys are free to move a pointer. What is selected
 * may go by arrow keys itself.
 */
export const isPointed = ({ choices, selected }: Pick<Situation, 'choices' | 'selected'>): boolean => {
  const goesByKey = choices.some(
    ({ from, direction }) => direction !== undefined && (from === undefined || from === selected),
  );
  return choices.length > 0 && !goesByKey;
};

/** Whether a press towards a side moves the cursor, and not what is chosen. */
export const leadsCursor = (
  { by }: Extract<Gesture, { kind: 'step' }>,
  choices: Situation['choices'],
  { isExploring, selected }: { readonly isExploring: boolean; readonly selected: Cell | undefined },
): boolean => isExploring || (by !== 'button' && isPointed({ choices, selected }));

/** Where the thing on a cell can be brought, to be marked on the board. */
export const reach = ({ session, choices, by }: Situation, from: Cell): readonly Mark[] => {
  const near = choices.filter((choice) => choice.from === from).map(({ to }) => ({ to }));
  return [...near, ...session.targets(from, by).filter(({ to }) => !near.some((mark) => mark.to === to))];
};

const step = (situation: Situation, direction: Direction): Reply => {
  const { choices, selected } = situation;
  // Where moves start nowhere in particular there is one thing to move, and a selected box does not change that.
  const from = choices.some((choice) => choice.from !== undefined) ? selected : undefined;
  const choice = choices.find((one) => one.direction === direction && one.from === from);
  return choice
    ? { kind: 'play', moves: choice.text }
    : refused(situation, from === undefined ? { direction } : { from, direction });
};

/** The moves that bring the thing on a cell to another one. */
const bring = ({ session, choices, by, selected, marks }: Situation, from: Cell, to: Cell): string | undefined => {
  if (from === selected && marks && !marks.some((mark) => mark.to === to)) return undefined;
  return choices.find((choice) => choice.from === from && choice.to === to)?.text ?? session.route(from, to, by);
};

/** A waiting pusher takes over, whatever else is selected. */
const handover = ({ choices }: Situation, cell: Cell): string | undefined =>
  choices.find(({ from, direction, to }) => from === undefined && direction === undefined && to === cell)?.text;

const tapWith = (situation: Situation, selected: Cell, cell: Cell): Reply => {
  const moves = bring(situation, selected, cell) ?? handover(situation, cell);
  if (moves) return { kind: 'play', moves };
  const { isBound } = situation;
  const selection = isBound ? undefined : select(situation, cell);
  return selection ?? refused(situation, { from: selected, to: cell, isBound });
};

const letGo = (situation: Situation, selected: Cell): Reply =>
  situation.isBound ? refused(situation, { from: selected, to: selected, isBound: true }) : NOTHING;

/** Whether something else than this has to be moved. */
const isBoundElsewhere = ({ isBound, selected }: Situation, cell: Cell): boolean =>
  isBound && selected !== undefined && selected !== cell;

/** What cannot be drawn anywhere is held all the same: where it is dropped tells why not. */
const lift = (situation: Situation, cell: Cell): Reply => {
  if (isBoundElsewhere(situation, cell)) return refused(situation, { to: cell, isBound: true });
  return select(situation, cell) ?? NOTHING;
};

/** Back to where it began is a change of mind. */
const drag = (situation: Situation, from: Cell, to: Cell): Reply => {
  if (isBoundElsewhere(situation, from)) return refused(situation, { to: from, isBound: true });
  if (from === to) return letGo(situation, from);
  const moves = from === situation.man ? walk(situation, to) : bring(situation, from, to);
  return moves ? { kind: 'play', moves } : refused(situation, { from, to });
};

const tap = (situation: Situation, cell: Cell): Reply => {
  const selection = select(situation, cell);
  if (selection) return selection;
  const moves = walk(situation, cell);
  return moves ? { kind: 'play', moves } : refused(situation, { to: cell });
};

const walk = ({ session, choices, by, isWary }: Situation, to: Cell): string | undefined =>
  choices.find((choice) => choice.from === undefined && choice.to === to)?.text ??
  (isWary ? undefined : session.route(undefined, to, by));

/** Finding where a box can go takes its time on a large board: it is done once, and not for every picture. */
const select = (situation: Situation, cell: Cell): Reply | undefined => {
  const marks = reach(situation, cell);
  return marks.length > 0 ? { kind: 'select', cell, marks } : undefined;
};

const NOTHING: Reply = { kind: 'select', cell: undefined, marks: [] };

const refused = ({ session, isWary }: Situation, attempt: Omit<Attempt, 'isWary'>): Reply => ({
  kind: 'refuse',
  message: session.refusal({ ...attempt, isWary }),
});
