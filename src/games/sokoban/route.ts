import type { Target, Thrift } from '../../core/game.ts';
import { type Cell, DIRECTIONS, type Direction, neighbour, OPPOSITE } from '../../core/grid.ts';
import { Heap } from './heap.ts';
import { type Move, outcome, type State, type Warehouse } from './rules.ts';

/** Which cells neither the pusher nor a pushed box can enter. */
type Blocked = (cell: Cell) => boolean;

/** How a walk reached a cell: from which one, and how far from its start. */
interface Reached {
  readonly from: Cell;
  readonly direction: Direction;
  readonly distance: number;
}

/** Breadth first from `start`, until every wanted cell is reached or nothing is left. */
const walkFrom = (warehouse: Warehouse, blocked: Blocked, start: Cell, wanted: readonly Cell[]) => {
  const reached = new Map<Cell, Reached | undefined>([[start, undefined]]);
  const missing = new Set(wanted);
  missing.delete(start);
  const queue = [start];
  for (const from of queue) {
    if (missing.size === 0) break;
    const distance = (reached.get(from)?.distance ?? 0) + 1;
    for (const direction of DIRECTIONS) {
      const to = neighbour(from, direction, warehouse);
      if (to === undefined || reached.has(to) || blocked(to)) continue;
      reached.set(to, { from, direction, distance });
      missing.delete(to);
      queue.push(to);
    }
  }
  return reached;
};

const pathTo = (reached: ReadonlyMap<Cell, Reached | undefined>, to: Cell): readonly Direction[] => {
  const path: Direction[] = [];
  for (let at = reached.get(to); at; at = reached.get(at.from)) path.push(at.direction);
  return path.reverse();
};

/** Everything but the floor; the box that is being moved is not in its own way. */
const obstacles = ({ warehouse, boxes, waiting }: State, moving?: Cell): Blocked => {
  const taken = new Set([...boxes, ...waiting]);
  if (moving !== undefined) taken.delete(moving);
  return (cell) => warehouse.walls[cell] === true || taken.has(cell);
};

/** The fewest moves that walk the pusher to a cell, pushing nothing. */
export const walk = (state: State, to: Cell): readonly Move[] | undefined => {
  const reached = walkFrom(state.warehouse, obstacles(state), state.pusher, [to]);
  return reached.has(to) ? pathTo(reached, to) : undefined;
};

/** A stage of moving one box: where it is, where the pusher stands, and what it took to get there. */
interface Stage {
  readonly box: Cell;
  readonly pusher: Cell;
  readonly moves: number;
  readonly pushes: number;
  /** The stage before, and the push that led here after a walk around the box. */
  readonly before?: Stage;
  readonly push?: Direction;
}

/** Larger than any count of moves or pushes on a board, so that it ranks one figure above the other. */
const FIRST = 2 ** 26;

const rank = ({ moves, pushes }: Stage, by: Thrift): number =>
  by === 'moves' ? moves * FIRST + pushes : pushes * FIRST + moves;

/** Every push of the box that the pusher can walk to. */
function* pushesFrom(stage: Stage, warehouse: Warehouse, blocked: Blocked): Generator<Stage> {
  const { box } = stage;
  const ways = DIRECTIONS.flatMap((push) => {
    const [behind, ahead] = [neighbour(box, OPPOSITE[push], warehouse), neighbour(box, push, warehouse)];
    const free = behind !== undefined && ahead !== undefined && !blocked(behind) && !blocked(ahead);
    return free ? [{ push, behind, ahead }] : [];
  });
  const around: Blocked = (cell) => cell === box || blocked(cell);
  const reached = walkFrom(
    warehouse,
    around,
    stage.pusher,
    ways.map(({ behind }) => behind),
  );
  for (const { push, behind, ahead } of ways) {
    if (!reached.has(behind)) continue;
    const moves = stage.moves + (reached.get(behind)?.distance ?? 0) + 1;
    yield { box: ahead, pusher: box, moves, pushes: stage.pushes + 1, before: stage, push };
  }
}

/** Whether the level is solved when the box stands on a cell, after a push: no way goes on from there. */
const solvedAt = (state: State, from: Cell): ((box: Cell) => boolean) => {
  const { boxes } = state;
  const index = boxes.indexOf(from);
  return (box) => outcome({ ...state, boxes: boxes.with(index, box), pushed: true }) !== undefined;
};

/** Dijkstra over box and pusher: the cheapest way to each cell the box can be pushed to, cheapest first. */
function* boxWays(state: State, from: Cell, by: Thrift): Generator<Stage> {
  const solved = solvedAt(state, from);
  const blocked = obstacles(state, from);
  const heap = new Heap<Stage>();
  const done = new Set<string>();
  const arrived = new Set<Cell>();
  let stage: Stage | undefined = { box: from, pusher: state.pusher, moves: 0, pushes: 0 };
  for (; stage; stage = heap.pop()) {
    const key = `${stage.box},${stage.pusher}`;
    if (done.has(key)) continue;
    done.add(key);
    if (!arrived.has(stage.box)) yield stage;
    arrived.add(stage.box);
    if (stage.pushes > 0 && solved(stage.box)) continue;
    for (const next of pushesFrom(stage, state.warehouse, blocked)) heap.push(rank(next, by), next);
  }
}

const movesOf = (state: State, from: Cell, last: Stage): readonly Move[] => {
  const blocked = obstacles(state, from);
  const parts: (readonly Move[])[] = [];
  for (let stage: Stage = last; stage.before && stage.push; stage = stage.before) {
    const { box, pusher } = stage.before;
    const behind = neighbour(box, OPPOSITE[stage.push], state.warehouse)!;
    const reached = walkFrom(state.warehouse, (cell) => cell === box || blocked(cell), pusher, [behind]);
    parts.push([...pathTo(reached, behind), stage.push]);
  }
  return parts.reverse().flat();
};

/** The moves that push a box to a cell, with the fewest moves or the fewest pushes; the other figure breaks ties. */
export const pushTo = (state: State, box: Cell, to: Cell, by: Thrift): readonly Move[] | undefined => {
  for (const stage of boxWays(state, box, by)) if (stage.box === to) return movesOf(state, box, stage);
  return undefined;
};

/** Every cell a box can be pushed to while the others stand still. */
export const targets = (state: State, box: Cell, by: Thrift): readonly Target[] => {
  if (!state.boxes.includes(box)) return [];
  return [...boxWays(state, box, by)]
    .filter((stage) => stage.pushes > 0)
    .map(({ box: to, moves, pushes }) => ({ to, cost: { moves, pushes } }));
};

export const route = (state: State, from: Cell | undefined, to: Cell, by: Thrift): readonly Move[] | undefined => {
  if (from === undefined) return walk(state, to);
  return state.boxes.includes(from) ? pushTo(state, from, to, by) : undefined;
};
