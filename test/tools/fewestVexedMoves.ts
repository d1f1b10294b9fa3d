import { column, neighbour } from '../../src/core/grid.ts';
import type { Frame } from '../../src/core/view.ts';
import { format } from '../../src/games/vexed/drawing.ts';
import { boxAt, isLadder, loneBoxes, type State } from '../../src/games/vexed/position.ts';
import { frames, type Move, moves, outcome, shape } from '../../src/games/vexed/rules.ts';

/** One move with all its ticks. */
interface Passage {
  readonly before: State;
  readonly move: Move;
  readonly ticks: readonly Frame<State>[];
  readonly after: State;
}

/** Whether a search may go this way. */
export type Allowed = (passage: Passage) => boolean;

const passages = (before: State): readonly Passage[] =>
  moves(before).map((move) => {
    const ticks = frames(before, move);
    return { before, move, ticks, after: ticks.at(-1)!.position };
  });

const isVanishing = ({ change }: Frame<State>): boolean => change.happening === 'vanish';

/**
 * The fewest moves that solve a level, by the readable rules alone; undefined when nothing does.
 * Plain breadth first over positions at rest; a position with a lone box is left, as nothing solves it.
 */
export const fewestMoves = (start: State, isAllowed: Allowed = () => true): number | undefined => {
  const seen = new Set([format(start)]);
  let layer = [start];
  for (let count = 1; layer.length > 0; count++) {
    const next: State[] = [];
    for (const passage of layer.flatMap(passages).filter(isAllowed)) {
      const { after } = passage;
      if (outcome(after)) return count;
      if (loneBoxes(after).length > 0 || seen.size === seen.add(format(after)).size) continue;
      next.push(after);
    }
    layer = next;
  }
  return undefined;
};

/** What the nearest vanishings lead to, all that are equally near. */
const nearest = (start: State): readonly State[] => {
  const seen = new Set([format(start)]);
  let layer = [start];
  while (layer.length > 0) {
    const all = layer.flatMap(passages);
    const vanished = all.filter(({ ticks }) => ticks.some(isVanishing));
    if (vanished.length > 0) return vanished.map(({ after }) => after);
    layer = all.map(({ after }) => after).filter((after) => seen.size < seen.add(format(after)).size);
  }
  return [];
};

/** Whether somebody may win who always makes boxes vanish as soon as he can, whichever of equal ways he chooses. */
export const isWonByGreed = (start: State): boolean => {
  const reached = new Map([[format(start), start]]);
  for (const state of reached.values()) {
    if (outcome(state)) return true;
    for (const after of nearest(state)) reached.set(format(after), after);
  }
  return false;
};

/** The box that the move pushes, and where to. */
const pushOf = ({ before, move }: Passage) => {
  const [, slide] = shape(before, move).moved ?? [];
  return slide && { ...slide, box: boxAt(before, slide.from)! };
};

const dropsNoBox: Allowed = (passage) => {
  const push = pushOf(passage);
  return !push || !passage.ticks.some(({ change }) => change.happening === 'fall' && isMoved(change.moved, push.to));
};

const isMoved = (moved: Frame<State>['change']['moved'], from: number): boolean =>
  moved?.some((slide) => slide.from === from) ?? false;

const keepsBoxesOffLadders: Allowed = ({ ticks }) =>
  !ticks.some(({ position }) => position.boxes.some(({ cell }) => isLadder(position.shaft, cell)));

const keepsHeadFree: Allowed = ({ after }) => !boxAt(after, neighbour(after.human, 'up', after.shaft));

const vanishesOnceAtMost: Allowed = ({ ticks }) => ticks.filter(isVanishing).length < 2;

/** No box is pushed away, by columns, from the nearest one of its colour. */
const bringsTogether: Allowed = (passage) => {
  const push = pushOf(passage);
  if (!push) return true;
  const { shaft, boxes } = passage.before;
  const others = boxes.filter((box) => box.colour === push.box.colour && box !== push.box);
  const gap = (from: number) =>
    Math.min(...others.map(({ cell }) => Math.abs(column(cell, shaft) - column(from, shaft))));
  return gap(push.to) <= gap(push.from);
};

/** What each shipped map is about, and play that does without it. */
export const IDEAS: readonly (readonly [map: number, idea: string, isWithout: Allowed])[] = [
  [1, 'a box goes over the cliff', dropsNoBox],
  [2, 'a box falls down a ladder', keepsBoxesOffLadders],
  [3, 'a box stands on the head', keepsHeadFree],
  [4, 'one vanishing sets off another', vanishesOnceAtMost],
  [5, 'a box goes away from its like first', bringsTogether],
];
