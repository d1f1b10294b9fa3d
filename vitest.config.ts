import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Files that are wrong on purpose, a test among them.
    exclude: ['test/planted/**'],
    globalSetup: ['test/tools/sayEngines.ts'],
    setupFiles: ['test/tools/setup.ts'],
    pool: 'threads',
    isolate: false,
    // Many tests wait for a program: on two processors a single thread would leave one of them idle.
    maxWorkers: '100%',
    testTimeout: 180_000,
    // To make an embedded database takes seconds, and longer on a busy machine.
    hookTimeout: 180_000,
  },
});
