import { test as base } from '@playwright/test';
import { letMotionGo } from './screen.ts';

/** One browser serves many tests, and is emptied in between: but for caches, from which a page would bring back what was lost. */
export const test = base.extend<{ emptied: undefined }>({
  emptied: [
    async ({ page }, use) => {
      const session = await page.context().newCDPSession(page);
      const origin = `http://127.0.0.1:${process.env.KURA_PORT}`;
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage' });
      await session.detach();
      await use(undefined);
      await letMotionGo();
    },
    { auto: true },
  ],
});
