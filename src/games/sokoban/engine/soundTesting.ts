import { DIRECTIONS } from '../../../core/grid.ts';
import { DEAD, type Space } from '../../../core/search/bestFirst.ts';
import { finish } from '../../../core/work.ts';
import { isHandover, type Move, outcome, play, pushedBox, type State } from '../rules.ts';
import type { Setting } from './attempt.ts';
import { Board } from './board/board.ts';
import { pullsTo, pushesTo } from './board/distances.ts';
import { floorOf, opposite } from './board/floor.ts';
import { type Push, pushNumber } from './board/push.ts';
import { uselessPlaces } from './deadlocks/deadPlaces.ts';
import { Freeze } from './deadlocks/freeze.ts';
import { Knots } from './deadlocks/knots.ts';
import { WalledIn } from './deadlocks/walledIn.ts';
import { DoorSpace } from './searches/doorSpace.ts';
import { type GoalRoom, goalRooms } from './searches/goalRoom.ts';
import { packingOf } from './searches/packing.ts';
import { PullSpace } from './searches/pullSpace.ts';
import { PushSpace } from './searches/pushSpace.ts';
import { placesOf } from './testing.ts';

/** A level with the pushes of a solution. */
export interface Solved extends Setting {
  readonly pushes: readonly Push[];
}

/** What came of replaying a solution. */
export interface Replayed {
  /** Positions that everybody who calls positions lost was asked about, forwards, backwards and outside of goal rooms. */
  readonly forwards: number;
  readonly backwards: number;
  readonly outside: number;
  /** Positions in which the next push of the solution had to wait for another. */
  readonly waited: number;
  /** Who called one of them lost, and after how many pushes. */
  readonly wrong: readonly string[];
}

/** A solution as its pushes, up to the first of them that solves the level; undefined if none does, or there are several pushers. */
export const solvedBy = (start: State, moves: readonly Move[]): Solved | undefined => {
  const floor = floorOf(start.warehouse);
  const pushes: Push[] = [];
  let state = start;
  for (const move of start.waiting.length > 0 ? [] : moves) {
    const box = pushedBox(state, move);
    if (box >= 0 && !isHandover(move)) {
      pushes.push({ place: floor.cells.indexOf(state.boxes[box]!), direction: DIRECTIONS.indexOf(move) });
    }
    const after = play(state, move);
    if (!after) return undefined;
    state = after;
    if (outcome(state)) return { floor, ...placesOf(start, floor.cells), pushes };
  }
  return undefined;
};

/** Makes pushes, if they can be made. A box that comes to the exit is gone. */
class Replay {
  readonly #board: Board;
  readonly #exit: number | undefined;
  #pusher: number;

  constructor({ floor, boxes, pusher }: Setting, dead: Uint8Array, exit?: number) {
    this.#board = new Board(floor, boxes, dead);
    this.#exit = exit;
    this.#pusher = pusher;
  }

  get position(): Uint32Array {
    this.#board.setLast(this.#board.room(this.#pusher));
    return this.#board.packed.slice();
  }

  load(position: Uint32Array): void {
    this.#pusher = position.at(-1)!;
    this.#board.load(position, this.#pusher);
  }

