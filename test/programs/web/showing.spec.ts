import { expect, type Locator, type Page, test } from '@playwright/test';
import { findGame } from '../../../src/games/index.ts';
import { board, counter, dialog, expectPieces, open, press, solvedLevels, status, tool } from './screen.ts';

const [lesson] = solvedLevels(findGame('sokoban')!).filter(({ hash }) => hash.includes('first-steps'));
const { hash, directions, start } = lesson!;

const shown = (page: Page): Locator => page.getByRole('group', { name: 'Moves being shown' });

test('the solution is shown from the start with controls off; pause, step, speed and Escape; the own line stays', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, hash);
  await press(page, directions[0]!);
  await expect(counter(page, 'moves')).toHaveText('1');
  await page.clock.pauseAt(Date.now() + 60_000);
  await tool(page, 'Solution').click();
  const bar = shown(page);
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
});

/** Shows the solution, and pauses before its first move. */
const showPaused = async (page: Page): Promise<void> => {
  await expect(board(page)).toBeFocused();
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 60_000'));
  await page.keyboard.press('Shift+S');
  await page.keyboard.press('Space');
  await expect(shown(page).getByRole('button', { name: 'Go on' })).toBeVisible();
  await page.clock.resume();
};

test('changing the level breaks a solution off: by key, by menu, by address', async ({ page }) => {
  await page.clock.install();
  await open(page, hash);
  for (const [change, number] of [
    [() => page.keyboard.press('n'), 2],
    [() => page.keyboard.press('Alt+o').then(() => page.getByRole('menuitem', { name: 'Next level' }).click()), 3],
    [() => page.goto(page.url().replace(/3$/, '4')), 4],
  ] as const) {
    await showPaused(page);
    await change();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Level ${number} of`);
    await expect(shown(page)).toBeHidden();
    await expect(counter(page, 'moves')).toHaveText('0');
  }
});

test('who only watches a solution is not asked when the tab is closed', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.dismiss();
  });
  await page.clock.install();
  await open(page, hash);
  await showPaused(page);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page, 'moves')).toHaveText('1');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(asked).toEqual([]);
  await context.close();
});

test('a sequence that cannot be played is refused with its place, and nothing of it is played', async ({ page }) => {
  await open(page, hash);
  await page.keyboard.press('Shift+L');
  await expect(dialog(page, 'Load sequence').getByRole('textbox')).toBeFocused();
  // Two rows up there is a wall.
  await page.keyboard.type('u\nu');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(dialog(page, 'Load sequence').getByRole('alert')).toHaveText(/^Line 2, column 1: .*wall/);
  await page.keyboard.press('Escape');
  await expect(shown(page)).toBeHidden();
  await expect(counter(page, 'moves')).toHaveText('0');
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
  await page.clock.pauseAt(Date.now() + 60_000);
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

test('whoever comes back to a link with moves sees them from the start, not added to what was played', async ({
  page,
}) => {
  const moves = counter(page, 'moves');
  await open(page, `${hash}?moves=${directions[0]![0]}${directions[1]![0]}`);
  await expect(moves).toHaveText('2');
  await press(page, directions[2]!);
  await expect(moves).toHaveText('3');
  await page.goto(page.url().replace(/\?.*/, ''));
  await page.goBack();
  await expect(moves).toHaveText('2');
  await page.keyboard.press('n');
  await expect(moves).toHaveText('0');
  await page.goBack();
  await expect(moves).toHaveText('2');
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
