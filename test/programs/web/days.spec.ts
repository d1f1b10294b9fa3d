import { expect, type Page } from '@playwright/test';
import { openSession } from '../../../src/core/openSession.ts';
import type { Level } from '../../../src/core/pack.ts';
import { findGame, games } from '../../../src/games/index.ts';
import { makers } from '../../../src/games/makers.ts';
import { type SavedGame, savedGameName, savedGameRecord } from '../../../src/play/belongings/savedGame.ts';
import { dailyPlaces } from '../../../src/play/day/daily.ts';
import { placeOfDay } from '../../../src/play/day/dayRecord.ts';
import type { MadePlace } from '../../../src/play/making/keptLevels.ts';
import { MadePacks } from '../../../src/play/making/madePacks.ts';
import { SlicedCarpenter } from '../../../src/play/making/slicedCarpenter.ts';
import { lyingView } from '../../../src/play/packs/preview.ts';
import { memoryStore } from '../../../src/results/memoryStore.ts';
import { unwrap } from '../../tools/unwrap.ts';
import { board, dialog, expectContrast, expectNoFaults, expectPieces, goTo, open, press, reach } from './screen.ts';
import { test } from './test.ts';

const sokoban = findGame('sokoban')!;
const vexed = findGame('vexed')!;

/** A day whose levels are soon made. */
const DAY = '2026-11-21';
const NOON = new Date(`${DAY}T12:00:00Z`);

/** What Node comes to. */
const made = new MadePacks({
  carpenter: new SlicedCarpenter({ makers, now: () => performance.now(), later: setImmediate }),
  store: async () => memoryStore(),
  today: () => DAY,
});

const levelAt = async (place: MadePlace): Promise<Level> => unwrap(await made.level(place));

/** How high the numbers of each week of the calendar stand. */
const TOPS = `[...document.querySelectorAll('tbody tr')].map((week) => {
  const tops = [...week.querySelectorAll('button, td > span')].flatMap(({ firstChild }) => {
    if (!firstChild?.textContent.trim()) return [];
    const range = document.createRange();
    range.selectNode(firstChild);
    return [Math.round(range.getBoundingClientRect().top)];
  });
  return [...new Set(tops)];
})`;

/** Plays the solution that came with a level of Sokoban. */
const solve = async (page: Page, { board: start, lines }: Level): Promise<void> => {
  const session = unwrap(openSession(sokoban, start));
  unwrap(session.play(lines[0]!.moves, 0));
  for (let at = 1; at <= session.snapshot(0).length || at === 1; at++) {
    session.seek(at, 0);
    await press(page, session.snapshot(0).last!.direction!);
    if (session.snapshot(0).outcome) return;
  }
};

