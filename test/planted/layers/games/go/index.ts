export const go = 1;
