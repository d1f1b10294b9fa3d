import { expect, type Page } from '@playwright/test';
import {
  begun,
  expectLoops,
  expectMusic,
  expectSilence,
  lastBreath,
  listen,
  running,
  setHidden,
  touch,
} from './hearing.ts';
import { open } from './screen.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => listen(page));

/** The context's clock can be stopped, as a busy machine would; what it is told to do is counted. */
const LATE_CLOCK = `{
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
}`;

const stateOf = async (page: Page): Promise<string> => (await running(page)).state;

test('music is not cut off when nobody sees the page or it is stopped, which would click, and is there again at once', async ({
  page,
}) => {
  await page.addInitScript(`
    globalThis.ended = 0;
    const { terminate } = Worker.prototype;
    Worker.prototype.terminate = function () {
      ended += 1;
      terminate.call(this);
    };
    // Not every browser tells how loud something is just then.
    Object.defineProperty(AudioParam.prototype, 'value', { get: () => 0 });
  `);
  await open(page, '#/sokoban/1');
  await touch(page);
  await expectMusic(page);
  await expectLoops(page, 1);
  await test.step('it pauses while nobody sees the page', async () => {
    await setHidden(page, true);
    await expect.poll(() => stateOf(page)).toBe('suspended');
    expect(await lastBreath(page)).toBeLessThan(0.01);
    await setHidden(page, false);
    await expect.poll(() => stateOf(page)).toBe('running');
    await expectMusic(page);
  });
  await test.step('it fades out when it is stopped', async () => {
    await page.keyboard.press('b');
    await expectSilence(page);
    // One that is cut off is about as loud at its end as before.
    expect(await lastBreath(page)).toBeLessThan(0.25);
    await page.keyboard.press('b');
    // Made once, it is there at once, and whoever made it is forgotten.
    await expectMusic(page);
    expect(await begun(page)).toMatchObject({ contexts: 1, loops: 2 });
    await expect.poll(() => page.evaluate('ended')).toBe(1);
  });
  await test.step('seen again at once it sounds again, though its context has not told yet that it stood still', async () => {
    await page.evaluate("void Object.defineProperty(BaseAudioContext.prototype, 'state', { get: () => 'running' })");
    await setHidden(page, true);
    await setHidden(page, false);
    const { seconds } = await running(page);
    await expect.poll(async () => (await running(page)).seconds).toBeGreaterThan(seconds + 0.5);
  });
  await test.step('a hidden page stands still only when the fading was heard, however late that is', async () => {
    await page.evaluate(LATE_CLOCK);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate('stoppedAt = heard.contexts[0].currentTime');
    await setHidden(page, true);
    await page.clock.runFor(3000);
    expect(await page.evaluate('suspended')).toBe(0);
    await page.evaluate('stoppedAt += 1');
    await page.clock.runFor(1000);
    expect(await page.evaluate('suspended')).toBe(1);
  });
});
