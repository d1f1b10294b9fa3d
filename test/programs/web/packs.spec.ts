import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAddresses } from './addresses.ts';
import { becomesTrue, board, counter, expectContrast, expectNoFaults, open, press, tool } from './screen.ts';
import { test } from './test.ts';

const FIRST = '#######\n#@ $ .#\n#######\nTitle: East\n';
const SECOND = '#######\n#. $ @#\n#######\nTitle: West\n';
const BROKEN = '#######\n#@ $  #\n#######\nTitle: Nowhere\n';

/** With everything that a file can say: line 14 is a solution that is none. */
const STOREROOM = [
  ...['Collection: The Storeroom', 'Author: Ann', '', 'Three rooms.', 'Free to copy.', '', 'Corridor', ''],
  ...['#######', '#@ $ .#', '#######', '', 'Solution', 'rR', 'Comment:', 'Nearly.', 'Comment-End:', ''],
  ...['Yesterday', 'r*R', '', '#####', '#@$.#', '#####', 'Closet', '', 'Solution', 'L'],
].join('\n');

interface Payload {
  readonly name: string;
  readonly text: string;
  /** Where they are not those of UTF-8. */
  readonly bytes?: readonly number[];
}

/** The same level under another name is another pack. */
const titled = (level: string, title: string): string => level.replace(/(?<=Title: ).*/, title);

const shipped = (path: string): Payload => ({
  name: basename(path),
  text: readFileSync(`${import.meta.dirname}/../../../packs/${path}`, 'utf8'),
});

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Open pack' });

const choose = async (page: Page, ...files: readonly Payload[]): Promise<void> => {
  await board(page).focus();
  await page.keyboard.press('o');
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose files' }).click();
  const payloads = files.map(({ name, text }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) }));
  await (await chooser).setFiles(payloads);
};

/** Plain text: the types of a page are not known here. */
/** Once the page has said, while they are over it, that it takes them: what can be dropped on is not there in the first moment. */
const drop = async (page: Page, ...files: readonly Payload[]): Promise<void> => {
  await becomesTrue(
    page,
    `(() => {
    const dataTransfer = new DataTransfer();
    for (const { name, text, bytes } of ${JSON.stringify(files)})
      dataTransfer.items.add(new File([bytes ? Uint8Array.from(bytes) : text], name));
    const drag = (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    if (document.activeElement.dispatchEvent(drag('dragover'))) return false;
    document.activeElement.dispatchEvent(drag('drop'));
    return true;
  })()`,
  );
};

const paste = async (page: Page, text: string): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await page.keyboard.press('Control+V');
};

const menuItem = (page: Page, name: string): Locator => page.getByRole('menuitem', { name });

const openRecent = async (page: Page): Promise<void> => {
  await page.keyboard.press('Alt+L');
  await menuItem(page, 'Recent packs').click();
};

const goTo = (page: Page, hash: string): Promise<unknown> => page.evaluate(`void (location.hash = '${hash}')`);

const expectOpen = async (page: Page, hash: string, title: string): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(`${hash.replaceAll(/[/?.]/g, '\\$&')}$`));
  await expect(heading(page)).toContainText(title);
  await expect(board(page)).toBeFocused();
};

