import { expect, type Locator, type Page } from '@playwright/test';
import { finish } from '../../../src/core/work.ts';
import { findGame } from '../../../src/games/index.ts';
import { maker } from '../../../src/games/vexed/maker/index.ts';
import { madePackName } from '../../../src/play/making/madeName.ts';
import { unwrap } from '../../tools/unwrap.ts';
import {
  board,
  clickCell,
  counter,
  dialog,
  expectNoFaults,
  expectPieces,
  goTo,
  open,
  pauseClock,
  press,
  solvedLevels,
  status,
  tool,
} from './screen.ts';
import { test } from './test.ts';

const vexed = findGame('vexed')!;
const levels = solvedLevels(vexed);

/** Milliseconds that a solved level is looked at before the next one follows. */
const SEEN = 1500;

/** Milliseconds of a step of a sequence. */
const STEP = 300;

const solve = async (page: Page, number: number): Promise<void> => {
  for (const direction of levels[number - 1]!.directions) await press(page, direction);
};

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

test('a win says so and the next level follows; its result can still be saved; a skipped level is named, and all are complete when all are', async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/vexed?levels=3');
  await solve(page, 1);
  const won = page.getByText('You have won level 1!');
  await expect(won).toBeVisible();
  await page.clock.runFor(SEEN);
  await expect(heading(page)).toContainText('Level 2 of 3');
  await expect(board(page)).toBeFocused();
  await expect(won).toBeVisible();
  await page.getByRole('button', { name: 'Save result' }).click();
  await page.getByLabel('Name').fill('Ann');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('The result is saved.');
  await expect(won).toBeHidden();
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('n');
  await expect(heading(page)).toContainText('Level 3 of 3');
  await solve(page, 3);
  await page.getByLabel('Save result as').press('Enter');
  await expect(page.getByRole('dialog')).toContainText('The result is saved.');
  await expect(page.getByRole('dialog')).toContainText('Not solved yet: level 2 (The ladder).');
  await page.getByRole('button', { name: 'Next unsolved level' }).click();
  await expect(heading(page)).toContainText('Level 2 of 3');
  await expect(board(page)).toBeFocused();
  await test.step('a sequence that clears the level finishes it, with no result to save', async () => {
    await pauseClock(page);
    await page.keyboard.press('s');
    await page.getByRole('button', { name: "The level's own solution" }).click();
    await page.getByRole('button', { name: 'Play it' }).click();
    await expect(page.getByRole('group', { name: 'Moves being shown' })).toBeVisible();
    await press(page, 'up');
    await expect(status(page)).toHaveText('Moves are being shown: stop that first (Esc).');
    await page.clock.runFor(STEP * (levels[1]!.directions.length + 2));
    await expect(page.getByRole('dialog')).toContainText('Moves that are not your own leave no result to save.');
    await expect(page.getByRole('dialog')).toContainText('Congratulations! All levels complete!');
  });
});

