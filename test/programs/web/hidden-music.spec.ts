import { expect, test } from '@playwright/test';
import { expectMusic, lastBreath, listen, running, setHidden, touch } from './hearing.ts';
import { open } from './screen.ts';

test.beforeEach(({ page }) => listen(page));

test('music is not cut off when the page is hidden, which would click, and is there again when it is seen', async ({
  page,
}) => {
  await open(page, '#/sokoban/1');
  await touch(page);
  await expectMusic(page);
  await setHidden(page, true);
  await expect.poll(async () => (await running(page)).state).toBe('suspended');
  expect(await lastBreath(page)).toBeLessThan(0.01);
  await setHidden(page, false);
  await expectMusic(page);
});
