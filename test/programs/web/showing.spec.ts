import { expect, type Locator, type Page } from '@playwright/test';
import { findGame } from '../../../src/games/index.ts';
import { board, counter, dialog, expectPieces, open, pauseClock, press, solvedLevels, status, tool } from './screen.ts';
import { test } from './test.ts';

const [lesson] = solvedLevels(findGame('sokoban')!).filter(({ hash }) => hash.includes('first-steps'));
const { hash, directions, start } = lesson!;

const shown = (page: Page): Locator => page.getByRole('group', { name: 'Moves being shown' });

const watchSolution = async (page: Page): Promise<void> => {
  await press(page, directions[0]!);
  await expect(counter(page, 'moves')).toHaveText('1');
  await pauseClock(page);
  await tool(page, 'Solution').click();
  const sure = dialog(page, 'Solution');
  await expect(sure).toContainText('Show the solution? Afterwards your game is here as you left it.');
  await sure.getByRole('button', { name: 'Yes' }).click();
  const bar = shown(page);
  await expect(bar).toContainText(`0 / ${directions.length}`);
  await page.clock.runFor(300);
  await expect(bar).toContainText(`1 / ${directions.length}`);
  await page.keyboard.press('Space');
  await page.clock.runFor(3000);
  await expect(bar).toContainText(`1 / ${directions.length}`);
  // While moves are shown, arrows make none and say why; a point shows the next one.
  await page.keyboard.press('ArrowRight');
  await expect(status(page)).toHaveText('Moves are being shown: stop that first (Esc).');
  await page.keyboard.press('.');
  await expect(bar).toContainText(`2 / ${directions.length}`);
  await page.keyboard.press('<');
  await expect(bar).toContainText(`1 / ${directions.length}`);
  await bar.getByRole('button', { name: 'One step', exact: true }).click();
  await expect(bar).toContainText(`2 / ${directions.length}`);
  await bar.getByRole('button', { name: '4×' }).click();
  await page.keyboard.press('-');
  await expect(bar.getByRole('button', { pressed: true })).toHaveText('2×');
  await expect(bar.getByRole('group', { name: 'Speed' }).getByRole('button')).toHaveText(['½×', '1×', '2×', '4×']);
  await expect(page.locator('.lesson')).toHaveText('The solution is being shown. Stop brings your own game back.');
  await bar.getByRole('button', { name: 'Go on' }).click();
  await page.clock.runFor(150);
  await expect(bar).toContainText(`3 / ${directions.length}`);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(counter(page, 'moves')).toHaveText('1');
  await expect(board(page)).toBeFocused();
};

/** Shows the solution, and pauses before its first move. */
const showPaused = async (page: Page): Promise<void> => {
  await expect(board(page)).toBeFocused();
  await pauseClock(page);
  await page.keyboard.press('Shift+S');
  await page.keyboard.press('Space');
  await expect(shown(page).getByRole('button', { name: 'Go on' })).toBeVisible();
  await page.clock.resume();
};

