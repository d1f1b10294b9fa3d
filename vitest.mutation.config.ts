import { defineConfig } from 'vitest/config';

/** What a mutant has to get past: the tests beside the sources and the laws, and nothing that starts a program. */
export default defineConfig({
  test: {
    include: ['src/core/**/*.test.ts', 'src/games/**/*.test.ts', 'src/play/**/*.test.ts', 'test/laws.test.ts'],
    // Seconds a run, and no mutant that the other tests of the format do not meet.
    exclude: ['**/slcBombs.test.ts'],
    testTimeout: 60_000,
  },
});
