import { DEAD, Hunt } from '../../../core/search/bestFirst.ts';
import type { Work } from '../../../core/work.ts';
import { LoudSpace } from '../engine/space.ts';
import type { State } from '../position.ts';

/** Steps that a search looks at before it believes that a position may be solved. */
const VISITS = 400;

const childrenOf = (space: LoudSpace): readonly Uint32Array[] => {
  const children: Uint32Array[] = [];
  space.expand(space.start, (position) => children.push(position.slice()));
  return children;
};

/** Whether it is proven, soon, that nothing solves a position. */
const isDead = (space: LoudSpace, position: Uint32Array): boolean => {
  const start = space.from(position);
  return start.bound(position) === DEAD || new Hunt(start, 1).advance(VISITS) === 'none';
};

const areSame = (one: State['boxes'], other: State['boxes'] | undefined): boolean =>
  one.length === other?.length && one.every((box, index) => box === other[index]);

/**
 * Dead ends beside the way: steps that move a box and lose the level, offered wherever the boxes lie as they lie on the way. Of
 * positions that differ by a walk one is asked.
 */
export function* deadEndsBeside(states: readonly State[]): Work<number> {
  let count = 0;
  for (const [index, state] of states.entries()) {
    if (state.boxes.length === 0 || areSame(state.boxes, states[index - 1]?.boxes)) continue;
    const space = new LoudSpace(state);
    count += childrenOf(space).filter((position) => isDead(space, position)).length;
    yield index / states.length;
  }
  return count;
}
