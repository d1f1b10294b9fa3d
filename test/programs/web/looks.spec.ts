import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyGame } from '../../../src/core/game.ts';
import { findGame, games } from '../../../src/games/index.ts';
import {
  board,
  counter,
  expectContrast,
  expectNoFaults,
  expectStill,
  holdMotion,
  motionsOn,
  open,
  press,
  goTo as reach,
  solvedLevels,
  tool,
} from './screen.ts';
import { test } from './test.ts';

/** A few moves solve it. */
const SOLVED = solvedLevels(findGame('sokoban')!).find(({ hash }) => hash.includes('first-steps'))!;

const PHONE = { width: 390, height: 844 };

/** Neither sideways nor down: a board that has to be scrolled cannot be swiped on. */
const expectNoScroll = async (page: Page): Promise<void> => {
  const sizes = await page.evaluate<readonly number[]>(
    '[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]',
  );
  for (const excess of sizes) expect(excess).toBeLessThanOrEqual(0);
};

/** Goes there from wherever the page is. */
const goTo = async (page: Page, { id, title }: AnyGame): Promise<void> => {
  await page.evaluate(`void (location.hash = '#/${id}/1')`);
  await expect(page).toHaveTitle(new RegExp(`${title} – Kura$`));
  await expect(board(page)).toBeFocused();
};

const expectNoFaultsByDayAndNight = async (page: Page): Promise<void> => {
  await expectNoFaults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
};

test('on no screen axe finds anything by day and by night; each fits a phone; every piece has its drawing', async ({
  page,
}) => {
  // Home is looked at in home.spec.ts.
  await open(page, '#/');
  const screen = page.viewportSize()!;
  for (const game of games) {
    await test.step(game.id, async () => {
      await goTo(page, game);
      await expectNoFaultsByDayAndNight(page);
      await page.setViewportSize(PHONE);
      await expectNoScroll(page);
      await page.setViewportSize(screen);
      if (game.isExample) return;
      const pieces = board(page).locator('g.piece');
      await expect(pieces.filter({ has: page.locator('use') })).toHaveCount(await pieces.count());
    });
  }
});

/** All of it, without scrolling, and nothing of the page beside the screen. */
const expectOnScreen = async (page: Page, part: Locator): Promise<void> => {
  await expect(part).toBeVisible();
  await expectStill(page);
  const { x, y, width, height } = (await part.boundingBox())!;
  const screen = page.viewportSize()!;
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(screen.width);
  expect(y + height).toBeLessThanOrEqual(screen.height);
  expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(screen.width);
};

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('no menu and no solution being shown runs off the screen; on its side the board stays large, and a card of a solved level is seen whole', async ({
    page,
  }) => {
    await open(page, '#/sokoban/1');
    const menu = page.getByRole('menu').first();
    for (const name of ['Options', 'Level', 'Help']) {
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('menubar').getByRole('menuitem', { name, exact: true }).tap();
      await expectOnScreen(page, menu);
      if (name === 'Level') {
        await expectNoFaults(page, '[role=menu]');
        await page.getByRole('menuitem', { name: 'Recent packs' }).tap();
        await expectOnScreen(page, page.getByRole('menuitem', { name: 'First Steps' }));
        await expectOnScreen(page, menu);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('menuitem', { name: 'Level', exact: true }).tap();
    await page.getByRole('menuitem', { name: /^Solution/ }).tap();
    await expect(board(page)).toBeFocused();
    await page.keyboard.press('Space');
    const shown = page.getByRole('group', { name: 'Moves being shown' });
    await expect(shown.getByRole('button', { name: 'Go on' })).toBeVisible();
    for (const part of await shown.locator('> *').all()) {
      await expectOnScreen(page, part);
    }
    await expectNoScroll(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    for (const game of games.filter(({ isExample }) => !isExample)) {
      await goTo(page, game);
      const { height } = (await board(page).locator('svg.board').boundingBox())!;
      expect(height).toBeGreaterThanOrEqual(200);
      await expectOnScreen(page, board(page));
    }
    await reach(page, SOLVED.hash);
    for (const direction of SOLVED.directions) await press(page, direction);
    const passed = page.getByRole('dialog', { name: /is solved!$/ });
    await expectOnScreen(page, passed.getByLabel('always save as this name'));
    await expectOnScreen(page, passed.getByRole('button', { name: 'Save result' }));
    await page.setViewportSize({ width: 667, height: 375 });
    await expectOnScreen(page, passed.getByLabel('always save as this name'));
    await expectOnScreen(page, board(page).locator('svg.board'));
  });
});

test('Sokoban in colours that the player has chosen; the worker looks where he goes; pieces slide', async ({
  page,
}) => {
  await open(page, '#/sokoban/1');
  await test.step('cells of a screen have what is fine, those of a phone leave it out', async () => {
    const [shadows, screen] = [board(page).locator('svg.ground [filter]'), page.viewportSize()!];
    await expect(shadows).toHaveCount(2);
    await page.setViewportSize(PHONE);
    await page.keyboard.press('0');
    await expect(shadows).toHaveCount(0);
    await page.setViewportSize(screen);
    await expect(shadows).toHaveCount(2);
  });
  await test.step('what is disabled and what has the focus is seen in chosen colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expectContrast(page);
    const colour = (name: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('[role=toolbar] .${name} svg')).color`);
    expect(await colour('undo')).not.toBe(await colour('restart'));
    await page.getByRole('combobox').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'BGM ON' })).toHaveCSS('outline-style', 'solid');
    await expect(tool(page, 'Solution')).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await page.emulateMedia({ forcedColors: 'none' });
    // Around the board it is seen only by those who came by Tab, and until they play.
    const picture = board(page).locator('svg.board');
    await page.keyboard.press('Tab');
    await expect(board(page)).toBeFocused();
    await expect(picture).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('u');
    await expect(picture).toHaveCSS('outline-style', 'none');
  });
  await test.step('the worker shows his face at first, then the side he was told to go to, a wall or not', async () => {
    const drawing = board(page).locator('[data-look=pusher] use');
    await expect(drawing).toHaveAttribute('href', /-down$/);
    for (const side of ['left', 'left', 'left', 'up', 'up', 'up', 'right', 'down'] as const) {
      await press(page, side);
      await expect(drawing).toHaveAttribute('href', new RegExp(`-${side}$`));
    }
  });
  await test.step('pieces slide, but not for those who want less motion', async () => {
    await page.evaluate("void (location.hash = '#/sokoban/first-steps/2')");
    await expect(counter(page, 'moves')).toHaveText('0');
    await expect(board(page)).toBeFocused();
    await holdMotion(page);
    await press(page, 'right');
    await expect.poll(() => motionsOn(page)).toEqual(['slide', 'slide']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await press(page, 'left');
    await expect(counter(page, 'moves')).toHaveText('2');
    await expect.poll(() => motionsOn(page)).toEqual([]);
  });
});
