import type { CDPSession, Page } from '@playwright/test';
import { withBuiltPage } from './builtPage.ts';
import { manyLevels } from './manyLevels.ts';
import { ALL, drawn, quantile, spent, watched } from './pageCpu.ts';

const LEVELS = 40_000;
const FRAMES = 300;
/** Pixels of a frame, which are three screens a second; and a leap to somewhere else every so many frames. */
const [STRIDE, LEAP_EVERY] = [45, 60];
const [MOST_OPEN_MS, MOST_FRAME_MS, MOST_ELEMENTS] = [300, 16, 4000];

/** As for somebody who has not touched the page yet. */
const SILENCE =
  "Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: false }), configurable: true })";

/** Opens the pack as a file that is dropped on the page. */
const openPack = async (page: Page, text: string): Promise<void> => {
  await page.evaluate(`{
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([${JSON.stringify(text)}], 'many.sok'));
    for (const type of ['dragover', 'drop'])
      document.activeElement.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }`);
  await page.waitForURL(/many\/1$/);
  await page.getByRole('heading', { name: `of ${LEVELS}` }).waitFor();
};

/** Milliseconds that something takes until the page has drawn it. */
const cost = async (page: Page, devtools: CDPSession, work: () => Promise<unknown>): Promise<number> => {
  const before = await spent(devtools, ALL);
  await work();
  await drawn(page);
  return (await spent(devtools, ALL)) - before;
};

/** The first lesson, solved by its four moves. */
const solveOne = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}#/sokoban/first-steps/1`);
  await page.getByRole('application').waitFor();
  for (const side of ['Down', 'Right', 'Right', 'Right']) await page.keyboard.press(`Arrow${side}`);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

/** Scrolls frame by frame, as a hand on a wheel does, and leaps now and then. Tells the milliseconds between frames. */
const scroll = (page: Page): Promise<readonly number[]> =>
  page.evaluate(`(async () => {
    const list = document.querySelector('dialog [role=listbox]');
    const times = [];
    let last = await new Promise(requestAnimationFrame);
    for (let frame = 1; frame <= ${FRAMES}; frame++) {
      if (frame % ${LEAP_EVERY} === 0) list.scrollTop = (list.scrollHeight * frame) / ${FRAMES + 1};
      else list.scrollTop += ${STRIDE};
      const now = await new Promise(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    return times;
  })()`);

const told = (name: string, times: readonly number[]): string =>
  `${name}: median ${quantile(times, 0.5).toFixed(1)} ms, 95 % ${quantile(times, 0.95).toFixed(1)} ms, most ${Math.max(...times).toFixed(1)} ms`;

/** What the gallery of a very large pack costs the page: to open it, to scroll through it, and to look for something. */
export const run = (): Promise<void> =>
  withBuiltPage(async (browser, address) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
    // Nobody plays music to it.
    await page.addInitScript(SILENCE);
    await solveOne(page, address);
    // Without solutions, which would be checked meanwhile.
    await openPack(page, manyLevels(LEVELS).replaceAll(/^Solution\n.*\n/gm, ''));
    const devtools = await watched(page);
    const opened = await cost(page, devtools, async () => {
      await page.keyboard.press('g');
      await page.locator('dialog [role=option] svg.board').first().waitFor();
    });
    // Which of them are solved is found out little by little; what is measured then is scrolling alone.
    const counting = await cost(page, devtools, () => page.getByRole('button', { name: /^Solved \d/ }).waitFor());
    const elements = await page.evaluate<number>("document.querySelectorAll('dialog *').length");
    let frames: readonly number[] = [];
    const scrolling = await cost(page, devtools, async () => {
      frames = await scroll(page);
    });
    const frame = scrolling / FRAMES;
    const letters: number[] = [];
    for (const letter of 'room 39999')
      letters.push(await cost(page, devtools, () => page.keyboard.press(letter === ' ' ? 'Space' : letter)));
    console.log(`${LEVELS} levels, CPU time of the page:`);
    console.log(
      `opened: ${opened.toFixed(0)} ms, under ${MOST_OPEN_MS} ms; ${elements} elements, under ${MOST_ELEMENTS}`,
    );
    console.log(`${FRAMES} frames of scrolling: ${frame.toFixed(1)} ms each, under ${MOST_FRAME_MS} ms`);
    console.log(told('from frame to frame by the clock on the wall', frames));
    console.log(`solved ones counted: ${counting.toFixed(0)} ms, in slices`);
    console.log(told('letters typed', letters));
    const isWithin = opened < MOST_OPEN_MS && frame < MOST_FRAME_MS && elements < MOST_ELEMENTS;
    if (!isWithin) process.exitCode = 1;
  });
