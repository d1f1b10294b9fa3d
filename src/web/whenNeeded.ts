/**
 * What only those need who speak another language, play against the computer, let it solve something or open a pack that does not come with the first script. The worker of the page keeps it once it was needed
 * (see vite.config.ts), so that nobody else fetches it.
 */
export const WHEN_NEEDED = {
  cache: 'kura-when-needed',
  address: /\/assets\/(?:hungarian-|.*-latin-ext-|thinkingWorker-|solvingWorker-|packs-)/,
  /** Those of it that are the words of another language. */
  words: /\/assets\/hungarian-/,
};