test('the solution is shown from the start with controls off; pause, step, speed and Escape; the own line stays', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, hash);
  await watchSolution(page);
  await page.clock.resume();
  await page.keyboard.press('r');
  await expect(counter(page, 'moves')).toHaveText('0');
  await test.step('a solution that was shown to its end is nobody’s: nothing is asked, nothing can be saved', async () => {
    await page.keyboard.press('Shift+S');
    await page.clock.runFor(300 * (directions.length + 3));
    await expect(status(page)).toHaveText('This was a solution. Now it is your turn.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText('The level is not solved yet.');
  });
  // From level to level by key, by menu, by address.
  await test.step('changing the level breaks a solution off', async () => {
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
});

test('closing the tab asks in the middle of a game, and only then: not whoever watches a solution', async ({
  context,
}) => {
  const asked: string[] = [];
  const openTab = async (): Promise<Page> => {
    const tab = await context.newPage();
    tab.on('dialog', (question) => {
      asked.push(question.type());
      void question.dismiss();
    });
    await open(tab, hash);
    return tab;
  };
  await context.clock.install();
  const played = await openTab();
  await press(played, directions[0]!);
  await played.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await played.keyboard.press('u');
  await played.close({ runBeforeUnload: true });
  await expect.poll(() => played.isClosed()).toBe(true);

  const watched = await openTab();
  await watched.keyboard.press('r');
  await showPaused(watched);
  await watched.keyboard.press('.');
  await expect(counter(watched, 'moves')).toHaveText('1');
  await watched.close({ runBeforeUnload: true });
  await expect.poll(() => watched.isClosed()).toBe(true);
  expect(asked).toEqual(['beforeunload']);
});

test('the moves are listed and can be looked through, copied as text, and shown again; wrong ones are refused', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, hash);
  await test.step('a sequence that cannot be played is refused with its place, and nothing of it is played', async () => {
    await page.keyboard.press('Shift+L');
    await expect(dialog(page, 'Load sequence').getByRole('textbox')).toBeFocused();
    // Two rows down there is a wall.
    await page.keyboard.type('d\nd');
    await page.getByRole('button', { name: 'Play it' }).click();
    await expect(dialog(page, 'Load sequence').getByRole('alert')).toHaveText(/^Line 2, column 1: .*wall/);
    await page.keyboard.press('Escape');
    await expect(shown(page)).toBeHidden();
    await expect(counter(page, 'moves')).toHaveText('0');
  });
  await page.keyboard.press('m');
  const moves = dialog(page, 'Moves');
  await expect(moves).toContainText('Nothing was played yet.');
  await page.keyboard.press('Escape');
  for (const direction of directions.slice(0, 2)) await press(page, direction);
  await page.keyboard.press('m');
  await expect(moves.getByRole('listitem')).toHaveCount(2);
  await moves.getByRole('listitem').first().getByRole('button').click();
  await expect(moves.getByRole('slider')).toHaveValue('1');
  await expect(moves.getByLabel('As text')).toHaveValue(/^[urdl]{2}$/i);
  await page.keyboard.press('Escape');
  await expect(board(page)).toBeFocused();
  await press(page, directions[2]!);
  await expect(counter(page, 'moves')).toHaveText('3');
  await test.step('the scrub bar leads forth and back, and the moves can be shown again', async () => {
    const bar = page.getByRole('slider', { name: 'Moves played' });
    await bar.fill('1');
    await expect(counter(page, 'moves')).toHaveText('1');
    await bar.fill('3');
    await expect(counter(page, 'moves')).toHaveText('3');
    await board(page).focus();
    await pauseClock(page);
    await page.keyboard.press('v');
    await expectPieces(page, start().snapshot(0).view);
    await page.clock.runFor(300 * 5);
    await expect(status(page)).toHaveText('The moves end here.');
    await expect(counter(page, 'moves')).toHaveText('3');
  });
});

test('a link carries moves, which are nobody’s result; wrong ones are told with their place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moves = counter(page, 'moves');
  const letters = directions.map((direction) => direction[0]).join('');
  const follow = (moves: string) => page.evaluate(`location.hash = '${hash}?moves=${moves}'`);
  await open(page, `${hash}?moves=${letters}`);
  await expect(moves).toHaveText(String(directions.length));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('Only what you have solved yourself can be saved.');
  await follow(`${letters.slice(0, 1)}x`);
  await expect(page.getByRole('alert')).toContainText('Line 1, column 2');
  await expect(moves).toHaveText('0');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await test.step('its moves are played once: whoever comes back finds his game as he left it', async () => {
    await follow(letters.slice(0, 2));
    await expect(moves).toHaveText('2');
    await press(page, directions[2]!);
    await expect(moves).toHaveText('3');
    expect(page.url()).not.toContain('moves');
    await page.reload();
    await expect(moves).toHaveText('3');
    await expect(board(page)).toBeFocused();
    await page.keyboard.press('n');
    await expect(moves).toHaveText('0');
    await page.goBack();
    await expect(moves).toHaveText('3');
  });
});
