import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { openText } from '../../../src/play/packs/library.ts';
import { readers } from '../../tools/readers.ts';
import { unwrap } from '../../tools/unwrap.ts';
import { checks, drag, expectKept, kept, keys, newLevel, titles } from './drawing.ts';
import { board, centreOf, dialog, expectNoFaults, goTo, open, reach, tool } from './screen.ts';
import { test } from './test.ts';

const ARROWS: Readonly<Record<string, string>> = { u: 'ArrowUp', r: 'ArrowRight', d: 'ArrowDown', l: 'ArrowLeft' };

/** A board of nine columns. */
const at = (column: number, row: number): number => (row - 1) * 9 + column - 1;

test('a level is drawn with keys alone, checked, solved, graded, played and won, and is there after a reload', async ({
  page,
}) => {
  await open(page, '#/');
  await newLevel(page, 'Sokoban');
  await expect(page).toHaveURL(/#\/draw\/sokoban\/own-1\/1$/);
  await expect(checks(page)).toHaveText([
    /To be put right:\s*0 boxes, 0 goals/,
    /To be put right:\s*There is no worker/,
  ]);
  await expect(tool(page, 'Play')).toHaveAttribute('aria-disabled', 'true');
  await expectNoFaults(page);

  await test.step('held down, Space draws a line; every stroke is undone as one', async () => {
    await keys(page, 'ArrowDown', 'ArrowRight', '1');
    await page.keyboard.down('Space');
    await keys(page, 'ArrowDown', 'ArrowRight');
    await page.keyboard.up('Space');
    await keys(page, 'ArrowRight');
    await expectKept(
      page,
      'sokoban/own-1',
      '#########',
      '##      #',
      '###     #',
      '#       #',
      '#       #',
      '#       #',
      '#########',
    );
    await keys(page, 'u');
    await expectKept(page, 'sokoban/own-1', '#########', ...Array(5).fill('#       #'), '#########');
  });

  await test.step('each check is told, and leads to its cell', async () => {
    await keys(page, '5', 'ArrowUp', 'Enter', '4', 'ArrowRight', 'Space', 'ArrowLeft', 'ArrowDown', 'Space');
    await expect(checks(page).first()).toHaveText(/2 boxes, 0 goals\s*2 goals are missing/);
    await keys(page, '3', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'Space', 'ArrowRight', 'ArrowRight', 'Space');
    await expect(checks(page)).toHaveText([/The wall is closed/, /2 boxes, 2 goals/, /One worker/]);
    await keys(page, 'ArrowRight', '2', 'Space');
    await expect(checks(page).first()).toHaveText(/The wall is open at the right\s*row 2\s*Show/);
    await keys(page, 'ArrowDown');
    await checks(page).first().getByRole('button', { name: /^Show/ }).click();
    await expect(board(page).getByRole('img').first()).toHaveAccessibleName('floor, column 9, row 2');
    await keys(page, 'u');
    await expect(checks(page).first()).toHaveText(/The wall is closed/);
  });

  await test.step('solved, graded, played, won; and back', async () => {
    await keys(page, 's');
    await expect(checks(page).first()).toHaveText(/It can be solved\s*\d+ moves, \d+ pushes\s*Show/);
    await expect(checks(page).first()).toBeInViewport({ ratio: 0.99 });
    await keys(page, 'd');
    await expect(checks(page).nth(1)).toHaveText(/Grade \d+ of 10/);
    await expect(checks(page).nth(1)).toBeInViewport({ ratio: 0.99 });
    await expectNoFaults(page);
    await reach(page, () => page.keyboard.press('p'));
    await expect(page).toHaveURL(/#\/sokoban\/own-1\/1$/);
    const [{ solution = '' } = {}] = await kept(page, 'sokoban/own-1');
    for (const letter of solution.toLowerCase()) await page.keyboard.press(ARROWS[letter]!);
    await expect(page.getByText(/^Congratulations!/)).toBeVisible();
    await page.keyboard.press('Escape');
    await reach(page, () => page.getByRole('link', { name: 'Back to drawing' }).click());
    await expect(checks(page).nth(1)).toHaveText(/Grade \d+ of 10/);
    await checks(page).first().getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('button', { name: /Pause|Stop/ }).first()).toBeVisible();
  });

  await test.step('what was drawn is there after a reload', async () => {
    await page.goto(page.url().replace(/#.*/, '#/draw/sokoban/own-1/1'));
    await page.reload();
    await expect(checks(page)).toHaveText([/It can be solved/, /Grade/, /closed/, /2 boxes, 2 goals/, /One worker/]);
  });
});

test('a level is drawn with the mouse, altered, shared and written as a file, and two windows lose nothing', async ({
  page,
  context,
}) => {
  await open(page, '#/');
  await newLevel(page, 'Sokoban');
  const ring = ['#########', ...Array(5).fill('#       #'), '#########'];

  await test.step('dragged, erased with the right button, symmetrically', async () => {
    await page.getByRole('radio', { name: 'Box' }).click();
    await page.getByRole('button', { name: /^Draw symmetrically/ }).click();
    await drag(page, at(3, 3), at(3, 4));
    await expectKept(page, 'sokoban/own-1', ...ring.slice(0, 2), '# $   $ #', '# $   $ #', ...ring.slice(4));
    await drag(page, at(3, 3), at(3, 3), 'right');
    await page.getByRole('radio', { name: 'Goal' }).click();
    await drag(page, at(4, 4), at(4, 4));
    await page.getByRole('radio', { name: 'Worker' }).click();
    await drag(page, at(5, 5), at(5, 5));
    await expectKept(page, 'sokoban/own-1', ...ring.slice(0, 3), '# $. .$ #', '#   @   #', ...ring.slice(5));
  });

  await test.step('larger and smaller, turned, flipped and shifted', async () => {
    await page
      .getByRole('group', { name: 'Size, right' })
      .getByRole('button', { name: 'Smaller at the right' })
      .click();
    await page
      .getByRole('group', { name: 'Size, bottom' })
      .getByRole('button', { name: 'Larger at the bottom' })
      .click();
    await expectKept(
      page,
      'sokoban/own-1',
      '########',
      '#      #',
      '#      #',
      '# $. .$#',
      '#   @  #',
      '#      #',
      '#      #',
      '########',
    );
    await page.getByRole('button', { name: 'Flip across' }).click();
    await page.getByRole('button', { name: 'Shift to the right' }).click();
    await page.getByRole('button', { name: 'Flip over' }).click();
    await page.getByRole('button', { name: 'Turn', exact: true }).click();
    await expectKept(
      page,
      'sokoban/own-1',
      '########',
      '########',
      '#  $   #',
      '#  .   #',
      '#   @  #',
      '#  .   #',
      '#  $   #',
      '#      #',
    );
    for (let stroke = 0; stroke < 6; stroke += 1) await page.keyboard.press('u');
    await expectKept(page, 'sokoban/own-1', ...ring.slice(0, 3), '# $. .$ #', '#   @   #', ...ring.slice(5));
  });

  await test.step('titled, shared by a link, written as files that are read back the same', async () => {
    await page.getByRole('button', { name: /^New level, Title/ }).click();
    await dialog(page, 'Title, author, notes').getByLabel('Title').fill('The courtyard');
    await dialog(page, 'Title, author, notes').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The courtyard');
    await page.keyboard.press('o');
    for (const ending of ['sok', 'xsb', 'slc']) {
      const downloading = page.waitForEvent('download');
      await dialog(page, 'Save as a file')
        .getByRole('button', { name: `.${ending}` })
        .click();
      const file = await (await downloading).path();
      const { pack } = unwrap(openText(readFileSync(file, 'utf8'), `drawn.${ending}`, readers));
      expect(pack.levels.map(({ title, board: drawn }) => [title, drawn])).toEqual([
        ['The courtyard', [...ring.slice(0, 3), '# $. .$ #', '#   @   #', ...ring.slice(5)].join('\n')],
      ]);
    }
    await expectNoFaults(page, 'dialog');
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    const link = await dialog(page, 'Share').getByLabel('Link').inputValue();
    await page.keyboard.press('Escape');
    await goTo(page, new URL(link).hash);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('The courtyard');
  });

  await test.step('what two windows draw stays, both', async () => {
    await goTo(page, '#/draw/sokoban/own-1/1');
    const other = await context.newPage();
    await open(other, '#/draw/sokoban/own-1/1');
    await other.keyboard.press('t');
    await expect.poll(async () => (await kept(page, 'sokoban/own-1'))[0]?.board).toMatch(/^#######\n/);
    await other.close();
    await page.keyboard.press('Shift+X');
    await expect(page).toHaveURL(/own-1\/2$/);
  });
});

test('with a finger, in Vexed and Breakthrough; levels of one’s own are kept in order', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open(page, '#/');
  await newLevel(page, 'Sokoban Vexed');

  await test.step('what cannot be done looks alike; pen and symmetry are at hand', async () => {
    for (const name of ['Undo', 'Solve']) await expect(tool(page, name)).toHaveCSS('opacity', '0.6');
    await expect(page.getByRole('button', { name: /^Draw symmetrically/ })).toBeVisible();
  });

  await test.step('a finger paints, and two of them do not', async () => {
    await page.getByRole('radio', { name: 'Red' }).tap();
    const session = await page.context().newCDPSession(page);
    const [[x, y], [right, below]] = [await centreOf(page, 11), await centreOf(page, 13)];
    const touch = (type: string, ...points: [number, number][]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
      } as never);
    await touch('touchStart', [x, y]);
    await touch('touchMove', [right, below]);
    await touch('touchEnd');
    const [first, last] = ['10 8\n##########\n', '#        #\n'];
    await expectKept(page, 'vexed/own-1', `${first}#rrr     #\n${last.repeat(5)}##########`);
    await touch('touchStart', [x, y + 60]);
    await touch('touchStart', [x, y + 60], [right, below + 60]);
    await touch('touchMove', [x, y + 60], [right + 40, below + 60]);
    await touch('touchEnd');
    await session.detach();
    await page.getByRole('radio', { name: 'Worker' }).tap();
    await page.touchscreen.tap(...(await centreOf(page, 15)));
    await expect(checks(page)).toHaveText([/All boxes vanish/, /3 boxes/, /One worker/]);
    await expectNoFaults(page);
  });

  await test.step('a position of Breakthrough is drawn and played', async () => {
    await goTo(page, '#/breakthrough');
    await page.goto(page.url().replace(/#.*/, '#/draw/breakthrough'));
    await reach(page, () => page.getByRole('button', { name: 'New level' }).first().click());
    await keys(page, '3', 'Space', 'w');
    await expect(checks(page)).toHaveText([/12 dolls against 11 dolls/, /Second player to move/]);
    await reach(page, () => page.keyboard.press('p'));
    await expect(page).toHaveURL(/#\/breakthrough\/own-1\/1$/);
  });

  await test.step('renamed, doubled, moved, deleted and brought back; a shipped level is changed as a copy', async () => {
    await goTo(page, '#/sokoban/first-steps/1');
    await reach(page, () => page.keyboard.press('Shift+D'));
    await expect(page).toHaveURL(/#\/draw\/sokoban\/own-1\/1$/);
    await page.goto(page.url().replace(/#.*/, '#/draw/sokoban'));
    const named = page.getByRole('textbox', { name: /^Title / });
    await named.first().fill('Mine');
    await named.first().press('Enter');
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(named).toHaveCount(2);
    await expect(page.getByText(/^very easy · grade \d$/)).toHaveCount(2);
    await named.nth(1).fill('Copy');
    await named.nth(1).press('Enter');
    await page.getByRole('button', { name: 'Move earlier' }).nth(1).click();
    await expect.poll(() => titles(page, 'sokoban/own-1')).toEqual(['Copy', 'Mine']);
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    await expect(named).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => titles(page, 'sokoban/own-1')).toEqual(['Copy', 'Mine']);
  });
  await page.close();
});
