import { expect, type Page } from '@playwright/test';
import { letterOf } from '../../../src/core/letters.ts';
import { findGame } from '../../../src/games/index.ts';
import { unwrap } from '../../tools/unwrap.ts';
import {
  board,
  centreOf,
  counter,
  goTo,
  open,
  openPasted,
  pauseClock,
  press,
  type Solved,
  solvedLevels,
  status,
} from './screen.ts';
import { test } from './test.ts';

/** Sets the clock on the wall back by an hour; no time passes. */
const setBack = async (page: Page): Promise<void> =>
  page.clock.setSystemTime(await page.evaluate<number>('Date.now() - 3_600_000'));

/** How many moves of a solution it takes until something falls. */
const movesToAFall = ({ directions, start }: Solved): number => {
  const session = start();
  return 1 + directions.findIndex((way) => unwrap(session.play(letterOf(way), 0)).length > 1);
};

const CORRIDOR = '#############\n#@        $.#\n#############\n\nSolution\nrrrrrrrrR\n';

test('a clock that is set back stops nothing that moves: no fall, no walk, no show', async ({ page }) => {
  await page.clock.install();
  await test.step('a fall, and the keys that wait for its end', async () => {
    const [level] = solvedLevels(findGame('vexed')!);
    await open(page, level!.hash);
    await pauseClock(page);
    const moves = movesToAFall(level!);
    for (const direction of level!.directions.slice(0, moves)) await press(page, direction);
    await expect(board(page)).toHaveAttribute('aria-busy', 'true');
    await press(page, level!.directions[moves]!);
    await expect(status(page)).toContainText('Moves that wait');
    await setBack(page);
    await page.clock.runFor(10_000);
    await expect(board(page)).toHaveAttribute('aria-busy', 'false');
    await expect(counter(page, 'moves')).toHaveText(String(moves + 1));
    await page.clock.resume();
  });
  await test.step('a walk, and the seconds of the game', async () => {
    await goTo(page, '#/sokoban');
    await openPasted(page, CORRIDOR);
    await pauseClock(page);
    await page.mouse.click(...(await centreOf(page, 13 + 8)));
    await setBack(page);
    await page.clock.runFor(5000);
    await expect(counter(page, 'moves')).toHaveText('7');
    await expect(counter(page, 'time')).toHaveText('0:05');
  });
  await test.step('a solution being shown', async () => {
    await page.keyboard.press('r');
    await page.keyboard.press('Shift+S');
    await expect(page.getByRole('group', { name: 'Moves being shown' })).toBeVisible();
    await setBack(page);
    await page.clock.runFor(10_000);
    await expect(status(page)).toHaveText('This was a solution. Now it is your turn.');
  });
});
