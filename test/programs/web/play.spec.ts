import { expect, test } from '@playwright/test';
import { openSession } from '../../../src/core/session.ts';
import { findGame, games } from '../../../src/games/index.ts';
import { shippedLevels } from '../../tools/shipped.ts';
import { unwrap } from '../../tools/unwrap.ts';
import { board, clickCell, counter, expectPieces, open, press, solvedLevels, status } from './screen.ts';

const positionAfter = (id: string, moves: string) => {
  const game = findGame(id)!;
  const session = unwrap(openSession(game, shippedLevels(game)[0]!.board));
  unwrap(session.play(moves, 0));
  return session.snapshot(0).view;
};

const puzzle = games.flatMap(solvedLevels)[0]!;

test('the home screen lists every game with its number of levels', async ({ page }) => {
  await open(page, '#/');
  await expect(page.getByRole('listitem')).toHaveCount(games.length);
  for (const [index, game] of games.entries()) {
    const item = page.getByRole('listitem').nth(index);
    await expect(item).toContainText(game.title);
    await expect(item).toContainText(`${shippedLevels(game).length} level`);
  }
});

test('a game is opened from the home screen and left again', async ({ page }) => {
  await open(page, '#/');
  await page.getByRole('link', { name: 'Tic-Tac-Toe' }).click();
  await expect(page.getByRole('heading', { name: 'Tic-Tac-Toe' })).toBeVisible();
  await expect(board(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Kura' })).toBeVisible();
});

test('whoever chooses Sokoban is in Level 1 of the campaign', async ({ page }) => {
  await open(page, '#/');
  await page.getByRole('link', { name: 'Sokoban', exact: false }).first().click();
  await expect(board(page)).toHaveAccessibleName('Sokoban, The loading dock');
});

test('an address that leads nowhere says so', async ({ page }) => {
  for (const hash of ['#/no-such-game', '#/tictactoe/99']) {
    await page.goto('about:blank');
    await page.goto(`http://127.0.0.1:${process.env.KURA_PORT}/${hash}`);
    await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  }
});

test('two people play by clicks until one wins, and the page says so', async ({ page }) => {
  await open(page, '#/tictactoe/1');
  await expect(page.getByText('First player to move')).toBeVisible();
  for (const cell of [0, 3, 1, 4]) await clickCell(page, cell);
  await expect(status(page)).toHaveText('');
  await clickCell(page, 2);
  await expect(status(page)).toHaveText('The first player wins!');
  await expect(page.getByText('Game over')).toBeVisible();
});

test('a refused tap and a refused key say why', async ({ page }) => {
  await open(page, '#/tictactoe/1');
  await clickCell(page, 4);
  await clickCell(page, 4);
  await expect(status(page)).toHaveText('That cell is taken.');
  await open(page, '#/sokoban/1');
  await press(page, 'up');
  await expect(status(page)).toHaveText('There is a wall in the way.');
});

test('games of marks and dolls are played by keys alone: arrows point, Enter and the space bar choose', async ({
  page,
}) => {
  await open(page, '#/tictactoe/1');
  await press(page, 'up');
  await expect(status(page)).toHaveText('empty');
  await page.keyboard.press('Enter');
  await expectPieces(page, positionAfter('tictactoe', 'b2'));

  await open(page, '#/breakthrough/1');
  for (const direction of ['up', 'up', 'up'] as const) await press(page, direction);
  await expect(status(page)).toHaveText("first player's doll");
  await page.keyboard.press('Space');
  await press(page, 'left');
  await expectPieces(page, positionAfter('breakthrough', 'd2c3'));
  await press(page, 'down');
  await expect(status(page)).toHaveText('light cell');
});

test('keys and buttons undo, redo and restart', async ({ page }) => {
  await open(page, '#/tictactoe/1');
  const pieces = board(page).locator('g.piece');
  for (const cell of [0, 3, 1]) await clickCell(page, cell);
  await expect(pieces).toHaveCount(3);
  await page.keyboard.press('u');
  await expect(pieces).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(pieces).toHaveCount(1);
  await page.keyboard.press('Control+y');
  await expect(pieces).toHaveCount(2);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(pieces).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
  await page.keyboard.press('r');
  await expect(pieces).toHaveCount(0);
  await expect(status(page)).toHaveText('Back at the start. Redo brings your moves back.');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(pieces).toHaveCount(1);
});

test('keys belong to the level picker while it has the focus', async ({ page }) => {
  const { hash, directions } = puzzle;
  await open(page, hash);
  await press(page, directions[0]!);
  await expect(counter(page, 'moves')).toHaveText('1');
  await page.getByLabel('Level').focus();
  await page.keyboard.press('u');
  await expect(counter(page, 'moves')).toHaveText('1');
  await page.getByLabel('Level').selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/2$/);
  await expect(board(page)).toBeFocused();
  await expect(counter(page, 'moves')).toHaveText('0');
});

for (const game of games.filter(({ seats }) => seats === 1)) {
  test(`arrow keys play the shipped solutions of ${game.title}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Solutions are played to their ends elsewhere too; a few short ones show that keys do.
    const levels = solvedLevels(game)
      .filter(({ directions }) => directions.length <= 35)
      .slice(0, 5);
    expect(levels.length).toBeGreaterThan(0);
    for (const { hash, directions } of levels) {
      await open(page, hash);
      for (const direction of directions) await press(page, direction);
      await expect(status(page)).toHaveText('Solved!');
      await expect(counter(page, 'moves')).toHaveText(String(directions.length));
    }
  });
}

test('a solved level leads to the next', async ({ page }) => {
  const { hash, directions } = puzzle;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, hash);
  for (const direction of directions) await press(page, direction);
  await page.getByRole('link', { name: 'Next level' }).click();
  await expect(page).toHaveURL(/\/2$/);
  await expect(board(page)).toBeFocused();
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
