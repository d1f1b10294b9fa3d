import { expect, type Locator, type Page } from '@playwright/test';
import { amount } from '../../tools/long.ts';
import { becomesTrue, board, dialog, expectContrast, expectNoFaults, goTo, open, press, reach } from './screen.ts';
import { test } from './test.ts';

const PHONE = { width: 390, height: 844 };

const gallery = (page: Page): Locator => dialog(page, 'Levels');

const list = (page: Page): Locator => gallery(page).getByRole('listbox', { name: 'Levels' });

const option = (page: Page, name: string | RegExp): Locator => list(page).getByRole('option', { name });

/** The level that Enter would choose. */
const active = (page: Page): Locator => list(page).getByRole('option', { selected: true });

const field = (page: Page): Locator => gallery(page).getByRole('combobox');

const pack = (page: Page, name: string): Locator =>
  gallery(page).getByRole('navigation', { name: 'Packs' }).getByRole('button', { name });

/** Opens it from the board; the levels have the focus. */
const look = async (page: Page): Promise<void> => {
  await page.keyboard.press('g');
  await expect(list(page)).toBeFocused();
};

/** What the list says to a screen reader is what is marked and in sight. */
const expectActive = async (page: Page, name: string | RegExp): Promise<void> => {
  await expect(active(page)).toHaveAccessibleName(name);
  await expect(active(page)).toBeInViewport({ ratio: 0.99 });
  const id = await active(page).getAttribute('id');
  await expect(list(page)).toHaveAttribute('aria-activedescendant', id!);
};

