import type { Work } from '../../../core/work.ts';
import { settled } from '../gravity.ts';
import { COLOURS, loneBoxes, type State } from '../position.ts';
import type { Move } from '../rules.ts';
import { type Budget, solve } from './trial.ts';

const LIMIT = 6000;

/** The map without some boxes; undefined if that leaves nothing, or one of a colour. */
const without = (state: State, isLeftOut: (index: number) => boolean): State | undefined => {
  const rest = settled({ ...state, boxes: state.boxes.filter((_, index) => !isLeftOut(index)) });
  return rest.boxes.length === 0 || loneBoxes(rest).length > 0 ? undefined : rest;
};

/** Boxes that could be left out together: a whole colour, or one of three or more. */
const groups = ({ boxes }: State): readonly (readonly number[])[] =>
  COLOURS.flatMap((colour) => {
    const own = [...boxes.keys()].filter((index) => boxes[index]!.colour === colour);
    if (own.length === 0) return [];
    return own.length > 2 ? [own, ...own.map((index) => [index])] : [own];
  });

/** Whether some boxes make no difference: the map takes as many moves without them. */
export function* hasUnusedBoxes(state: State, moves: readonly Move[], budget: Budget): Work<boolean> {
  for (const group of groups(state)) {
    const rest = without(state, (index) => group.includes(index));
    if (!rest) continue;
    const fewest = yield* solve(rest, LIMIT, budget);
    if (fewest?.length === moves.length) return true;
  }
  return false;
}
