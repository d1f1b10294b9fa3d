import { expect, type Page } from '@playwright/test';
import { openSession } from '../../../src/core/openSession.ts';
import { findGame, games } from '../../../src/games/index.ts';
import { unwrap } from '../../tools/unwrap.ts';
import {
  board,
  counter,
  dialog,
  expectNoFaults,
  expectPieces,
  goTo,
  open,
  openPasted,
  press,
  type Solved,
  solvedLevels,
  status,
} from './screen.ts';
import { test } from './test.ts';

/** A few moves solve them. */
const [first, second] = games.flatMap(solvedLevels).filter(({ hash }) => hash.includes('first-steps')) as [
  Solved,
  Solved,
];
const { hash, directions } = first;

const OPPOSITE = { up: 'down', down: 'up', left: 'right', right: 'left' } as const;

const ARROWS = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' } as const;

const walkLevels = async (page: Page): Promise<void> => {
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/2$/);
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/1$/);
  await page.keyboard.press('p');
  await expect(status(page)).toHaveText('No last level! You are now at Level 1.');
  // As fast as fingers are, and faster than the page hears of its own address.
  await page.evaluate("for (const key of 'npnnp') dispatchEvent(new KeyboardEvent('keydown', { key }))");
  await expect(page).toHaveURL(/\/2$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Level 2 of');
  await page.keyboard.press('End');
  await expect(page).not.toHaveURL(/\/1$/);
  await page.keyboard.press('n');
  await expect(status(page)).toHaveText('No next level! You are now at the final level.');
  await page.goBack();
  await expect(page).toHaveURL(/\/2$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Level 2 of');
  await page.keyboard.press('u');
  await expect(status(page)).toHaveText('No step to undo! The worker does not move.');
};

/** Every line that is kept of a game, as `at/length`. Plain text: the types of a page are not known here. */
const LINES = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('kura');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const all = opening.result.transaction('games').objectStore('games').getAll();
    all.onsuccess = () => {
      opening.result.close();
      resolve(all.result.flatMap((text) => JSON.parse(text).lines).map(({ at, moves }) => at + '/' + moves.length));
    };
  };
})`;

/** A page that is left in the moment of a move may not have kept it yet. */
const untilKept = (page: Page, ...lines: readonly string[]): Promise<void> =>
  expect.poll(() => page.evaluate<readonly string[]>(LINES)).toEqual(lines);

test('keys go from level to level, and the address goes along; what was played waits until Continue brings it back', async ({
  page,
}) => {
  await open(page, hash);
  await page.keyboard.press('c');
  await expect(status(page)).toHaveText('There are no earlier moves on this level.');
  await walkLevels(page);
  await goTo(page, hash);
  for (const direction of directions.slice(0, 2)) await press(page, direction);
  await page.getByRole('link', { name: 'Kura' }).click();
  await expect(page.getByRole('heading', { name: 'Kura' })).toBeVisible();
  await page.reload();
  await goTo(page, hash);
  await expect(counter(page, 'moves')).toHaveText('2');
  await test.step('a level that is reached by key stands at its start, with one offer to go on', async () => {
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/\/2$/);
    await page.keyboard.press('p');
    await expect(counter(page, 'moves')).toHaveText('0');
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'You were at move 2 · Continue (C)' }).click();
    await expect(counter(page, 'moves')).toHaveText('2');
    await expect(page.getByRole('button', { name: 'Continue (C)' })).toBeHidden();
  });
  await test.step('one arrow erases nothing: what was played stays among the earlier attempts', async () => {
    await page.keyboard.press('u');
    await press(page, OPPOSITE[directions[0]!]);
    await page.keyboard.press('Shift+C');
    const earlier = dialog(page, 'Earlier attempts');
    await expect(earlier.getByRole('button').filter({ hasText: 'Move 1 of 2' })).toBeVisible();
    await expectNoFaults(page, 'dialog');
    await earlier.getByRole('button').filter({ hasText: 'Move 1 of 2' }).click();
    await expect(board(page)).toBeFocused();
    await page.keyboard.press('Control+y');
    await expect(counter(page, 'moves')).toHaveText('2');
  });
  await test.step('of two tabs both lines stay', async () => {
    await untilKept(page, '2/2', '2/2');
    const other = await page.context().newPage();
    await open(other, hash);
    await expect(counter(other, 'moves')).toHaveText('2');
    await other.keyboard.press('r');
    for (const side of [directions[0]!, OPPOSITE[directions[0]!], directions[0]!]) await press(other, side);
    await expect(counter(other, 'moves')).toHaveText('3');
    await untilKept(other, '3/3', '2/2', '2/2');
    await other.close();
    await press(page, directions[2]!);
    await expect(counter(page, 'moves')).toHaveText('3');
    await untilKept(page, '3/3', '2/2', '3/3');
    await page.reload();
    await expect(counter(page, 'moves')).toHaveText('3');
    await page.keyboard.press('Shift+C');
    await expect(dialog(page, 'Earlier attempts').getByRole('button', { name: '3 moves,' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(board(page)).toBeFocused();
  });
  await test.step('what can be redone is there after a reload too, and the clock waits for the first key', async () => {
    await page.keyboard.press('u');
    await expect(counter(page, 'moves')).toHaveText('2');
    await untilKept(page, '2/3', '2/2', '3/3');
    await page.reload();
    await expect(counter(page, 'moves')).toHaveText('2');
    await expect(board(page)).toBeFocused();
    await page.keyboard.press('Control+y');
    await expect(counter(page, 'moves')).toHaveText('3');
  });
});

/** Spoils the only text of a shelf in the page's database, if it is there. Plain text: the types of a page are not known here. */
const spoiling = (shelf: string): string => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('kura');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const texts = opening.result.transaction('${shelf}', 'readwrite').objectStore('${shelf}');
    texts.openCursor().onsuccess = ({ target }) => {
      if (target.result) target.result.update('no text of ours').onsuccess = () => resolve(true);
      else resolve(false);
    };
  };
})`;

