import { expect } from '@playwright/test';
import { findGame } from '../../../src/games/index.ts';
import { MADE } from '../../../src/games/sokoban/maker/madeTesting.ts';
import { madePackName } from '../../../src/play/making/madeName.ts';
import { counter, open, press } from './screen.ts';
import { test } from './test.ts';

const DIRECTION = { u: 'up', r: 'right', d: 'down', l: 'left' } as const;

const lastOf = (moves: string) => DIRECTION[moves.at(-1)!.toLowerCase() as 'u'];

// An address has no place for a theme.
for (const { wish, title, moves } of MADE.filter((one) => one.wish.theme === undefined)) {
  test(`a browser makes the same level as Node: ${madePackName(wish)}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `#/sokoban/${madePackName(wish)}/1?moves=${moves.slice(0, -1)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(counter(page, 'moves')).toHaveText(String(moves.length - 1));
    await press(page, lastOf(moves));
    await expect(page.getByText('Congratulations!').first()).toBeVisible();
  });
}

test('after the small rooms comes the campaign, and then the other packs that were made', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { levels } = findGame('sokoban')!.packs.find(({ name }) => name === 'campaign')!.pack;
  const { moves } = levels.at(-1)!.lines[0]!;
  await open(page, `#/sokoban/campaign/${levels.length}?moves=${moves.slice(0, -1)}`);
  await press(page, lastOf(moves));
  await page.getByRole('button', { name: 'Go on with In Good Order' }).click();
  await expect(page).toHaveURL(/#\/sokoban\/good-order\/1$/);
});

test('after a level that is very hard another one is asked for that is made in seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { levels } = findGame('sokoban')!.packs.find(({ name }) => name === 'campaign')!.pack;
  const { moves } = levels.at(-1)!.lines[0]!;
  await open(page, `#/sokoban/campaign/${levels.length}?moves=${moves.slice(0, -1)}`);
  await press(page, lastOf(moves));
  await page.getByRole('button', { name: 'Another one like this' }).click();
  await expect(page).toHaveURL(/#\/sokoban\/made-9x8-g6-s\d+\/1$/);
});

test('whoever opens the address of a level that takes minutes to make is told so, and may have an easier one', async ({
  page,
}) => {
  await open(page, '#/');
  await page.evaluate("location.hash = '#/sokoban/made-19x18-g9-s2852/1'");
  await expect(page.getByText('it may be minutes')).toBeVisible();
  await page.getByRole('button', { name: 'Make an easier one' }).click();
  await expect(page).toHaveURL(/#\/sokoban\/made-9x8-g6-s2852\/1$/);
  await expect(page.getByText('it may be minutes')).toBeHidden();
});

test('a level that takes longer than was said says so then', async ({ page }) => {
  await page.clock.install();
  // Whoever makes it never comes to an end.
  await page.route('**/assets/makingWorker-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => {};' }),
  );
  await open(page, '#/');
  await page.evaluate("location.hash = '#/sokoban/made-8x7-b2-g6-s1/1'");
  await expect(page.getByText('takes a few seconds')).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(page.getByText('it may be minutes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make an easier one' })).toBeVisible();
  await page.unroute('**/assets/makingWorker-*.js');
});
