import { expect, type Locator, type Page } from '@playwright/test';
import { board, clickCell, dialog, expectNoFaults, open, status } from './screen.ts';
import { test } from './test.ts';

const words = (page: Page): Locator => page.locator('.thought:visible');

const arrows = (page: Page): Locator => board(page).locator('.arrows [data-move]');

const meter = (page: Page): Locator => page.getByRole('meter', { name: 'How both stand' });

const analysisSwitch = (page: Page): Locator => page.getByRole('switch', { name: 'Analysis' });

/**
 * Where an arrow begins, in cells, and the column and the rank of the doll that it is for: `b2b3`. Both at the same moment: a better move may be
 * found at any time.
 */
const arrowOf = async (arrow: Locator) => {
  const [line, move] = await arrow.evaluate((one) => [one.getAttribute('d')!, one.getAttribute('data-move')!] as const);
  const [, x, y] = /^M(\S+) ([^L]+)L/.exec(line)!;
  return {
    begin: [Math.floor(Number(x)), Math.floor(Number(y))],
    column: 'abcdefghij'.indexOf(move[0]!),
    rank: Number(move[1]) - 1,
  };
};

/** A game by chance on 5×5. */
const SHORT = 'd2e3 d4e3 e1d2 c4d3 d2c3 d5c4 b2a3 a4b3 e2d3 b5a4 c3b4 a5b4 d1d2 c4c3 d3c4 e3e2 c4b5';

test('the position on the board is analysed as long as somebody wants that', async ({ page }) => {
  await open(page, '#/breakthrough/boards/1');
  await expect(meter(page)).toHaveCount(0);
  await page.keyboard.press('Shift+A');
  await expect(analysisSwitch(page)).toBeChecked();
  await expect(words(page)).toHaveText(/ Best: \w\d–\w\d, then .+ Looked \d+ moves ahead\.$/);
  await expect(arrows(page)).toHaveCount(3);
  await expect(meter(page)).toHaveAttribute('aria-valuetext', /^First player \d+ %, second player \d+ %$/);
  const best = await arrowOf(board(page).locator('.rank-0'));
  expect(best.begin).toEqual([best.column, best.rank]);
  await expectNoFaults(page);

  await test.step('what is told aloud is told once', async () => {
    await expect(page.locator('[aria-live=polite]', { hasText: 'Best:' })).toHaveCount(1);
  });
  await test.step('a new position is another one to think about', async () => {
    await clickCell(page, 7);
    await clickCell(page, 13);
    await expect(page.getByRole('heading', { name: 'Second player to move' })).toBeVisible();
    await expect(board(page).locator('.rank-0')).toHaveAttribute('data-move', /^\w[56]/);
  });
  await test.step('where nobody wants it nothing of it is left to be heard', async () => {
    await page.keyboard.press('Shift+A');
    await expect(analysisSwitch(page)).not.toBeChecked();
    await expect(page.locator('[aria-live=polite]', { hasText: 'Best:' })).toHaveCount(0);
    await page.keyboard.press('Shift+A');
    await expect(words(page)).toHaveText(/Best:/);
  });
  await test.step('a wall of 800 px has all of it in sight', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const wall = page.getByRole('complementary', { name: 'Controls' });
    await expect.poll(() => wall.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  });
  await test.step('it is kept that somebody wants it', async () => {
    await page.reload();
    await expect(words(page)).toHaveText(/Best:/);
    await expect(analysisSwitch(page)).toBeChecked();
  });
  await test.step('on a board that lies the other way round arrows lie as the dolls do', async () => {
    await page.keyboard.press('Shift+T');
    const turned = board(page).locator('.rank-0');
    await expect(turned).toHaveAttribute('data-move', /^\w[56]/);
    const { begin, column, rank } = await arrowOf(turned);
    expect(begin).toEqual([column, 5 - rank]);
  });
  await test.step('and it is over at once', async () => {
    await analysisSwitch(page).uncheck();
    await expect(meter(page)).toHaveCount(0);
    await expect(arrows(page)).toHaveCount(0);
    await expect(words(page)).toHaveCount(0);
  });
});

