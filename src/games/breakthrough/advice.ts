import type { Advice, Seat } from '../../core/game.ts';
import { say } from '../../core/parsed.ts';
import type { State } from './rules.ts';

/** Forward is down the screen for the first player and up for the second. */
const ADVICE: Readonly<Record<Seat, Advice>> = {
  0: {
    choose: say('Choose a doll. Yours go down.'),
    go: say('Choose where it goes, one step down.'),
  },
  1: {
    choose: say('Choose a doll. Yours go up.'),
    go: say('Choose where it goes, one step up.'),
  },
};

export const advice = ({ turn }: State): Advice => ADVICE[turn];
