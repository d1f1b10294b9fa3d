import { expect, type Locator, type Page } from '@playwright/test';
import { centreOf, reach } from './screen.ts';

interface Kept {
  readonly title: string;
  readonly board: string;
  readonly solution?: string;
}

/** The levels that are kept of a pack, as the browser has them. */
export const kept = (page: Page, pack: string): Promise<readonly Kept[]> =>
  page.evaluate(`new Promise((done, fail) => {
    const opening = indexedDB.open('kura');
    opening.onerror = fail;
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drawn').objectStore('drawn').get(${JSON.stringify(pack)});
      reading.onsuccess = () => {
        opening.result.close();
        done(JSON.parse(reading.result ?? '{"levels":[]}').levels);
      };
    };
  })`);

export const titles = async (page: Page, pack: string): Promise<readonly string[]> =>
  (await kept(page, pack)).map(({ title }) => title);

export const expectKept = (page: Page, pack: string, ...rows: string[]): Promise<void> =>
  expect.poll(async () => (await kept(page, pack)).at(-1)?.board).toBe(rows.join('\n'));

export const newLevel = async (page: Page, game: string): Promise<void> => {
  await page
    .getByRole('region', { name: 'Draw your own levels' })
    .getByRole('link', { name: game, exact: true })
    .click();
  await reach(page, () => page.getByRole('button', { name: 'New level' }).first().click());
};

export const keys = async (page: Page, ...all: string[]): Promise<void> => {
  for (const key of all) await page.keyboard.press(key);
};

export const checks = (page: Page): Locator => page.getByRole('list', { name: 'Checks' }).getByRole('listitem');

export const drag = async (page: Page, from: number, to: number, button: 'left' | 'right' = 'left'): Promise<void> => {
  await page.mouse.move(...(await centreOf(page, from)));
  await page.mouse.down({ button });
  await page.mouse.move(...(await centreOf(page, to)));
  await page.mouse.up({ button });
};
