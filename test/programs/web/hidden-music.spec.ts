import { expect, type Page, test } from '@playwright/test';
import { expectMusic, listen, running, setHidden, touch } from './hearing.ts';
import { open } from './screen.ts';

test.beforeEach(({ page }) => listen(page));

/** How loud the last hundredth of a second was that left the page, against the loudest of the last eight. */
const lastHeard = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const [ear] = heard.ears;
    ear.fftSize = 32768;
    const samples = new Float32Array(ear.fftSize);
    ear.getFloatTimeDomainData(samples);
    ear.fftSize = 2048;
    const peak = (part) => part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    return peak(samples.subarray(-40)) / peak(samples);
  })()`);

test('music is not cut off when the page is hidden, which would click, and is there again when it is seen', async ({
  page,
}) => {
  await open(page, '#/sokoban/1');
  await touch(page);
  await expectMusic(page);
  await setHidden(page, true);
  await expect.poll(async () => (await running(page)).state).toBe('suspended');
  expect(await lastHeard(page)).toBeLessThan(0.01);
  await setHidden(page, false);
  await expectMusic(page);
});
