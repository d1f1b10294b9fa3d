import { join } from 'node:path';
import { beforeEach, describe, test } from 'vitest';
import { fileStore } from '../src/node/fileStore.ts';
import { memoryStore } from '../src/results/memoryStore.ts';
import { STORE_LAWS } from './tools/storeLaws.ts';
import { tempFolder } from './tools/tempFolder.ts';

/** The database of the page is held to the same laws in a browser: programs/web/database.spec.ts. */
describe('in memory', () => {
  test.each(STORE_LAWS)('$title', async ({ holds }) => {
    const store = memoryStore();
    await holds(() => store);
  });
});

describe('in files', () => {
  let folder = '';
  beforeEach(() => {
    folder = tempFolder();
  });

  test.each(STORE_LAWS)('$title', async ({ holds }) => {
    await holds(() => fileStore(join(folder, 'of', 'a player'), '.txt'));
  });
});
