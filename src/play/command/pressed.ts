import type { Round } from '../table/round.ts';
import type { Command } from './command.ts';
import type { Keymap } from './keymap.ts';

/** The command that a key asks for. While moves are shown a key that plays still has its own, which says why it does not. */
export const commandOf = (keymap: Keymap, key: string, round: Round | undefined): Command | undefined =>
  (round?.screening && keymap.commandFor(key, 'screening')) ?? keymap.commandFor(key, 'play');

/** Whether a key that is held down asks for it again and again: not for moves that would have to wait. */
export const asksAgain = ({ repeats, during }: Command, round: Round | undefined): boolean =>
  repeats === true && !(during === 'play' && round?.isWaitedFor);
