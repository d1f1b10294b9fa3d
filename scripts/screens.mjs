// Every screen of the page, and how one gets there: `npm run pictures` photographs them.
import { ANALYSIS } from './analysisScreens.mjs';
import { DRAWING } from './drawingScreens.mjs';
import { board, see, tap } from './screenHands.mjs';
import { SHARED } from './sharedScreens.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Somebody else comes, with a browser of his own.
 *
 * @callback Come
 * @returns {Promise<Page>}
 */

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} hash
 * @property {(page: Page, comes: Come) => Promise<unknown>} [reach] what is done there before the picture is taken
 * @property {true} [isShared] the page comes from a server of Kura
 * @property {true} [moves] something is caught while it moves: the clock of the page stands still
 */

/**
 * Goes as letters say: u, r, d, l.
 *
 * @param {Page} page
 * @param {string} letters
 */
const walk = async (page, letters) => {
  const keys = { u: 'ArrowUp', r: 'ArrowRight', d: 'ArrowDown', l: 'ArrowLeft' };
  for (const letter of letters) await page.keyboard.press(keys[/** @type {'u'} */ (letter)]);
};

/** @param {Page} page */
const solve = async (page) => {
  await walk(page, 'drrr');
  await see(page, 'Save result as');
};

/** @param {Page} page */
const save = async (page) => {
  await solve(page);
  await page.getByLabel('Save result as').fill('Ann');
  await page.keyboard.press('Enter');
  await see(page, 'The result is saved.');
};

/** @param {Page} page */
const goHome = async (page) => {
  await page.evaluate("void (location.hash = '#/')");
  await page.getByRole('heading', { name: 'Kura' }).waitFor();
};

/** A large warehouse in rooms of five cells, a box and a goal in each. */
const large = () => {
  const room = ['  #  ', ' $   ', '    #', ' . # ', '#    '];
  const rows = Array.from({ length: 48 }, (_, row) => `#${(row < 45 ? (room[row % 5] ?? '') : '     ').repeat(9)}   #`);
  return ['#'.repeat(50), rows[0]?.replace('#  #', '#@ #'), ...rows.slice(1), '#'.repeat(50)].join('\n');
};

/** @param {Page} page */
const openLarge = async (page) => {
  await page.keyboard.press('o');
  await page.getByRole('textbox').fill(large());
  await page.getByRole('button', { name: 'Open what is pasted' }).click();
  await page.waitForURL(/Pasted/);
  await board(page).waitFor();
};

/**
 * Chooses a rival by his level; the dialog stays open.
 *
 * @param {Page} page
 * @param {number} level
 */
const chooseRival = async (page, level) => {
  await page.keyboard.press('f');
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: `Level ${level} ` })
    .check({ force: true });
};

/**
 * Sits down against a rival.
 *
 * @param {Page} page
 * @param {number} level
 */
const meet = async (page, level) => {
  await chooseRival(page, level);
  await page.keyboard.press('Escape');
  await board(page).waitFor();
};

/**
 * Plays, and waits for the answer.
 *
 * @param {Page} page
 * @param {readonly (readonly [number, number])[]} cells
 */
const answered = async (page, ...cells) => {
  await tap(page, ...cells);
  await see(page, 'The computer is thinking …');
  await page.getByText('The computer is thinking …').waitFor({ state: 'detached' });
};

/**
 * Lets hints win.
 *
 * @param {Page} page
 */
const winCell = async (page) => {
  await page.keyboard.press('i');
  await board(page).locator('.hint').or(page.getByRole('dialog')).first().waitFor();
  if ((await page.getByRole('dialog').count()) > 0) return;
  await page.keyboard.press('i');
  await page.getByText('The computer is thinking …').waitFor({ state: 'detached' });
};

/**
 * Asks for a hint, and again as often as wanted.
 *
 * @param {Page} page
 * @param {number} [more]
 */
const hint = async (page, more = 0) => {
  // Whoever helps is fetched when the board is there.
  await page.locator('.hint > .action[aria-disabled=false]').waitFor({ state: 'attached' });
  await page.keyboard.press('i');
  await page.getByRole('button', { name: 'Yes' }).click();
  const again = page.getByRole('button', { name: /^(One more|Push by push)$/ });
  await again.waitFor();
  for (let count = 0; count < more; count += 1) await again.click();
};

/** Whether every level in sight has its picture. */
const ARE_DRAWN = `[...document.querySelectorAll('[role=option]')]
  .filter((one) => one.getBoundingClientRect().top < innerHeight)
  .every((one) => one.querySelector('g.piece'))`;

