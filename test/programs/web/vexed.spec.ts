import { expect, type Page, test } from '@playwright/test';
import { findGame } from '../../../src/games/index.ts';
import { unwrap } from '../../tools/unwrap.ts';
import {
  board,
  clickCell,
  counter,
  dialog,
  goTo,
  open,
  pauseClock,
  press,
  solvedLevels,
  status,
  tool,
} from './screen.ts';

const vexed = findGame('vexed')!;
const levels = solvedLevels(vexed);

/** Milliseconds that a solved level is looked at before the next one follows. */
const SEEN = 1500;

const solve = async (page: Page, number: number): Promise<void> => {
  for (const direction of levels[number - 1]!.directions) await press(page, direction);
};

test('a win says so and the next level follows; the result can still be saved; after the last it is asked for', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/vexed?levels=2');
  await solve(page, 1);
  const won = page.getByText('You have won level 1!');
  await expect(won).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Level 2 of 2');
  await expect(board(page)).toBeFocused();
  await expect(won).toBeVisible();
  await page.getByRole('button', { name: 'Save result' }).click();
  await page.getByLabel('Name').fill('Ann');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('The result is saved.');
  await expect(won).toBeHidden();
  await expect(board(page)).toBeFocused();
  await solve(page, 2);
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByRole('dialog')).toContainText('The result is saved.');
  await expect(page.getByRole('dialog')).toContainText('The final level passed! Game over!');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Level 2 of 2');
});

const clickNearAndFar = async (page: Page): Promise<void> => {
  // In the first level one cannot go far without pushing.
  const { hash, start } = levels[1]!;
  const session = start();
  const { view, choices } = session.snapshot(0);
  const near = choices.map(({ to }) => to);
  const far = [...view.pieces.keys()].find((to) => !near.includes(to) && session.route(undefined, to, 'moves'))!;
  unwrap(session.play(session.route(undefined, far, 'moves')!, 0));
  await goTo(page, hash);
  await clickCell(page, far);
  await clickCell(page, near[0]!);
  await expect(counter(page, 'moves')).toHaveText('1');
  await page.keyboard.press('r');
  await page.keyboard.press(',');
  await page.getByLabel('A click further away walks there').check();
  await page.keyboard.press('Escape');
  await clickCell(page, far);
  await expect(counter(page, 'moves')).toHaveText(String(session.line().length));
};

const openWonLevels = async (page: Page): Promise<void> => {
  const won = ['5 4', '#####', '#P r#', '###r#', '#####'].join('\n');
  const last = ['6 4', '######', '#P   #', '#r##r#', '######'].join('\n');
  await page.keyboard.press('o');
  await expect(dialog(page, 'Open pack')).toBeVisible();
  await pauseClock(page);
  await dialog(page, 'Open pack')
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      [won, won, last].map((text, index) => ({
        name: `map${index + 1}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      })),
    );
  await expect(page).toHaveURL(/vexed\/map1-3\/1$/);
  for (const level of [1, 2]) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Level ${level} of 3`);
    await expect(status(page)).toHaveText('Solved! The level is won before the first move.');
    await page.clock.runFor(SEEN);
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Level 3 of 3');
  await expect(page.getByText('You have won level')).toBeHidden();
};

test('Reset works at any moment, also in the middle of a fall, and a sequence is played from where one stands', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, levels[0]!.hash);
  const asked = dialog(page, 'Load sequence');
  await tool(page, 'Load sequence').click();
  await expect(asked.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('r l q');
  await asked.getByRole('button', { name: 'Play it' }).click();
  await expect(asked.getByRole('alert')).toContainText('Line 1, column 5');
  await asked.getByRole('button', { name: "The level's own solution" }).click();
  await pauseClock(page);
  await asked.getByRole('button', { name: 'Play it' }).click();
  await expect(asked).toBeHidden();
  const busy = board(page).and(page.locator('[aria-busy=true]'));
  for (let tick = 0; tick < 100 && (await busy.count()) === 0; tick++) await page.clock.runFor(100);
  await expect(busy).toHaveCount(1);
  await tool(page, 'Reset').click();
  await expect(busy).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Moves being shown' })).toBeHidden();
  await expect(counter(page, 'moves')).toHaveText('0');
  await page.clock.resume();
  await test.step('a sequence comes out of a file', async () => {
    await page.keyboard.press('s');
    await asked
      .locator('input[type=file]')
      .setInputFiles({ name: 'sol.txt', mimeType: 'text/plain', buffer: Buffer.from('l r\n') });
    await expect(asked.getByRole('textbox')).toHaveValue('l r\n');
    await page.keyboard.press('Escape');
    await expect(board(page)).toBeFocused();
  });
  await test.step('a click on a neighbouring cell moves, elsewhere nothing; unless the player wants to be walked', () =>
    clickNearAndFar(page));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('levels that win themselves are told and passed, also where nothing moves, and leave nothing to save', () =>
    openWonLevels(page));
});
