import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Club } from './club.ts';
import { board, clickCell, dialog, SILENCE } from './screen.ts';

/* Two people who play with each other, each in a browser of his own. */

/** A browser of somebody's own. */
export const comes = async (browser: Browser, more: object = {}): Promise<BrowserContext> => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...more });
  await context.addInitScript(SILENCE);
  return context;
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Two people, each with a browser of his own; the second one with a phone. */
export const test = base.extend<{ reka: Page; david: Page }>({
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

/** Makes a link, and tells it. */
export const invite = async (server: Club, page: Page, game: string, about: readonly string[]): Promise<string> => {
  await page.goto(server.address(game));
  await page.getByRole('button', { name: 'Play with somebody elsewhere' }).click();
  const asked = dialog(page, 'Play by link');
  for (const choice of about) await asked.getByRole('radio', { name: choice, exact: true }).check();
  await asked.getByRole('textbox', { name: /^Your name/ }).fill('Réka');
  await asked.getByRole('button', { name: 'Make the link' }).click();
  return asked.getByRole('textbox', { name: 'Link' }).inputValue();
};

export const join = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réka invites you to play');
  await page.getByRole('textbox', { name: /^Your name/ }).fill(name);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(board(page)).toBeFocused();
};

/** On a board of five cells a side one's own dolls are below: the first player's rank 1, or the second player's rank 5. */
export const move = async (page: Page, seat: 0 | 1, text: string): Promise<void> => {
  for (const [file, rank] of text.split('-')) {
    const row = seat === 0 ? 5 - Number(rank) : Number(rank) - 1;
    await clickCell(page, row * 5 + 'abcde'.indexOf(file!));
  }
};

export const expectMoves = async (at: number, ...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) {
    const slider = page.getByRole('slider', { name: 'Moves played' });
    // As long as nothing was played there is nothing to go back to.
    await (at === 0 ? expect(slider).toHaveCount(0) : expect(slider).toHaveValue(String(at)));
  }
};

export const over = (page: Page): Locator => dialog(page, 'Game over');

/** What stands in nobody's way any more: who was cut off is there again. */
export const expectHere = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await expect(page.getByText(/^Connection lost/)).toHaveCount(0);
};

/** A match that is made without the page, with a clock that nobody would choose. */
export const make = async (
  server: Club,
  page: Page,
  clock: object | null,
): Promise<{ readonly id: string; readonly token: string; readonly invitation: string; readonly watch: string }> => {
  const board = '.../.../... x';
  const answer = await page.request.post(server.address('api/v1/matches'), {
    data: { game: 'tictactoe', board, seat: 0, clock, name: 'Réka' },
  });
  return answer.json();
};
