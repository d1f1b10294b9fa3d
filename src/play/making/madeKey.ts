/** Beside the packs that were opened; none of those has such a name, as no game is called so. */
export const MADE = 'made/';

/** Whether something on the shelf is a made level, and so on no list of what was opened. */
export const isMadeKey = (key: string): boolean => key.startsWith(MADE);
