import { row } from '../../../core/grid.ts';
import { type Message, say } from '../../../core/parsed.ts';
import type { Dice } from '../../../core/random.ts';
import type { Colour, Shaft, State } from '../position.ts';

/** What one may see in a map. */
type Sight = 'cliff' | 'shelf' | 'tower' | 'cave' | 'ladders' | 'pit' | 'mine' | 'hall';

/** A map is called after its highest box, and something that one sees. */
const TITLES: Readonly<Record<Sight, Readonly<Record<Colour, Message>>>> = {
  cliff: {
    blue: say('Blue on the cliff'),
    red: say('Red on the cliff'),
    cyan: say('Cyan on the cliff'),
    magenta: say('Magenta on the cliff'),
    green: say('Green on the cliff'),
    yellow: say('Yellow on the cliff'),
    black: say('Black on the cliff'),
  },
  shelf: {
    blue: say('Blue on the shelf'),
    red: say('Red on the shelf'),
    cyan: say('Cyan on the shelf'),
    magenta: say('Magenta on the shelf'),
    green: say('Green on the shelf'),
    yellow: say('Yellow on the shelf'),
    black: say('Black on the shelf'),
  },
  tower: {
    blue: say('Blue on the tower'),
    red: say('Red on the tower'),
    cyan: say('Cyan on the tower'),
    magenta: say('Magenta on the tower'),
    green: say('Green on the tower'),
    yellow: say('Yellow on the tower'),
    black: say('Black on the tower'),
  },
  cave: {
    blue: say('Blue in the cave'),
    red: say('Red in the cave'),
    cyan: say('Cyan in the cave'),
    magenta: say('Magenta in the cave'),
    green: say('Green in the cave'),
    yellow: say('Yellow in the cave'),
    black: say('Black in the cave'),
  },
  ladders: {
    blue: say('Blue by the ladders'),
    red: say('Red by the ladders'),
    cyan: say('Cyan by the ladders'),
    magenta: say('Magenta by the ladders'),
    green: say('Green by the ladders'),
    yellow: say('Yellow by the ladders'),
    black: say('Black by the ladders'),
  },
  pit: {
    blue: say('Blue above the pit'),
    red: say('Red above the pit'),
    cyan: say('Cyan above the pit'),
    magenta: say('Magenta above the pit'),
    green: say('Green above the pit'),
    yellow: say('Yellow above the pit'),
    black: say('Black above the pit'),
  },
  mine: {
    blue: say('Blue in the mine'),
    red: say('Red in the mine'),
    cyan: say('Cyan in the mine'),
    magenta: say('Magenta in the mine'),
    green: say('Green in the mine'),
    yellow: say('Yellow in the mine'),
    black: say('Black in the mine'),
  },
  hall: {
    blue: say('Blue in the hall'),
    red: say('Red in the hall'),
    cyan: say('Cyan in the hall'),
    magenta: say('Magenta in the hall'),
    green: say('Green in the hall'),
    yellow: say('Yellow in the hall'),
    black: say('Black in the hall'),
  },
};

const isOpen = ({ rocks }: Shaft, cell: number): boolean => rocks[cell] === false;

/** Whether there is a cell of which something is true. */
const isSeen = (shaft: Shaft, what: (cell: number) => boolean): boolean => [...shaft.rocks.keys()].some(what);

/** Whether rock goes on from here to the right, with air above and below, to a free end. */
const hangs = (shaft: Shaft, from: number): boolean => {
  let cell = from;
  for (; !isOpen(shaft, cell); cell++) {
    if (!isOpen(shaft, cell - shaft.width) || !isOpen(shaft, cell + shaft.width)) return false;
  }
  return true;
};

const SIGHTS: Readonly<Record<Sight, (state: State) => boolean>> = {
  /** Rock with an edge from which it goes down for at least two cells. */
  cliff: ({ shaft }) =>
    isSeen(shaft, (cell) => {
      const { width } = shaft;
      const isTop = !isOpen(shaft, cell) && !isOpen(shaft, cell + width) && isOpen(shaft, cell - width);
      const isSheer = (side: number) => [-width, 0, width].every((down) => isOpen(shaft, cell + side + down));
      return isTop && [-1, 1].some(isSheer);
    }),
  /** Rock that hangs in the air, held by nothing. */
  shelf: ({ shaft }) => isSeen(shaft, (cell) => !isOpen(shaft, cell) && isOpen(shaft, cell - 1) && hangs(shaft, cell)),
  /** Three boxes on one another. */
  tower: ({ shaft, boxes }) => {
    const cells = new Set(boxes.map(({ cell }) => cell));
    return boxes.some(({ cell }) => cells.has(cell - shaft.width) && cells.has(cell + shaft.width));
  },
  /** A ceiling that comes down at both sides. */
  cave: ({ shaft }) =>
    [2 * shaft.width - 2, shaft.width + 1].every((corner) => !isOpen(shaft, corner)) &&
    isSeen(shaft, (cell) => row(cell, shaft) === 1 && isOpen(shaft, cell)),
  /** More than two. */
  ladders: ({ shaft: { ladders, width } }) => ladders.filter((rung, cell) => rung && !ladders[cell - width]).length > 2,
  /** A hole that is one cell wide. */
  pit: ({ shaft }) =>
    isSeen(
      shaft,
      (cell) =>
        isOpen(shaft, cell) &&
        isOpen(shaft, cell - shaft.width) &&
        [cell - 1, cell + 1, cell + shaft.width].every((side) => !isOpen(shaft, side)),
    ),
  /** More rock than anything else, without the frame. */
  mine: ({ shaft: { rocks, width, height } }) =>
    rocks.filter((rock) => rock).length - 2 * (width + height) + 4 > ((width - 2) * (height - 2)) / 2,
  hall: () => true,
};

/** The title of a map: of what one sees in it, chance chooses. */
export const titleOf = (state: State, { roll }: Dice): string => {
  const seen = (Object.keys(SIGHTS) as Sight[]).filter((sight) => sight !== 'hall' && SIGHTS[sight](state));
  const sight = seen[roll(Math.max(1, seen.length))] ?? 'hall';
  const highest = state.boxes.reduce((one, other) => (other.cell < one.cell ? other : one));
  return TITLES[sight][highest.colour].text;
};
