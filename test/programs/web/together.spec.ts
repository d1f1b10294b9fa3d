import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { Club } from './club.ts';
import { board, clickCell, dialog, expectNoFaults, SILENCE, tool } from './screen.ts';

const server = new Club();

/** A browser of somebody's own. */
const comes = async (browser: Browser, more: object = {}): Promise<BrowserContext> => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...more });
  await context.addInitScript(SILENCE);
  return context;
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Two people, each with a browser of his own; the second one with a phone. */
const test = base.extend<{ reka: Page; david: Page }>({
  reka: async ({ browser }, use) => {
    const context = await comes(browser);
    await use(await context.newPage());
    await context.close();
  },
  david: async ({ browser }, use) => {
    const context = await comes(browser, PHONE);
    await use(await context.newPage());
    await context.close();
  },
});

// One server for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

/** Makes a link, and tells it. */
const invite = async (page: Page, game: string, about: readonly string[]): Promise<string> => {
  await page.goto(server.address(game));
  await page.getByRole('button', { name: 'Play with somebody elsewhere' }).click();
  const asked = dialog(page, 'Play by link');
  for (const choice of about) await asked.getByRole('radio', { name: choice, exact: true }).check();
  await asked.getByRole('textbox', { name: /^Your name/ }).fill('Réka');
  await asked.getByRole('button', { name: 'Make the link' }).click();
  return asked.getByRole('textbox', { name: 'Link' }).inputValue();
};

const join = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réka invites you to play');
  await page.getByRole('textbox', { name: /^Your name/ }).fill(name);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(board(page)).toBeFocused();
};

/** On a board of five cells a side one's own dolls are below: the first player's rank 1, or the second player's rank 5. */
const move = async (page: Page, seat: 0 | 1, text: string): Promise<void> => {
  for (const [file, rank] of text.split('-')) {
    const row = seat === 0 ? 5 - Number(rank) : Number(rank) - 1;
    await clickCell(page, row * 5 + 'abcde'.indexOf(file!));
  }
};

const expectMoves = async (at: number, ...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) {
    const slider = page.getByRole('slider', { name: 'Moves played' });
    // As long as nothing was played there is nothing to go back to.
    await (at === 0 ? expect(slider).toHaveCount(0) : expect(slider).toHaveValue(String(at)));
  }
};

const over = (page: Page): Locator => dialog(page, 'Game over');

/** What stands in nobody's way any more: who was cut off is there again. */
const expectHere = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await expect(page.getByText(/^Connection lost/)).toHaveCount(0);
};

test('two play a whole game, with a cut connection and a reload in the middle, and again with sides changed', async ({
  reka,
  david,
}) => {
  const link = await invite(reka, '#/breakthrough/5x5', ['5 × 5', 'First', '10 min']);
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

/** A match that is made without the page, with a clock that nobody would choose. */
const make = async (
  page: Page,
  clock: object | null,
): Promise<{ readonly id: string; readonly token: string; readonly invitation: string; readonly watch: string }> => {
  const board = '.../.../... x';
  const answer = await page.request.post(server.address('api/v1/matches'), {
    data: { game: 'tictactoe', board, seat: 0, clock, name: 'Réka' },
  });
  return answer.json();
};

test('whoever watches is told of and counted, and plays no move; a flag falls by itself', async ({
  browser,
  reka,
  david,
}) => {
  const { id, token, invitation, watch } = await make(reka, { budget: 4000, increment: 0 });
  await join(reka, server.address(`#/together/${id}?${token}`), 'Réka');
  await join(david, server.address(`#/together/${id}?${invitation}`), 'Dávid');
  const context = await comes(browser);
  const anna = await context.newPage();
  await anna.goto(server.address(`#/together/${id}/watch?${watch}`));
  await anna.getByRole('textbox').fill('Anna');
  await expectNoFaults(anna);
  await anna.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(board(anna)).toBeFocused();
  await expect(reka.getByRole('region', { name: 'Watching' })).toContainText('Anna');
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
  const { id, token, invitation } = await make(reka, null);
  await join(reka, server.address(`#/together/${id}?${token}`), 'Réka');
  await join(david, server.address(`#/together/${id}?${invitation}`), 'Dávid');
  await clickCell(reka, 4);
  await expectMoves(1, reka, david);
  await clickCell(david, 0);
  await expectMoves(2, reka, david);
  await tool(david, 'Ask to take back').click();
  await expect(reka.getByText('Dávid asks to take back: a3')).toBeVisible();
  await expectNoFaults(reka);
  await reka.getByRole('button', { name: 'Decline' }).click();
  await expect(david.getByText('You ask to take back: a3')).toHaveCount(0);
  await expect(tool(david, 'Ask to take back')).toHaveAttribute('aria-disabled', 'true');
  await reka.keyboard.press('p');
  await expectMoves(1, reka);
  await clickCell(reka, 8);
  await expect(reka.getByText('This was some moves ago: go to the last one to play on.').first()).toBeVisible();
  await reka.keyboard.press('End');
  await reka.keyboard.press('u');
  await expect(david.getByText('Réka asks to take back: b2 a3')).toBeVisible();
  await expectNoFaults(david);
  await david.getByRole('button', { name: 'Allow' }).click();
  await expectMoves(0, reka, david);
  await expect(reka.getByText('2 moves were taken back.').first()).toBeVisible();
});

test('Tic-Tac-Toe is played in the same way; who looks elsewhere sees in the title that it is his turn', async ({
  reka,
  david,
}) => {
  const link = await invite(reka, '#/tictactoe', ['Second', '3 days a move']);
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

test('an invitation waits on the first screen, and is withdrawn; a link that opens nothing says so', async ({
  reka,
  david,
}) => {
  const link = await invite(reka, '#/breakthrough/6x6', ['By lot']);
  await reka.keyboard.press('Escape');
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
  await david.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(missing).toBeVisible();
  await david.goto('about:blank');
  await david.goto(link);
  await david.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(david.getByText('The invitation was withdrawn.').first()).toBeVisible();
  await expectNoFaults(david);
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
