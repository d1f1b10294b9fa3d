import { keyOf } from '../../play/online/membership.ts';

/** 128 bits that nobody guesses: a player's key, or what opens a seat. */
export const newSecret = (): string => keyOf(crypto.getRandomValues(new Uint8Array(16)));
