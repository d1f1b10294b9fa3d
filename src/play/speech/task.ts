import { type Message, say } from '../../core/parsed.ts';
import type { Standing } from '../task/standing.ts';

/** What is to be done in so many moves. */
export const taskMessage = (within: number): Message =>
  within === 1 ? say('Win with one move.') : say('Win within {moves} moves.', { moves: within });

/** The same while it is being done. */
export const leftMessage = (within: number, left: number): Message => {
  if (left >= within) return taskMessage(within);
  return left === 1 ? say('One move left.') : say('{moves} moves left.', { moves: left });
};

/** What has become of a task after a move; nothing where all is well. */
export const standingMessage = (standing: Standing, left: number): Message | undefined => {
  if (standing === 'lost') return say('That lets it slip: now the other side wins. Undo takes it back.');
  if (standing === 'unknown') return say('Whether this still wins in time could not be told. Play on.');
  if (standing === 'stands') return undefined;
  return left === 1
    ? say('That still wins, but not with one more move. Undo takes it back.')
    : say('That still wins, but not within {moves} more moves. Undo takes it back.', { moves: left });
};

/** The same for whoever plays on all the same. */
export const missedMessage = (standing: Standing): Message =>
  standing === 'lost'
    ? say('This is lost: the other side wins. Undo takes it back.')
    : say('This does not win in time any more. Undo takes it back.');

/** All moves are used up. */
export const usedUpMessage = (within: number): Message =>
  within === 1
    ? say('That was not the winning move. Undo takes it back.')
    : say('The {moves} moves are used up. Undo takes the last one back.', { moves: within });
