import type { Answer, Engine, Progress, Task } from '../../../core/engine.ts';
import { DIRECTIONS, neighbour, OPPOSITE } from '../../../core/grid.ts';
import { type Message, say } from '../../../core/parsed.ts';
import { bestFirst } from '../../../core/search/bestFirst.ts';
import { formatMoves } from '../notation.ts';
import { walk } from '../route.ts';
import { type Move, outcome, play, type State } from '../rules.ts';
import { pullsTo, pushesTo } from './distances.ts';
import { DoorSpace } from './doorSpace.ts';
import { type Floor, floorOf, MOST_CELLS, MOST_GOALS } from './floor.ts';
import { goalRooms } from './goalRoom.ts';
import { packingOf } from './packing.ts';
import { PullSpace } from './pullSpace.ts';
import type { Push } from './push.ts';
import { PushSpace } from './pushSpace.ts';

/** How much more a push that is still to come counts than one that was made, where any solution will do. */
const GREED = 6;

/** What a solver keeps lowest: the pushes of the solution, or its own time. */
type Aim = 'pushes' | 'time';

/** Why a level is none for the solvers. */
const unfit = ({ waiting }: State, { size, goals }: Floor): Message | undefined => {
  if (waiting.length > 0) return say('The solver knows levels with one pusher only.');
  if (size > MOST_CELLS) return say('The solver knows boards of at most {most} cells inside.', { most: MOST_CELLS });
  if (goals.length > MOST_GOALS) return say('The solver knows boards of at most {most} goals.', { most: MOST_GOALS });
  return undefined;
};

const boxesOf = ({ warehouse, boxes }: State, { cells }: Floor): readonly number[] =>
  boxes.filter((cell) => warehouse.inside[cell]).map((cell) => cells.indexOf(cell));

/** What no pushing can mend, wherever the other boxes are. */
const hopelessness = (floor: Floor, boxes: readonly number[]): Message | undefined => {
  const { goals } = floor;
  const [pushes, pulls] = [pushesTo(goals, floor), pullsTo(boxes, floor)];
  if (boxes.some((box) => pushes.dead[box])) return say('A box cannot be brought to any goal.');
  const isLost = goals.length === boxes.length && goals.some((goal) => pulls.dead[goal]);
  return isLost ? say('A goal cannot be reached by any box.') : undefined;
};

/** Whether a level can be solved from its end: what has to stand where there must be known. */
const isReversible = ({ goals }: Floor, boxes: readonly number[]): boolean =>
  goals.length === boxes.length && !boxes.every((box) => goals.includes(box));

/** Where a solution is looked for: outside of a goal room if there is one, or on the whole floor. */
const spaceOf = (floor: Floor, boxes: readonly number[], pusher: number, aim: Aim) => {
  for (const room of goalRooms(floor, boxes, pusher)) {
    const packing = packingOf(room, aim === 'pushes' ? 'fewest' : 'any');
    if (packing) return new DoorSpace(room, packing, boxes, pusher);
  }
  const isPulled = aim === 'time' && isReversible(floor, boxes);
  return isPulled ? new PullSpace(floor, boxes, pusher) : new PushSpace(floor, boxes, pusher);
};

/** The moves that make these pushes, with the shortest walks between them. */
const movesOf = (start: State, { cells }: Floor, pushes: readonly Push[]): readonly Move[] => {
  const line: Move[] = [];
  let state = start;
  for (const push of pushes) {
    const direction = DIRECTIONS[push.direction]!;
    const behind = neighbour(cells[push.place]!, OPPOSITE[direction], state.warehouse)!;
    for (const move of [...walk(state, behind)!, direction]) {
      line.push(move);
      state = play(state, move)!;
    }
  }
  return line;
};

function* think(state: State, task: Task, aim: Aim): Generator<Progress, Answer, void> {
  if (outcome(state)) return { kind: 'line', moves: '', proven: true, nodes: 0 };
  const floor = floorOf(state.warehouse);
  const unfitness = unfit(state, floor);
  if (unfitness) return { kind: 'gaveUp', reason: unfitness, nodes: 0 };
  const [boxes, pusher] = [boxesOf(state, floor), floor.cells.indexOf(state.pusher)];
  const hopeless = hopelessness(floor, boxes);
  if (hopeless) return { kind: 'none', reason: hopeless, nodes: 0 };
  const space = spaceOf(floor, boxes, pusher, aim);
  const found = yield* bestFirst(space, task, aim === 'time' ? GREED : 1);
  if (found.kind === 'gaveUp') return found;
  if (found.kind === 'none') return { ...found, reason: say('Every way was tried: none leads to a solution.') };
  const pushes = space.pushesOf(found.way.map(({ move }) => move));
  const moves = formatMoves(state, movesOf(state, floor, pushes));
  return { kind: 'line', moves, proven: aim === 'pushes', nodes: found.nodes };
}

/** The first has a solution of the fewest pushes; the second is content with any, and finds it much sooner. */
export const engines: readonly Engine<State>[] = [
  { id: 'pushes', title: 'Fewest pushes', think: (state, task) => think(state, task, 'pushes') },
  { id: 'quick', title: 'Any solution, quickly', think: (state, task) => think(state, task, 'time') },
];