test('packs are chosen, are there after a reload, among the recent ones, and are closed; the same content is the same pack', async ({
  page,
}) => {
  await open(page, '#/vexed');
  // Numbered maps are one pack, in the order of their numbers.
  await drop(page, ...[5, 3, 1, 4, 2].map((number) => shipped(`sokoban/${number}.map`)));
  await expectOpen(page, '#/sokoban/1-5/1', 'Level 1 of 5');
  await page.keyboard.press('End');
  await expect(heading(page)).toContainText('Level 5 of 5');
  await goTo(page, '#/sokoban');
  await expectOpen(page, '#/sokoban/campaign/1', 'Level 1 of 5');
  await page.keyboard.press('Shift+O');
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText('No pack to close!');

  await choose(page, { name: 'My levels.sok', text: `${FIRST}\n${SECOND}` });
  await expectOpen(page, '#/sokoban/My%20levels/1', 'East');
  for (const _ of [1, 2]) await press(page, 'right');
  await expect(counter(page, 'moves')).toHaveText('2');
  await goTo(page, '#/sokoban/My%20levels/2');
  await expectOpen(page, '#/sokoban/My%20levels/2', 'West');
  await page.reload();
  await expectOpen(page, '#/sokoban/My%20levels/2', 'West');

  await page.keyboard.press('Shift+O');
  await expect(page).toHaveURL(/#\/sokoban\/campaign\/1$/);
  await expect(heading(page)).not.toContainText('West');
  await openRecent(page);
  await expect(page.getByRole('menu').last().getByRole('menuitem')).toContainText([
    /^Campaign\s*✓$/,
    /^First Steps\s*$/,
    /^My levels\s*$/,
    /^1-5\s*$/,
  ]);
  await menuItem(page, 'My levels').click();
  await expectOpen(page, '#/sokoban/My%20levels/1', 'East');
  await goTo(page, '#/sokoban/1-5/5');
  await expectOpen(page, '#/sokoban/1-5/5', 'Level 5 of 5');

  await test.step('the same content is the same pack; other content of that name is another', async () => {
    await choose(page, { name: 'mine.xsb', text: FIRST });
    await expectOpen(page, '#/sokoban/mine/1', 'East');
    await choose(page, { name: 'mine.xsb', text: SECOND });
    await expectOpen(page, '#/sokoban/mine%202/1', 'West');
    await choose(page, { name: 'copy.xsb', text: FIRST });
    await expectOpen(page, '#/sokoban/mine/1', 'East');
    await choose(page, { name: 'mine.xsb', text: FIRST });
    await expect(dialog(page)).toBeHidden();
    await expectOpen(page, '#/sokoban/mine/1', 'East');
  });
});

test('packs are dropped anywhere, pasted, or named by an address', async ({ page }) => {
  await open(page, '#/breakthrough');
  await test.step('files are dropped on the board, at home, on the dialog; a file of another game opens that', async () => {
    await drop(page, { name: 'one.sok', text: FIRST });
    await expectOpen(page, '#/sokoban/one/1', 'East');
    await goTo(page, '#/');
    await expect(heading(page)).toHaveText('Kura');
    const opened = page.getByRole('region', { name: 'Packs you have opened' });
    await expect(opened.getByRole('listitem')).toHaveText(['one Sokoban · 1 level']);
    await expect(opened.getByRole('link')).toHaveAttribute('href', '#/sokoban/one');
    await drop(page, shipped('vexed/map2.txt'), shipped('vexed/sol2.txt'), shipped('vexed/map1.txt'));
    await expectOpen(page, '#/vexed/map1-2/1', 'map1');
    await page.keyboard.press('n');
    await expect(heading(page)).toContainText('map2');
    await page.keyboard.press('Alt+L');
    await expect(menuItem(page, 'Solution')).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('Escape');
    await expect(board(page)).toBeFocused();
    await page.keyboard.press('o');
    await expect(dialog(page)).toBeVisible();
    await drop(page, { name: 'two.sok', text: SECOND });
    await expectOpen(page, '#/sokoban/two/1', 'West');
    // What is missing between them is told; names in capitals come from old systems.
    await drop(page, { ...shipped('vexed/map4.txt'), name: 'MAP4.TXT' }, shipped('vexed/map1.txt'));
    await expect(dialog(page).getByRole('listitem')).toHaveText(['Missing from the set: map2.txt – map3.txt.']);
    await page.keyboard.press('Enter');
    await expectOpen(page, '#/vexed/map1-4/1', 'map1');
    await expect(heading(page)).toContainText('Level 1 of 2');
  });
  await test.step('an address can name the first levels of a pack alone, a board by its size, and a pack that is not here', () =>
    expectAddresses(page));
  await test.step('a level is pasted onto the board, or into the dialog; what is none changes nothing', async () => {
    await paste(page, titled(FIRST, 'Orient'));
    await expectOpen(page, '#/sokoban/Pasted%20levels/1', 'Orient');
    await page.keyboard.press('o');
    await dialog(page).getByRole('textbox').fill('good morning');
    await dialog(page).getByRole('button', { name: 'Open what is pasted' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('This is not a level of any game known here.');
    await dialog(page).getByRole('textbox').fill(titled(SECOND, 'Occident'));
    await dialog(page).getByRole('button', { name: 'Open what is pasted' }).click();
    await expectOpen(page, '#/sokoban/Pasted%20levels%202/1', 'Occident');
    await paste(page, 'good evening');
    await expect(dialog(page).getByRole('alert')).toContainText('Nothing was opened:');
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expectOpen(page, '#/sokoban/Pasted%20levels%202/1', 'Occident');
  });
  await test.step('a pasted pack has the name that it says, and all that it says is shown', async () => {
    await paste(page, STOREROOM);
    await expectOpen(page, '#/sokoban/The%20Storeroom/1', 'Corridor');
    await expect(page.getByText('The Storeroom by Ann')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText([
      'Solution in line 14 of the file: It does not solve the level.',
      'Not every solution or saved game of this pack is right: see level 2.',
    ]);
    await page.keyboard.press('Shift+I');
    const about = page.getByRole('dialog', { name: 'About this level' });
    await expect(about.getByRole('heading')).toHaveText([
      'About this level',
      'The Storeroom',
      'Level 1, Corridor',
      'Saved games',
    ]);
    await expect(about).toContainText('by Ann');
    await expect(about).toContainText('Free to copy.');
    await expect(about).toContainText('Nearly.');
    await expect(about).toContainText('Solutions and saved games of this pack checked: 3 of 3.');
    await expect(about).toContainText('Level 2: Solution in line 28 of the file: Step 1: There is a wall in the way.');
    await expectNoFaults(page);
    await about.getByRole('listitem').filter({ hasText: 'Yesterday: move 1 of 2' }).getByRole('button').click();
    await expect(counter(page, 'moves')).toHaveText('1');
    await page.keyboard.press('Control+Y');
    await expect(counter(page, 'moves')).toHaveText('2');
    await goTo(page, '#/sokoban/Pasted%20levels/1');
    await expectOpen(page, '#/sokoban/Pasted%20levels/1', 'Orient');
    await page.keyboard.press('Shift+I');
    await about.getByRole('button', { name: 'Grade it' }).click();
    await expect(about.getByRole('status')).toHaveText('Grade 1 of 10: very easy.');
    await expect(about.getByRole('button', { name: 'Grade it' })).toHaveCount(0);
    await expectNoFaults(page);
  });
});

/** As soon as a bar is seen, the page does nothing that it wants to do later: reading waits to be stopped. */
const STILL = `{
  const { setTimeout: wait } = globalThis;
  globalThis.setTimeout = (work, ...rest) => document.querySelector('progress') ? 0 : wait(work, ...rest);
}`;

/** A broken level between two sound ones. */
const passBroken = async (page: Page): Promise<void> => {
  await drop(page, { name: 'three.sok', text: `${FIRST}\n${BROKEN}\n${SECOND}` });
  await expect(dialog(page).getByRole('listitem')).toHaveText([/^Level 2: /]);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expectOpen(page, '#/sokoban/three/1', 'East');
  await page.keyboard.press('n');
  await expect(heading(page)).toContainText('Level 2 of 3');
  const shown = page.getByRole('region', { name: /^Line \d+, column \d+: / });
  await expect(shown.getByRole('alert')).toHaveText(/^Line \d+, column \d+: /);
  await expect(shown).toContainText('#@ $  #');
  await expect(shown).toBeFocused();
  for (const undo of [() => page.keyboard.press('u'), () => tool(page, 'Undo').click({ force: true })]) {
    await undo();
    await expect(shown.getByRole('status')).toHaveText('This level cannot be played.');
    await expect(shown).toBeFocused();
  }
  await expectNoFaults(page, 'main');
  await page.keyboard.press('g');
  await expect(page.getByRole('dialog', { name: 'Levels' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toBeFocused();
  await page.keyboard.press('n');
  await expectOpen(page, '#/sokoban/three/3', 'West');
};

test('reading a large file can be stopped; problems are listed; what is sound is opened all the same', async ({
  page,
}) => {
  await open(page, '#/sokoban');
  await test.step('a large file shows how far it is read, and reading it can be stopped', async () => {
    await page.evaluate(STILL);
    const many = Array.from({ length: 60_000 }, (_, index) => titled(FIRST, `East ${index}`)).join('\n');
    await choose(page, { name: 'many.sok', text: many });
    await expect(dialog(page).getByRole('progressbar', { name: 'Reading…' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Stop reading' }).click();
    await expect(dialog(page).getByRole('progressbar')).toBeHidden();
    await page.keyboard.press('Escape');
    await expectOpen(page, '#/sokoban/campaign/1', 'Level 1 of 5');
  });
  await test.step('problems are listed with line and column', async () => {
    await choose(page, { name: 'broken.sok', text: BROKEN });
    const problem = /^Level 1: Line \d+, column \d+: /;
    await expect(dialog(page).getByRole('alert').getByRole('listitem')).toHaveText([problem]);
    await expect(page).toHaveURL(/#\/sokoban\/campaign\/1$/);
    await expectNoFaults(page, 'dialog');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(board(page)).toBeFocused();
  });
  await test.step('a pack with one sound level is opened all the same', async () => {
    await drop(page, { name: 'half.sok', text: `${FIRST}\n${BROKEN}` });
    await expect(dialog(page).getByRole('alert')).toContainText('The pack is open. This was found in it:');
    await expect(dialog(page).getByRole('listitem')).toHaveText([/^Level 2: Line \d+, column \d+: /]);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expectOpen(page, '#/sokoban/half/1', 'East');
  });
  await test.step('an encoding that was guessed is told, and another one can be chosen', async () => {
    const text = titled(FIRST, 'Gyõzõ');
    await drop(page, { name: 'old.txt', text, bytes: [...Buffer.from(text, 'latin1')] });
    await expect(dialog(page).getByRole('alert')).toContainText('read as Windows-1250, which is a guess.');
    await expect(heading(page)).toContainText('Győző');
    await dialog(page).getByLabel('If letters look wrong, the file is in').selectOption('Windows-1252');
    await expect(heading(page)).toContainText('Gyõzõ');
    await goTo(page, '#/sokoban/half/1');
    await expectOpen(page, '#/sokoban/half/1', 'East');
  });
  await test.step('a broken level shows its problem, and keys and menus lead on from there', () => passBroken(page));
});

test('where the browser keeps nothing that is said, and a pack is played all the same', async ({ page }) => {
  await page.addInitScript("Object.defineProperty(globalThis, 'indexedDB', { value: undefined })");
  await open(page, '#/');
  await expect(page.getByRole('alert')).toHaveText(/^Nothing is kept now: This browser lets the page keep nothing/);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('alert').last()).toHaveText(/^This browser lets the page keep nothing/);
  await goTo(page, '#/sokoban');
  await choose(page, { name: 'mine.sok', text: FIRST });
  await expectOpen(page, '#/sokoban/mine/1', 'East');
  await openRecent(page);
  await expect(menuItem(page, 'mine')).toBeVisible();
});
