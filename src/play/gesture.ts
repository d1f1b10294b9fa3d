import type { Score, Thrift } from '../core/game.ts';
import type { Cell, Direction } from '../core/grid.ts';
import type { Message } from '../core/parsed.ts';
import type { Choice, Session, Snapshot } from '../core/session.ts';

/** What somebody did at the board: pressed towards a side, pointed at a cell, or drew something from cell to cell. */
export type Gesture =
  | { readonly kind: 'step'; readonly direction: Direction }
  | { readonly kind: 'tap'; readonly cell: Cell }
  | { readonly kind: 'drag'; readonly from: Cell; readonly to: Cell };

/** What that comes to. */
export type Reply =
  | { readonly kind: 'play'; readonly moves: string }
  | { readonly kind: 'select'; readonly cell: Cell | undefined }
  | { readonly kind: 'refuse'; readonly message: Message };

/** A cell where the selected thing can be brought, and what that costs where there is more than one way. */
export interface Mark {
  readonly to: Cell;
  readonly cost?: Score;
}

/** What a gesture is made at. */
export interface Scene {
  readonly session: Pick<Session, 'refusal' | 'route' | 'targets'>;
  readonly choices: Snapshot['choices'];
  /** The cell that was pointed at before. */
  readonly selected?: Cell | undefined;
  /** Where the tiny man stands, in games that have one. */
  readonly man?: Cell | undefined;
  /** How routes are chosen. */
  readonly by: Thrift;
}

/** What a gesture means now. Knows no game: it looks among the legal moves and asks the session for the rest. */
export const interpret = (scene: Scene, gesture: Gesture): Reply => {
  if (gesture.kind === 'step') return step(scene, gesture.direction);
  if (gesture.kind === 'drag') return drag(scene, gesture.from, gesture.to);
  const { selected } = scene;
  if (gesture.cell === selected) return { kind: 'select', cell: undefined };
  return selected === undefined ? tap(scene, gesture.cell) : tapWith(scene, selected, gesture.cell);
};

/** Whether one has to point at a cell before anything can move: then arrow keys are free to move a pointer. */
export const isPointed = ({ choices }: Pick<Scene, 'choices'>): boolean =>
  choices.length > 0 && choices.every(({ from, direction }) => from !== undefined || direction === undefined);

/** Where the thing on a cell can be brought, to be marked on the board. */
export const reach = ({ session, choices, by }: Scene, from: Cell): readonly Mark[] => {
  const near = choices.filter((choice) => choice.from === from).map(({ to }) => ({ to }));
  return [...near, ...session.targets(from, by).filter(({ to }) => !near.some((mark) => mark.to === to))];
};

const step = (scene: Scene, direction: Direction): Reply => {
  const { choices, selected } = scene;
  // Where moves start nowhere in particular there is one thing to move, and a selected box does not change that.
  const from = choices.some((choice) => choice.from !== undefined) ? selected : undefined;
  const choice = choices.find((one) => one.direction === direction && one.from === from);
  return choice ? played(choice) : refused(scene, from === undefined ? { direction } : { from, direction });
};

/** The moves that bring the thing on a cell to another one. */
const bring = ({ session, choices, by }: Scene, from: Cell, to: Cell): string | undefined =>
  choices.find((choice) => choice.from === from && choice.to === to)?.text ?? session.route(from, to, by);

const tapWith = (scene: Scene, selected: Cell, cell: Cell): Reply => {
  const moves = bring(scene, selected, cell);
  if (moves) return { kind: 'play', moves };
  if (isSelectable(scene, cell)) return { kind: 'select', cell };
  return refused(scene, { from: selected, to: cell });
};

/** Back to where it began is a change of mind. */
const drag = (scene: Scene, from: Cell, to: Cell): Reply => {
  if (from === to) return { kind: 'select', cell: undefined };
  const moves = from === scene.man ? walk(scene, to) : bring(scene, from, to);
  return moves ? { kind: 'play', moves } : refused(scene, { from, to });
};

const tap = (scene: Scene, cell: Cell): Reply => {
  if (isSelectable(scene, cell)) return { kind: 'select', cell };
  const moves = walk(scene, cell);
  return moves ? { kind: 'play', moves } : refused(scene, { to: cell });
};

const walk = ({ session, choices, by }: Scene, to: Cell): string | undefined =>
  choices.find((choice) => choice.from === undefined && choice.to === to)?.text ?? session.route(undefined, to, by);

const isSelectable = (scene: Scene, cell: Cell): boolean => reach(scene, cell).length > 0;

const played = ({ text }: Choice): Reply => ({ kind: 'play', moves: text });

const refused = ({ session }: Scene, attempt: Parameters<Session['refusal']>[0]): Reply => ({
  kind: 'refuse',
  message: session.refusal(attempt),
});
