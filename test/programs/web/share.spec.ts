import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { findGame } from '../../../src/games/index.ts';
import { levelText } from '../../../src/play/packs/levelText.ts';
import { packText, unpackText } from '../../../src/play/packs/packedText.ts';
import { unwrap } from '../../tools/unwrap.ts';
import {
  becomesTrue,
  board,
  counter,
  dialog,
  expectContrast,
  expectNoFaults,
  goTo,
  open,
  openPasted,
  press,
} from './screen.ts';
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

  await test.step('printing gives the level alone, by day, and leaves nothing behind', async () => {
    // What prints comes a moment after the board.
    await becomesTrue(page, "dispatchEvent(new Event('beforeprint')) && document.querySelector('.printed') !== null");
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    await page.evaluate(`addEventListener('beforeprint', () => {
      globalThis.printed = document.querySelector('.printed')?.textContent;
    })`);
    await page.pdf();
    expect(await page.evaluate('globalThis.printed')).toMatch(/East.*Ann/s);
    await expect(page.locator('.printed')).toHaveCount(0);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    await expect(page.getByRole('article').getByRole('heading')).toHaveText('East');
    await expect(page.getByRole('heading')).toHaveCount(1);
    await expect(page.locator('svg.board')).toHaveCount(2);
    await expect(page.locator('svg.board:visible')).toHaveCount(1);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-light', 'day');
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    await expect(page.locator('html')).toHaveAttribute('data-light', 'system');
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  });

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

const saved = async (page: Page, name: string): Promise<{ readonly file: string; readonly bytes: Buffer }> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const done = await download;
  return { file: done.suggestedFilename(), bytes: readFileSync(await done.path()) };
};

