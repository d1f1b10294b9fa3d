import { expect } from '@playwright/test';
import { Club } from './club.ts';
import { board, clickCell, dialog, expectNoFaults, tool } from './screen.ts';
import { comes, expectHere, expectMoves, invite, join, make, move, over, test } from './twoPeople.ts';

const server = new Club();

// One server for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

test('two play a whole game, with a cut connection and a reload in the middle, and again with sides changed', async ({
  reka,
  david,
}) => {
  const link = await invite(server, reka, '#/breakthrough/5x5', ['5 × 5', 'First', '10 min']);
  await expect(reka.getByText('Waiting for the other player.')).toBeVisible();
  await expectNoFaults(reka, 'dialog');
  // The secret is where no server sees it, and one's own is not in the address.
  expect(new URL(link).search).toBe('');
  expect(reka.url()).not.toContain('?');
  await join(david, link, 'Dávid');
  await expect(dialog(reka, 'Play by link')).toHaveCount(0);
  await expect(board(reka)).toBeFocused();
  await expect(reka.getByText('Dávid')).toBeVisible();
  await move(reka, 0, 'a2-a3');
  await expectMoves(1, reka, david);
  await expect(david.locator('[aria-live]').filter({ hasText: 'The other player: a2 to a3.' })).toContainText(
    'Your turn.',
  );
  await move(david, 1, 'e4-e3');
  await expectMoves(2, reka, david);
  // He knows that it has arrived: what was only sent would be told otherwise.
  await expect(tool(david, 'Ask to take back')).toBeEnabled();

  await server.kill();
  await expect(david.getByText('Connection lost. Trying again …')).toBeVisible();
  await expect(reka.getByRole('img', { name: 'connection lost' })).toHaveCount(2);
  // A move that is made meanwhile is sent when there is a connection again.
  await move(reka, 0, 'a3-b4');
  await expect(reka.getByText('Connection lost: your move is sent as soon as it is back.')).toBeVisible();
  await expectNoFaults(reka);
  await expectMoves(3, reka);
  await expectMoves(2, david);
  await server.start();
  await expectMoves(3, david);
  await expectHere(reka, david);
  await david.reload();
  await expectMoves(3, david);
  await expectHere(david);
  await move(david, 1, 'e3-d2');
  await expectMoves(4, reka, david);
  await move(reka, 0, 'b4-c5');
  await expect(over(reka)).toContainText('You have won!');
  await expect(over(david)).toContainText('Réka has won.');
  await expectNoFaults(david, 'dialog');

  await over(reka).getByRole('button', { name: 'Again with sides changed' }).click();
  await expect(over(david)).toContainText('Réka wants another game, with sides changed.');
  await over(david).getByRole('button', { name: 'Play again' }).click();
  await expectMoves(0, reka, david);
  await expect(over(reka)).toHaveCount(0);
  await move(david, 0, 'c2-c3');
  await expectMoves(1, reka, david);
  await reka.keyboard.press('Shift+R');
  await dialog(reka, 'Resign').getByRole('button', { name: 'Yes' }).click();
  await expect(over(david)).toContainText('Réka has resigned: you have won!');
  await expect(over(reka)).toContainText('You have resigned: Dávid has won.');

  await over(david).getByRole('button', { name: 'Analyse the game' }).click();
  const analysis = dialog(david, 'Analyse the game');
  await expect(analysis).toContainText('Move 1 of 1.');
  await expect(analysis.getByRole('heading', { level: 3 })).toHaveText(/^(No mistakes were found\.|1 mistake)$/);
  await expectNoFaults(david, 'dialog');
});

