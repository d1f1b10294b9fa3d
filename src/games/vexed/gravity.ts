import { type Cell, DIRECTIONS, neighbour } from '../../core/grid.ts';
import type { Frame } from '../../core/view.ts';
import { type Box, type Colour, isLadder, type State } from './position.ts';

/** Ruling 3: inside a ladder cell or on top of one the human needs nothing else to stand on. */
const isOnLadder = ({ shaft, human }: State): boolean =>
  isLadder(shaft, human) || isLadder(shaft, neighbour(human, 'down', shaft));

const places = ({ human, boxes }: State): readonly Cell[] => [human, ...boxes.map(({ cell }) => cell)];

/**
 * Which cells hold a rock, or a human or box that stays where it is.
 * Things are held up from below only, so that going from the bottom upwards one look below each is enough:
 * what rests on a falling thing is not held up either (rulings 2 to 4).
 */
const firmCells = (state: State): readonly boolean[] => {
  const { shaft, human } = state;
  const firm = [...shaft.rocks];
  const outside = true; // Ruling 1.
  for (const cell of places(state).toSorted((a, b) => b - a)) {
    const held = firm[cell + shaft.width] ?? outside;
    firm[cell] = held || (cell === human && isOnLadder(state));
  }
  return firm;
};

/** Ruling 4: everything unsupported drops one cell, all at once. */
const fall = (state: State): Frame<State> | undefined => {
  const { shaft, human, boxes } = state;
  const firm = firmCells(state);
  const loose = places(state).filter((cell) => !firm[cell]);
  if (loose.length === 0) return undefined;
  const land = (cell: Cell): Cell => (firm[cell] ? cell : cell + shaft.width);
  const landed = (box: Box): Box => (firm[box.cell] ? box : { ...box, cell: land(box.cell) });
  return {
    position: { shaft, human: land(human), boxes: boxes.map(landed) },
    change: { happening: 'fall', moved: loose.map((from) => ({ from, to: land(from) })) },
  };
};

const touchingTheirColour = ({ shaft, boxes }: State): readonly Box[] => {
  const colours = new Map<Cell | undefined, Colour>(boxes.map(({ cell, colour }) => [cell, colour]));
  return boxes.filter(({ cell, colour }) =>
    DIRECTIONS.some((direction) => colours.get(neighbour(cell, direction, shaft)) === colour),
  );
};

/** Ruling 11: every box next to one of its colour goes, all colours and groups in one instant. */
const vanish = (state: State): Frame<State> | undefined => {
  const gone = new Set(touchingTheirColour(state));
  if (gone.size === 0) return undefined;
  return {
    position: { ...state, boxes: state.boxes.filter((box) => !gone.has(box)) },
    change: { happening: 'vanish', gone: [...gone].map(({ cell }) => cell) },
  };
};

/** Ruling 11: nothing vanishes while anything falls. */
const tick = (state: State): Frame<State> | undefined => fall(state) ?? vanish(state);

/** Every tick until all is at rest; none when it is. */
export function* settling(state: State): Generator<Frame<State>> {
  for (let frame = tick(state); frame; frame = tick(frame.position)) yield frame;
}

/** The position in which all is at rest. */
export const settled = (state: State): State => {
  let last = state;
  for (const { position } of settling(state)) last = position;
  return last;
};