test('the levels of a day are the same in a browser and in Node; what is solved of them is told on the card, in the calendar and to others, and the card changes with the day', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: NOON });
  const [first, map] = [
    await levelAt({ game: sokoban, pack: `day-${DAY}`, level: 1 }),
    await levelAt({ game: vexed, pack: `day-${DAY}`, level: 1 }),
  ];
  await open(page, `#/vexed/day-${DAY}/1`);
  await expectPieces(page, lyingView(vexed, map)!);
  await goTo(page, `#/sokoban/day-${DAY}/1`);
  await expectPieces(page, lyingView(sokoban, first)!);
  await solve(page, first);
  const card = dialog(page, 'Level 1 is solved!');
  await card.getByRole('button', { name: 'Levels of the day 1 day in a row' }).click();

  await expect(page).toHaveURL(new RegExp(`#/days/${DAY}$`));
  await expect(page.getByRole('heading', { name: 'Saturday, 21 November' })).toBeVisible();
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('solved on its day');
  await test.step('levels that nobody has opened are made one after another, and have their pictures then', async () => {
    await expect(page.getByRole('listitem').locator('svg.board')).toHaveCount(5);
    await expect(page.getByRole('listitem').nth(3)).toContainText(/\d+ boxes · \d+ moves/);
    await expect(page.getByRole('listitem').nth(3)).toContainText(map.title);
    await expect(page.getByRole('listitem').first()).toContainText(first.title);
  });
  const month = page.getByRole('region', { name: 'November 2026' });
  await expect(month).toContainText(/solved on its day\s*solved on another day\s*not solved/);
  const today = page.getByRole('button', { name: '21 November 2026, Today, 1 of 5 solved' });
  await test.step('axe finds nothing by day and by night', async () => {
    await expectNoFaults(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await page.getByRole('button', { name: 'Copy the day' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied.split('\n').slice(0, 2)).toEqual([
    'Kura · 21 November 2026',
    expect.stringMatching(/^Sokoban: ◆◆◆ \d+ moves in \d+:\d\d · ◇◇◇ · ◇◇◇$/),
  ]);
  expect(copied).toContain(`#/days/${DAY}`);

  await today.press('ArrowUp');
  await expect(page).toHaveURL(/#\/days\/2026-11-14$/);
  const before = page.getByRole('button', { name: '14 November 2026, 0 of 5 solved' });
  await expect(before).toBeFocused();
  await before.press('Home');
  await expect(page.getByRole('heading', { name: 'Monday, 9 November' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();

  await page.getByRole('link', { name: 'Home' }).click();
  const region = page.getByRole('region', { name: 'Today’s level' });
  await expect(region).toContainText('Saturday, 21 November');
  await expect(region).toContainText('Sokoban, medium');
  await expect(region).toContainText('1 day in a row');
  await page.clock.runFor(2000);
  await expect(region.locator('svg.board')).toBeVisible();
  await expectNoFaults(page);
  await page.clock.fastForward('12:00:00');
  await expect(region).toContainText('Sunday, 22 November');
  await expect(region).toContainText('Sokoban, easy');
});

/** Whether a made level is kept in the browser. */
const isKept = (page: Page, key: string): Promise<boolean> =>
  page.evaluate<boolean>(`new Promise((done, fail) => {
    const opening = indexedDB.open('kura');
    opening.onerror = fail;
    opening.onsuccess = () => {
      const counting = opening.result.transaction('packs').objectStore('packs').count(${JSON.stringify(key)});
      counting.onsuccess = () => {
        opening.result.close();
        done(counting.result > 0);
      };
    };
  })`);

test('a level that is made while midnight passes is not shown as one of the new day', async ({ page }) => {
  await page.clock.install({ time: new Date(`${DAY}T23:50:00Z`) });
  await open(page, '#/');
  const region = page.getByRole('region', { name: 'Today’s level' });
  await expect(region).toContainText('Saturday, 21 November');
  await page.clock.pauseAt(new Date(`${DAY}T23:59:59.500Z`));
  await page.clock.runFor(600);
  await expect(region).toContainText('Sunday, 22 November');
  // The others are made when the first is there.
  await expect.poll(() => isKept(page, `made/sokoban/day-${DAY}/2`)).toBe(true);
  await expect(region.locator('svg.board')).toHaveCount(0);
});

/** Keeps games in the browser as those of somebody who has solved all of the day. */
const keepAllSolved = async (page: Page): Promise<void> => {
  const solved = dailyPlaces(games).map((place, index) => {
    const kept: SavedGame = {
      ...{ ...placeOfDay(DAY, place), hash: `${index}`.padStart(16, '0'), board: '#####\n#@$.#\n#####', title: '' },
      ...{ lines: [], isOnBoard: false, saved: NOON.toISOString(), solved: true },
    };
    return [savedGameName(kept), JSON.stringify(savedGameRecord(kept))];
  });
  await page.evaluate(`new Promise((done, fail) => {
    const opening = indexedDB.open('kura');
    opening.onerror = fail;
    opening.onsuccess = () => {
      const keeping = opening.result.transaction('games', 'readwrite');
      for (const [name, text] of ${JSON.stringify(solved)}) keeping.objectStore('games').put(text, name);
      keeping.oncomplete = () => { opening.result.close(); done(); };
    };
  })`);
};

test('whoever has solved all of today is told when there is more, by the clock on his wall', async ({ page }) => {
  await page.clock.install({ time: NOON });
  await open(page, '#/');
  await keepAllSolved(page);
  await page.reload();
  const midnight = await page.evaluate<string>(
    `new Date('2026-11-22T00:00:00Z').toLocaleTimeString('en-GB', { timeStyle: 'short' })`,
  );
  const card = page.getByRole('region', { name: 'Today’s level' });
  await expect(card).toContainText('5 of 5 solved');
  await expect(card).toContainText(`The next ones come at ${midnight}.`);
  await page.evaluate("location.hash = '#/days'");
  await expect(page.getByText(`The next ones come at ${midnight}.`)).toBeVisible();
  await page.evaluate("location.hash = '#/days/2026-11-20'");
  await expect(page.getByRole('heading', { name: 'Friday, 20 November' })).toBeVisible();
  await expect(page.getByText('The next ones come')).toHaveCount(0);
});

test('days to come and days before the first say when they are', async ({ page }) => {
  await page.clock.install({ time: NOON });
  await page.goto(`http://127.0.0.1:${process.env.KURA_PORT}/#/sokoban/day-2026-11-22/1`);
  await expect(page.getByText('The levels of 22 November 2026 are not there yet')).toBeVisible();
  await page.evaluate("location.hash = '#/days/2026-10-31'");
  await expect(page.getByRole('alert')).toContainText('The first levels of the day are of 1 November 2026.');
  await test.step('their numbers stand in one line with those of days past, week by week, as high as each other', async () => {
    const tops = await page.evaluate<readonly (readonly number[])[]>(TOPS);
    expect(tops.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1]);
    const steps = tops.slice(1).map(([top = 0], index) => top - tops[index]![0]!);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
  });
});

test('after a win there is another level like it, and another; it comes back by its address, and whoever waits can stop', async ({
  page,
}) => {
  await open(page, '#/sokoban/made-g3-s1/1');
  const first = await levelAt({ game: sokoban, pack: 'made-g3-s1', level: 1 });
  await expectPieces(page, lyingView(sokoban, first)!);
  await solve(page, first);
  await reach(page, () => page.getByRole('button', { name: 'Another one like this' }).click());
  await expect(page).toHaveURL(/#\/sokoban\/made-g3-s2\/1$/);
  const second = await levelAt({ game: sokoban, pack: 'made-g3-s2', level: 1 });
  await expectPieces(page, lyingView(sokoban, second)!);
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expectPieces(page, lyingView(sokoban, second)!);

  await page.evaluate("location.hash = '#/sokoban/made-12x12-b5-g9-s1/1'");
  await expect(page.getByRole('progressbar', { name: 'Making a level for you…' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/made-g3-s2\/1$/);
  await expect(board(page)).toBeVisible();
});
