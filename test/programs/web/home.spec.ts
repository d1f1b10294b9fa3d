import { expect, type Locator, type Page } from '@playwright/test';
import { sentence } from '../../../src/core/parsed.ts';
import { games } from '../../../src/games/index.ts';
import { shippedPacks } from '../../../src/play/packs/opened.ts';
import { SAVED_GAME } from '../../tools/savedGame.ts';

import {
  board,
  clickCell,
  counter,
  dialog,
  expectContrast,
  expectNoFaults,
  goTo,
  open,
  press,
  type Solved,
  solvedLevels,
} from './screen.ts';
import { test } from './test.ts';

const EXAMPLE = 'Tic-Tac-Toe';

const card = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const expectCards = async (page: Page): Promise<void> => {
  await expect(page.getByRole('listitem')).toHaveCount(games.length);
  for (const game of games) {
    const shown = card(page, game.title);
    await expect(shown.locator('svg.board')).toBeVisible();
    await expect(shown.getByRole('link', { name: `${game.title} Play` })).toHaveCount(1);
    const count = shippedPacks(game).reduce((sum, { levels }) => sum + levels, 0);
    if (game.seats === 1) await expect(shown).toContainText(count === 1 ? '1 level' : `${count} levels`);
    if (!game.isExample) await expect(shown).toContainText(sentence(game.introduction));
  }
  for (const house of await page.locator('.house').all()) await expect(house.locator('g.piece')).not.toHaveCount(0);
  const example = page.getByRole('region', { name: 'A small game besides' });
  await expect(example.getByRole('heading', { level: 3 })).toHaveText(EXAMPLE);
  await expect(page.getByRole('region', { name: 'Games' })).not.toContainText(EXAMPLE);
};

const PHONE = { width: 390, height: 844 };

/** By day and by night, on a desk and on a phone, where nothing lies beside the screen. */
const expectNoFaultsAnywhere = async (page: Page, part = ':root'): Promise<void> => {
  const desk = page.viewportSize()!;
  for (const size of [PHONE, desk]) {
    await page.setViewportSize(size);
    await expectNoFaults(page, part);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, part);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(size.width);
  }
};

/** The one button that everybody sees first. */
const welcome = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test('the home screen shows every game with a picture and a line, and the example apart; they are opened and left again', async ({
  page,
}) => {
  await open(page, '#/');
  await expectCards(page);
  await test.step('axe finds nothing', () => expectNoFaultsAnywhere(page));
  await test.step('who is new is led to First Steps, by keys too', async () => {
    await expect(welcome(page, 'First Steps')).toContainText('20 short lessons');
    await expect(welcome(page, 'First Steps').locator('g.piece')).toHaveCount(2);
    const begin = page.getByRole('link', { name: 'Begin First Steps' });
    const settings = page.getByRole('button', { name: 'Settings' });
    await settings.click();
    await expect(dialog(page, 'Settings')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(settings).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(begin).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/sokoban\/first-steps\/1$/);
    await expect(board(page)).toHaveAccessibleName('Sokoban, The first push');
    await page.goBack();
  });
  await test.step('so is who enters the house of Sokoban, or he goes straight to the campaign', async () => {
    await card(page, 'Sokoban').locator('.house').click();
    await expect(board(page)).toHaveAccessibleName('Sokoban, The first push');
    await page.goBack();
    await page.getByRole('link', { name: 'Sokoban Or play Campaign' }).click();
    await expect(board(page)).toHaveAccessibleName('Sokoban, The loading dock');
    await page.goBack();
    await page.getByRole('link', { name: `${EXAMPLE} Play` }).click();
    await expect(board(page)).toBeFocused();
  });
  await test.step('what Kura is can be asked here', async () => {
    await page.goBack();
    await page.getByRole('button', { name: 'About Kura' }).click();
    await expect(dialog(page, 'About Kura')).toContainText('MIT licence');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'About Kura' })).toBeFocused();
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
    const main = page.getByRole('link', { name: 'Sokoban Play Cellars, level 1' });
    await expect(main).toHaveAttribute('href', '#/sokoban/Cellars/1');
    await expect(welcome(page, 'The first')).toContainText('Cellars · level 1');
  });
  const main = page.getByRole('link', { name: 'Sokoban Play First Steps, level 2' });
  await test.step('after a solved level the next one is offered', async () => {
    const { hash, directions } = lesson(1);
    await goTo(page, hash);
    for (const direction of directions) await press(page, direction);
    await goHome(page);
    await expect(main).toHaveAttribute('href', '#/sokoban/first-steps/2');
    await expect(card(page, 'Sokoban')).toContainText('1 of 205 solved');
    await expect(card(page, 'Sokoban Vexed')).toContainText('50 levels');
    await expect(welcome(page, 'Behind the box')).toContainText('First Steps · level 2 Continue');
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { hash, directions } = lesson(2);
  await goTo(page, hash);
  for (const direction of directions.slice(0, 2)) await press(page, direction);
  await goHome(page);
  await test.step('the board is seen as it stands', async () => {
    const left = welcome(page, 'Behind the box');
    await expect(left).toContainText('First Steps · level 2 · 2 moves');
    const [up, right] = directions;
    expect([up, right]).toEqual(['up', 'right']);
    await expect(left.locator('[data-look=pusher]')).toHaveAttribute('transform', 'translate(3 1)');
    await expectNoFaultsAnywhere(page, '.welcome');
  });
  await goTo(page, '#/tictactoe/1');
  await clickCell(page, 4);
  await goHome(page);
  await expect(welcome(page, EXAMPLE)).toContainText('3 × 3 · 1 move');
  await expect(main).toHaveAttribute('href', '#/sokoban/first-steps/2');
  await expect(page.getByRole('link', { name: `${EXAMPLE} Play` })).toHaveAttribute('href', /tictactoe\/.*1$/);
  await goTo(page, '#/sokoban/first-steps/2');
  await press(page, 'right');
  await page.keyboard.press('u');
  await goHome(page);
  await page.getByRole('link', { name: 'Continue Behind the box' }).click();
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
