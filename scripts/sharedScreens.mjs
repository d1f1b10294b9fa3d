// The screens of what people share on a server: games with somebody elsewhere, tables of everybody, packs by link.
import { randomBytes } from 'node:crypto';
import { board, see, tap } from './screenHands.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./screens.mjs').Screen} Screen */
/** @typedef {import('./screens.mjs').Come} Come */

/** @param {Page} page */
const dialog = (page) => page.getByRole('dialog');

/**
 * Presses a button by its name.
 *
 * @param {Page} page
 * @param {string} name
 */
const press = (page, name) => page.getByRole('button', { name, exact: true }).last().click();

/**
 * Sends something to the server that a page came from, as somebody whom nobody knows yet.
 *
 * @param {Page} page
 * @param {string} path
 * @param {object} data
 */
const send = async (page, path, data) => {
  const headers = { authorization: `Bearer ${randomBytes(16).toString('base64url')}` };
  const answer = await page.request.post(new URL(`api/v1/${path}`, page.url()).href, { data, headers });
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json();
};

/** @param {Page} page */
const invite = async (page) => {
  await board(page).waitFor();
  // It is there, if only on a desk, once the server has answered.
  await page.getByText('Play with somebody elsewhere').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Shift+E');
  await dialog(page).getByRole('radio', { name: '10 min', exact: true }).check({ force: true });
  await dialog(page)
    .getByRole('textbox', { name: /^Your name/ })
    .fill('Réka');
};

/** @param {Page} page */
const wait = async (page) => {
  await invite(page);
  await press(page, 'Make the link');
  await dialog(page).getByRole('textbox', { name: 'Link' }).waitFor();
};

const BOARD = 'pppppp/pppppp/6/6/PPPPPP/PPPPPP w';
const CLOCK = { budget: 600_000, increment: 0 };

/**
 * Makes a match, and tells its links.
 *
 * @param {Page} page
 */
const make = async (page) => {
  const proposal = { game: 'breakthrough', board: BOARD, seat: 0, clock: CLOCK, name: 'Réka' };
  const { id, token, invitation, watch } = await send(page, 'matches', proposal);
  const link = (/** @type {string} */ rest) => new URL(`#/together/${id}${rest}`, page.url()).href;
  return { own: link(`?${token}`), other: link(`?${invitation}`), watch: link(`/watch?${watch}`) };
};

/**
 * Comes by a link, under a name.
 *
 * @param {Page} page
 * @param {string} link
 * @param {string} name
 */
const join = async (page, link, name) => {
  await page.goto(link);
  await page.getByRole('textbox').fill(name);
  await page.getByRole('button', { name: /^(Play|Watch)$/ }).click();
  await board(page).waitFor();
};

/**
 * Two play, and some moves are made; somebody watches.
 *
 * @param {Page} page
 * @param {Come} comes
 */
const play = async (page, comes) => {
  const links = await make(page);
  const [other, guest] = [await comes(), await comes()];
  await join(page, links.own, 'Réka');
  await join(other, links.other, 'Dávid');
  await join(guest, links.watch, 'Anna');
  const moves = /** @type {const} */ ([
    [2, 4],
    [2, 3],
    [4, 4],
    [4, 3],
    [3, 4],
    [3, 3],
  ]);
  for (let at = 0; at < moves.length; at += 2) {
    for (const one of [page, other]) {
      await one
        .getByText(/^Your turn\./)
        .first()
        .waitFor();
      await tap(one, /** @type {[number, number]} */ (moves[at]), /** @type {[number, number]} */ (moves[at + 1]));
    }
  }
  await page
    .getByText(/^Your turn\./)
    .first()
    .waitFor();
  return { other, guest, links };
};

const EAST = '#######\n# @$ .#\n#######\nTitle: East\n';
const WEST = '#######\n#. $@ #\n#######\nTitle: West\n';
const CELLAR = `Collection: The Cellar\nAuthor: Ann\n\n${EAST}\n${WEST}`;

/**
 * Others have solved that level before.
 *
 * @param {Page} page
 */