/** @type {readonly Screen[]} */
export const SCREENS = [
  { name: 'home-new', hash: '#/' },
  {
    name: 'days',
    hash: '#/days',
    reach: (page) => page.locator('.picture.isAwaited').first().waitFor({ state: 'detached' }),
  },
  {
    name: 'home',
    hash: '#/sokoban/first-steps/1',
    reach: async (page) => {
      await save(page);
      await page.getByRole('button', { name: 'Next level' }).last().click();
      await walk(page, 'ur');
      await goHome(page);
      await page
        .getByRole('region', { name: 'Today’s level' })
        .locator('.picture .board')
        .waitFor({ state: 'attached' });
    },
  },
  { name: 'lesson', hash: '#/sokoban/first-steps/7', reach: (page) => walk(page, 'ddu') },
  { name: 'sokoban', hash: '#/sokoban/campaign/2' },
  { name: 'hand', hash: '#/sokoban/campaign/2', reach: (page) => tap(page, [6, 6]) },
  { name: 'hint', hash: '#/sokoban/first-steps/13', reach: (page) => hint(page) },
  { name: 'hint-more', hash: '#/sokoban/campaign/2', reach: (page) => hint(page, 2) },
  { name: 'hint-vexed', hash: '#/vexed/maps/5', reach: (page) => hint(page) },
  {
    name: 'warning',
    hash: '#/sokoban/first-steps/7',
    reach: async (page) => {
      await walk(page, 'uuu');
      await page.locator('.stuck').first().waitFor();
    },
  },
  { name: 'remark', hash: '#/sokoban/first-steps/9', reach: (page) => walk(page, 'uuuu') },
  { name: 'showing', hash: '#/sokoban/first-steps/7', reach: (page) => page.keyboard.press('Shift+S') },
  {
    name: 'best',
    hash: '#/sokoban/first-steps/1',
    reach: async (page) => {
      await save(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('r');
      await walk(page, 'd');
    },
  },
  { name: 'won', hash: '#/sokoban/first-steps/1', reach: solve },
  {
    name: 'levels',
    hash: '#/sokoban/first-steps/7',
    reach: async (page) => {
      await page.keyboard.press('g');
      // Pictures of levels come one after another, those in sight first.
      await page.locator('[role=option] g.piece').first().waitFor();
      while (!(await page.evaluate(ARE_DRAWN)));
    },
  },
  { name: 'vexed', hash: '#/vexed/maps/5' },
  {
    name: 'vexed-fall',
    hash: '#/vexed/maps/1',
    moves: true,
    reach: async (page) => {
      await walk(page, 'rr');
      await page.clock.runFor(350);
    },
  },
  {
    name: 'vexed-vanish',
    hash: '#/vexed/maps/1',
    moves: true,
    reach: async (page) => {
      await walk(page, 'rr');
      for (let step = 0; step < 50 && (await board(page).locator('.burst .spark').count()) === 0; step += 1)
        await page.clock.runFor(50);
    },
  },
  {
    name: 'breakthrough',
    hash: '#/breakthrough/boards/2',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Somebody beside me' }).click();
      await tap(page, [3, 1], [3, 2], [4, 6], [4, 5], [3, 2]);
    },
  },
  {
    name: 'first-visit',
    hash: '#/breakthrough/boards/2',
    reach: (page) => see(page, 'Who plays with you?'),
  },
  { name: 'opponent', hash: '#/breakthrough/boards/2', reach: (page) => chooseRival(page, 3) },
  {
    name: 'duel',
    hash: '#/breakthrough/boards/2',
    reach: async (page) => {
      await meet(page, 3);
      await answered(page, [2, 6], [3, 5]);
      await answered(page, [3, 5], [3, 4]);
      await tap(page, [5, 6]);
    },
  },
  {
    name: 'duel-hint',
    hash: '#/breakthrough/boards/2',
    reach: async (page) => {
      await meet(page, 3);
      await answered(page, [2, 6], [3, 5]);
      await page.keyboard.press('i');
      await board(page).locator('.hint').waitFor();
    },
  },
  {
    name: 'watching',
    hash: '#/breakthrough/boards/2',
    reach: async (page) => {
      await chooseRival(page, 2);
      await page.getByRole('radio', { name: 'I watch' }).check({ force: true });
      await page.keyboard.press('Escape');
      await board(page).locator('rect.last').first().waitFor();
    },
  },
  {
    name: 'duel-lost',
    hash: '#/breakthrough/boards/1',
    reach: async (page) => {
      await meet(page, 2);
      await answered(page, [2, 4], [2, 3]);
      await page.keyboard.press('Shift+R');
      await page.getByRole('button', { name: 'Yes' }).click();
      await see(page, 'Again with sides changed');
    },
  },
  {
    name: 'duel-won',
    hash: '#/tictactoe',
    reach: async (page) => {
      await meet(page, 1);
      for (let at = 0; at < 9 && (await page.getByRole('dialog').count()) === 0; at += 1) await winCell(page);
      await see(page, 'Look through the game');
    },
  },
  ...ANALYSIS,
  { name: 'tictactoe', hash: '#/tictactoe', reach: (page) => tap(page, [1, 1], [0, 0], [2, 0]) },
  {
    name: 'menu',
    hash: '#/sokoban/campaign/3',
    reach: (page) => page.keyboard.press('ArrowUp').then(() => page.keyboard.press('Alt+o')),
  },
  { name: 'menu-level', hash: '#/sokoban/campaign/3', reach: (page) => page.keyboard.press('Alt+l') },
  { name: 'settings', hash: '#/sokoban/campaign/1', reach: (page) => page.keyboard.press(',') },
  {
    name: 'results',
    hash: '#/sokoban/first-steps/1',
    reach: async (page) => {
      await save(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('t');
    },
  },
  { name: 'help', hash: '#/sokoban/campaign/1', reach: (page) => page.keyboard.press('?') },
  {
    name: 'about',
    hash: '#/sokoban/campaign/1',
    reach: (page) => page.keyboard.press('Alt+h').then(() => page.getByRole('menuitem', { name: /^About/ }).click()),
  },
  { name: 'large', hash: '#/sokoban', reach: openLarge },
  ...DRAWING,
  ...SHARED,
];
