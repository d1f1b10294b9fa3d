import { AxeBuilder } from '@axe-core/playwright';
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import type { AnyGame } from '../../../src/core/game.ts';
import type { Cell } from '../../../src/core/grid.ts';
import { column, type Direction, row } from '../../../src/core/grid.ts';
import { openSession } from '../../../src/core/openSession.ts';
import type { Session } from '../../../src/core/session.ts';
import type { View } from '../../../src/core/view.ts';
import { unwrap } from '../../tools/unwrap.ts';

/** What the tests see of the page, and how they touch it. */

const address = (hash: string): string => `http://127.0.0.1:${process.env.KURA_PORT}/${hash}`;

/** Making music takes seconds of a processor. Those who do not listen have a browser that waits for another key or click. */
export const SILENCE =
  "'heard' in globalThis || Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: false }), configurable: true })";

/** What comes later is waited for first: of a page where it is not yet each look would be written down in full. */
const expectFocused = async (one: Locator): Promise<void> => {
  await one.waitFor();
  await expect(one).toBeFocused();
};

export const open = async (page: Page, hash: string): Promise<void> => {
  await page.addInitScript(SILENCE);
  await page.goto(address(hash));
  if (hash !== '#/') await expectFocused(board(page));
};

/** Leaves the page and makes this another browser, where nothing is kept. */
export const forget = async (page: Page): Promise<void> => {
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
};

/** What leads to another board of the page that is open. It is there when one that was not there before has the focus. */
export const reach = async (page: Page, go: () => Promise<unknown>): Promise<void> => {
  await page.evaluate("document.querySelector('[role=application]')?.setAttribute('data-left', '')");
  await go();
  await expectFocused(page.locator('[role=application]:not([data-left])'));
};

/** Goes from the page that is open to another level or game. */
export const goTo = (page: Page, hash: string): Promise<void> =>
  reach(page, () => page.evaluate(`location.hash = ${JSON.stringify(hash)}`));

/** From now on the clock of the page, which was installed before, stands still. */
export const pauseClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate<number>('Date.now() + 60_000'));

const holding = new Set<CDPSession>();

/** From now on what moves on the page stands at its beginning, to be looked at, until the test ends. */
export const holdMotion = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  holding.add(session);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
};

/** The next test has the same page, and sees nothing that waits for a movement to end. */
export const letMotionGo = async (): Promise<void> => {
  for (const session of holding) await session.detach();
  holding.clear();
};

/** What moves on the board: the name of each animation. */
export const motionsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    `document.getAnimations()
      .filter(({ effect }) => effect.target.closest('[role=application]'))
      .map(({ animationName, id }) => (animationName ?? id).replace(/^svelte-[^-]+-/, ''))`,
  );

/** From a board of Sokoban to levels as they are written, as a pack of their own. */
export const paste = (page: Page, levels: string): Promise<void> =>
  reach(page, async () => {
    await page.keyboard.press('o');
    await page.getByRole('textbox').fill(levels);
    await page.getByRole('button', { name: 'Open what is pasted' }).click();
  });

export const openPasted = async (page: Page, levels: string): Promise<void> => {
  await open(page, '#/sokoban');
  await paste(page, levels);
  await expect(page).toHaveURL(/Pasted%20levels\/1$/);
};

/** What is still on its way. What never ends is not waited for. */
const MOVING = `document.getAnimations()
  .filter(({ playState, effect }) => playState !== 'finished' && effect.getComputedTiming().endTime !== Infinity).length`;

/** Half seen, a text has less contrast than it will have, and a card that rises is lower than it will be. */
export const expectStill = (page: Page): Promise<void> => expect.poll(() => page.evaluate(MOVING)).toBe(0);

/** What axe is asked, of what stands there by now. It need not look into frames, as there are none, nor tell at length what is right. */
const askAxe = async (page: Page): Promise<AxeBuilder> => {
  await expectStill(page);
  // It is large: where it is already it need not come again.
  const isThere = await page.evaluate("'axe' in globalThis");
  const axe = new AxeBuilder({ page, ...(isThere === true && { axeSource: 'void 0' }) });
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
};

const expectNone = async (axe: AxeBuilder): Promise<void> => {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
};

/** Asks axe about all of the page, or about one part of it. */
export const expectNoFaults = async (page: Page, part = ':root'): Promise<void> =>
  expectNone((await askAxe(page)).include(part));

