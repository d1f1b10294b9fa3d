import { expect, type Page, test } from '@playwright/test';
import { games } from '../../../src/games/index.ts';
import { board, counter, open, press, type Solved, solvedLevels, status } from './screen.ts';

const [first, second] = games.flatMap(solvedLevels) as [Solved, Solved];
const { hash, directions } = first;

test('what was played is there after the page was left: the level at its start, and Continue brings it back', async ({
  page,
}) => {
  await open(page, hash);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  for (const direction of directions.slice(0, 2)) await press(page, direction);
  await page.getByRole('link', { name: 'Kura' }).click();
  await expect(page.getByRole('heading', { name: 'Kura' })).toBeVisible();
  await page.reload();
  await open(page, hash);
  await expect(counter(page, 'moves')).toHaveText('0');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(counter(page, 'moves')).toHaveText('2');
});

test('a solved level is saved under a name, which is remembered', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, hash);
  for (const direction of directions) await press(page, direction);
  await expect(status(page)).toHaveText('Solved!');
  const save = page.getByRole('button', { name: 'Save result' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Name').fill('  Ann <&> "שרה" 😀 ');
  await save.click();
  await expect(page.getByText('The result is saved.')).toBeVisible();
  await expect(save).toBeHidden();

  // Undone and redone it is still the same result; in another level the name is remembered.
  await board(page).focus();
  await page.keyboard.press('u');
  await page.keyboard.press('Control+y');
  await expect(status(page)).toHaveText('Solved!');
  await expect(save).toBeHidden();
  await open(page, second.hash);
  for (const direction of second.directions) await press(page, direction);
  await expect(page.getByLabel('Name')).toHaveValue('Ann <&> "שרה" 😀');
});

/** Spoils the only text of a shelf in the page's database. Plain text: the types of a page are not known here. */
const spoil = (page: Page, shelf: string): Promise<unknown> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('kura');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const texts = opening.result.transaction('${shelf}', 'readwrite').objectStore('${shelf}');
      texts.openCursor().onsuccess = ({ target }) => {
        target.result.update('no text of ours').onsuccess = () => resolve(undefined);
      };
    };
  })`);

test('what is damaged in the browser is told, and the game goes on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, hash);
  for (const direction of directions) await press(page, direction);
  await page.getByLabel('Name').fill('Ann');
  await page.getByRole('button', { name: 'Save result' }).click();
  await expect(page.getByText('The result is saved.')).toBeVisible();
  await spoil(page, 'results');
  await spoil(page, 'games');
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(
    'What you played of level 1 cannot be read: This is not valid JSON.',
  );
  for (const direction of directions) await press(page, direction);
  await expect(page.getByRole('alert').first()).toContainText('A damaged saved game is kept as');
  await page.getByRole('button', { name: 'Save result' }).click();
  await expect(page.getByRole('alert').last()).toContainText('were damaged: they are kept as');
});

test('keys go from level to level, and the address goes along', async ({ page }) => {
  await open(page, hash);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/2$/);
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/1$/);
  await page.keyboard.press('p');
  await expect(status(page)).toHaveText('No last level! You are now at Level 1.');
  // As fast as fingers are, and faster than the page hears of its own address.
  await page.evaluate("for (const key of 'npnnp') dispatchEvent(new KeyboardEvent('keydown', { key }))");
  await expect(page).toHaveURL(/\/2$/);
  await expect(page.getByLabel('Level')).toHaveValue(/\/2$/);
  await page.keyboard.press('End');
  await expect(page).not.toHaveURL(/\/1$/);
  await page.keyboard.press('n');
  await expect(status(page)).toHaveText('No next level! You are now at the final level.');
  await page.goBack();
  await expect(page).toHaveURL(/\/2$/);
  await expect(page.getByLabel('Level')).toHaveValue(/\/2$/);
  await page.keyboard.press('u');
  await expect(status(page)).toHaveText('No step to undo! The tiny man does not move.');
});

test.describe('in Hungarian', () => {
  test.use({ locale: 'hu-HU' });

  test('the page speaks the language of the browser', async ({ page }) => {
    await open(page, hash);
    await expect(page.getByRole('button', { name: 'Vissza', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Újra', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
    await page.goto('about:blank');
    await open(page, '#/');
    await expect(page.getByRole('main')).not.toContainText(/\b(levels|storehouse|games|Export your)\b/);
  });
});
