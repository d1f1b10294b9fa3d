import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { board, counter, goTo, open, press } from './screen.ts';
import { test } from './test.ts';

/** What is done to the page's database is plain text: the types of a page are not known here. */

/** Opens a newer version of the database and never ends doing so: whoever else opens it waits, and is told nothing. */
const HOLDING = `new Promise((resolve) => {
  const opening = indexedDB.open('kura', 99);
  opening.onupgradeneeded = () => {
    const store = opening.result.createObjectStore('held');
    const again = () => { if (!globalThis.isDone) store.get(1).onsuccess = again; };
    again();
    resolve();
  };
})`;

/** A window of an older version that does not let go. */
const BLOCKING = `new Promise((resolve) => {
  const opening = indexedDB.open('kura', 1);
  opening.onsuccess = () => { globalThis.held = opening.result; resolve(); };
})`;

/** The second version of the database, with a game in it, and something in the way of the third. */
const OLD_AND_IN_THE_WAY = (game: string) => `new Promise((resolve) => {
  const opening = indexedDB.open('kura', 2);
  opening.onupgradeneeded = () => {
    for (const name of ['results', 'games', 'settings', 'damaged', 'packs', 'music']) opening.result.createObjectStore(name);
  };
  opening.onsuccess = () => {
    const writing = opening.result.transaction('games', 'readwrite');
    writing.objectStore('games').put(${JSON.stringify(game)}, 'sokoban-2412eea377e5fcf8');
    writing.oncomplete = () => { opening.result.close(); resolve(); };
  };
})`;

/** Puts something else in the place of every text of a drawer. */
const spoiling = (drawer: string, value: string): string => `new Promise((resolve) => {
  const opening = indexedDB.open('kura');
  opening.onsuccess = () => {
    const writing = opening.result.transaction('${drawer}', 'readwrite');
    const store = writing.objectStore('${drawer}');
    store.getAllKeys().onsuccess = ({ target }) => { for (const key of target.result) store.put(${value}, key); };
    writing.oncomplete = () => { opening.result.close(); resolve(); };
  };
})`;

/** How many games are kept. */
const COUNT = `new Promise((resolve) => {
  const opening = indexedDB.open('kura');
  opening.onsuccess = () => {
    opening.result.transaction('games').objectStore('games').count().onsuccess = ({ target }) => {
      opening.result.close();
      resolve(target.result);
    };
  };
})`;

/** Another window of the same origin, in which there is no Kura. */
const openBeside = async (page: Page): Promise<Page> => {
  const beside = await page.context().newPage();
  await beside.goto(`http://127.0.0.1:${process.env.KURA_PORT}/icon.svg`);
  return beside;
};

/** Opens an address with a clock that stands, and lets three seconds pass. */
const openAndWait = async (page: Page, hash: string): Promise<void> => {
  await page.clock.install({ time: 1_000_000 });
  await page.clock.pauseAt(2_000_000);
  await page.goto(`http://127.0.0.1:${process.env.KURA_PORT}/${hash}`);
  // What waits again after a time has to be heard in between.
  for (let quarters = 0; quarters < 12; quarters++) await page.clock.runFor(250);
};

const SILENT = "Nothing is kept now: The browser's storage does not answer. Reload the page to try again.";

test('storage that does not answer keeps nobody from playing, and it is told', async ({ page }) => {
  const beside = await openBeside(page);
  await beside.evaluate(HOLDING);
  await test.step('at home', async () => {
    await openAndWait(page, '#/');
    await expect(page.getByRole('alert')).toHaveText(SILENT);
    await expect(page.getByRole('heading', { name: 'Kura' })).toBeVisible();
  });
  await test.step('at a level, which can be played, and at a pack that is not here', async () => {
    await goTo(page, '#/sokoban/1');
    await expect(page.getByRole('alert')).toHaveText(SILENT);
    await press(page, 'down');
    await expect(counter(page, 'moves')).toHaveText('1');
    await page.evaluate("location.hash = '#/sokoban/of-my-own/1'");
    await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(SILENT);
  });
  await test.step('in another tab', async () => {
    const another = await page.context().newPage();
    await openAndWait(another, '#/sokoban/1');
    await expect(another.getByRole('alert')).toHaveText(SILENT);
    await expect(board(another)).toBeVisible();
    await another.close();
  });
  await beside.close();
});

test('a window of an older version that does not let go is named', async ({ page }) => {
  const beside = await openBeside(page);
  await beside.evaluate(BLOCKING);
  await openAndWait(page, '#/vexed/1');
  await expect(page.getByRole('alert')).toHaveText(/^Nothing is kept now: Kura is open in another window/);
  await expect(board(page)).toBeVisible();
  await beside.close();
});

test('what is no text, or of another shape, is told and set aside; no load of the page crashes', async ({ page }) => {
  await open(page, '#/sokoban/1');
  await press(page, 'down');
  await page.keyboard.press('n');
  for (const value of ['42', '{ lines: 3 }', 'new Blob()', "'null'"]) {
    await expect.poll(() => page.evaluate(COUNT)).toBe(1);
    // Whoever leaves a level keeps it: what is damaged is damaged where no level is open.
    await page.goto(`http://127.0.0.1:${process.env.KURA_PORT}/icon.svg`);
    await page.evaluate("sessionStorage.setItem('kura-games', 'null')");
    for (const drawer of ['games', 'settings', 'packs']) await page.evaluate(spoiling(drawer, value));
    await open(page, '#/sokoban/1');
    await expect(page.getByRole('alert').first()).toContainText('What you played of level 1 cannot be read');
    await press(page, 'down');
    await page.keyboard.press('n');
    await expect(page.getByRole('alert').first()).toContainText('A damaged saved game is kept as');
  }
});

test('where a migration fails the page plays, and what there was can be exported', async ({ page }) => {
  const beside = await openBeside(page);
  const { SAVED_GAME } = await import('../../tools/savedGame.ts');
  await beside.evaluate(OLD_AND_IN_THE_WAY(JSON.stringify(SAVED_GAME)));
  await beside.close();
  await open(page, '#/sokoban/1');
  await expect(page.getByRole('alert')).toHaveText(/^Nothing is kept now: .* could not be taken over/);
  await goTo(page, '#/breakthrough');
  await page.evaluate("location.hash = '#/'");
  await expect(page.getByRole('alert')).toHaveText(/^Nothing is kept now: /);
  await expect(page.getByText('are kept in this browser')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(file.games).toEqual([SAVED_GAME]);
});

/** Writes for ever: whoever else wants to has to wait. */
const WRITING = `new Promise((resolve) => {
  indexedDB.open('kura').onsuccess = ({ target }) => {
    const games = target.result.transaction('games', 'readwrite').objectStore('games');
    const goOn = () => {
      games.get('nothing').onsuccess = goOn;
      resolve();
    };
    goOn();
  };
})`;

test('what cannot be written for long is told, and no more once it is', async ({ page }) => {
  await page.clock.install();
  await open(page, '#/sokoban/1');
  const beside = await openBeside(page);
  await beside.evaluate(WRITING);
  await press(page, 'down');
  await expect(counter(page, 'moves')).toHaveText('1');
  const told = page.getByRole('alert').filter({ hasText: 'What you have played is not kept yet' });
  await page.clock.runFor(2000);
  await expect(told).toBeHidden();
  await page.clock.runFor(3000);
  await expect(told).toBeVisible();
  await beside.close();
  await expect(told).toBeHidden();
});
