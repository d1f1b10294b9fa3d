import { expect, test } from '@playwright/test';
import { expectMusic, lastBreath, listen, running, setHidden, touch } from './hearing.ts';
import { open } from './screen.ts';

test.beforeEach(({ page }) => listen(page));

/** The context's clock can be stopped, as a busy machine would; what it is told to do is counted. */
const LATE_CLOCK = `
  const { get } = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'currentTime');
  Object.defineProperty(BaseAudioContext.prototype, 'currentTime', {
    get() {
      return globalThis.stoppedAt ?? get.call(this);
    },
  });
  const { suspend } = AudioContext.prototype;
  globalThis.suspended = 0;
  AudioContext.prototype.suspend = function () {
    suspended += 1;
    return suspend.call(this);
  };
`;

test('a hidden page stands still only when the fading was heard, however late that is', async ({ page }) => {
  await page.addInitScript(LATE_CLOCK);
  await page.clock.install();
  await open(page, '#/sokoban/1');
  await touch(page);
  await expect.poll(async () => (await running(page)).state).toBe('running');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate('stoppedAt = heard.contexts[0].currentTime');
  await setHidden(page, true);
  await page.clock.runFor(3000);
  expect(await page.evaluate('suspended')).toBe(0);
  await page.evaluate('stoppedAt += 1');
  await page.clock.runFor(1000);
  expect(await page.evaluate('suspended')).toBe(1);
});

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
