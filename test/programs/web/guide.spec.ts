import { expect } from '@playwright/test';
import { askForHint, guideIsThere, HALL, offer, walk } from './helping.ts';
import {
  board,
  choose,
  clickCell,
  counter,
  dialog,
  expectContrast,
  expectNoFaults,
  goTo,
  open,
  openPasted,
  press,
  status,
} from './screen.ts';
import { test } from './test.ts';

/** One's own map of Vexed: the red box may go one to the right, and no further. */
const MAP = '9 6\n#########\n#       #\n# bPr   #\n# ###b ##\n#    r ##\n#########\n';

test('a hint shows the next box and where it goes; one more, do it, and the whole solution', async ({ page }) => {
  await open(page, '#/sokoban/first-steps/13');
  await askForHint(page);
  const card = page.getByRole('group', { name: 'Hint' });
  await expect(card).toContainText('Push this box two to the right.');
  await expect(board(page).locator('.hint .ghost')).toHaveCount(2);
  await expect(board(page).locator('.ghost[data-look=boxHome]')).toHaveCount(1);
  await expectNoFaults(page);
  await expectContrast(page);
  await offer(page, 'One more').click();
  await expect(board(page).locator('.hint .number')).toHaveText(['1', '2']);
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  // The line is not the player's own any more, and is not asked about again.
  await page.keyboard.press('i');
  await expect(card).toContainText('Push this box two to the right.');
  await offer(page, 'Do it').click();
  await expect(counter(page, 'pushes')).toHaveText('2');
  await expect(card).toBeHidden();
  await page.keyboard.press('i');
  await offer(page, 'Whole solution').click();
  await expect(page.getByText('A solution from here is being shown. Stop brings your own game back.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(counter(page, 'pushes')).toHaveText('2');
  await test.step('Vexed has it too', async () => {
    await goTo(page, '#/vexed/maps/2');
    await askForHint(page);
    await expect(card).toContainText(/^(Push|Walk)/);
  });
});

test('of a box that goes round a corner a hint shows first where it comes to, and asked again push by push', async ({
  page,
}) => {
  await open(page, '#/sokoban/first-steps/1');
  await openPasted(page, '########\n#      #\n#@$    #\n#   #  #\n#   #. #\n#      #\n########\n');
  await askForHint(page);
  const card = page.getByRole('group', { name: 'Hint' });
  await expect(card).toContainText('Push this box to here.');
  await expect(board(page).locator('.ghost[data-look=boxHome]')).toHaveCount(1);
  await offer(page, 'Push by push').click();
  await expect(card).toContainText('Push this box three to the right.');
  await expect(board(page).locator('.ghost[data-look=boxHome]')).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(card).toContainText('Push this box two down.');
  await expect(board(page).locator('.hint .number')).toHaveText(['1', '2']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('i');
  await offer(page, 'Do it').click();
  await expect(counter(page, 'pushes')).toHaveText('5');
});

test('one’s own map of Vexed has a hint, whether it can still be solved, the way back, and a solution', async ({
  page,
}) => {
  await open(page, '#/sokoban/first-steps/1');
  await openPasted(page, MAP);
  await guideIsThere(page);
  await page.keyboard.press('Shift+Q');
  await expect(status(page)).toHaveText('Yes, this can still be solved.');
  await walk(page, ['right', 'right']);
  await page.keyboard.press('Shift+Q');
  await expect(status(page)).toHaveText('This can no longer be solved.');
  await offer(page, 'Undo to where it was still solvable').click();
  await expect(status(page)).toHaveText('From here it can still be solved.');
  await expect(counter(page, 'moves')).toHaveText('1');
  await page.keyboard.press('r');
  await askForHint(page);
  await expect(page.getByRole('group', { name: 'Hint' })).toContainText('Push this box');
  await page.keyboard.press('Shift+F');
  await expect(page.getByText('A solution from here is being shown. Stop brings your own game back.')).toBeVisible();
});

test('whether it can still be solved is told, and undo leads to where it could', async ({ page }) => {
  await open(page, '#/sokoban/first-steps/1');
  await openPasted(page, HALL);
  await guideIsThere(page);
  await page.keyboard.press('Shift+Q');
  await expect(status(page)).toHaveText('Yes, this can still be solved.');
  await walk(page, ['right', 'right', 'up', 'left']);
  await page.keyboard.press('Shift+Q');
  await expect(status(page)).toHaveText('This can no longer be solved.');
  await offer(page, 'Undo to where it was still solvable').click();
  await expect(status(page)).toHaveText('From here it can still be solved.');
  await expect(counter(page, 'moves')).toHaveText('2');
  await test.step('where nobody answers that is told', async () => {
    await page.route('**/assets/solvingWorker-*.js', (route) => route.abort());
    await page.reload();
    await guideIsThere(page);
    await page.keyboard.press('Shift+Q');
    await expect(status(page)).toHaveText('What looks for solutions does not answer.');
  });
});

test('a lesson marks a box that is lost; elsewhere warnings are as the player wants them', async ({ page }) => {
  await open(page, '#/sokoban/first-steps/7');
  await walk(page, ['up', 'up', 'up']);
  await expect(board(page).locator('.stuck')).toHaveCount(1);
  await expect(page.getByText('This box can never come home any more.')).toBeVisible();
  await expectNoFaults(page);
  await page.keyboard.press('u');
  await expect(board(page).locator('.stuck')).toHaveCount(0);
  await openPasted(page, HALL);
  await guideIsThere(page);
  await walk(page, ['right', 'right', 'up']);
  await expect(counter(page, 'moves')).toHaveText('3');
  await expect(board(page).locator('.stuck')).toHaveCount(0);
  await page.keyboard.press(',');
  await choose(page, 'Warnings', 'Boxes');
  await page.keyboard.press('Escape');
  await expect(board(page).locator('.stuck')).toHaveCount(1);
  await page.keyboard.press('r');
  await expect(board(page).locator('.stuck')).toHaveCount(0);
  await expect(board(page).locator('.dead')).toHaveCount(0);
  await clickCell(page, 2 * 8 + 3);
  await expect(board(page).locator('.dead')).toHaveCount(8);
});

test('whoever wants all warnings is told when nothing solves it any more, though every box can move', async ({
  page,
}) => {
  await open(page, '#/sokoban/first-steps/1');
  await page.keyboard.press(',');
  await choose(page, 'Warnings', 'All');
  await page.keyboard.press('Escape');
  // Once he has pushed the box back to the right the worker never comes past it.
  await openPasted(page, '#########\n#   #####\n#. $ @  #\n#   #####\n#########\n');
  await guideIsThere(page);
  await walk(page, ['left', 'left', 'up', 'left', 'left', 'down']);
  await expect(counter(page, 'moves')).toHaveText('6');
  await expect(page.getByText('This can no longer be solved.')).toHaveCount(0);
  await press(page, 'right');
  await expect(page.getByText('This can no longer be solved.').last()).toBeVisible();
  await expect(board(page).locator('.stuck')).toHaveCount(0);
  await offer(page, 'Undo to where it was still solvable').click();
  await expect(counter(page, 'moves')).toHaveText('6');
  await expect(page.getByText('This can no longer be solved.')).toHaveCount(0);
});

test('what takes long keeps no key waiting: it is stopped by playing on or by Cancel, and asked again it answers', async ({
  page,
}) => {
  let send = (): void => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  // Whoever solves is on his way as long as the test wants.
  await page.route('**/assets/solvingWorker-*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await open(page, '#/sokoban/first-steps/1');
  await openPasted(page, HALL);
  await guideIsThere(page);
  const sought = page.getByText('A solution is being looked for …').last();
  const ask = async (): Promise<void> => {
    await page.keyboard.press('Shift+F');
    await offer(page, 'Yes').click();
    await expect(sought).toBeVisible();
  };
  await ask();
  await press(page, 'right');
  await expect(counter(page, 'moves')).toHaveText('1');
  await expect(sought).toBeHidden();
  await ask();
  await expectNoFaults(page);
  await offer(page, 'Cancel').click();
  await expect(sought).toBeHidden();
  send();
  await page.keyboard.press('Shift+Q');
  await expect(status(page)).toHaveText('Yes, this can still be solved.');
  await page.unroute('**/assets/solvingWorker-*.js');
});

test('a solution is made better from the card of the solved level, and that is there when the level comes back', async ({
  page,
}) => {
  await open(page, '#/sokoban/first-steps/1');
  await openPasted(page, '#########\n#@  $ . #\n#       #\n#########\n');
  await guideIsThere(page);
  await walk(page, ['down', 'up', 'right', 'right', 'right', 'right']);
  const card = dialog(page, 'Level 1 is solved!');
  await expect(card).toBeVisible();
  await expectNoFaults(page);
  await card.getByRole('button', { name: 'Improve my solution: fewer moves' }).click();
  await expect(status(page)).toContainText('4 moves instead of 6: 2 fewer.');
  await expect(offer(page, 'Show it')).toBeVisible();
  await test.step('it is no result', async () => {
    await page.keyboard.press('t');
    await expect(dialog(page, 'Results').getByRole('row')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  await page.reload();
  await expect(page.getByText('Your solution, improved: 2 moves fewer.').last()).toBeVisible();
  await page.keyboard.press('r');
  await expect(counter(page, 'moves')).toHaveText('0');
  await expect(page.getByText('Your solution, improved: 2 moves fewer.').last()).toBeVisible();
  await expectNoFaults(page);
  await offer(page, 'Show it').click();
  await expect(page.getByText('of 4').first()).toBeVisible();
});

test('fewer pushes are looked for too, and where there are none that is told', async ({ page }) => {
  await open(page, '#/sokoban/first-steps/1');
  await openPasted(page, '##########\n#@  $ .  #\n#        #\n##########\n');
  await guideIsThere(page);
  // Once too far, and back.
  await walk(page, ['right', 'right', 'right', 'down', 'right', 'right', 'up', 'left', 'down']);
  await walk(page, ['left', 'left', 'up', 'right', 'right']);
  const card = dialog(page, 'Level 1 is solved!');
  await card.getByRole('button', { name: 'Improve my solution: fewer pushes' }).click();
  await expect(status(page)).toContainText('2 pushes instead of 4: 2 fewer.');
  await page.keyboard.press('r');
  await walk(page, ['right', 'right', 'right', 'right']);
  await card.getByRole('button', { name: 'Improve my solution: fewer pushes' }).click();
  await expect(status(page)).toContainText('No way with fewer pushes was found.');
});
