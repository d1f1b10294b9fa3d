import type { AnyGame } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Keys } from '../command/keymap.ts';
import type { Picture } from '../table/picture.ts';

type Seen = Pick<Picture, 'snapshot' | 'selected' | 'playback' | 'isAtRest'>;

/** What is to be done next, for two who play: by whoever is to move, or after the end. */
export const nextMessage = ({ seats }: AnyGame, seen: Seen, keys: Keys): Message | undefined => {
  const { snapshot, selected, playback, isAtRest } = seen;
  if (playback || seats === 1) return undefined;
  const { outcome, advice } = snapshot;
  if (!outcome) return selected === undefined ? advice?.choose : (advice?.go ?? advice?.choose);
  const key = keys['new-game']?.[0];
  return isAtRest && key !== undefined ? say('{key} begins a new game.', { key }) : undefined;
};
