import type { Desk } from '../desk/desk.svelte.ts';

/** Where somebody plays now: a gamepad that is connected plays there. */
export const controlled: { desk: Desk | undefined } = { desk: undefined };