test('whoever watches is told of and counted, and plays no move; a flag falls by itself', async ({
  browser,
  reka,
  david,
}) => {
  const { id, token, invitation, watch } = await make(server, reka, { budget: 4000, increment: 0 });
  await join(reka, server.address(`#/together/${id}?${token}`), 'Réka');
  await join(david, server.address(`#/together/${id}?${invitation}`), 'Dávid');
  const context = await comes(browser);
  const anna = await context.newPage();
  await anna.goto(server.address(`#/together/${id}/watch?${watch}`));
  // A name is text, whatever it looks like.
  await anna.getByRole('textbox').fill('<b>Anna</b>');
  await expectNoFaults(anna);
  await anna.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(board(anna)).toBeFocused();
  await expect(reka.getByRole('region', { name: 'Watching' })).toContainText('<b>Anna</b>');
  await expect(david.getByRole('region', { name: 'Watching' })).toContainText('1');
  await clickCell(anna, 4);
  await expect(anna.getByText('It is not your turn.').first()).toBeVisible();
  await expectNoFaults(anna);
  await clickCell(reka, 4);
  await expectMoves(1, reka, david, anna);
  await expect(over(reka)).toContainText('The time of Dávid is over: you have won!');
  await expect(over(david)).toContainText('Your time is over: Réka has won.');
  await expect(over(anna)).toContainText('The time of Dávid is over: Réka has won.');
  await context.close();
});

test('one asks to take back, and the other one allows or declines; looking at what was before takes nothing back', async ({
  reka,
  david,
}) => {
  const { id, token, invitation } = await make(server, reka, null);
  await join(reka, server.address(`#/together/${id}?${token}`), 'Réka');
  await join(david, server.address(`#/together/${id}?${invitation}`), 'Dávid');
  await clickCell(reka, 4);
  await expectMoves(1, reka, david);
  await clickCell(david, 0);
  await expectMoves(2, reka, david);
  await tool(david, 'Ask to take back').click();
  await expect(reka.getByText('Dávid asks to take back a3.')).toBeVisible();
  await expectNoFaults(reka);
  await reka.getByRole('button', { name: 'Decline' }).click();
  await expect(david.getByText('You ask to take back a3.')).toHaveCount(0);
  await expect(david.getByText('Réka does not agree to take back.')).toBeVisible();
  await expectNoFaults(david);
  await expect(tool(david, 'Ask to take back')).toHaveAttribute('aria-disabled', 'true');
  await reka.keyboard.press('p');
  await expectMoves(1, reka);
  await clickCell(reka, 8);
  await expect(reka.getByText('This was some moves ago: go to the last one to play on.').first()).toBeVisible();
  await reka.keyboard.press('End');
  await reka.keyboard.press('u');
  await expect(david.getByText('Réka asks to take back b2 a3.')).toBeVisible();
  await expectNoFaults(david);
  await david.getByRole('button', { name: 'Allow' }).click();
  await expectMoves(0, reka, david);
  await expect(reka.getByText('2 moves were taken back.').first()).toBeVisible();
});

test('Tic-Tac-Toe is played in the same way; who looks elsewhere sees in the title that it is his turn', async ({
  reka,
  david,
}) => {
  const link = await invite(server, reka, '#/tictactoe', ['Second', '3 days a move']);
  await join(david, link, 'Dávid');
  await expect(david.getByText('3 d 0 h').first()).toBeVisible();
  await expect(board(reka)).toBeFocused();
  await reka.evaluate(
    "Object.defineProperty(document, 'hidden', { value: true, configurable: true }); document.dispatchEvent(new Event('visibilitychange'))",
  );
  const played = [0, 3, 1, 4, 2];
  for (const [at, cell] of played.entries()) {
    await clickCell(at % 2 === 0 ? david : reka, cell);
    await expectMoves(at + 1, reka, david);
    if (at === 0) await expect(reka).toHaveTitle(/^● Your turn\./);
    if (at === 1) await expect(reka).toHaveTitle(/^Tic-Tac-Toe/);
  }
  await expect(over(david)).toContainText('You have won!');
  await expect(over(reka)).toContainText('Dávid has won.');
});
