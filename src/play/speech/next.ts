import { isByLink, isPerson, ownSeat } from '../../core/company.ts';
import type { AnyGame } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Keys } from '../command/keymap.ts';
import type { Display } from '../sitting/display.ts';
import type { Picture } from '../table/picture.ts';
import type { MatchDisplay } from '../together/shown.ts';

/** Who is there besides, as far as it matters here. */
type Others = Partial<Pick<Display, 'opponent' | 'task'>> & {
  readonly match?: Pick<MatchDisplay, 'isBegun'> | undefined;
};

type Seen = Pick<Picture, 'snapshot' | 'selected' | 'playback' | 'isAtRest'>;

/** What is to be done next: for two who play, by whoever is to move, or after the end; and where there is a task. */
export const nextMessage = (
  { seats }: AnyGame,
  seen: Seen,
  keys: Keys,
  { opponent, task, match }: Others = {},
): Message | undefined => {
  const { snapshot, playback, isAtRest } = seen;
  if (!playback && task) return task.message;
  // Whoever waits for somebody elsewhere has nothing to do yet.
  if (playback || seats === 1 || match?.isBegun === false) return undefined;
  if (!snapshot.outcome) return opponent?.stateMessage ?? ownMessage(seen);
  const key = keys['new-game']?.[0];
  return isAtRest && key !== undefined ? say('{key} begins a new game.', { key }) : undefined;
};

/** What whoever is here does; against somebody who is not he is told that it is his turn. */
const ownMessage = ({ snapshot: { advice: given, company, turn }, selected }: Seen): Message | undefined => {
  const advice = selected === undefined ? given?.choose : (given?.go ?? given?.choose);
  // What somebody elsewhere has to do is not for this board.
  if (isByLink(company) && !isPerson(company, turn)) return undefined;
  return advice && ownSeat(company) !== undefined ? say('Your turn. {advice}', { advice }) : advice;
};
