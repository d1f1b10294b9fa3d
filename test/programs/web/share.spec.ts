import { expect, type Locator, type Page } from '@playwright/test';
import { findGame } from '../../../src/games/index.ts';
import { levelText } from '../../../src/play/packs/levelText.ts';
import { packText } from '../../../src/web/packs/packedText.ts';
import { board, counter, goTo, open, press } from './screen.ts';
import { test } from './test.ts';

const BOARD = ['#######', '#@ $ .#', '#######'].join('\n');

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const linkOf = async (game: string, title: string, drawn: string): Promise<string> =>
  `#/${game}?level=${await packText(levelText(findGame(game)!, { title, author: 'Ann', board: drawn }))}`;

test('a link that carries a level opens it; once played it is among the opened packs; a bad one says why', async ({
  page,
}) => {
  const link = await linkOf('sokoban', 'East', BOARD);
  await open(page, link);
  await expect(heading(page)).toContainText('East');
  await expect(page.getByText('Ann')).toBeVisible();
  const address = link.replace('#/sokoban?', '#/sokoban/East/1?');
  await expect(page).toHaveURL((url) => url.hash === address);

  await test.step('whoever only looked has opened nothing', async () => {
    await page.evaluate("location.hash = '#/'");
    await expect(heading(page)).toHaveText('Kura');
    await expect(page.getByRole('link', { name: 'East' })).toHaveCount(0);
  });

  await test.step('moves come along; what was played is there again, by the link and by its pack', async () => {
    await goTo(page, `${link}&moves=r`);
    await expect(counter(page, 'moves')).toHaveText('1');
    await press(page, 'right');
    await expect(counter(page, 'moves')).toHaveText('2');
    await page.reload();
    await expect(page).toHaveURL((url) => url.hash === address);
    await expect(counter(page, 'moves')).toHaveText('2');
    await page.evaluate("location.hash = '#/'");
    await page.getByRole('region', { name: 'Packs you have opened' }).getByRole('link', { name: 'East' }).click();
    await expect(board(page)).toBeFocused();
    await expect(page).toHaveURL(/#\/sokoban\/East\/1$/);
  });

  await test.step('a size is no name for it', async () => {
    await goTo(page, await linkOf('breakthrough', '6x6', '8x8'));
    await expect(page).toHaveURL(/#\/breakthrough\/Shared%20level\/1\?level=/);
  });

  for (const [hash, reason] of [
    ['#/sokoban?level=', 'The level in this link is damaged: perhaps a part of the link is missing.'],
    [link.slice(0, -4), 'The level in this link is damaged: perhaps a part of the link is missing.'],
    [link.replace('sokoban', 'vexed'), 'There is no level of Sokoban Vexed in this link.'],
    [`#/sokoban?level=${await packText('#'.repeat(2 ** 21))}`, 'The level in this link is too large.'],
    [await linkOf('sokoban', '', '#####'), 'The board has no pusher.'],
    [link.replace('?', '/East/2?'), 'The level is from 1 to 1, not 2.'],
  ] as const) {
    await test.step(reason, async () => {
      await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
      await expect(heading(page)).toHaveText('Nothing here');
      await expect(page.getByRole('main')).toContainText(reason);
    });
  }
});