const solveBefore = async (page) => {
  const others = ['Ann', 'Anna Valéria Hosszúnevű-Kovács', 'Béla', 'Cili', 'Dávid', 'Ilse', 'Józsi', 'Karla'];
  for (const [at, name] of others.entries()) {
    const result = {
      game: 'sokoban',
      board: EAST.split('\nTitle')[0],
      moves: `${'lr'.repeat(at)}RR`,
      time: 61_000 + at * 7300,
    };
    await send(page, 'results', { ...result, date: `2026-03-${10 + at}T10:20:30Z`, name });
  }
};

/** @param {Page} page */
const solve = async (page) => {
  await board(page).waitFor();
  await page.keyboard.press('o');
  await page.getByRole('textbox').fill(CELLAR);
  await press(page, 'Open what is pasted');
  await page.waitForURL(/The%20Cellar\/1$/);
  await board(page).waitFor();
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.getByLabel('Save result as').fill('Réka');
  await press(page, 'Save result');
  await press(page, 'Show it beside those of others');
};

/** @param {Page} page */
const stand = async (page) => {
  await solveBefore(page);
  await solve(page);
  await press(page, 'Show my results');
  await page.getByText(/^Your best is/).waitFor();
};

/** @type {readonly Omit<Screen, 'isShared'>[]} */
const SCREENS = [
  { name: 'invite', hash: '#/breakthrough/6x6', reach: invite },
  { name: 'invited', hash: '#/breakthrough/6x6', reach: wait },
  {
    name: 'invited-board',
    hash: '#/breakthrough/6x6',
    reach: async (page) => {
      await wait(page);
      await page.keyboard.press('Escape');
      await see(page, 'Show the link');
    },
  },
  {
    name: 'way-in',
    hash: '#/',
    reach: async (page) => {
      const { other } = await make(page);
      await page.goto(other);
      await see(page, 'Réka invites you to play');
    },
  },
  { name: 'together', hash: '#/', reach: play },
  {
    name: 'together-asked',
    hash: '#/',
    reach: async (page, comes) => {
      const { other } = await play(page, comes);
      await other.keyboard.press('u');
      await see(page, 'Allow');
    },
  },
  {
    name: 'together-won',
    hash: '#/',
    reach: async (page, comes) => {
      const { other } = await play(page, comes);
      await other.keyboard.press('Shift+R');
      await press(other, 'Yes');
      await see(page, 'Look through the game');
    },
  },
  {
    name: 'watching-two',
    hash: '#/',
    reach: async (page, comes) => {
      const there = await comes();
      await there.goto(page.url());
      const { links } = await play(there, comes);
      await join(page, links.watch, 'Bence');
      await page.getByRole('application').locator('.last').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'home-together',
    hash: '#/',
    reach: async (page, comes) => {
      await play(page, comes);
      await page.evaluate("void (location.hash = '#/')");
      await page.getByRole('region', { name: 'Games with somebody elsewhere' }).waitFor();
    },
  },
  {
    name: 'join',
    hash: '#/sokoban',
    reach: async (page) => {
      await solve(page);
      await see(page, 'Not now');
    },
  },
  { name: 'place', hash: '#/sokoban', reach: stand },
  {
    name: 'everybody',
    hash: '#/sokoban',
    reach: async (page) => {
      await stand(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('t');
      await page.getByRole('radio', { name: 'Everybody' }).check({ force: true });
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'publish',
    hash: '#/draw/sokoban',
    reach: async (page) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'From a file' }).click();
      await (await chooser).setFiles({ name: 'Cellar.sok', mimeType: 'text/plain', buffer: Buffer.from(CELLAR) });
      await press(page, 'Pack by link…');
      await press(page, 'Make a link');
      await see(page, 'It is there: whoever has the link can play it.');
    },
  },
  {
    name: 'pack-by-link',
    hash: '#/',
    reach: async (page) => {
      const { id } = await send(page, 'packs', { game: 'sokoban', file: 'Cellar.sok', text: CELLAR });
      await page.evaluate(`void (location.hash = '#/pack/${id}')`);
      await see(page, 'The Cellar');
    },
  },
];

/** The page has to come from a server for them. */
export const SHARED = SCREENS.map((screen) => ({ ...screen, isShared: /** @type {const} */ (true) }));
