import { expect, type Locator, type Page } from '@playwright/test';
import { breakthrough } from '../../../src/games/breakthrough/index.ts';
import { fetchPack } from '../../../src/play/packs/opened.ts';
import { unwrap } from '../../tools/unwrap.ts';
import { centreOf, clickCell, dialog, expectNoFaults, open, status, tool } from './screen.ts';
import { test } from './test.ts';

const { pack } = (await fetchPack(breakthrough, 'puzzles'))!;
const [first] = pack.levels;
const right = first!.lines[0]!.moves.split(' ')[0]!;

/** Whether a board lies with the first player's dolls below, by who is to move. */
const isTurned = (board: string): boolean => board.endsWith('w');

/** The cell of a square as it is seen. */
const cellOf = (square: string, board: string): number => {
  const size = board.split('/').length;
  const [file, rank] = [square.charCodeAt(0) - 'a'.charCodeAt(0), Number(square.slice(1)) - 1];
  return (isTurned(board) ? size - 1 - rank : rank) * size + file;
};

const squaresOf = (move: string): readonly string[] => move.match(/[a-z]\d+/g) ?? [];

const move = async (page: Page, text: string, board: string): Promise<void> => {
  for (const square of squaresOf(text)) await clickCell(page, cellOf(square, board));
};

const lesson = (page: Page): Locator => page.locator('.lesson');

/** Another move than the right one. */
const wrongIn = (board: string): string => {
  const state = unwrap(breakthrough.parse(board));
  return breakthrough
    .moves(state)
    .map((one) => breakthrough.formatMove(state, one))
    .find((text) => text !== right)!;
};

const SLIPPED = 'That lets it slip: now the other side wins. Undo takes it back.';

test('a puzzle is found from the first screen and solved; a wrong move is told, and the next one follows', async ({
  page,
}) => {
  await open(page, '#/');
  await page.getByRole('link', { name: 'Breakthrough Or play Puzzles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first!.title);
  await expect(lesson(page)).toContainText('Difficulty 1 of 10.');
  await expect(lesson(page)).toContainText(`Win within ${first!.within} moves.`);
  await expectNoFaults(page);

  await move(page, wrongIn(first!.board), first!.board);
  await expect(status(page)).toHaveText(SLIPPED);
  await tool(page, 'Undo').click();
  await expect(lesson(page)).toContainText(`Win within ${first!.within} moves.`);

  await move(page, right, first!.board);
  for (let left = first!.within! - 1; left > 0; left--) {
    await expect(lesson(page)).toContainText(left === 1 ? 'One move left.' : `${left} moves left.`);
    await page.keyboard.press('i');
    await page.getByRole('button', { name: 'Do it' }).click();
  }
  await expect(dialog(page, 'Level 1 is solved!')).toContainText('Level 1 passed! Go to next level?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pack.levels[1]!.title);

  await test.step('levels are listed with how hard they are', async () => {
    await tool(page, 'Levels').click();
    const packs = page.getByRole('navigation', { name: 'Packs' });
    await expect(packs).toContainText(`Puzzles 1 of ${pack.levels.length}`);
    const [, , third] = pack.levels;
    const difficulty = /\d+/.exec(third!.notes!)![0];
    const name = `Level 3, ${third!.title}, Win in ${third!.within} · difficulty ${difficulty}`;
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
    await expectNoFaults(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the first screen goes on with the next one', async () => {
    await page.evaluate("location.hash = '#/'");
    await page.reload();
    await expect(page.getByRole('link', { name: 'Breakthrough Play Puzzles, level 2' })).toBeVisible();
    await expect(page.getByRole('region', { name: pack.levels[1]!.title })).toContainText('Puzzles · level 2');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('whoever is the second to move has his own dolls below, and plays by taps', async ({ page }) => {
    const index = pack.levels.findIndex(({ board }) => board.endsWith('b'));
    const level = pack.levels[index]!;
    await open(page, `#/breakthrough/puzzles/${index + 1}`);
    await expect(lesson(page)).toBeInViewport({ ratio: 1 });
    for (const square of squaresOf(level.lines[0]!.moves.split(' ')[0]!)) {
      await page.touchscreen.tap(...(await centreOf(page, cellOf(square, level.board))));
    }
    await expect(lesson(page)).toContainText(`${level.within! - 1} moves left.`);
    await expectNoFaults(page);
  });
});

test('the menu of the board leads to lessons and puzzles', async ({ page }) => {
  await open(page, '#/breakthrough/1');
  await page.keyboard.press('Alt+b');
  await page.getByRole('menuitem', { name: pack.title, exact: true }).click();
  await expect(page).toHaveURL(/#\/breakthrough\/puzzles/);
  await expect(lesson(page)).toBeVisible();
});
