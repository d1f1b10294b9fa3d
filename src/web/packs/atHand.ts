import type { AnyGame } from '../../core/game.ts';
import type { Opened } from '../../play/packs/opened.ts';

/** The pack that was opened last: it need not be read again. */
let atHand: Opened | undefined;

export const haveAtHand = (opened: Opened | undefined): void => {
  atHand = opened;
};

export const packAtHand = (game: AnyGame, name: string): Opened | undefined =>
  atHand?.game === game && atHand.name === name ? atHand : undefined;
