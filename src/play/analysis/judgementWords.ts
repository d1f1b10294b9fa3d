import type { Seat } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import { movesMessage } from '../speech/announce.ts';
import { type Certainty, type Judgement, shareOf } from './judgement.ts';

/** From which share on somebody is ahead, and far ahead. */
const [AHEAD, FAR_AHEAD] = [0.6, 0.85];

/** How many moves are told after the best one. */
const MOST_FOLLOWING = 4;

/** Whoever sits at a seat, for one who plays there himself or for both. */
const whoOf = (seat: Seat): Message => (seat === 0 ? say('The first player') : say('The second player'));

/** Who wins, and in how many moves. */
export const certainMessage = ({ winner, moves, isExact }: Certainty, you?: Seat): Message => {
  const who = whoOf(winner);
  const isYou = winner === you;
  if (moves === 0) return isYou ? say('You have won!') : say('{who} has won.', { who });
  if (moves === undefined) return isYou ? say('You win: that is proven.') : say('{who} wins: that is proven.', { who });
  const inMoves = movesMessage(moves);
  if (isExact) {
    return isYou
      ? say('You win in {inMoves}: that is proven.', { inMoves })
      : say('{who} wins in {inMoves}: that is proven.', { who, inMoves });
  }
  return isYou
    ? say('You win in at most {inMoves}: that is proven.', { inMoves })
    : say('{who} wins in at most {inMoves}: that is proven.', { who, inMoves });
};

/** How both stand; `you` is the seat of whoever plays against somebody who is not here. */
export const balanceMessage = (judgement: Judgement, you?: Seat): Message => {
  const { share, certainty } = judgement;
  if (certainty) return certainMessage(certainty, you);
  const seat = share >= 0.5 ? 0 : 1;
  const ahead = shareOf(judgement, seat);
  const who = whoOf(seat);
  if (ahead < AHEAD) return say('Both stand about equally well.');
  if (ahead < FAR_AHEAD) return seat === you ? say('You are ahead.') : say('{who} is ahead.', { who });
  return seat === you ? say('You are far ahead.') : say('{who} is far ahead.', { who });
};

/** The best move and what would follow it; undefined where there is none. */
export const bestMessage = ({ lines: [best] }: Judgement): Message | undefined => {
  const [move, ...following] = best?.written ?? [];
  if (move === undefined) return undefined;
  if (following.length === 0) return say('Best: {move}.', { move });
  return say('Best: {move}, then {line}.', { move, line: following.slice(0, MOST_FOLLOWING).join(' ') });
};

/** How far was looked ahead; nobody cares where it is proven. */
export const depthMessage = ({ depth, certainty }: Judgement): Message | undefined =>
  certainty ? undefined : say('Looked {inMoves} ahead.', { inMoves: movesMessage(depth) });

/** All of it, one sentence after another. */
export const judgementMessages = (judgement: Judgement, you?: Seat): readonly Message[] =>
  [balanceMessage(judgement, you), bestMessage(judgement), depthMessage(judgement)].flatMap((one) => one ?? []);

const percentOf = (share: number): Message => say('{percent} %', { percent: Math.round(100 * share) });

/** What stands beside the bar: the share of a seat, or that it is certain. */
export const barMessage = ({ certainty, ...judgement }: Judgement, seat: Seat): Message => {
  if (!certainty) return percentOf(shareOf(judgement, seat));
  const { winner, moves, isExact } = certainty;
  if (moves === 0) return winner === seat ? say('won') : say('lost');
  if (moves === undefined) return winner === seat ? say('wins') : say('loses');
  if (isExact) return winner === seat ? say('wins in {moves}', { moves }) : say('loses in {moves}', { moves });
  return winner === seat ? say('wins within {moves}', { moves }) : say('loses within {moves}', { moves });
};

/** The bar for those who do not see it. */
export const sharesMessage = (judgement: Judgement): Message =>
  say('First player {first}, second player {second}', {
    first: percentOf(shareOf(judgement, 0)),
    second: percentOf(shareOf(judgement, 1)),
  });

/**
 * What is told to those who do not see the screen: not everything that changes, but what is thought once somebody has looked far
 * enough, and again when it is certain.
 */
export const toldOf = (judgement: Judgement | undefined, you?: Seat): readonly Message[] => {
  if (!judgement || (judgement.depth < TOLD_FROM && !judgement.certainty)) return [];
  return judgementMessages(judgement, you);
};

/** From how many moves ahead on an opinion is worth telling. */
const TOLD_FROM = 6;
