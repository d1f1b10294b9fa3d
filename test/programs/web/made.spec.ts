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
