import type { Answer, Engine, Progress, Task } from '../../../core/engine.ts';
import { DIRECTIONS, neighbour, OPPOSITE } from '../../../core/grid.ts';
import { type Message, say } from '../../../core/parsed.ts';
import { bestFirst, type Passed } from '../../../core/search/bestFirst.ts';
import { formatMoves } from '../notation.ts';
import { walk } from '../route.ts';
import { type Move, outcome, play, type State } from '../rules.ts';
import { type Floor, floorOf, MOST_CELLS, MOST_GOALS } from './floor.ts';
import { directionOfPush, PushSpace, placeOfPush } from './space.ts';

/** How much more a push that is still to come counts than one that was made, where any solution will do. */
const GREED = 5;

/** Why a level is none for the solvers. */
const unfit = ({ waiting }: State, { size, goals }: Floor): Message | undefined => {
  if (waiting.length > 0) return say('The solver knows levels with one pusher only.');
  if (size > MOST_CELLS) return say('The solver knows boards of at most {most} cells inside.', { most: MOST_CELLS });
  if (goals.length > MOST_GOALS) return say('The solver knows boards of at most {most} goals.', { most: MOST_GOALS });
  return undefined;
};

/** A box that no pushing brings to a goal, wherever the others are. */
const hasLostBox = ({ warehouse, boxes }: State, { cells, dead }: Floor): boolean =>
  boxes.some((cell) => warehouse.inside[cell] && dead[cells.indexOf(cell)]);

/** The moves of a way of pushes, with the shortest walks between them. */
const movesOf = (start: State, { cells }: Floor, way: readonly Passed[]): readonly Move[] => {
  const line: Move[] = [];
  let state = start;
  for (const { move: push } of way) {
    const direction = DIRECTIONS[directionOfPush(push)]!;
    const behind = neighbour(cells[placeOfPush(push)]!, OPPOSITE[direction], state.warehouse)!;
    for (const move of [...walk(state, behind)!, direction]) {
      line.push(move);
      state = play(state, move)!;
    }
  }
  return line;
};

function* think(state: State, task: Task, greed: number): Generator<Progress, Answer, void> {
  if (outcome(state)) return { kind: 'line', moves: '', proven: true, nodes: 0 };
  const floor = floorOf(state.warehouse);
  const reason = unfit(state, floor);
  if (reason) return { kind: 'gaveUp', reason, nodes: 0 };
  if (hasLostBox(state, floor)) {
    return { kind: 'none', reason: say('A box cannot be brought to any goal.'), nodes: 0 };
  }
  const found = yield* bestFirst(new PushSpace(floor, state), task, greed);
  if (found.kind === 'gaveUp') return found;
  if (found.kind === 'none') return { ...found, reason: say('Every way was tried: none leads to a solution.') };
  const moves = formatMoves(state, movesOf(state, floor, found.way));
  return { kind: 'line', moves, proven: greed === 1, nodes: found.nodes };
}

/** The first has a solution of the fewest pushes; the second is content with any, and finds it much sooner. */
export const engines: readonly Engine<State>[] = [
  { id: 'pushes', title: 'Fewest pushes', think: (state, task) => think(state, task, 1) },
  { id: 'quick', title: 'Any solution, quickly', think: (state, task) => think(state, task, GREED) },
];
