import type { CDPSession, Page } from '@playwright/test';

/** CPU time of a page's own thread: what else runs on this machine does not count. */
export const watched = async (page: Page): Promise<CDPSession> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return devtools;
};

const MEASURED = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

/** Everything that the page's own thread does, painting and what follows a promise included. */
export const ALL = ['TaskDuration'];

/** Milliseconds that script, style and layout have taken so far, or all that is asked for. */
export const spent = async (devtools: CDPSession, measured: readonly string[] = MEASURED): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = metrics.filter(({ name }) => measured.includes(name)).map(({ value }) => value);
  return seconds.reduce((sum, each) => sum + each, 0) * 1000;
};

export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');

export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1]!;
