import { expect, type Page } from '@playwright/test';
import { board, centreOf, clickCell, goTo, openPasted, press, status } from './screen.ts';
import { test } from './test.ts';

/** Where the worker stands, in columns and rows of what is seen. */
const expectWorker = (page: Page, x: number, y: number): Promise<void> =>
  expect(board(page).locator('[data-look=pusher], [data-look=human]')).toHaveAttribute(
    'transform',
    `translate(${x} ${y})`,
  );

const facing = (page: Page) => board(page).locator('[data-look=pusher] use');

test('a board is turned and mirrored; keys, clicks and words are those of the screen, the record stays that of the level', async ({
  page,
}) => {
  await openPasted(page, ['#######', '#@ $ .#', '#  ####', '####'].join('\n'));
  await page.keyboard.press('Shift+T');
  await test.step('turned to the right the level goes down', async () => {
    await expectWorker(page, 2, 1);
    await expect(status(page)).toHaveText('The board is turned to the right.');
    await expect(board(page)).toBeFocused();
    await press(page, 'down');
    await expectWorker(page, 2, 2);
    await expect(facing(page)).toHaveAttribute('href', /-down$/);
    await press(page, 'left');
    await expectWorker(page, 1, 2);
    await expect(page.locator('.narrator')).toHaveText('Left');
    await press(page, 'down');
    await expect(page.locator('.remark')).toHaveText('There is a wall in the way.');
    await expect(board(page).getByRole('img', { name: 'worker, column 2, row 3' })).toHaveCount(2);
  });
  await test.step('a click walks to what is seen there, and a box goes where it is seen to go', async () => {
    await clickCell(page, 4 + 2);
    await expectWorker(page, 2, 1);
    await clickCell(page, 4 * 3 + 2);
    await clickCell(page, 4 * 4 + 2);
    await expect(board(page).locator('[data-look=box]')).toHaveAttribute('transform', 'translate(2 4)');
    await expectWorker(page, 2, 3);
  });
  await test.step('what is written is as the author drew it', async () => {
    await page.keyboard.press('m');
    const written = page.getByRole('dialog').locator('[data-look=pusher]');
    await expect(written).toHaveAttribute('transform', 'translate(3 1)');
    await page.keyboard.press('Escape');
  });
  await test.step('in the mirror too, and after a reload', async () => {
    await page.keyboard.press('Shift+M');
    await expectWorker(page, 1, 3);
    await page.reload();
    await expectWorker(page, 1, 3);
    await press(page, 'down');
    await expect(board(page).locator('[data-look=boxHome]')).toHaveAttribute('transform', 'translate(1 5)');
    await page.keyboard.press('Escape');
  });
  await test.step('Vexed is mirrored, and never turned', async () => {
    await goTo(page, '#/vexed/1');
    const human = board(page).locator('[data-look=human]');
    const mirrored = (await human.getAttribute('transform'))!;
    await page.keyboard.press('Shift+M');
    await expect(human).not.toHaveAttribute('transform', mirrored);
    await page.keyboard.press('Shift+T');
    await page.keyboard.press('Shift+M');
    await expect(human).toHaveAttribute('transform', mirrored);
  });
});

/** Sixteen columns, seven rows. */
const WIDE = [
  '################',
  '#@             #',
  ...Array(3).fill('#              #'),
  '#  $ .         #',
  '################',
];

test('a phone turns a board whose cells would be too small, if they are large enough then', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openPasted(page, WIDE.join('\n'));
  await expectWorker(page, 5, 1);
  await expect(page.getByRole('button', { name: 'The whole board' })).toBeHidden();
  const [[left], [right]] = [await centreOf(page, 0), await centreOf(page, 1)];
  expect(right - left).toBeGreaterThanOrEqual(32);
  await press(page, 'down');
  await expectWorker(page, 5, 2);
  await test.step('turned by hand it lies otherwise, and says so', async () => {
    // A quarter would not fit: it is the other of the two that do.
    await page.keyboard.press('Shift+T');
    await expectWorker(page, 1, 13);
    await expect(status(page)).toHaveText('The board is turned to the right.');
    await page.keyboard.press('Shift+T');
    await expectWorker(page, 5, 2);
  });
  await test.step('lying on its side it shows it as it was drawn', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await expectWorker(page, 2, 1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectWorker(page, 5, 2);
  });
  await test.step('unless it is told not to', async () => {
    await page.keyboard.press(',');
    await page.getByRole('switch', { name: 'A phone turns a board that is too wide for it' }).click();
    await page.keyboard.press('Escape');
    await expectWorker(page, 2, 1);
  });
  await page.context().close();
});
