import { expect, type Page } from '@playwright/test';
import { Club } from './club.ts';
import { board, clickCell, dialog, expectNoFaults, tool } from './screen.ts';
import { comes, expectMoves, invite, join, make, over, test } from './twoPeople.ts';

const server = new Club();

// One server for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

test('an invitation waits on the first screen, and is withdrawn; a link that opens nothing says so', async ({
  reka,
  david,
}) => {
  const link = await invite(server, reka, '#/breakthrough/6x6', ['By lot']);
  await reka.evaluate("location.hash = '#/'");
  const running = reka.getByRole('region', { name: 'Games with somebody elsewhere' });
  await expect(running).toContainText('Breakthrough 6 × 6');
  await expect(running).toContainText('waiting for the other player');
  await expectNoFaults(reka);
  await reka.context().setOffline(true);
  await running.getByRole('link').click();
  const withdraw = dialog(reka, 'Play by link').getByRole('button', { name: 'Withdraw' });
  await expect(withdraw).toBeDisabled();
  await reka.context().setOffline(false);
  await withdraw.click();
  await expect(dialog(reka, 'Play by link').getByText('The invitation was withdrawn.')).toBeVisible();
  await reka.getByRole('button', { name: 'See all games' }).click();
  await expect(reka.getByRole('heading', { name: 'Games', exact: true })).toBeAttached();
  await expect(running).toHaveCount(0);
  const missing = david.getByRole('heading', { name: 'This link does not open a game' });
  for (const wrong of [
    `#/together/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}?${'a'.repeat(22)}`,
    '#/together/rubbish',
    `${new URL(link).hash.replace(/\?.*/, '')}`,
  ]) {
    await david.goto(server.address(wrong));
    await expect(missing).toBeVisible();
    await expectNoFaults(david);
  }
  // A letter of the secret is wrong: what does not open it is not kept.
  await david.goto(link.slice(0, -2) + (link.endsWith('AA') ? 'BB' : 'AA'));
  await expect(missing).toBeVisible();
  await david.goto('about:blank');
  await david.goto(link);
  await expect(david.getByRole('heading', { level: 1 })).toHaveText('The invitation was withdrawn.');
  await expect(david.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
  await expectNoFaults(david);
});

test('of two who open an invitation at once one plays, and the other one is told that he watches', async ({
  browser,
  reka,
  david,
}) => {
  const { id, token, invitation } = await make(server, reka, null);
  await join(reka, server.address(`#/together/${id}?${token}`), 'Réka');
  const context = await comes(browser);
  const anna = await context.newPage();
  await anna.goto(server.address(`#/together/${id}?${invitation}`));
  await anna.getByRole('textbox').fill('Anna');
  await join(david, server.address(`#/together/${id}?${invitation}`), 'Dávid');
  await anna.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(anna.getByText('Somebody else was faster: you watch.')).toBeVisible();
  await expectNoFaults(anna);
  await expect(reka.getByRole('region', { name: 'Watching' })).toContainText('Anna');
  await context.close();
});

test('whoever is away finds on his first screen how a game has ended, and the one that comes after it', async ({
  reka,
  david,
}) => {
  const running = reka.getByRole('region', { name: 'Games with somebody elsewhere' });
  const goHome = (page: Page) => page.evaluate("location.hash = '#/'");
  const { id, token, invitation } = await make(server, reka, null);
  await join(reka, server.address(`#/together/${id}?${token}`), 'Réka');
  await goHome(reka);
  await expect(running).toContainText('waiting for the other player');
  await join(david, server.address(`#/together/${id}?${invitation}`), 'Dávid');
  await expect(running).toContainText('Dávid · your turn');
  await reka.goto('about:blank');
  await expect(david.getByText(/ · away$/)).toBeVisible();
  await expect(tool(david, 'Resign')).toBeEnabled();
  await david.keyboard.press('Shift+R');
  await dialog(david, 'Resign').getByRole('button', { name: 'Yes' }).click();
  await expect(over(david)).toBeVisible();
  await reka.goto(server.address('#/'));
  await expect(running).toContainText('Dávid has resigned: you have won!');
  await over(david).getByRole('button', { name: 'Again with sides changed' }).click();
  await expect(running).toContainText('Dávid wants another game, with sides changed.');
  await expectNoFaults(reka);

  await running.getByRole('link').click();
  await expect(over(reka)).toContainText('Dávid has resigned: you have won!');
  await over(reka).getByRole('button', { name: 'Play again' }).click();
  // Nobody resigns a game that is over: this is the next one.
  await expect(tool(reka, 'Resign')).toBeEnabled();
  await expect(tool(david, 'Resign')).toBeEnabled();
  await reka.keyboard.press('Shift+R');
  await dialog(reka, 'Resign').getByRole('button', { name: 'Yes' }).click();
  await over(reka).getByRole('button', { name: 'Again with sides changed' }).click();
  await expect(over(reka)).toContainText('Dávid is asked for another game …');
  // An end that was seen is no news.
  await goHome(reka);
  await expect(reka.getByRole('heading', { name: 'Games', exact: true })).toBeAttached();
  await expect(running).toHaveCount(0);
  await over(david).getByRole('button', { name: 'Play again' }).click();
  await expect(running).toContainText('Dávid · your turn');
  await running.getByRole('link').click();
  await clickCell(reka, 4);
  await expectMoves(1, reka, david);
});

test('a page from elsewhere says what is needed where somebody looks for it', async ({ reka }) => {
  await reka.goto(`http://127.0.0.1:${process.env.KURA_PORT}/#/breakthrough/boards/1`);
  await expect(board(reka)).toBeFocused();
  await expect(reka.getByRole('button', { name: 'Play with somebody elsewhere' })).toHaveCount(0);
  await reka.keyboard.press('Alt+O');
  await expect(reka.getByRole('menuitem', { name: /^Play with somebody elsewhere/ })).toContainText(
    'For that the page has to come from a Kura server (kura serve).',
  );
});
