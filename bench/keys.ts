import type { Browser, Page } from '@playwright/test';
import { sokoban } from '../src/games/sokoban/index.ts';
import { shippedPack } from '../src/play/packs/opened.ts';
import { withBuiltPage } from './builtPage.ts';
import { levelOf } from './page.ts';
import { quantile } from './pageCpu.ts';

/** Keys of each kind, and milliseconds from one to the next. */
const [KEYS, APART] = [40, 50];

/** A hall of 56 boxes that nobody solves for a while. */
const HALL = Array.from({ length: 30 }, (_, row) => {
  if (row === 0 || row === 29) return '#'.repeat(50);
  if (row % 3 !== 0 || row > 24) return `#${(row === 1 ? '@' : '').padEnd(48)}#`;
  return `#${row % 2 === 0 ? '' : ' '} ${' $ '.repeat(7)}`.padEnd(27).concat('.  '.repeat(7)).padEnd(49).concat('#');
}).join('\n');

/** Presses keys by turns, and tells how long after the moment when each was due its picture was there: whatever keeps the page busy counts. */
const PRESS = `async ([keys, count, apart]) => {
  const late = [];
  const pressed = (due, key) => new Promise((done) => {
    const settled = () => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - due);
      port2.postMessage(0);
    });
    setTimeout(() => {
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      settled();
    }, Math.max(0, due - performance.now()));
  });
  for (let index = 0; index < count; index += 1) late.push(await pressed(performance.now() + apart, keys[index % keys.length]));
  return late;
}`;

const measured = async (page: Page, what: string, keys: readonly string[]): Promise<void> => {
  const late = await page.evaluate<readonly number[]>(`(${PRESS})(${JSON.stringify([keys, KEYS, APART])})`);
  const isBusy = await page.getByRole('button', { name: 'Cancel' }).first().isVisible();
  const [median, worst] = [quantile(late, 0.5), Math.max(...late)];
  const after = isBusy ? ', and it was still at it' : '';
  console.log(`${what}: ${late.length} keys, median ${median.toFixed(0)} ms, at most ${worst.toFixed(0)} ms${after}`);
};

const opened = async (browser: Browser, address: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(20_000);
  await page.goto(address);
  await page.getByRole('application').waitFor();
  await page.getByRole('application').focus();
  return page;
};

/** Looking around leaves the position as it is: what is looked for is not given up. */
const LOOKING = ['ArrowRight', 'ArrowLeft'];
const PUSHING = ['ArrowRight', 'u'];

/** How late the picture of a key is while something is solved, improved or watched, beside the same keys while nothing is. */
export const run = (): Promise<void> => {
  const { board, lines } = shippedPack(sokoban, 'campaign')!.pack.levels[4]!;
  return withBuiltPage(
    async (browser, address) => {
      const page = await opened(browser, `${address}#/sokoban/1`);
      await measured(page, 'warming up', PUSHING);
      await measured(page, 'pushing and undoing, idle', PUSHING);
      await page.keyboard.press(',');
      await page.getByRole('radiogroup', { name: 'Warnings' }).getByRole('radio').last().check();
      await page.keyboard.press('Escape');
      await measured(page, 'the same with warnings 3', PUSHING);
      await page.keyboard.press('e');
      await measured(page, 'looking around, idle', LOOKING);
      await page.keyboard.press('Shift+Q');
      await page.getByRole('button', { name: 'Cancel' }).first().waitFor();
      await measured(page, 'the same while it is solved', LOOKING);
      await page.close();
      const solved = await opened(browser, `${address}#/sokoban/2?moves=${lines[0]!.moves}`);
      await measured(solved, 'arrow keys on a solved level, idle', LOOKING);
      await solved.keyboard.press('Shift+X');
      await solved.getByRole('button', { name: 'Cancel' }).first().waitFor();
      await measured(solved, 'the same while it is improved', LOOKING);
    },
    [levelOf(HALL, board)],
  );
};