test('a level, the board as it stands and the moves are shared: as a link, as text, as a picture', async ({ page }) => {
  await openPasted(page, `${BOARD}\nTitle: East/West\nAuthor: Ann\n`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'right');
  await press(page, 'right');
  await page.evaluate('Object.assign(navigator, { share: async (data) => void (globalThis.sent = data) })');
  await page.keyboard.press('y');
  const share = dialog(page, 'Share');
  const link = share.getByRole('textbox', { name: 'Link' });
  const choose = (name: string) => share.getByRole('radio', { name }).check();
  const carried = async () => new URLSearchParams((await link.inputValue()).split('?')[1]);
  const clipboard = () => page.evaluate('navigator.clipboard.readText()');
  const copied = async (name: string) => {
    await share.getByRole('button', { name, exact: true }).click();
    await expect(share.getByRole('status')).toHaveText('Copied.');
    return clipboard();
  };

  await test.step('what the page packs is read elsewhere, and the other way round', async () => {
    await expect(link).toHaveValue(/#\/sokoban\?level=[\w-]+$/);
    const text = levelText(findGame('sokoban')!, { title: 'East/West', author: 'Ann', board: BOARD });
    expect(unwrap(await unpackText((await carried()).get('level')!))).toBe(text);
    expect(await copied('Copy link')).toBe(await link.inputValue());
    expect(await copied('Copy as text')).toContain(`${BOARD}\n`);
    await share.getByRole('button', { name: 'Share…' }).click();
    expect(await page.evaluate('globalThis.sent')).toEqual({ title: 'East/West', url: await link.inputValue() });
  });

  await test.step('the picture has the colours of the day, whatever the page has', async () => {
    const byDay = await saved(page, 'Save as SVG');
    await page.emulateMedia({ colorScheme: 'dark' });
    const svg = await saved(page, 'Save as SVG');
    expect(svg.bytes.toString()).toBe(byDay.bytes.toString());
    expect(svg.file).toBe('EastWest.svg');
    expect(svg.bytes.toString()).not.toMatch(/var\(|light-dark|class=|<!--/);
    const png = await saved(page, 'Save as PNG');
    expect([png.file, png.bytes.toString('latin1', 1, 4)]).toEqual(['EastWest.png', 'PNG']);
    const [width, height] = [png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)];
    expect(svg.bytes.toString()).toContain(`width="${width}" height="${height}"`);
    expect(width).toBeGreaterThan(6 * 64);
  });

  await test.step('nothing is wrong with it by day, by night and on a phone', async () => {
    await expectNoFaults(page, 'dialog');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectContrast(page, 'dialog');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(share.getByRole('button', { name: 'Save as PNG' })).toBeInViewport({ ratio: 1 });
  });

  await test.step('the board as it stands, and the moves that lead there', async () => {
    await choose('As it stands');
    await expect(link).not.toHaveValue(await clipboard().then(String));
    expect(unwrap(await unpackText((await carried()).get('level')!))).toContain('#  @$.#');
    await choose('My moves');
    await expect(link).toHaveValue(/&moves=rR$/);
    expect(await copied('Copy as text')).toBe('rR');
    const hash = new URL(await link.inputValue()).hash;
    await page.keyboard.press('Escape');
    await expect(share).toBeHidden();
    await expect(board(page)).toBeFocused();
    await goTo(page, hash);
    await expect(counter(page, 'moves')).toHaveText('2');
  });

  await test.step('a level that every Kura has is shared by its address', async () => {
    await goTo(page, '#/breakthrough/6x6');
    await page.keyboard.press('y');
    await expect(link).toHaveValue(/#\/breakthrough\/[\w-]+\/\d+$/);
    await choose('The game');
    await expect(share).toContainText('Nothing was played yet.');
    await expect(link).toHaveCount(0);
  });
});

/** The pixels of a picture, each `1` where it is light. */
const PIXELS = `async (text) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.drawImage(bitmap, 0, 0);
  const green = context.getImageData(0, 0, width, height).data.filter((_, at) => at % 4 === 1);
  return { width, height, light: Array.from(green, (value) => (value > 127 ? '1' : '0')).join('') };
}`;

/** What a camera reads in a picture that the browser has drawn. */
const readCode = async (page: Page, png: Buffer): Promise<string | undefined> => {
  const { width, height, light } = await page.evaluate<{ width: number; height: number; light: string }>(
    `(${PIXELS})('${png.toString('base64')}')`,
  );
  const pixels = Uint8ClampedArray.from({ length: 4 * light.length }, (_, at) => (light[at >> 2] === '1' ? 255 : 0));
  return jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data;
};

test('the link is there as a code for cameras, by day and by night, on the screen and as a picture', async ({
  page,
}) => {
  await openPasted(page, `${BOARD}\nTitle: East/West\n`);
  await page.keyboard.press('y');
  const share = dialog(page, 'Share');
  const link = await share.getByRole('textbox', { name: 'Link' }).inputValue();
  await share.getByRole('button', { name: 'QR code', exact: true }).click();
  const code = share.getByRole('img', { name: 'QR code of the link' });
  await expectNoFaults(page, 'dialog');
  expect(await readCode(page, await code.screenshot())).toBe(link);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await readCode(page, await code.screenshot())).toBe(link);
  const picture = await saved(page, 'Save the QR code');
  expect(picture.file).toBe('EastWest QR.png');
  expect(await readCode(page, picture.bytes)).toBe(link);
});

test('levels of a pack are printed several to a page, none of them cut; what is no level is told', async ({ page }) => {
  await page.addInitScript('window.print = () => {}');
  await open(page, '#/sokoban/first-steps/1');
  await page.keyboard.press('Alt+l');
  await page.getByRole('menuitem', { name: 'Print levels' }).click();
  const levels = dialog(page, 'Print levels').getByRole('textbox', { name: 'Levels' });
  await expect(levels).toHaveValue('1–20');
  await levels.fill('2, 21');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Print levels').getByRole('alert')).toHaveText('Numbers from 1 to 20, like 3, 5–8.');
  await expectNoFaults(page, 'dialog');
  await levels.fill('4–20, 2');
  await page.keyboard.press('Enter');
  await expect(board(page)).toBeFocused();
  await page.evaluate(`addEventListener('beforeprint', () => {
    globalThis.heads = [...document.querySelectorAll('.printed h2')].map(({ textContent }) => textContent);
    globalThis.cuts = [...document.querySelectorAll('.printed article')].map((one) => getComputedStyle(one).breakInside);
  })`);
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(await page.evaluate('globalThis.heads')).toEqual(
    expect.arrayContaining(['2. Behind the box', '4. The wall', '20. All together']),
  );
  expect(await page.evaluate('globalThis.heads.length')).toBe(18);
  expect(await page.evaluate('[...new Set(globalThis.cuts)]')).toEqual(['avoid']);
  expect(pages!.length).toBeGreaterThan(1);
  expect(pages!.length).toBeLessThan(6);
  await expect(page.locator('.printed')).toHaveCount(0);
});
