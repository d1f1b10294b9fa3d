import { expect, test } from '@playwright/test';
import { findGame } from '../../../src/games/index.ts';
import { board, counter, dialog, expectPieces, open, press, solvedLevels, status, tool } from './screen.ts';

const [lesson] = solvedLevels(findGame('sokoban')!).filter(({ hash }) => hash.includes('first-steps'));
const { hash, directions, start } = lesson!;

test('the solution is shown from the start with controls off; pause, step, speed and Escape; the own line stays', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, hash);
  await press(page, directions[0]!);
  await expect(counter(page, 'moves')).toHaveText('1');
  await page.clock.pauseAt(Date.now() + 60_000);
  await tool(page, 'Solution').click();
  const bar = page.getByRole('group', { name: 'Moves being shown' });
  await expect(bar).toContainText(`0 / ${directions.length}`);
  await page.clock.runFor(300);
  await expect(bar).toContainText(`1 / ${directions.length}`);
  await page.keyboard.press('Space');
  await page.clock.runFor(3000);
  await expect(bar).toContainText(`1 / ${directions.length}`);
  // While moves are shown, keys make none, and an arrow shows the next one.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(bar).toContainText(`2 / ${directions.length}`);
  await page.keyboard.press('+');
  await expect(bar).toContainText('2×');
  await bar.getByRole('button', { name: 'Go on' }).click();
  await page.clock.runFor(150);
  await expect(bar).toContainText(`3 / ${directions.length}`);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expectPieces(page, start().snapshot(0).view);
  await page.keyboard.press('c');
  await expect(counter(page, 'moves')).toHaveText('1');
  await expect(board(page)).toBeFocused();
  // Changing the level breaks it off too.
  await tool(page, 'Solution').click();
  await page.keyboard.press('n');
  await expect(bar).toBeHidden();
});

test('a solution that was shown to its end is nobody’s: nothing is asked, nothing can be saved', async ({ page }) => {
  await page.clock.install();
  await open(page, hash);
  await page.keyboard.press('Shift+S');
  await page.clock.runFor(300 * (directions.length + 3));
  await expect(status(page)).toHaveText('This was a solution. Now it is your turn.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('The level is not solved yet.');
});

test('the scrub bar leads forth and back, and the moves can be shown again', async ({ page }) => {
  await page.clock.install();
  await open(page, hash);
  for (const direction of directions.slice(0, 3)) await press(page, direction);
  await expect(counter(page, 'moves')).toHaveText('3');
  const bar = page.getByRole('slider', { name: 'Moves played' });
  await bar.fill('1');
  await expect(counter(page, 'moves')).toHaveText('1');
  await bar.fill('3');
  await expect(counter(page, 'moves')).toHaveText('3');
  await board(page).focus();
  await page.keyboard.press('v');
  await expectPieces(page, start().snapshot(0).view);
  await page.clock.runFor(300 * 5);
  await expect(status(page)).toHaveText('The moves end here.');
  await expect(counter(page, 'moves')).toHaveText('3');
});

test('a link carries moves, which are nobody’s result; wrong ones are told with their place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letters = directions.map((direction) => direction[0]).join('');
  await open(page, `${hash}?moves=${letters}`);
  await expect(counter(page, 'moves')).toHaveText(String(directions.length));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('Only what you have just solved yourself can be saved.');
  await page.goto('about:blank');
  await open(page, `${hash}?moves=${letters.slice(0, 1)}x`);
  await expect(page.getByRole('alert')).toContainText('Line 1, column 2');
  await expect(counter(page, 'moves')).toHaveText('0');
});

test('the moves are listed and can be looked through, and copied as text', async ({ page }) => {
  await open(page, hash);
  await page.keyboard.press('m');
  await expect(dialog(page, 'Moves')).toContainText('Nothing was played yet.');
  await page.keyboard.press('Escape');
  for (const direction of directions.slice(0, 2)) await press(page, direction);
  await page.keyboard.press('m');
  await expect(dialog(page, 'Moves').getByRole('listitem')).toHaveCount(2);
  await dialog(page, 'Moves').getByRole('listitem').first().getByRole('button').click();
  await expect(dialog(page, 'Moves').getByRole('slider')).toHaveValue('1');
  await expect(dialog(page, 'Moves').getByLabel('As text')).toHaveValue(/^[urdl]{2}$/i);
});