test('maps that come later are fetched when somebody opens them: by their address, or from the list of levels', async ({
  page,
}) => {
  await open(page, '#/vexed/cliffs/1');
  await expect(heading(page)).toContainText('Level 1 of 15');
  await expect(heading(page)).toContainText('The pedestal');
  await page.keyboard.press('g');
  await dialog(page, 'Levels').getByText('Chain reactions').click();
  await dialog(page, 'Levels').getByText('The sandwich').click();
  await expect(page).toHaveURL(/#\/vexed\/chains\/3$/);
  await expect(heading(page)).toContainText('The sandwich');
});

test('a seed comes to the same maps in a browser as anywhere else', async ({ page }) => {
  await open(page, '#/vexed');
  for (const wish of [
    { seed: 5, grade: 3 },
    { seed: 2, grade: 5 },
  ]) {
    const made = finish(maker.make(wish))!;
    await goTo(page, `#/vexed/${madePackName(wish)}/1`);
    await expect(heading(page)).toContainText(made.title);
    await expectPieces(page, vexed.view(unwrap(vexed.parse(made.board))));
  }
});

test('whoever has done with a pack is led to the next one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const lessons = findGame('sokoban')!.packs.find(({ name }) => name === 'first-steps')!.pack.levels;
  const moves = lessons.at(-1)!.lines[0]!.moves;
  await open(page, `#/sokoban/first-steps/${lessons.length}?moves=${moves.slice(0, -1)}`);
  await press(page, ({ u: 'up', r: 'right', d: 'down', l: 'left' } as const)[moves.at(-1)!.toLowerCase() as 'u']);
  await page.getByRole('button', { name: 'Go on with Small Rooms' }).click();
  await expect(page).toHaveURL(/#\/sokoban\/small-rooms\/1$/);
});

/** The first move of a level after which something falls. */
const firstFall = ({ directions, start }: (typeof levels)[number]): number => {
  const session = start();
  return directions.findIndex((direction) => {
    const { text } = session.snapshot(0).choices.find((choice) => choice.direction === direction)!;
    return unwrap(session.play(text, 0)).some(({ change }) => change.happening === 'fall');
  });
};

/** With the clock standing still, and a level at its start. */
const keepKeys = async (page: Page): Promise<void> => {
  const { directions } = levels[0]!;
  const at = firstFall(levels[0]!);
  for (const direction of directions.slice(0, at + 1)) await press(page, direction);
  await expect(board(page)).toHaveAttribute('aria-busy', 'true');
  const waiting = directions.slice(at + 1, at + 3);
  for (const direction of waiting) await press(page, direction);
  await expect(status(page)).toHaveText('Moves that wait until all is at rest: 2. Esc drops them.');
  await expect(counter(page, 'moves')).toHaveText(String(at + 1));
  await page.clock.runFor(10_000);
  await expect(counter(page, 'moves')).toHaveText(String(at + 1 + waiting.length));
  await page.keyboard.press('r');
  for (const direction of directions.slice(0, at + 1)) await press(page, direction);
  for (const direction of waiting) await press(page, direction);
  await page.keyboard.press('Escape');
  await expect(board(page)).toHaveAttribute('aria-busy', 'false');
  await page.clock.runFor(10_000);
  await expect(counter(page, 'moves')).toHaveText(String(at + 1));
};

const clickNearAndFar = async (page: Page): Promise<void> => {
  // In the first level one cannot go far without pushing.
  const { hash, start } = levels[1]!;
  const session = start();
  const { view, choices } = session.snapshot(0);
  const near = choices.map(({ to }) => to);
  const far = [...view.pieces.keys()].find((to) => !near.includes(to) && session.route(undefined, to, 'moves'))!;
  unwrap(session.play(session.route(undefined, far, 'moves')!, 0));
  await goTo(page, hash);
  await clickCell(page, far);
  await clickCell(page, near[0]!);
  await expect(counter(page, 'moves')).toHaveText('1');
  await page.keyboard.press('r');
  await page.keyboard.press(',');
  await page.getByLabel('A click further away walks there').check();
  await page.keyboard.press('Escape');
  await clickCell(page, far);
  await expect(counter(page, 'moves')).toHaveText(String(session.snapshot(0).length));
};

const openWonLevels = async (page: Page): Promise<void> => {
  const won = ['5 4', '#####', '#P r#', '###r#', '#####'].join('\n');
  const last = ['9 3', '#########', '#Pr r r #', '#########'].join('\n');
  await page.keyboard.press('o');
  await expect(dialog(page, 'Open pack')).toBeVisible();
  await pauseClock(page);
  await dialog(page, 'Open pack')
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      [won, won, last].map((text, index) => ({
        name: `map${index + 1}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      })),
    );
  await expect(page).toHaveURL(/vexed\/map1-3\/1$/);
  for (const level of [1, 2]) {
    await expect(heading(page)).toContainText(`Level ${level} of 3`);
    await expect(status(page)).toHaveText('Solved! The level is won before the first move.');
    await page.clock.runFor(SEEN);
  }
  await expect(heading(page)).toContainText('Level 3 of 3');
  await expect(page.getByText('You have won level')).toBeHidden();
  await test.step('when one box of a colour is left that is told, with what to do', async () => {
    await dialog(page, 'Open pack').getByRole('button', { name: 'Play' }).click();
    await expect(dialog(page, 'Open pack')).toBeHidden();
    await press(page, 'right');
    const lost = 'One red box is left: the level can no longer be won. U undoes, R resets.';
    await expect(status(page)).toHaveText(lost);
    // It stays true whatever is refused.
    await press(page, 'up');
    await expect(status(page)).toHaveText(`There is no ladder here. ${lost}`);
    await page.keyboard.press('u');
    await expect(status(page)).toHaveText('');
  });
};

test('Reset works at any moment, also in the middle of a fall, and a sequence is played from where one stands', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, levels[0]!.hash);
  const asked = dialog(page, 'Load sequence');
  for (const name of ['Reset', 'Load sequence']) await expect(tool(page, name)).toContainText(name);
  await test.step('help tells every rule in pictures and words', async () => {
    await page.keyboard.press('?');
    const scenes = dialog(page, 'Help contents').getByRole('figure');
    await expect(scenes).toHaveCount(8);
    for (const rule of ['Gravity:', 'vanish', 'Ladders:', 'Stacks:', 'carried along'])
      await expect(scenes.filter({ hasText: rule }).locator('svg.board')).toHaveCount(2);
    await expectNoFaults(page, 'dialog');
    await page.keyboard.press('Escape');
  });
  await tool(page, 'Load sequence').click();
  await expect(asked.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('r l q');
  await asked.getByRole('button', { name: 'Play it' }).click();
  await expect(asked.getByRole('alert')).toContainText('Line 1, column 5');
  await asked.getByRole('button', { name: "The level's own solution" }).click();
  await pauseClock(page);
  await asked.getByRole('button', { name: 'Play it' }).click();
  await expect(asked).toBeHidden();
  const busy = board(page).and(page.locator('[aria-busy=true]'));
  for (let tick = 0; tick < 100 && (await busy.count()) === 0; tick++) await page.clock.runFor(100);
  await expect(busy).toHaveCount(1);
  await tool(page, 'Reset').click();
  await expect(busy).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Moves being shown' })).toBeHidden();
  await expect(counter(page, 'moves')).toHaveText('0');
  await test.step('keys during a fall are kept and played when all is at rest; Escape drops them', () =>
    keepKeys(page));
  await page.clock.resume();
  await test.step('a sequence comes out of a file', async () => {
    await page.keyboard.press('s');
    await asked
      .locator('input[type=file]')
      .setInputFiles({ name: 'sol.txt', mimeType: 'text/plain', buffer: Buffer.from('l r\n') });
    await expect(asked.getByRole('textbox')).toHaveValue('l r\n');
    await page.keyboard.press('Escape');
    await expect(board(page)).toBeFocused();
  });
  await test.step('a click on a neighbouring cell moves, elsewhere nothing; unless the player wants to be walked', () =>
    clickNearAndFar(page));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('levels that win themselves are told and passed, also where nothing moves, and leave nothing to save', () =>
    openWonLevels(page));
});
