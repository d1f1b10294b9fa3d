import type { Advice } from '../../core/game.ts';
import type { Direction } from '../../core/grid.ts';
import { say } from '../../core/parsed.ts';
import { AHEAD } from './refusal.ts';
import type { State } from './rules.ts';

const DOWN: Advice = {
  choose: say('Choose a doll. Yours go down.'),
  go: say('Choose where it goes, one step down.'),
};
const UP: Advice = {
  choose: say('Choose a doll. Yours go up.'),
  go: say('Choose where it goes, one step up.'),
};

/** Up or down is how it is seen: boards lie so that one's own dolls are below, or as they are drawn. */
export const advice = ({ turn }: State, seen = (direction: Direction): Direction => direction): Advice =>
  seen(AHEAD[turn]) === 'up' ? UP : DOWN;
