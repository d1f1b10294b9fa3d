import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The rooms that are mutated, lowest first. */
const ROOMS = ['src/core/', 'src/results/', 'src/play/', 'src/games/', 'test/'];

const roomOf = ({ moduleId }: TestSpecification): number => ROOMS.findIndex((room) => moduleId.includes(`/${room}`));

/** The quick tests first: a mutant's run ends with the first test that fails, and most fail early. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => roomOf(one) - roomOf(other));
  }
}

/** What a mutant has to get past: the tests beside the sources and the laws, and nothing that starts a program. */
export default defineConfig({
  test: {
    include: [...ROOMS.slice(0, -1).map((room) => `${room}**/*.test.ts`), 'test/laws.test.ts'],
    exclude: [
      // Files of tens of megabytes, and no mutant that the other tests of the format do not meet.
      '**/slcBombs.test.ts',
      // A player file of 64 MB.
      '**/belongingsDoubts.test.ts',
    ],
    sequence: { sequencer: QuickFirst },
    setupFiles: ['test/tools/setup.ts'],
    // Every mutant meets the same cases.
    env: { KURA_SEED: '1' },
    testTimeout: 60_000,
  },
});
