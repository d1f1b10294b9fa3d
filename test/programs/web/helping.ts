import { expect, type Locator, type Page } from '@playwright/test';
import { dialog, press, tool } from './screen.ts';

/** The box against the upper wall never comes to the goal any more. */
export const HALL = '########\n#      #\n#  $   #\n#@    .#\n########\n';

/** Whoever helps is fetched when the board is there. */
export const guideIsThere = (page: Page): Promise<void> =>
  expect(tool(page, 'Hint')).toHaveAttribute('aria-disabled', 'false');

export const offer = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Asks for help by its key, and is sure of it. */
export const askForHelp = async (page: Page, key: string, title: string): Promise<void> => {
  await guideIsThere(page);
  await page.keyboard.press(key);
  await expect(dialog(page, title)).toContainText('With help this line is not your own any more');
  await offer(page, 'Yes').click();
};

export const askForHint = (page: Page): Promise<void> => askForHelp(page, 'i', 'Hint');

export const walk = async (page: Page, ways: readonly Parameters<typeof press>[1][]): Promise<void> => {
  for (const way of ways) await press(page, way);
};