/** Where nothing but colours has changed since that was asked. */
export const expectContrast = async (page: Page, part = ':root'): Promise<void> =>
  expectNone((await askAxe(page)).include(part).withRules('color-contrast'));

export const board = (page: Page): Locator => page.getByRole('application');

export const status = (page: Page): Locator => page.getByRole('status', { name: 'Messages' });

/** A button of the tool bar. */
export const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** Chooses a value of a setting; the settings are open. */
export const choose = (page: Page, setting: string, value: string): Promise<void> =>
  page.getByRole('radiogroup', { name: setting, exact: true }).getByRole('radio', { name: value, exact: true }).check();

/** A dialog by its title. */
export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** What the page counts, by the name of the score. */
export const counter = (page: Page, name: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd:not(.small)');

type Box = [left: number, top: number, width: number, height: number];

/** The middle of a cell on the screen, as large as the browser has drawn the board. */
export const centreOf = async (page: Page, cell: Cell): Promise<[x: number, y: number]> => {
  const picture = board(page).locator('svg.board');
  const [left, top, width, height] = (await picture.getAttribute('viewBox'))!.split(' ').map(Number) as Box;
  const columns = Number(await board(page).getByRole('grid').getAttribute('aria-colcount'));
  const size = { width: columns, height: 0 };
  const box = (await picture.boundingBox())!;
  return [
    box.x + ((column(cell, size) + 0.5 - left) * box.width) / width,
    box.y + ((row(cell, size) + 0.5 - top) * box.height) / height,
  ];
};

export const clickCell = async (page: Page, cell: Cell): Promise<void> =>
  page.mouse.click(...(await centreOf(page, cell)));

const KEYS: Readonly<Record<Direction, string>> = {
  up: 'ArrowUp',
  right: 'ArrowRight',
  down: 'ArrowDown',
  left: 'ArrowLeft',
};

export const press = (page: Page, direction: Direction): Promise<void> => page.keyboard.press(KEYS[direction]);

/** Milliseconds of a quick finger. */
const SWIPE_MS = 50;

/**
 * A finger that goes so far, and is gone. It is as quick on every machine: one that stays goes on, and one that is quick
 * leaves with a swing, by which a browser may go wrong.
 */
export const swipe = async (page: Page, right: number, down: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await board(page).boundingBox())!;
  const begin = Date.now();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2 + part * right, y: y + height - 20 + part * down }],
      timestamp: (begin + part * SWIPE_MS) / 1000,
    });
  // None of them waits for the answer to the one before.
  await Promise.all([touch('touchStart', 0), touch('touchMove', 0.5), touch('touchMove', 1), touch('touchEnd', 1)]);
  await session.detach();
};

/** Where the pieces of a view stand, written as the page writes it, in whatever order. */
export const places = ({ pieces, ...size }: View): readonly string[] =>
  pieces
    .flatMap((piece, cell) =>
      piece === undefined ? [] : [`${piece} translate(${column(cell, size)} ${row(cell, size)})`],
    )
    .toSorted();

export const expectPieces = (page: Page, view: View): Promise<void> =>
  expect
    .poll(() =>
      board(page)
        .locator('g.piece')
        .evaluateAll((pieces) =>
          pieces.map((g) => `${g.getAttribute('data-look')} ${g.getAttribute('transform')}`).sort(),
        ),
    )
    .toEqual(places(view));

/** A level with a shipped solution that arrow keys can play. */
export interface Solved {
  readonly hash: string;
  readonly directions: readonly Direction[];
  readonly start: () => Session;
}

export const solvedLevels = (game: AnyGame): readonly Solved[] => {
  if (game.seats === 2) return [];
  return game.packs.flatMap(({ name, pack }) =>
    pack.levels.flatMap((level, index) => {
      const start = () => unwrap(openSession(game, level.board));
      const session = start();
      const [solution] = level.lines;
      if (!solution) return [];
      unwrap(session.play(solution.moves, 0));
      const { length } = session.snapshot(0);
      const directions = Array.from({ length }).flatMap((_, index) => {
        session.seek(index + 1, 0);
        return session.snapshot(0).last?.direction ?? [];
      });
      if (directions.length < length) return [];
      return [{ hash: `#/${game.id}/${name}/${index + 1}`, directions, start }];
    }),
  );
};

/** Asks the page until it says so. Playwright's own way asks by `eval`, which the page forbids. */
export const becomesTrue = (page: Page, expression: string): Promise<void> =>
  expect.poll(() => page.evaluate(expression)).toBe(true);