const spoil = (page: Page, shelf: string): Promise<void> =>
  expect.poll(() => page.evaluate(spoiling(shelf))).toBe(true);

const solve = async (page: Page, { directions }: Solved): Promise<void> => {
  for (const direction of directions) await press(page, direction);
  await expect(dialog(page, /is solved!$/)).toBeVisible();
};

test('a solved level is saved under a name, which is remembered; what is damaged is told; then the next one or this', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, hash);
  await solve(page, first);
  await test.step('whoever reloads before he has typed his name can still save it', async () => {
    await page.reload();
    await expect(page.getByText('You have won level 1!')).toBeVisible();
    await expect(status(page)).toHaveText('Solved!');
    await page.keyboard.press('Control+s');
    await expect(dialog(page, /is solved!$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(board(page)).toBeFocused();
    await page.keyboard.press('u');
    await press(page, directions.at(-1)!);
    await expect(dialog(page, /is solved!$/)).toBeVisible();
  });
  const passed = dialog(page, /is solved!$/);
  const save = passed.getByRole('button', { name: 'Save result' });
  const name = passed.getByLabel('Save result as');
  // Nobody is made to type: Enter goes on.
  await expect(passed.getByRole('button', { name: 'Next level' })).toBeFocused();
  await expect(save).toBeDisabled();
  await expectNoFaults(page, 'dialog');
  await name.fill('   ');
  await expect(save).toBeDisabled();
  await name.fill('  Ann <&> "שרה" 😀 ');
  await page.keyboard.press('Enter');
  await expect(passed).toContainText('The result is saved.');
  await expect(passed).toContainText('Congratulations! Level 1 passed! Go to next level?');
  await expect(passed.getByRole('button', { name: 'Next level' })).toBeFocused();
  await expectNoFaults(page, 'dialog');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(board(page)).toBeFocused();

  await test.step('what is damaged in the browser is told, and the game goes on', async () => {
    await spoil(page, 'results');
    await spoil(page, 'games');
    await page.reload();
    const told = page.getByRole('alert');
    await expect(told).toHaveText('What you played of level 1 cannot be read: This is not valid JSON.');
    // The tab itself still knows what was played.
    await expect(status(page)).toHaveText('Solved!');
    await page.keyboard.press('t');
    await expect(dialog(page, 'Results')).toContainText('are damaged and cannot be shown.');
    await expect(dialog(page, 'Results')).not.toContainText('Nobody has saved');
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    for (const direction of directions) await press(page, direction);
    await expect(told.first()).toContainText('A damaged saved game is kept as');
    await name.press('Enter');
    await expect(passed).toContainText('were damaged: they are kept as');
  });

  // Undone and redone it is still the same result; in another level the name is remembered.
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('u');
  await page.keyboard.press('Control+y');
  await expect(status(page)).toHaveText('Solved!');
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('This result is saved already.');
  await goTo(page, second.hash);
  await test.step('the remembered name is marked: typing replaces it, and a key that is still held types nothing', async () => {
    for (const direction of second.directions.slice(0, -1)) await press(page, direction);
    await page.keyboard.down(ARROWS[second.directions.at(-1)!]);
    await expect(passed).toBeVisible();
    await name.focus();
    await expect(name).toHaveValue('Ann <&> "שרה" 😀');
    // A second event of a key that is down is a repeated one.
    await page.keyboard.down(ARROWS[second.directions.at(-1)!]);
    expect(await page.evaluate('getSelection().toString()')).toBe('Ann <&> "שרה" 😀');
    await page.keyboard.up(ARROWS[second.directions.at(-1)!]);
    await page.keyboard.type('Bo');
    await expect(name).toHaveValue('Bo');
  });
  await test.step('closing it saves nothing', async () => {
    await expect(passed).toContainText('Level 2 passed!');
    await page.keyboard.press('Escape');
    await expect(board(page)).toBeFocused();
    await expect(page.getByText('The result is saved.')).toBeHidden();
    await page.keyboard.press('t');
    await expect(dialog(page, 'Results')).toContainText('Nobody has saved a result here yet.');
    await page.keyboard.press('Escape');
  });
  await test.step('whoever always wants it kept under his name is not asked again, and can still say no', async () => {
    await page.keyboard.press('Control+s');
    await name.fill('Bo');
    await passed.getByLabel('always save as this name').check();
    await save.click();
    await expect(status(page)).toContainText('The result is saved.');
    await expect(board(page)).toBeFocused();
    await page.keyboard.press('r');
    for (const direction of second.directions) await press(page, direction);
    await expect(passed).toContainText('The result is kept as Bo.');
    await expect(passed).toContainText('the fewest possible');
    await passed.getByRole('button', { name: 'Do not keep it' }).click();
    await expect(save).toBeEnabled();
    await passed.getByRole('button', { name: 'Again' }).click();
    await expect(counter(page, 'moves')).toHaveText('0');
    for (const direction of second.directions) await press(page, direction);
    await expect(passed).toContainText('The result is kept as Bo.');
  });
  await passed.getByRole('button', { name: 'Next level' }).click();
  await expect(page).toHaveURL(/\/3$/);
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('p');
  await page.keyboard.press('t');
  await expect(dialog(page, 'Results').getByRole('rowheader')).toHaveText(['Bo', 'Bo']);
});

