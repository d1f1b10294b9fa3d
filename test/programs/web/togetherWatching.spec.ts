import { expect, type Page } from '@playwright/test';
import { Club } from './club.ts';
import { board, clickCell, dialog, expectNoFaults, tool } from './screen.ts';
import { comes, expectMoves, invite, join, make, move, over, test } from './twoPeople.ts';

const server = new Club();

// One server for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const watch = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole('textbox').fill(name);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(board(page)).toBeFocused();
};

test('whoever watches goes on to the next game with those who play, and is not asked his name again', async ({
  browser,
  reka,
  david,
}) => {
  const { id, token, invitation, watch: secret } = await make(server, reka, null);
  await join(reka, server.address(`#/together/${id}?${token}`), 'Réka');
  await join(david, server.address(`#/together/${id}?${invitation}`), 'Dávid');
  const context = await comes(browser);
  const [anna, guest] = [await context.newPage(), await context.newPage()];
  await watch(anna, server.address(`#/together/${id}/watch?${secret}`), 'Anna');
  // By the link of an invitation that was somebody else's already.
  await watch(guest, server.address(`#/together/${id}?${invitation}`), '');
  await expect(tool(david, 'Resign')).toBeEnabled();
  await david.keyboard.press('Shift+R');
  await dialog(david, 'Resign').getByRole('button', { name: 'Yes' }).click();
  const next = { name: 'Watch the next game' };
  await expect(anna.getByText('you watch')).toBeVisible();
  await expect(tool(anna, 'Ask to take back')).toHaveCount(0);
  await expect(tool(anna, 'Resign')).toHaveCount(0);
  await expect(reka.getByText('by link')).toBeVisible();
  await expect(over(anna)).toContainText('Dávid has resigned: Réka has won.');
  await expect(over(anna).getByRole('button', next)).toHaveCount(0);
  await over(guest).getByRole('button', { name: 'Look through the game' }).click();

  await over(reka).getByRole('button', { name: 'Again with sides changed' }).click();
  await over(david).getByRole('button', { name: 'Play again' }).click();
  await expect(over(anna)).toContainText('They play again, with sides changed.');
  await expectNoFaults(anna, 'dialog');
  await over(anna).getByRole('button', next).click();
  await expect(over(anna)).toHaveCount(0);
  await expect(guest.getByText('They play again, with sides changed.')).toBeVisible();
  await expectNoFaults(guest);
  await guest.getByRole('button', next).click();
  await expect(reka.getByRole('region', { name: 'Watching' })).toContainText('Anna and 1 guest');
  await david.getByRole('button', { name: 'Watching: Anna and 1 guest' }).click();
  await expect(david.locator('footer').getByText('Watching: Anna and 1 guest')).toBeVisible();
  await clickCell(david, 4);
  await expectMoves(1, reka, david, anna, guest);
  await context.close();
});

test('the card that waits is closed to the board and comes back; it has the link for watchers, and so has the menu', async ({
  reka,
}) => {
  await reka.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => reka.evaluate('navigator.clipboard.readText()');
  await invite(server, reka, '#/breakthrough/5x5', ['First']);
  const card = dialog(reka, 'Play by link');
  await card.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(card.getByText('Copied.')).toBeVisible();
  const link = await copied();
  expect(link).toMatch(/#\/together\/[^/]+\/watch\?[\w-]{22}$/);
  await expectNoFaults(reka, 'dialog');
  await reka.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(board(reka)).toBeFocused();
  await expect(reka.getByText('Waiting for the other player.')).toBeVisible();
  await expect(reka.getByText('Your turn.')).toHaveCount(0);
  await expect(reka.getByText('You · First player')).toBeVisible();
  await expect(reka.getByText('Second player · waiting')).toBeVisible();
  await expectNoFaults(reka);
  // Nobody plays there yet.
  await move(reka, 0, 'a2-a3');
  await expect(reka.locator('footer').getByText('The other player is not there yet.')).toBeVisible();
  await expectMoves(0, reka);

  await reka.evaluate("navigator.clipboard.writeText('')");
  await reka.setViewportSize({ width: 390, height: 844 });
  await reka.keyboard.press('Alt+O');
  await reka.getByRole('menuitem', { name: 'Copy the link for watchers' }).click();
  await expect.poll(copied).toBe(link);
  await reka.getByRole('button', { name: 'Show the link' }).click();
  await expect(card.getByRole('textbox', { name: 'Link' })).toBeVisible();
});

test('whoever has a phone and does not know the game finds its rules on the way in, and all of an invitation on a phone on its side', async ({
  reka,
  david,
}) => {
  await david.setViewportSize({ width: 844, height: 390 });
  await david.goto(server.address('#/breakthrough/5x5'));
  const first = david.getByRole('region', { name: 'Who plays with you?' });
  await first.getByRole('button', { name: 'Somebody elsewhere' }).click();
  const card = dialog(david, 'Play by link');
  const fits = () => card.evaluate((one) => one.scrollHeight <= one.clientHeight);
  await expect(card.getByText('Both may think as long as they like.')).toBeVisible();
  await card.getByRole('radio', { name: '3 days a move' }).check();
  await expect(card.getByRole('status')).toHaveText('3 days a move');
  expect(await fits()).toBe(true);
  await expectNoFaults(david, 'dialog');
  await card.getByRole('textbox', { name: /^Your name/ }).fill('Dávid');
  await card.getByRole('button', { name: 'Make the link' }).click();
  await expect(card.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(await fits()).toBe(true);

  await reka.goto(await card.getByRole('textbox', { name: 'Link' }).inputValue());
  await expect(reka.getByText('Whoever presses Play first plays; all others watch.')).toBeVisible();
  await reka.getByText('How is it played?').click();
  await expect(reka.getByText('A doll moves one step forward, straight or diagonally')).toBeVisible();
  await expectNoFaults(reka);
  await reka.getByRole('link', { name: 'See all games' }).click();
  await expect(reka.getByRole('heading', { name: 'Games', exact: true })).toBeAttached();
});
