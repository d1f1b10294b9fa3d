/** The page that levels and days are shared for: KURA_PAGE, or else as `npm start` serves it. */
export const pageAddress = (): string => process.env.KURA_PAGE || 'http://127.0.0.1:4173/';

/** Where the page shows a day. */
export const dayAddress = (day: string): string => new URL(`#/days/${day}`, pageAddress()).href;
