import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Files that are wrong on purpose, a test among them.
    exclude: ['test/planted/**'],
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
  },
});
