import { expect, test } from 'vitest';
import { fewestPushes } from '../../../../../test/tools/fewestPushes.ts';
import { dice } from '../../../../core/random.ts';
import { walk } from '../../route.ts';
import { moves, outcome, play, pushedBox, type State } from '../../rules.ts';
import { Board } from '../board/board.ts';
import { pullsTo, pushesTo } from '../board/distances.ts';
import { type Floor, floorOf } from '../board/floor.ts';
import { uselessPlaces } from '../deadlocks/deadPlaces.ts';
import { placesOf, randomBoard } from '../testing.ts';
import { PullSpace } from './pullSpace.ts';
import { PushSpace } from './pushSpace.ts';

/** Boxes and the pusher's room, whichever box is which and wherever in the room he is. */
const nameOf = (state: State, { cells }: Floor): string => {
  const room = cells.findIndex((cell) => walk(state, cell) !== undefined && !state.boxes.includes(cell));
  const boxes = state.boxes.filter((cell) => cells.includes(cell));
  return `${boxes.toSorted((a, b) => a - b).join()} ${cells[room]}`;
};

/** The positions after every push that the rules allow, wherever the pusher has to walk to first. */
const pushesByTheRules = (state: State, { cells }: Floor): readonly State[] =>
  cells
    .filter((cell) => !state.boxes.includes(cell) && walk(state, cell))
    .flatMap((pusher) => {
      const there = { ...state, pusher };
      return moves(there)
        .filter((move) => pushedBox(there, move) >= 0)
        .map((move) => play(there, move)!);
    });

/** The names of the positions that a space visits from a position of its own. */
const visited = (space: PushSpace | PullSpace, board: Board, position: Uint32Array): readonly string[] => {
  const names: string[] = [];
  space.expand(position, (packed) => {
    const room = packed.at(-1)!;
    board.load(packed, room);
    const { cells } = board.floor;
    names.push(
      `${[...board.boxes]
        .map((box) => cells[box]!)
        .toSorted((a, b) => a - b)
        .join()} ${cells[room]}`,
    );
  });
  return names;
};

/** A random game, as long as there is something to push that does not end it. */
const playedAtRandom = (start: State, floor: Floor, roll: (sides: number) => number): readonly State[] => {
  const states = [start];
  while (states.length < 8) {
    const next = pushesByTheRules(states.at(-1)!, floor).filter((state) => !outcome(state));
    if (next.length === 0) break;
    states.push(next[roll(next.length)]!);
  }
  return states;
};

/** Random levels of as many boxes as goals, with the positions of a random game each. */
function* games(seed: number, amount: number) {
  const { roll } = dice(seed);
  for (let game = 0; game < amount; game++) {
    const start = randomBoard({ roll }, { width: 6, height: 6 }, 1 + roll(3));
    const floor = floorOf(start.warehouse);
    const { boxes, pusher } = placesOf(start, floor.cells);
    const [pushes, pulls] = [pushesTo(floor.goals, floor), pullsTo(boxes, floor)];
    const isLost = boxes.some((box) => pushes.dead[box]) || floor.goals.some((goal) => pulls.dead[goal]);
    if (isLost || floor.goals.length !== boxes.length) continue;
    yield { floor, boxes, pusher, pushes, states: playedAtRandom(start, floor, roll) };
  }
}

/** The fewest pushes that solve one of these positions. */
const fewestOf = (states: readonly State[]): number =>
  Math.min(...states.map((state) => fewestPushes(state) ?? Number.POSITIVE_INFINITY));

test('a push space visits what the rules allow, and leaves out no push that all best solutions need', () => {
  let [compared, pruned] = [0, 0];
  const compare = (state: State, floor: Floor, dead: Uint8Array): void => {
    const { boxes, pusher } = placesOf(state, floor.cells);
    if (boxes.some((box) => dead[box])) return;
    const space = new PushSpace({ floor, boxes, pusher });
    const found = visited(space, new Board(floor, boxes, uselessPlaces(floor, boxes)), space.start);
    const allowed = new Map(pushesByTheRules(state, floor).map((after) => [nameOf(after, floor), after]));
    for (const name of found) expect([...allowed.keys()]).toContain(name);
    const fewest = fewestOf([...allowed].filter(([name]) => !found.includes(name)).map(([, after]) => after));
    // Some that can be solved may wait, but not if the fewest pushes need them.
    if (fewest < Number.POSITIVE_INFINITY) {
      expect(fewestOf(found.map((name) => allowed.get(name)!))).toBeLessThanOrEqual(fewest);
    }
    compared += found.length;
    pruned += allowed.size - found.length;
  };
  for (const { floor, pushes, states } of games(3, 400)) {
    for (const state of states) compare(state, floor, pushes.dead);
  }
  expect(compared).toBeGreaterThan(200);
  expect(pruned).toBeGreaterThan(50);
});

test('a pull space takes back every push of the rules that loses no box', () => {
  let compared = 0;
  for (const { floor, boxes, pusher, states } of games(4, 400)) {
    const useless = uselessPlaces(floor, boxes);
    const space = new PullSpace({ floor, boxes, pusher });
    for (const state of states) {
      for (const after of pushesByTheRules(state, floor)) {
        const places = placesOf(after, floor.cells);
        if ([...places.boxes, ...placesOf(state, floor.cells).boxes].some((box) => useless[box])) continue;
        const board = new Board(floor, places.boxes, useless);
        board.setLast(board.room(places.pusher));
        const found = visited(space, new Board(floor, places.boxes, useless), board.packed.slice());
        expect(found).toContain(nameOf(state, floor));
        compared += found.length;
      }
    }
  }
  expect(compared).toBeGreaterThan(300);
});
