import type { Score } from '../../core/game.ts';
import { type Move, play, pushedBox, type State } from './rules.ts';

/**
 * Figures that players compare solutions by, beside moves and pushes:
 * `pushSessions`, runs of pushes with no other move between; `boxLines`, runs of pushes of one box in one
 * direction, walks between them not counting; `boxChanges`, how often another box than the last one is
 * pushed, the first push included.
 */
export const figures = (start: State, line: readonly Move[]): Score => {
  let [pushSessions, boxLines, boxChanges] = [0, 0, 0];
  let state = start;
  let before = -1;
  let last: { readonly box: number; readonly move: Move } | undefined;
  for (const move of line) {
    const box = pushedBox(state, move);
    if (box >= 0) {
      if (before === -1) pushSessions += 1;
      if (box !== last?.box) boxChanges += 1;
      if (box !== last?.box || move !== last.move) boxLines += 1;
      last = { box, move };
    }
    before = box;
    state = play(state, move)!;
  }
  return { pushSessions, boxLines, boxChanges };
};