test('after the final level the game is over: stay, and everything works as before, or leave', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const level = '#####\n#@$.#\n#####\n';
  const session = unwrap(openSession(findGame('sokoban')!, level));
  const start = session.snapshot(0).view;
  unwrap(session.play('R', 0));
  const solved = session.snapshot(0).view;
  await openPasted(page, level);
  await press(page, 'right');
  await page.getByLabel('Save result as').fill('Ann');
  // Whoever is used to double clicks is asked all the same what follows.
  await page.getByRole('button', { name: 'Save result' }).dblclick();
  const passed = dialog(page, /is solved!$/);
  await expect(passed).toContainText('The result is saved.');
  await expect(passed).toContainText('Congratulations! The final level passed! Game over!');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(board(page)).toBeFocused();
  await expectPieces(page, solved);
  await page.keyboard.press('t');
  await expect(dialog(page, 'Results').getByRole('rowheader')).toHaveText(['Ann']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expectPieces(page, start);
  await page.keyboard.press('Control+y');
  await expectPieces(page, solved);
  await page.keyboard.press('r');
  await expectPieces(page, start);
  // Solved once more, it can be saved once more.
  await press(page, 'right');
  await expect(page.getByLabel('Save result as')).toHaveValue('Ann');
  await passed.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('heading', { name: 'Kura' })).toBeVisible();
});
