import { type Message, say } from '../../../core/parsed.ts';
import { moves, opponent, type State, takes } from '../rules.ts';

const dollsOf = ({ cells }: State, seat: number): number => cells.filter((there) => there === seat).length;

/** How many rows the foremost doll of a side has to go. */
const distanceOf = (state: State, seat: 0 | 1): number => {
  const { size, cells } = state;
  const ranks = Array.from({ length: size }, (_, rank) => rank).filter((rank) =>
    cells.slice(rank * size, (rank + 1) * size).includes(seat),
  );
  return seat === 0 ? size - 1 - Math.max(...ranks) : Math.min(...ranks);
};

interface Sight {
  readonly own: number;
  readonly others: number;
  readonly distance: number;
  readonly theirs: number;
  /** How many dolls can be taken right now, by either side. */
  readonly contacts: number;
  readonly size: number;
}

const sightOf = (state: State): Sight => {
  const { turn, size } = state;
  const other = opponent(turn);
  const taking = (seen: State): number => moves(seen).filter((move) => takes(seen, move)).length;
  return {
    own: dollsOf(state, turn),
    others: dollsOf(state, other),
    distance: distanceOf(state, turn),
    theirs: distanceOf(state, other),
    contacts: taking(state) + taking({ ...state, turn: other }),
    size,
  };
};

/** What a puzzle is called: by what one sees of it, not by what has to be found. The first that is true. Said, as it is translated. */
const NAMES: readonly (readonly [Message, (sight: Sight) => boolean])[] = [
  [say('At the door'), ({ theirs }) => theirs <= 1],
  [say('Outnumbered'), ({ own, others }) => others - own >= 2],
  [say('The upper hand'), ({ own, others }) => own - others >= 2],
  [say('Under siege'), ({ theirs, distance }) => theirs <= 2 && theirs < distance],
  [say('On the doorstep'), ({ theirs, distance }) => distance <= 2 && distance < theirs],
  [say('Few dolls'), ({ own, others, size }) => own + others <= size * 1.5],
  [say('In the thick of it'), ({ contacts }) => contacts >= 5],
  [say('Neck and neck'), ({ distance, theirs }) => distance === theirs],
  [say('A step behind'), ({ distance, theirs }) => distance > theirs],
  [say('A step ahead'), () => true],
];

export const nameOf = (state: State): string => {
  const sight = sightOf(state);
  return NAMES.find(([, isTrue]) => isTrue(sight))![0].text;
};
