import { expect, type Page } from '@playwright/test';
import { LARGE_HALL } from '../../tools/largeHall.ts';
import { askForHelp, askForHint, guideIsThere, offer, walk } from './helping.ts';
import { board, counter, dialog, open, openPasted, press, status } from './screen.ts';
import { test } from './test.ts';

/** Two workers: nobody solves such a level, which is said at once. */
const TWO_WORKERS = '##########\n#        #\n#@ $   . #\n#        #\n#       @#\n##########\n';

/** The same with a solution that came along. */
const SOLVED = `${TWO_WORKERS}\nSolution\nrRRRR\n`;

/** Whoever solves has a clock that goes by a factor faster, or slower. */
const paceTheClock = (page: Page, factor: number): Promise<unknown> =>
  page.route('**/assets/solvingWorker-*.js', async (route) => {
    const response = await route.fetch();
    const clock = `const real = performance.now.bind(performance); performance.now = () => ${factor} * real();`;
    await route.fulfill({ response, body: `{${clock}}${await response.text()}` });
  });

test('how far it is and how long that goes on is told while something is looked for, and keys are not late', async ({
  page,
}) => {
  // The time is not up before the test has seen that, and keys are heard in between.
  await paceTheClock(page, 1 / 20);
  await open(page, '#/sokoban/first-steps/1');
  await openPasted(page, LARGE_HALL);
  await askForHelp(page, 'Shift+F', 'Solve from here');
  const progress = page.getByText(/looked for\s…\s\d+\spositions so far,\sfor at most\s60\ss\.$/);
  await expect(progress.last()).toBeVisible();
  await press(page, 'right');
  await expect(counter(page, 'moves')).toHaveText('1');
  await expect(progress).toHaveCount(0);
  await page.keyboard.press('Shift+Q');
  await expect(page.getByText(/\d\spositions so far,\sfor at most\s20\ss\.$/).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/positions so far/)).toHaveCount(0);
  await page.keyboard.press('Shift+Z');
  await expect(
    page.getByText(/^The last position that could be solved .*\d\spositions so far\.$/).last(),
  ).toBeVisible();
  await offer(page, 'Cancel').click();
  await expect(counter(page, 'moves')).toHaveText('1');
  await page.unroute('**/assets/solvingWorker-*.js');
});

test('what is not found in time is told: a hint, a solution, whether it can be solved, the way back', async ({
  page,
}) => {
  await paceTheClock(page, 1000);
  await open(page, '#/sokoban/first-steps/1');
  await openPasted(page, LARGE_HALL);
  await askForHint(page);
  await expect(status(page)).toHaveText('No hint was found. The time is up.');
  // Nothing was shown: the line is still the player's own.
  await askForHelp(page, 'Shift+F', 'Solve from here');
  await expect(status(page)).toHaveText('No solution was found. The time is up.');
  await page.keyboard.press('Shift+Q');
  await expect(status(page)).toHaveText('Whether this can still be solved could not be found out. The time is up.');
  await walk(page, ['right']);
  await page.keyboard.press('Shift+Z');
  await expect(status(page)).toHaveText('No position of this line was found from which it can be solved.');
  await expect(counter(page, 'moves')).toHaveText('1');
  await page.unroute('**/assets/solvingWorker-*.js');
});

test('a hint is from where the player has come to, and what follows it leaves no result', async ({ page }) => {
  await open(page, '#/sokoban/first-steps/1');
  await openPasted(page, '#########\n#@ $   .#\n#########\n');
  await guideIsThere(page);
  await walk(page, ['right', 'right']);
  await askForHint(page);
  await expect(page.getByRole('group', { name: 'Hint' })).toContainText('Push this box three to the right.');
  await expect(board(page).locator('.ghost[data-look=boxHome]')).toHaveCount(1);
  await offer(page, 'Do it').click();
  await expect(page.getByText('Moves that are not your own leave no result to save.').last()).toBeVisible();
  await page.keyboard.press('t');
  await expect(dialog(page, 'Results').getByRole('row')).toHaveCount(0);
});

test('where nobody can tell whether it can be solved that is told, with the reason', async ({ page }) => {
  await open(page, '#/sokoban/first-steps/1');
  await openPasted(page, TWO_WORKERS);
  await guideIsThere(page);
  await page.keyboard.press('Shift+Q');
  await expect(status(page)).toHaveText(
    'Whether this can still be solved could not be found out. The solver knows levels with one pusher only.',
  );
  await walk(page, ['right', 'right']);
  await page.keyboard.press('Shift+Z');
  await expect(status(page)).toHaveText('No position of this line was found from which it can be solved.');
  await askForHelp(page, 'Shift+F', 'Solve from here');
  await expect(status(page)).toHaveText('No solution was found. The solver knows levels with one pusher only.');
});

test('undo leads to the last position that is known, where later ones are not', async ({ page }) => {
  await open(page, '#/sokoban/first-steps/1');
  await openPasted(page, SOLVED);
  await guideIsThere(page);
  await walk(page, ['right', 'right', 'up', 'right', 'down']);
  await page.keyboard.press('Shift+Z');
  await expect(status(page)).toHaveText('From here it can be solved; perhaps also from later on.');
  await expect(counter(page, 'moves')).toHaveText('4');
});
