/** Tests have a short form for `npm test` and a long one for `npm run test:long`, which sets this. */
export const isLong = process.env.KURA_LONG === '1';

/** How often something is tried, or how much of it. */
export const amount = (short: number, long: number): number => (isLong ? long : short);