  push({ place, direction }: Push): boolean {
    const board = this.#board;
    const { next } = board.floor;
    const [index, to] = [board.boxes.indexOf(place), next[place * 4 + direction]!];
    board.room(this.#pusher);
    if (index < 0 || board.taken[to] || !board.isInRoom(next[place * 4 + opposite(direction)]!)) return false;
    if (to === this.#exit) board.remove(index);
    else board.move(index, to);
    this.#pusher = place;
    return true;
  }
}

/** The positions of a solution, from the first to the last; fewer if one of its pushes cannot be made. */
const positionsOf = (replay: Replay, pushes: readonly Push[]): readonly Uint32Array[] => {
  const positions = [replay.position];
  for (const push of pushes) {
    if (!replay.push(push)) break;
    positions.push(replay.position);
  }
  return positions;
};

const isSame = (one: Uint32Array, other: Uint32Array): boolean => one.join() === other.join();

const numberOf = ({ place, direction }: Push): number => pushNumber(place, direction);

/** The moves that a space makes from a position, and what it thinks is left to do after each. */
const boundsIn = (space: Space, position: Uint32Array): ReadonlyMap<number, number> => {
  const bounds = new Map<number, number>();
  space.expand(position, (packed, move) => bounds.set(move, space.bound(packed)));
  return bounds;
};

/** How often a knot is asked about again: it is looked at for longer when it is met often. Or at once for as long as one that is met very often. */
export type Zeal = 'usual' | 'utmost';
const PATIENCE: Readonly<Record<Zeal, number>> = { usual: 16, utmost: 1 };
const UTMOST = new Map([[1, 3200]]);

/** All who are asked about a position alone: what they are called, and whether they call it lost after a push to a place. */
const prunersOf = ({ floor, boxes }: Setting, zeal: Zeal) => {
  const [pushes, pulls] = [pushesTo(floor.goals, floor), pullsTo(boxes, floor)];
  const freeze = new Freeze(floor, pushes.dead);
  const walledIn = new WalledIn(floor, freeze);
  const knots = new Knots(floor, boxes, pushes.dead, zeal === 'utmost' ? UTMOST : undefined);
  const patience = [...Array(PATIENCE[zeal]).keys()];
  return new Map<string, (board: Board, pushed: number) => boolean>([
    ['dead places', (board) => board.boxes.some((box) => pushes.dead[box])],
    ['dead places of pulling', (board) => board.boxes.some((box) => pulls.dead[box])],
    ['freeze', (board) => board.boxes.some((box) => freeze.isDeadlock(board.boxes, box))],
    ['walled in', (board) => walledIn.isDeadlock(board, board.packed.at(-1)!)],
    ['knots', (board, pushed) => patience.some(() => knots.isDeadlock(board, pushed, board.packed.at(-1)!))],
  ]);
};

/** Who calls a position of the solution lost. */
const prunedIn = ({ pushes, ...setting }: Solved, zeal: Zeal): readonly string[] => {
  const { floor, boxes, pusher } = setting;
  const pruners = prunersOf(setting, zeal);
  const nowhere = new Uint8Array(floor.size + 1);
  const board = new Board(floor, boxes, nowhere);
  return positionsOf(new Replay({ floor, boxes, pusher }, nowhere), pushes).flatMap((position, made) => {
    board.load(position, position.at(-1)!);
    const last = pushes[made - 1];
    const pushed = last ? floor.next[numberOf(last)]! : board.boxes[0]!;
    return [...pruners].filter(([, isLost]) => isLost(board, pushed)).map(([name]) => `${name} after push ${made}`);
  });
};

interface Followed {
  readonly positions: number;
  readonly waited: number;
  readonly wrong: readonly string[];
}

/**
 * Follows a solution through a space. A space may leave out the next push if another one can be made first: then it has to be a later one of the
 * same solution, and those before it have to lead to the same position when they are made after it.
 */
const follow = (space: Space, pushes: readonly Push[], replay: Replay): Followed => {
  const positions = positionsOf(replay, pushes);
  const canComeFirst = (at: number, from: number): boolean => {
    replay.load(positions[from]!);
    const order = [pushes[at]!, ...pushes.slice(from, at)];
    return order.every((push) => replay.push(push)) && isSame(replay.position, positions[at + 1]!);
  };
  const wrong: string[] = positions.length > pushes.length ? [] : [`no push ${positions.length}`];
  if (!(space.bound(space.start) <= pushes.length)) wrong.push('the bound of the start');
  let waited = 0;
  for (let made = 0; made < positions.length - 1; made++) {
    const bounds = boundsIn(space, made === 0 ? space.start : positions[made]!);
    const at = pushes.findIndex((push, index) => index >= made && bounds.has(numberOf(push)));
    if (at < 0 || !canComeFirst(at, made)) wrong.push(`what is left out after push ${made}`);
    else if (bounds.get(numberOf(pushes[at]!))! >= pushes.length - made) wrong.push(`the bound after push ${made + 1}`);
    if (at > made) waited++;
  }
  return { positions: positions.length, waited, wrong };
};

const forwards = ({ pushes, ...setting }: Solved): Followed => {
  const useless = uselessPlaces(setting.floor, setting.boxes);
  return follow(new PushSpace(setting), pushes, new Replay(setting, useless));
};

/** Follows a solution from its end to its start. Nothing may be left out here. */
const backwards = ({ pushes, ...setting }: Solved): Followed => {
  const { floor, boxes } = setting;
  if (floor.goals.length !== boxes.length || boxes.every((box) => floor.goals.includes(box))) {
    return { positions: 0, waited: 0, wrong: [] };
  }
  const space = new PullSpace(setting);
  const positions = positionsOf(new Replay(setting, uselessPlaces(floor, boxes)), pushes);
  const ends: Uint32Array[] = [];
  space.expand(space.start, (packed) => ends.push(packed.slice()));
  const isEnd = ends.some((end) => isSame(end, positions.at(-1)!));
  const wrong = pushes.flatMap((push, made) => {
    const bound = boundsIn(space, positions[made + 1]!).get(numberOf(push)) ?? DEAD;
    return bound <= made ? [] : [`pulling back push ${made + 1}`];
  });
  return { positions: positions.length, waited: 0, wrong: isEnd ? wrong : ['no end to pull from', ...wrong] };
};

/** The pushes of a solution that bring each box to the door of a goal room for the first time. */
const pushesTillDoor = ({ floor, boxes, pushes }: Solved, { door }: GoalRoom): readonly Push[] => {
  const gone = new Map(boxes.map((box) => [box, false]));
  return pushes.filter((push) => {
    const [to, isGone] = [floor.next[numberOf(push)]!, gone.get(push.place)!];
    gone.delete(push.place);
    gone.set(to, isGone || to === door);
    return !isGone;
  });
};

/** Follows a solution outside of a goal room; what it does inside takes as many pushes as the packing, or more. */
const outside = (solved: Solved, room: GoalRoom): Followed => {
  const packing = finish(packingOf(room, 'any'));
  if (!packing) return { positions: 0, waited: 0, wrong: [] };
  const { boxes, pusher } = solved;
  const pushes = pushesTillDoor(solved, room);
  const { dead } = pushesTo([room.door], room.outside);
  const replay = new Replay({ floor: room.outside, boxes, pusher }, dead, room.door);
  const followed = follow(new DoorSpace(room, packing, boxes, pusher), pushes, replay);
  const fewest = finish(packingOf(room, 'fewest'))?.flat().length ?? 0;
  const isMore = fewest > solved.pushes.length - pushes.length;
  return isMore ? { ...followed, wrong: [...followed.wrong, 'the pushes of the packing'] } : followed;
};

/** Asks all who call positions lost about every position of a solution: none of them may. */
export const replayed = (solved: Solved, zeal: Zeal = 'usual'): Replayed => {
  const { floor, boxes, pusher } = solved;
  const rooms = [...goalRooms(floor, boxes, pusher)].map((room) => outside(solved, room));
  const [ahead, back] = [forwards(solved), backwards(solved)];
  const named = (name: string, { wrong }: Followed): readonly string[] => wrong.map((each) => `${name}: ${each}`);
  return {
    forwards: ahead.positions,
    backwards: back.positions,
    outside: rooms.reduce((sum, { positions }) => sum + positions, 0),
    waited: [ahead, ...rooms].reduce((sum, { waited }) => sum + waited, 0),
    wrong: [
      ...prunedIn(solved, zeal),
      ...named('pushing', ahead),
      ...named('pulling', back),
      ...rooms.flatMap((room) => named('outside of a goal room', room)),
    ],
  };
};
