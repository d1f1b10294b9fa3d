import { expect, test } from '@playwright/test';
import { board, centreOf, clickCell, openPasted } from './screen.ts';

test('where a box can go lies beside the tiny man who stands there, not over him', async ({ page }) => {
  await openPasted(page, ['######', '#  . #', '# $@ #', '#    #', '######'].join('\n'));
  const [box, man] = [14, 15];
  await clickCell(page, box);
  const marks = board(page).locator('.marks');
  await expect(marks.getByText('1').first()).toBeVisible();
  const isMarked = async (cell: number): Promise<boolean> =>
    page.evaluate(`[...document.querySelectorAll('.marks path')].some((path) => {
      const point = new DOMPoint(${await centreOf(page, cell)}).matrixTransform(path.getScreenCTM().inverse());
      return path.isPointInFill(point);
    })`);
  expect([await isMarked(man + 1), await isMarked(man)]).toEqual([true, false]);
});
