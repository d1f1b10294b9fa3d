import { expect, type Locator, type Page } from '@playwright/test';
import { Club } from './club.ts';
import { board, dialog, expectNoFaults, SILENCE } from './screen.ts';
import { test } from './test.ts';

const CELLAR =
  'Collection: The Cellar\nAuthor: Ann\n\n#######\n# @$ .#\n#######\nTitle: East\n\n#######\n#. $@ #\n#######\nTitle: West\n';

// One server for all of them.
test.describe.configure({ mode: 'default' });

const club = new Club();
test.beforeAll(() => club.start());
test.afterAll(() => club.stop());

const publishing = (page: Page): Locator => dialog(page, /^Pack by link/);

/** Has levels of one's own, out of a file. */
const draw = async (page: Page, text: string, name = 'Cellar.sok'): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'From a file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
};

const openPublishing = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Pack by link…' }).click();
  await expect(publishing(page)).toBeVisible();
};

/** By day, and on a phone by night. */
const expectNoFaultsAnywhere = async (page: Page, part?: string): Promise<void> => {
  await expectNoFaults(page, part);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFaults(page, part);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
};

test('a pack of one’s own is put behind a link, played by whoever has it, replaced and withdrawn; what was opened stays', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const other = await context.newPage();
  for (const one of [page, other]) await one.addInitScript(SILENCE);

  const link = await test.step('its author publishes it', async () => {
    await page.goto(club.address('#/draw/sokoban'));
    await draw(page, CELLAR);
    await expect(page.getByLabel('Pack', { exact: true })).toHaveValue('The Cellar');
    await openPublishing(page);
    await expectNoFaultsAnywhere(page, 'dialog:modal');
    await publishing(page).getByRole('button', { name: 'Make a link' }).click();
    await expect(publishing(page)).toContainText('It is there: whoever has the link can play it.');
    await publishing(page).getByRole('button', { name: 'QR code' }).click();
    await expect(publishing(page).getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expectNoFaultsAnywhere(page, 'dialog:modal');
    return publishing(page).getByRole('textbox', { name: 'Link' }).inputValue();
  });
  expect(link).toMatch(/#\/pack\/[\w-]{22}$/);

  await test.step('another one sees whose it is, and plays it', async () => {
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('The Cellar');
    await expect(other.getByRole('main')).toContainText('by Ann');
    await expect(other.getByRole('main')).toContainText('Nobody has sent a result of this pack yet.');
    await expectNoFaultsAnywhere(other);
    await other.getByRole('button', { name: 'Play' }).click();
    await expect(board(other)).toBeFocused();
    await expect(other).toHaveURL(/#\/sokoban\/The%20Cellar\/1$/);
    await expect(other.getByRole('heading', { level: 1 })).toContainText('East');
    for (const key of ['ArrowRight', 'ArrowRight']) await other.keyboard.press(key);
    await other.getByLabel('Save result as').fill('Bob');
    await other.getByRole('button', { name: 'Save result' }).click();
    await other.getByRole('button', { name: 'Show it beside those of others' }).click();
    await other.getByRole('button', { name: 'Show my results' }).click();
    await expect(other.getByText('You are the first here')).toBeVisible();
    await other.goto('about:blank');
    await other.goto(link);
    await expect(other.getByRole('row', { name: 'Bob' })).toContainText('1 / 2');
    await expectNoFaultsAnywhere(other);
  });

  await test.step('its author replaces it: the link is the same', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Title 2' }).fill('Far West');
    await page.getByRole('textbox', { name: 'Title 2' }).press('Tab');
    await openPublishing(page);
    await expect(publishing(page).getByRole('textbox', { name: 'Link' })).toHaveValue(link);
    await publishing(page).getByRole('button', { name: 'Replace it' }).click();
    await expect(publishing(page)).toContainText('Whoever opens the link now gets the pack as it is here.');
    await other.reload();
    await expect(other.getByRole('list')).toContainText('Far West');
  });

  await test.step('… and withdraws it: who has a copy still has it', async () => {
    await publishing(page).getByRole('button', { name: 'Withdraw…' }).click();
    await publishing(page).getByRole('button', { name: 'Withdraw it' }).click();
    await expect(publishing(page)).toContainText('The link leads nowhere any more.');
    await expect(publishing(page).getByRole('button', { name: 'Make a link' })).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This pack is not here');
    await expect(other.getByRole('alert')).toContainText('Its author has withdrawn it, or the link is not whole');
    await expectNoFaultsAnywhere(other);
    await other.getByRole('button', { name: 'Play my copy of it' }).click();
    await expect(board(other)).toBeFocused();
    await expect(other).toHaveURL(/#\/sokoban\/The%20Cellar\/1$/);
  });

  await test.step('a link that is not whole, or without a network, says so', async () => {
    await other.goto(club.address('#/pack/half'));
    await expect(other.getByRole('alert')).toContainText('the link is not whole');
    await context.setOffline(true);
    await other.evaluate(`location.hash = '#/pack/${'A'.repeat(22)}'`);
    await expect(other.getByRole('alert')).toContainText('The server cannot be reached now.');
    await context.setOffline(false);
    await other.getByRole('button', { name: 'Try again' }).click();
    await expect(other.getByRole('alert')).toContainText('Its author has withdrawn it');
  });
  await context.close();
});

const CLIFFS = `Game: vexed
Title: Cliffs
Author: Ann

Level: Ledge

7 4
#######
#Pr r #
#######
#######

Level: Ladder

7 4
#######
#P g g#
#######
#######
`;

test('maps of Vexed and positions for two are put behind links too; a pack that is deleted leaves no link behind', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })).newPage();
  await other.addInitScript(SILENCE);
  const publish = async (title: string): Promise<string> => {
    await expect(page.getByLabel('Pack', { exact: true })).toHaveValue(title);
    await openPublishing(page);
    await publishing(page).getByRole('button', { name: 'Make a link' }).click();
    const link = await publishing(page).getByRole('textbox', { name: 'Link' }).inputValue();
    await page.keyboard.press('Escape');
    return link;
  };
  const remove = async (answer: string): Promise<void> => {
    await page.getByRole('button', { name: 'Delete pack' }).click();
    await dialog(page, 'Delete pack').getByRole('button', { name: answer }).click();
  };

  const cliffs = await test.step('several maps, with all their names', async () => {
    await page.goto(club.address('#/draw/vexed'));
    await draw(page, CLIFFS, 'cliffs.txt');
    const link = await publish('Cliffs');
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Cliffs');
    await expect(other.getByRole('main')).toContainText('by Ann · Sokoban Vexed · 2 levels');
    await other.getByRole('button', { name: 'Play' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Ledge');
    await other.keyboard.press('Alt+ArrowRight');
    return link;
  });

  await test.step('a position for two has no table', async () => {
    await page.goto(club.address('#/draw/breakthrough'));
    await draw(page, 'Game: breakthrough\nTitle: Corner\n\nLevel: Corner\n\nppppp/5/2P2/5/PPPP1 w\n', 'corner.txt');
    await expect(page).toHaveURL(/own-1\/1$/);
    await page.goto(club.address('#/draw/breakthrough'));
    await other.goto(await publish('Corner'));
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Corner');
    await expect(other.getByRole('heading', { name: 'Everybody' })).toHaveCount(0);
    await expectNoFaultsAnywhere(other);
    await other.getByRole('button', { name: 'Play' }).click();
    await expect(board(other)).toBeFocused();
  });

  await test.step('whoever deletes a pack is asked what becomes of its link', async () => {
    await page.goto(club.address('#/draw/vexed'));
    await remove('Keep it');
    await expect(page.getByLabel('Pack', { exact: true })).toHaveValue('Cliffs');
    await page.getByRole('button', { name: 'Delete pack' }).click();
    await expectNoFaultsAnywhere(page, 'dialog:modal');
    await page.keyboard.press('Escape');
    await remove('Withdraw and delete');
    await expect(page.getByText('The pack "Cliffs" is deleted.')).toBeVisible();
    await other.goto(cliffs);
    await expect(other.getByRole('alert')).toContainText('Its author has withdrawn it');
    await page.getByRole('button', { name: 'Undo' }).click();
    const again = await publish('Cliffs');
    expect(again).not.toBe(cliffs);
    await remove('Delete here alone');
    await other.goto(again);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Cliffs');
    await draw(page, CLIFFS.replace('Title: Cliffs', 'Title: Rocks'), 'rocks.txt');
    expect(await publish('Rocks')).not.toBe(again);
  });
  await other.context().close();
});

test('a page from any other web server knows nothing of it', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${process.env.KURA_PORT}/#/pack/${'A'.repeat(22)}`);
  await expect(page.getByRole('alert')).toContainText('This page does not come from a server of Kura');
});
