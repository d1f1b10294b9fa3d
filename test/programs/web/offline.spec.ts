import { expect, type Page } from '@playwright/test';
import { expectMusic, listen } from './hearing.ts';
import { board, counter, press } from './screen.ts';
import { Site } from './site.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const site = new Site();
test.beforeAll(() => site.start());
test.afterAll(() => site.stop());
test.afterEach(async ({ context }) => {
  site.changes.clear();
  await context.setOffline(false);
});

/** Once it has been here, the page is kept. */
const openKept = async (page: Page): Promise<void> => {
  await page.goto(site.address('#/sokoban/first-steps/1'));
  await expect(board(page)).toBeFocused();
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
};

/** A newer version waits until the player asks for it. */
const update = async (page: Page): Promise<void> => {
  await press(page, 'down');
  site.changes.set('sw.js', '// newer');
  const notice = page.getByText('A new version is ready.');
  // The page may hear of its worker a little later than we do. Until then nobody has come back.
  await expect(async () => {
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(counter(page, 'moves')).toHaveText('2');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(notice).toBeHidden();
  await expect(board(page)).toBeFocused();

  // It still waits when the page is opened the next time.
  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(notice).toBeHidden();
  await expect(board(page)).toBeFocused();
};

test('the page is kept: it can be installed; without a network it is played and heard; a newer version waits', async ({
  page,
  context,
}) => {
  await listen(page);
  await openKept(page);
  await test.step('it can be installed', async () => {
    const browser = await context.newCDPSession(page);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // A window of the tests is a private one, which is none of the page's fault.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });
  await context.setOffline(true);
  await test.step('without a network it is loaded again and played, and there is music too', async () => {
    await page.reload();
    await expect(board(page)).toBeFocused();
    await press(page, 'right');
    await expect(counter(page, 'moves')).toHaveText('1');
    await page.getByRole('heading', { level: 1 }).click();
    await expectMusic(page);
    await page.goto(site.address('?from=elsewhere#/'));
    await expect(page.getByRole('heading', { name: 'Kura' })).toBeVisible();
    await expect(page.locator('header img')).toHaveJSProperty('complete', true);
    await expect(page.locator('header img')).not.toHaveJSProperty('naturalWidth', 0);
  });
  await context.setOffline(false);
  await test.step('a newer version waits until the player asks for it', async () => {
    await page.evaluate("void (location.hash = '#/sokoban/first-steps/1')");
    await expect(board(page)).toBeFocused();
    await update(page);
  });
});
