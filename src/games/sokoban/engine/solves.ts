import type { Setting } from './attempt.ts';
import { Board } from './board/board.ts';
import { opposite } from './board/floor.ts';
import type { Push } from './board/push.ts';

/** Whether these pushes can be made one after another, and have all boxes home at some moment. */
export const solves = ({ floor, boxes, pusher }: Setting, pushes: readonly Push[]): boolean => {
  const { next, size, goals } = floor;
  const board = new Board(floor, boxes, new Uint8Array(size + 1));
  let at = pusher;
  for (const { place, direction } of pushes) {
    const [index, to] = [board.boxes.indexOf(place), next[place * 4 + direction]!];
    board.room(at);
    if (index < 0 || board.taken[to] || !board.isInRoom(next[place * 4 + opposite(direction)]!)) return false;
    board.move(index, to);
    at = place;
    if (board.boxes.every((box) => goals.includes(box))) return true;
  }
  return false;
};
