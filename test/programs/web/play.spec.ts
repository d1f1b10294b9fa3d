import { expect, type Page } from '@playwright/test';
import { openSession } from '../../../src/core/openSession.ts';
import { findGame, games } from '../../../src/games/index.ts';
import { shippedLevels } from '../../tools/shipped.ts';
import { unwrap } from '../../tools/unwrap.ts';
import {
  board,
  clickCell,
  counter,
  dialog,
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

const positionAfter = (id: string, moves: string) => {
  const game = findGame(id)!;
  const session = unwrap(openSession(game, shippedLevels(game)[0]!.board));
  unwrap(session.play(moves, 0));
  return session.snapshot(0).view;
};

/** On a board of Tic-Tac-Toe on which nothing stands; one mark stands there in the end. */
const goBackAndForth = async (page: Page): Promise<void> => {
  const pieces = board(page).locator('g.piece');
  for (const cell of [0, 3, 1]) await clickCell(page, cell);
  await expect(pieces).toHaveCount(3);
  await page.keyboard.press('u');
  await expect(pieces).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(pieces).toHaveCount(1);
  await page.keyboard.press('Control+y');
  await expect(pieces).toHaveCount(2);
  await tool(page, 'Redo').click();
  await expect(pieces).toHaveCount(3);
  await expect(board(page)).toBeFocused();
  await tool(page, 'Redo').click({ force: true });
  await expect(status(page)).toHaveText('No move to redo!');
  await test.step('each side has its place on the wall: what stands on the board, its time, whose turn it is', async () => {
    const seat = (name: string) => page.locator('.seat').filter({ hasText: name });
    await expect(seat('First player')).toContainText('2 on the board');
    await expect(seat('Second player to move').locator('g.piece')).toHaveAttribute('data-look', 'o');
    await expect(page.getByRole('timer', { name: 'First player' })).toHaveText(/^\d+:\d\d$/);
    await expect(page.getByText('move 2', { exact: true })).toBeVisible();
  });
  await page.keyboard.press('n');
  await expect(dialog(page, 'New game')).toContainText('Continue goes on with it.');
  await page.keyboard.press('Escape');
  await expect(pieces).toHaveCount(3);
  await expect(board(page)).toBeFocused();
  await tool(page, 'New game').click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(pieces).toHaveCount(0);
  await expect(status(page)).toHaveText('A new game begins.');
  await tool(page, 'Redo').click();
  await expect(pieces).toHaveCount(1);
};

test('two people play by clicks until one wins, and the page says so; or by keys alone; what is refused says why', async ({
  page,
}) => {
  await open(page, '#/tictactoe/1');
  await expect(page.getByRole('heading', { name: 'First player to move' })).toBeVisible();
  await test.step('arrows point, Enter and the space bar choose', async () => {
    await press(page, 'up');
    await expect(status(page)).toHaveText('Choose a cell.');
    await press(page, 'left');
    await expect(status(page)).toHaveText('empty, a2');
    await press(page, 'right');
    await page.keyboard.press('Enter');
    await expectPieces(page, positionAfter('tictactoe', 'b2'));
  });
  await clickCell(page, 4);
  await expect(status(page)).toHaveText('That cell is taken.');
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(board(page).locator('g.piece')).toHaveCount(0);
  await test.step('keys and buttons undo, redo and begin anew; a game that goes on is not left without a question', () =>
    goBackAndForth(page));
  await page.keyboard.press('u');
  await expect(board(page).locator('g.piece')).toHaveCount(0);
  for (const cell of [0, 3, 1, 4]) await clickCell(page, cell);
  await expect(status(page)).toHaveText('');
  await clickCell(page, 2);
  await expect(dialog(page, 'Game over')).toContainText('The first player wins!');
  await page.keyboard.press('Enter');

  await goTo(page, '#/breakthrough/1');
  for (const direction of ['up', 'up', 'down'] as const) await press(page, direction);
  await expect(status(page)).toHaveText("first player's doll, d2");
  await page.keyboard.press('Space');
  await press(page, 'left');
  await expectPieces(page, positionAfter('breakthrough', 'd2c3'));
  await press(page, 'down');
  await expect(status(page)).toHaveText('light cell, d3');

  await goTo(page, '#/sokoban/1');
  await press(page, 'up');
  await expect(status(page)).toHaveText('There is a wall in the way.');
});

test('arrow keys play the shipped solutions of every game that has some', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // No level follows by itself while the clock stands still.
  await page.clock.install();
  await open(page, '#/');
  await pauseClock(page);
  for (const game of games) {
    // Solutions are played to their ends elsewhere too; a few short ones show that keys do.
    const solved = solvedLevels(game);
    const levels = solved.filter(({ directions }) => directions.length <= 35).slice(0, 5);
    if (solved.length > 0) expect(levels.length).toBeGreaterThan(0);
    for (const { hash, directions } of levels) {
      await goTo(page, hash);
      for (const direction of directions) await press(page, direction);
      await expect(status(page)).toHaveText('Solved!');
      await expect(counter(page, 'moves')).toHaveText(String(directions.length));
    }
  }
});

/** The first move of all shipped solutions that something falls after, and a move that would be legal after that. */
const firstFall = () => {
  for (const { hash, directions, start } of games.flatMap(solvedLevels)) {
    const session = start();
    for (const [at, direction] of directions.entries()) {
      const choice = session.snapshot(0).choices.find((one) => one.direction === direction)!;
      const frames = unwrap(session.play(choice.text, 0));
      const next = session.snapshot(0).choices.find((one) => one.direction !== undefined)?.direction;
      if (frames.length > 2 && next) return { hash, before: directions.slice(0, at), direction, frames, next };
    }
  }
  throw new Error('In no shipped solution does anything fall.');
};

test('what falls is shown tick by tick, and keys pressed meanwhile are discarded', async ({ page }) => {
  const { hash, before, direction, frames, next } = firstFall();
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, hash);
  for (const step of before) await press(page, step);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.pauseAt(Date.now() + 60_000);

  await press(page, direction);
  for (const { position } of frames.slice(0, -1)) {
    await expectPieces(page, position);
    await press(page, next);
    await page.clock.runFor(300);
  }
  await expectPieces(page, frames.at(-1)!.position);
  await expect(counter(page, 'moves')).toHaveText(String(before.length + 1));
});
