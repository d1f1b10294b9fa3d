/**
 * What only those need who speak another language, play against the computer or let it solve something. The worker of the page keeps it once it was needed
 * (see vite.config.ts), so that nobody else fetches it.
 */
export const WHEN_NEEDED = {
  cache: 'kura-when-needed',
  address: /\/assets\/(?:hungarian-|.*-latin-ext-|thinkingWorker-|solvingWorker-)/,
};
