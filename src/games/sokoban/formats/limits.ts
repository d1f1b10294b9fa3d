/** More levels in a file are a mistake or an attack: the rest is not read. */
export const MAX_LEVELS = 100_000;