const walk = async (page: Page): Promise<void> => {
  await expectActive(page, 'Level 8, Two in a line, You are here');
  await expect(active(page)).toHaveAttribute('aria-current', 'true');
  await expect(active(page)).toHaveAttribute('aria-posinset', '8');
  await expect(active(page)).toHaveAttribute('aria-setsize', '20');
  // Four stand beside each other here.
  for (const [key, name] of [
    ['ArrowRight', /^Level 9,/],
    ['ArrowDown', /^Level 13,/],
    ['ArrowLeft', /^Level 12,/],
    ['ArrowUp', /^Level 8,/],
    ['End', /^Level 20,/],
    ['ArrowDown', /^Level 20,/],
    ['PageUp', /^Level 8,/],
    ['Home', 'Level 1, The first push, very easy · grade 1'],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(page, name);
  }
  await expect(option(page, /^Level 1,/).locator('svg.board')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/first-steps\/1$/);
  await expect(board(page)).toBeFocused();
};

const search = async (page: Page): Promise<void> => {
  await look(page);
  await page.keyboard.type('CORNER');
  await expect(field(page)).toBeFocused();
  await expect(list(page).getByRole('option')).toHaveText([/3 The corner/]);
  await expect(gallery(page).getByRole('status')).toHaveText('1 level');
  await field(page).fill('1');
  await expect(list(page).getByRole('option')).toHaveCount(11);
  await expectActive(page, /^Level 1,/);
  await page.keyboard.press('ArrowDown');
  await expectActive(page, /^Level 13,/);
  await field(page).fill('nowhere');
  await expect(gallery(page).getByRole('status')).toHaveText('No level found.');
  await expect(list(page).getByRole('option')).toHaveCount(0);
  await expectNoFaults(page, 'dialog');
  await field(page).fill('way');
  await expect(list(page).getByRole('option')).toHaveText([/Giving way/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/first-steps\/19$/);
  await expect(board(page)).toBeFocused();
};

/** From the first lesson, which is solved by four moves. */
const solve = async (page: Page): Promise<void> => {
  await goTo(page, '#/sokoban/first-steps/1');
  for (const way of ['down', 'right', 'right', 'right'] as const) await press(page, way);
  await dialog(page, /./).getByLabel('Save result as').fill('Ann');
  await page.keyboard.press('Enter');
  await expect(dialog(page, /./)).toContainText('Level 1 passed!');
  await expect(dialog(page, /./)).toContainText('The result is saved.');
  await page.keyboard.press('Escape');
  await expect(board(page)).toBeFocused();
};

const lookAtSolved = async (page: Page): Promise<void> => {
  await look(page);
  await expect(option(page, /^Level 1, The first push, solved/)).toBeVisible();
  await expect(pack(page, 'First Steps')).toContainText('1 of 20 · 5%');
  await expect(pack(page, 'Campaign')).toContainText('0 of 5 · 0%');
  await gallery(page).getByRole('button', { name: 'Solved 1', exact: true }).click();
  await expect(list(page).getByRole('option')).toHaveText([/1 The first push/]);
  await gallery(page).getByRole('button', { name: 'Unsolved 19' }).click();
  await expect(list(page).getByRole('option').first()).toHaveText(/2 Behind the box/);
  await reach(page, () => gallery(page).getByRole('button', { name: 'Next unsolved' }).click());
  await expect(page).toHaveURL(/first-steps\/2$/);
  await look(page);
  await expect(option(page, 'Level 1, The first push, solved, 4 moves · 2 pushes')).toBeVisible();
};

const goToOtherPack = async (page: Page): Promise<void> => {
  await pack(page, 'Campaign').click();
  await expect(list(page).getByRole('option')).toHaveCount(5);
  await expect(pack(page, 'Campaign')).toHaveAttribute('aria-current', 'true');
  await expect(list(page).locator('[aria-current]')).toHaveCount(0);
  await pack(page, 'First Steps').click();
  await expectActive(page, 'Level 2, Behind the box, You are here');
  await pack(page, 'Campaign').click();
  await reach(page, () => option(page, /The divided hall/).click());
  await expect(page).toHaveURL(/#\/sokoban\/campaign\/4$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Level 4 of 5');
};

test('levels are shown with their pictures from the current one on: keys, search, solved marks, next unsolved, other packs', async ({
  page,
}) => {
  await open(page, '#/sokoban/first-steps/8');
  await look(page);
  await test.step('keys walk from the current level on, and Enter chooses', () => walk(page));
  await test.step('what is typed is looked for by number and title', () => search(page));
  await test.step('a solved level has its mark and its best figures', async () => {
    await solve(page);
    await lookAtSolved(page);
  });
  await test.step('another pack is looked into, and a level of it chosen', () => goToOtherPack(page));
  await test.step('axe finds nothing by day and by night, nor on a phone', async () => {
    await look(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoFaults(page, 'dialog');
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoFaults(page, 'dialog');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, 'dialog');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  });
});

/** As the file of somebody who collects; all that is there is tiny. What it is dropped on is not there in the first moment. */
const dropMany = (page: Page, levels: number): Promise<void> =>
  becomesTrue(
    page,
    `(() => {
    const level = (_, index) => '#####\\n#@$.#\\n#####\\nTitle: Room ' + (index + 1) + '\\n';
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([Array.from({ length: ${levels} }, level).join('\\n')], 'many.sok'));
    const drag = (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    if (document.activeElement.dispatchEvent(drag('dragover'))) return false;
    document.activeElement.dispatchEvent(drag('drop'));
    return true;
  })()`,
  );

test('packs that have no room on a phone that lies on its side are scrolled, and each can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await open(page, '#/sokoban/campaign/1');
  await look(page);
  for (const name of ['Campaign', 'One Box More']) {
    const [title, count] = await Promise.all([
      pack(page, name).locator('b').boundingBox(),
      pack(page, name).locator('span').boundingBox(),
    ]);
    expect(count!.y).toBeGreaterThanOrEqual(title!.y + title!.height);
  }
});

test('of very many levels only those in sight are there, and each is found', async ({ page }) => {
  const last = amount(8_000, 40_000);
  await open(page, '#/sokoban');
  await reach(page, () => dropMany(page, last));
  await look(page);
  const options = list(page).getByRole('option');
  await expect(option(page, 'Level 1, Room 1, You are here')).toBeVisible();
  for (const [key, name] of [
    ['End', `Level ${last}, Room ${last}`],
    ['ArrowUp', `Level ${last - 4}, Room ${last - 4}`],
    ['Home', /^Level 1, Room 1,/],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(page, name);
    expect(await options.count()).toBeLessThan(60);
  }
  expect(await page.evaluate("document.querySelectorAll('dialog *').length")).toBeLessThan(5000);
  await page.keyboard.type('room 799');
  await expect(options.first()).toHaveAccessibleName('Level 799, Room 799');
  await expect(gallery(page).getByRole('status')).toHaveText('11 levels');
  await field(page).fill('5000');
  await expectActive(page, 'Level 5000, Room 5000');
  await reach(page, () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL(/many\/5000$/);
  await look(page);
  await expectActive(page, 'Level 5000, Room 5000, You are here');
  await expect(option(page, /Room 4996/)).toBeInViewport();
});
