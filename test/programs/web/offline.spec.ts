import { expect, type Page } from '@playwright/test';
import { expectMusic, listen } from './hearing.ts';
import { board, counter, dialog, press } from './screen.ts';
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
};

/** Nobody's page is loaded again under him; whoever asks for it, in the middle of his game, finds that as it was. */
const updateWhilePlaying = async (page: Page): Promise<void> => {
  const notice = page.getByText('A new version is ready.');
  await expect(board(page)).toBeFocused();
  await page.keyboard.press(',');
  await expect(dialog(page, 'Settings')).toBeVisible();
  await page.evaluate("globalThis.isSame = 'the same'");
  const other = await page.context().newPage();
  await other.goto(site.address('#/vexed/1'));
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect(other.getByText('A new version is ready.')).toBeHidden();
  await expect(board(other)).toBeFocused();
  await other.close();
  await expect(dialog(page, 'Settings')).toBeVisible();
  expect(await page.evaluate('isSame')).toBe('the same');
  await page.keyboard.press('Escape');
  await expect(board(page)).toBeFocused();
  await press(page, 'right');
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(notice).toBeHidden();
  expect(asked).toEqual([]);
  await expect(board(page)).toBeFocused();
  expect(await page.evaluate('typeof isSame')).toBe('undefined');
  await expect(counter(page, 'moves')).toHaveText('3');
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
    // A language that was never here cannot be had: the page goes on in the one before.
    await page.getByLabel('Language').selectOption('hu');
    await expect(page.getByLabel('Language')).toHaveValue('hu');
    await page.reload();
    await expect(page.getByLabel('Language')).toHaveValue('hu');
    await page.getByLabel('Language').selectOption('en');
  });
  await context.setOffline(false);
  await test.step('another language is there too, once it was chosen', async () => {
    await page.getByLabel('Language').selectOption('hu');
    await expect(page.getByLabel('Nyelv')).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByLabel('Nyelv')).toBeVisible();
    await context.setOffline(false);
    await page.getByLabel('Nyelv').selectOption('en');
    await expect(page.getByLabel('Language')).toBeVisible();
  });
  await test.step('a newer version waits until the player asks for it', async () => {
    await page.evaluate("void (location.hash = '#/sokoban/first-steps/1')");
    await expect(board(page)).toBeFocused();
    await update(page);
  });
  await test.step('it is loaded only where it is asked for, and the game goes on as it stands', () =>
    updateWhilePlaying(page));
});
