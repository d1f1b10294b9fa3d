import type { AnyGame } from '../../core/game.ts';
import type { Proof } from '../../core/mind.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { View } from '../../core/view.ts';
import type { ColouredMove } from '../colouring/shown.ts';
import { placeMessage } from './cells.ts';

/** How far the judgement of all moves is, or how many of them win. */
export const colouringMessage = (moves: readonly ColouredMove[], isLost: boolean): Message => {
  const [known, all] = [moves.filter(({ proof }) => proof).length, moves.length];
  const wins = moves.filter(({ proof }) => proof?.wins).length;
  if (isLost) return say('The computer does not answer.');
  if (known < all) return say('Moves judged: {known} of {all} …', { known, all });
  if (wins === 0) return say('Every move loses.');
  return wins === all ? say('Every move wins.') : say('Moves that win: {wins} of {all}.', { wins, all });
};

const lossMessage = ({ plies, isExact }: Proof): Message => {
  const moves = plies === undefined ? undefined : Math.floor(plies / 2);
  if (moves === undefined) return say('loses');
  if (moves === 1) return say('loses at once');
  return isExact ? say('loses in {moves} moves', { moves }) : say('loses within {moves} moves', { moves });
};

/** What is proven of a move, by the moves that whoever wins has to make. */
export const proofMessage = (proof: Proof | undefined): Message => {
  if (!proof) return say('not known yet');
  if (!proof.wins) return lossMessage(proof);
  const moves = proof.plies === undefined ? undefined : Math.ceil(proof.plies / 2);
  if (moves === undefined) return say('wins');
  if (moves === 1) return say('wins at once');
  return proof.isExact ? say('wins in {moves} moves', { moves }) : say('wins within {moves} moves', { moves });
};

/** The moves of one piece, each in a few words. */
export const movesOfPiece = (
  game: AnyGame,
  moves: readonly ColouredMove[],
  view: View,
  from: number,
): readonly Message[] =>
  moves
    .filter((move) => move.from === from)
    .map(({ to, proof }) =>
      say('{place}: {verdict}.', { place: placeMessage(game, to, view), verdict: proofMessage(proof) }),
    );
