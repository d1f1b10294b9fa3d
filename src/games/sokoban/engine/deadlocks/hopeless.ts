import { type Message, say } from '../../../../core/parsed.ts';
import type { State } from '../../rules.ts';
import { warner } from '../../warnings.ts';
import type { Setting } from '../attempt.ts';
import { FAR, pullsBack } from '../board/lengths.ts';

/**
 * What no pushing can mend: seen at once, on boards of any size. A box that is stuck away from the goals, or on a dead place, never comes home; and where
 * there are as many goals as boxes every goal needs one, which comes there only if it could do so alone.
 */
export const hopelessness = (state: State, { floor, boxes }: Setting): Message | undefined => {
  if (warner.stuck(state).length > 0) return say('A box cannot be brought to any goal.');
  const { goals } = floor;
  const pulls = pullsBack(boxes, floor);
  const isLost = goals.length === boxes.length && goals.some((goal) => pulls[goal]! >= FAR);
  return isLost ? say('A goal cannot be reached by any box.') : undefined;
};
