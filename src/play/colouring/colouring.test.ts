import { expect, test } from 'vitest';
import { Seated } from '../../../test/tools/sittings.ts';
import { levelOf, packOf } from '../../../test/tools/tables.ts';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { movesOfPiece } from '../speech/colouring.ts';
import type { Listener, Thinker } from '../thinking/thinker.ts';

/** Whoever is to move takes the runner, or loses to it; the page asks for it by a command of its own. */
const BOARD = '5/5/2p2/1PP2/4P w';

const colour = ({ sitting }: Seated): void => sitting.act(({ partner }, now) => partner?.colour(now));

const told = ({ sitting }: Seated): string => sentence(sitting.display().colouring?.message ?? { text: '' });

const seatedAt = (board: string, thinker?: Thinker): Seated =>
  new Seated('breakthrough', packOf(levelOf(board)), thinker && { thinker });

test('every move is judged while somebody wants to see it, in position after position', async () => {
  const seated = seatedAt(BOARD);
  expect(seated.sitting.display().colouring).toBeUndefined();
  colour(seated);
  expect(told(seated)).toMatch(/^Moves judged: \d of 7 …$/);
  expect(seated.sitting.display().colouring?.isDone).toBe(false);
  const { colouring, picture } = await seated.seen(({ colouring }) => colouring!.moves.every(({ proof }) => proof));
  expect([told(seated), colouring!.isDone]).toEqual(['Moves that win: 1 of 7.', true]);
  const b2 = colouring!.moves.find(({ text }) => text === 'b2c3')!;
  expect(b2.proof).toEqual({ wins: true, plies: 1, isExact: true });
  const words = movesOfPiece(findGame('breakthrough')!, colouring!.moves, picture!.view, b2.from!).map(sentence);
  expect(words).toEqual(['a3: loses in 2 moves.', 'b3: loses in 2 moves.', 'c3: wins at once.']);
  seated.sitting.act(({ round }, now) => round?.type('e1e2', now));
  expect(told(seated)).toMatch(/ of 2 …$/);
  colour(seated);
  expect(seated.sitting.display().colouring).toBeUndefined();
});

test('nothing is asked any more once it is ended, or another position is asked about', () => {
  const stopped: string[] = [];
  const thinker: Thinker = {
    choose: () => () => {},
    study:
      ({ position }) =>
      () =>
        stopped.push(position),
  };
  const seated = seatedAt(BOARD, thinker);
  colour(seated);
  seated.sitting.act(({ round }, now) => round?.type('e1e2', now));
  expect(stopped).toEqual([BOARD]);
  colour(seated);
  expect(stopped).toEqual([BOARD, '5/5/2p2/1PP1P/5 b']);
  expect(seated.sitting.display().colouring).toBeUndefined();
});

test('that nobody answers is told', () => {
  const lost = (_: unknown, { lost }: Listener<never>) => {
    lost();
    return () => {};
  };
  const seated = seatedAt(BOARD, { choose: () => () => {}, study: lost });
  colour(seated);
  expect(told(seated)).toBe('The computer does not answer.');
});
