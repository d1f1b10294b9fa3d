import type { AnyGame } from '../../core/game.ts';
import type { View } from '../../core/view.ts';

/** Everything that stands on a board but the worker, as one text: equal where only he stands elsewhere. */
export const thingsIn = ({ pieces }: View, { looks }: Pick<AnyGame, 'looks'>): string =>
  pieces.map((piece) => (piece === undefined || looks[piece]?.turns ? '' : piece)).join();
