import { expect, type Locator, type Page } from '@playwright/test';
import { sentence } from '../../../src/core/parsed.ts';
import { games } from '../../../src/games/index.ts';
import { SAVED_GAME } from '../../tools/savedGame.ts';
import { shippedLevels } from '../../tools/shipped.ts';
import { board, clickCell, counter, goTo, open, press, type Solved, solvedLevels } from './screen.ts';
import { test } from './test.ts';

const EXAMPLE = 'Tic-Tac-Toe';

const card = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const expectCards = async (page: Page): Promise<void> => {
  await expect(page.getByRole('listitem')).toHaveCount(games.length);
  for (const game of games) {
    const shown = card(page, game.title);
    await expect(shown.locator('svg.board')).toBeVisible();
    await expect(shown.getByRole('link')).toHaveCount(1);
    const { length } = shippedLevels(game);
    if (game.seats === 1) await expect(shown).toContainText(length === 1 ? '1 level' : `${length} levels`);
    if (!game.isExample) await expect(shown).toContainText(sentence(game.introduction));
  }
  const example = page.getByRole('region', { name: 'Example' });
  await expect(example.getByRole('heading', { level: 3 })).toHaveText(EXAMPLE);
  await expect(page.getByRole('region', { name: 'Games' })).not.toContainText(EXAMPLE);
};

test('the home screen shows every game with a picture and a line, and the example apart; they are opened and left again', async ({
  page,
}) => {
  await open(page, '#/');
  await expectCards(page);
  await test.step('Sokoban is opened in Level 1 of the campaign at once', async () => {
    const picture = { x: 60, y: 60 };
    await card(page, 'Sokoban').click({ position: picture });
    await expect(board(page)).toHaveAccessibleName('Sokoban, The loading dock');
    await page.goBack();
    await page.getByRole('link', { name: `${EXAMPLE} Play` }).click();
    await expect(board(page)).toBeFocused();
  });
  await test.step('an address that leads nowhere says so and offers a way on', async () => {
    const nothing = page.getByRole('heading', { name: 'Nothing here' });
    await page.evaluate("location.hash = '#/tictactoe/99'");
    await expect(nothing).toBeVisible();
    await page.goto('about:blank');
    await page.goto(`http://127.0.0.1:${process.env.KURA_PORT}/#/no-such-game`);
    await expect(nothing).toBeVisible();
    await page.getByRole('link', { name: 'See all games' }).click();
    await expect(page.getByRole('heading', { name: 'Kura' })).toBeVisible();
  });
});

/** A game of first-steps with its number, which a few moves solve. */
const lesson = (number: number): Solved =>
  games.flatMap(solvedLevels).find(({ hash }) => hash.endsWith(`/first-steps/${number}`))!;

const goHome = async (page: Page): Promise<void> => {
  await page.evaluate("location.hash = '#/'");
  await expect(page.getByRole('heading', { name: 'Kura' })).toBeVisible();
};

test('players go on where they left off, or begin anew', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/');
  await test.step('a game of a pack that is not here can be gone on with, or says how', async () => {
    const file = JSON.stringify({ kura: 'player', version: 1, games: [SAVED_GAME] });
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import' }).click();
    await (await choosing).setFiles({ name: 'p.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    const main = page.getByRole('link', { name: 'Sokoban Continue Level 1, The first' });
    await expect(main).toHaveAttribute('href', '#/sokoban/Cellars/1');
  });
  const main = page.getByRole('link', { name: 'Sokoban Continue Level 2,' });
  await test.step('after a solved level the next one is offered', async () => {
    const { hash, directions } = lesson(1);
    await goTo(page, hash);
    for (const direction of directions) await press(page, direction);
    await goHome(page);
    await expect(main).toHaveAttribute('href', '#/sokoban/first-steps/2');
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { hash, directions } = lesson(2);
  await goTo(page, hash);
  for (const direction of directions.slice(0, 2)) await press(page, direction);
  await goTo(page, '#/tictactoe/1');
  await clickCell(page, 4);
  await goHome(page);
  await expect(main).toHaveAttribute('href', '#/sokoban/first-steps/2');
  await expect(page.getByRole('link', { name: `${EXAMPLE} Continue 3 × 3` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sokoban Vexed Play' })).toBeVisible();
  await page.getByRole('link', { name: 'Sokoban From the beginning' }).click();
  await expect(board(page)).toHaveAccessibleName('Sokoban, The loading dock');
  await page.goBack();
  await main.click();
  await expect(page).toHaveURL(/first-steps\/2/);
  await expect(board(page)).toBeFocused();
  await expect(counter(page, 'moves')).toHaveText('2');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Kura' })).toBeVisible();
  await page.goForward();
  await expect(board(page)).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Level 2 of');
  await expect(counter(page, 'moves')).toHaveText('2');
});