test('where it is proven who wins that is told instead of an opinion', async ({ page }) => {
  await open(page, `#/breakthrough/boards/4?moves=${SHORT.split(' ').slice(0, 14).join('+')}`);
  await page.keyboard.press('Shift+A');
  await expect(words(page)).toHaveText(/^The (first|second) player wins( in( at most)? \d+ moves)?: that is proven\./);
  await expect(page.locator('.bar .label')).toHaveText(/^(wins|loses)( (in|within) \d+)?$/);
});

test('it is painted who can still be caught, of the chosen doll or of the foremost ones', async ({ page }) => {
  await open(page, '#/breakthrough/boards/1');
  await page.keyboard.press('Shift+F');
  await expect(board(page).locator('.races .runner')).toHaveCount(2);
  await expect(page.locator('.race:visible')).toHaveText([
    /^The doll on \w2 has 4 moves to go\. It can still be caught from: /,
    /^The doll on \w5 has 4 moves to go\. It can still be caught from: /,
  ]);
  await clickCell(page, 6);
  await expect(board(page).locator('.races .runner')).toHaveCount(1);
  await expect(page.locator('.race:visible')).toHaveText(
    'The doll on a2 has 4 moves to go. It can still be caught from: a5, b5, a6, b6, c6.',
  );
  await expectNoFaults(page);
  await page.keyboard.press('Shift+F');
  await expect(board(page).locator('.races')).toHaveCount(0);
});

test('a game that is over is looked through: a graph, mistakes in words, and the board goes along', async ({
  page,
}) => {
  await open(page, `#/breakthrough/boards/4?moves=${SHORT.replaceAll(' ', '+')}`);
  await expect(page.getByText('17 / 17')).toBeVisible();
  await page.keyboard.press('Shift+V');
  const card = dialog(page, 'Analyse the game');
  await expect(card.getByRole('heading', { name: /mistake/ })).toBeVisible();
  const graph = card.getByRole('slider', { name: 'Moves played' });
  await expect(graph).toHaveAttribute('aria-valuetext', /^17 of 17, /);
  await expectNoFaults(page, 'dialog');
  await graph.press('ArrowLeft');
  await expect(card.getByText('Move 16 of 17.')).toBeVisible();
  await expect(meter(page)).toBeVisible();
  const first = card.getByRole('button', { name: /Better was/ }).first();
  await first.click();
  await expect(first).toHaveAttribute('aria-current', 'step');
  await expect(board(page).locator('.rank-0')).toHaveCount(1);
  await expect(board(page).locator('.played')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(board(page)).toBeFocused();
});

test('the end of a game offers that', async ({ page }) => {
  await open(page, '#/breakthrough/boards/4?moves=b2b3+a4a3+b3c4+a3b2+c4d5');
  await page.keyboard.press('u');
  await clickCell(page, 3 * 5 + 2);
  await clickCell(page, 4 * 5 + 3);
  await dialog(page, 'Game over').getByRole('button', { name: 'Analyse the game' }).click();
  const card = dialog(page, 'Analyse the game');
  await expect(card.getByRole('heading', { name: /mistake/ })).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(status(page)).toHaveText('The first player wins!');
});

test('on a phone the bar lies above the board, and the words above that', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/breakthrough/boards/2');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Board', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Analysis/ }).click();
  await expect(words(page)).toHaveText(/Best:/);
  const [bar, picture] = await Promise.all([meter(page).boundingBox(), board(page).locator('svg.board').boundingBox()]);
  expect(bar!.y + bar!.height).toBeLessThan(picture!.y + 1);
  expect(bar!.width).toBeGreaterThan(picture!.width / 2);
  await expectNoFaults(page);
});
