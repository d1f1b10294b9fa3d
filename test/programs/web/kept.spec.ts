import { expect, test } from '@playwright/test';
import { games } from '../../../src/games/index.ts';
import { board, counter, open, press, solvedLevels, status } from './screen.ts';

const { hash, directions } = games.flatMap(solvedLevels)[0]!;

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

  await page.keyboard.press('r');
  await board(page).focus();
  await page.keyboard.press('r');
  await expect(counter(page, 'moves')).toHaveText('0');
  for (const direction of directions) await press(page, direction);
  await expect(page.getByLabel('Name')).toHaveValue('Ann <&> "שרה" 😀');
});

test('keys go from level to level, and the address goes along', async ({ page }) => {
  await open(page, hash);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/2$/);
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/1$/);
  await page.keyboard.press('p');
  await expect(status(page)).toHaveText('No last level! You are now at Level 1.');
  await page.keyboard.press('End');
  await expect(page).not.toHaveURL(/\/1$/);
  await page.keyboard.press('n');
  await expect(status(page)).toHaveText('No next level! You are now at the final level.');
  await page.goBack();
  await expect(page).toHaveURL(/\/1$/);
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
