import type { Attempt, Outcome } from '../../core/game.ts';
import { type Cell, DIRECTIONS, type Direction, neighbour } from '../../core/grid.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Frame, Shape } from '../../core/view.ts';
import { settled, settling } from './gravity.ts';
import { boxAt, COLOUR_WORDS, isLadder, isRock, loneBoxes, type State } from './position.ts';

/** Where the human goes. */
export type Move = Direction;

export const outcome = ({ boxes }: State): Outcome | undefined => (boxes.length === 0 ? { winner: 0 } : undefined);

/** Ruling 5: what keeps the human from pushing the box on `cell`. */
const pushHindrance = (state: State, cell: Cell, move: Move): Message | undefined => {
  const { shaft } = state;
  const beyond = neighbour(cell, move, shaft);
  if (isRock(shaft, beyond)) return say('A rock is behind the box.');
  if (boxAt(state, beyond)) return say('Two boxes cannot be pushed at once.');
  const below = neighbour(cell, 'down', shaft);
  if (isRock(shaft, below) || boxAt(state, below)) return undefined;
  return say('The box does not stand on a rock or a box.');
};

const walkHindrance = (state: State, move: Move): Message | undefined => {
  const to = neighbour(state.human, move, state.shaft);
  if (isRock(state.shaft, to)) return say('A rock is in the way.');
  return boxAt(state, to) && pushHindrance(state, to!, move);
};

/** Rulings 7 to 9: boxes are never pushed up or down. */
const climbHindrance = (state: State, move: Move): Message | undefined => {
  const { shaft, human } = state;
  const to = neighbour(human, move, shaft);
  if (!isLadder(shaft, human) && !isLadder(shaft, to)) return noLadder(state);
  if (isRock(shaft, to)) return say('A rock is in the way.');
  if (!boxAt(state, to)) return undefined;
  return move === 'up' ? say('The worker cannot climb with a box on his head.') : say('A box is in the way.');
};

/** Whoever asks to go down from the top of a ladder has one below him: only up comes here from there. */
const noLadder = ({ shaft, human }: State): Message =>
  isLadder(shaft, neighbour(human, 'down', shaft))
    ? say('The ladder ends here: there is nothing above to climb.')
    : say('There is no ladder here.');

/** Why the rules forbid a move; they allow whatever nothing hinders. */
const hindrance = (state: State, move: Move): Message | undefined => {
  if (outcome(state)) return say('The level is solved.');
  return move === 'left' || move === 'right' ? walkHindrance(state, move) : climbHindrance(state, move);
};

/** The human goes one cell, with the box that he pushes. Nothing falls yet. */
const shove = (state: State, move: Move): State => {
  const { shaft, human, boxes } = state;
  const to = neighbour(human, move, shaft)!;
  const pushed = boxAt(state, to);
  if (!pushed) return { shaft, human: to, boxes };
  const beyond = neighbour(to, move, shaft)!;
  return { shaft, human: to, boxes: boxes.map((box) => (box === pushed ? { ...box, cell: beyond } : box)) };
};

export const play = (state: State, move: Move): State | undefined =>
  hindrance(state, move) ? undefined : settled(shove(state, move));

export const moves = (state: State): readonly Move[] => DIRECTIONS.filter((move) => !hindrance(state, move));

export const shape = (state: State, move: Move): Shape => {
  const { shaft, human } = state;
  const to = neighbour(human, move, shaft) ?? human;
  if (hindrance(state, move)) return { to, direction: move, happening: 'step', moved: [] };
  const walk = { from: human, to };
  if (!boxAt(state, to)) return { to, direction: move, happening: 'step', moved: [walk] };
  const push = { from: to, to: neighbour(to, move, shaft)! };
  return { to, direction: move, happening: 'push', moved: [walk, push] };
};

/** The shove, then every tick until all is at rest. */
export const frames = (state: State, move: Move): readonly Frame<State>[] => {
  if (hindrance(state, move)) return [];
  const position = shove(state, move);
  return [{ position, change: shape(state, move) }, ...settling(position)];
};

const wayTo = ({ shaft, human }: State, cell: Cell): Direction | undefined =>
  DIRECTIONS.find((way) => neighbour(human, way, shaft) === cell);

/** Why a tap leads nowhere. */
const tapRefusal = ({ human }: State, { to, isWary }: Attempt<Move>): Message => {
  if (isWary || to === undefined) return say('Click a cell next to the worker.');
  return to === human ? say('The worker is there already.') : say('The worker cannot walk there.');
};

export const refusal = (state: State, attempt: Attempt<Move>): Message => {
  if (outcome(state)) return say('The level is solved.');
  const { move, direction = move, to = state.human } = attempt;
  const way = direction ?? wayTo(state, to);
  if (!way) return tapRefusal(state, attempt);
  return hindrance(state, way) ?? say('Nothing is in the way.');
};

/** Ruling 14: what that means, and what to do about it, is said once. */
export const remarks = (state: State): readonly Message[] =>
  loneBoxes(state).map(({ colour: name }, index, { length }) => {
    const colour = COLOUR_WORDS[name];
    return index < length - 1
      ? say('Only one {colour} box is left.', { colour })
      : say('One {colour} box is left: the level can no longer be won. U undoes, R resets.', { colour });
  });
