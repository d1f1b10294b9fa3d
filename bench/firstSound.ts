import type { BrowserContext } from '@playwright/test';
import { withBuiltPage } from './builtPage.ts';

/** Of the second visit. */
const MOST_MS = 1000;
/** What is audible: the fading in has begun. */
const AUDIBLE = 0.001;

/** Puts an ear before the loudspeakers, which tells how long after the first key it heard something, and when the loop began. */
const EAR = `
  const { connect } = AudioNode.prototype;
  const { start } = AudioBufferSourceNode.prototype;
  const times = { heard: undefined, whole: undefined };
  globalThis.times = times;
  let key;
  addEventListener('keydown', () => { key ??= performance.now(); }, { capture: true });
  AudioNode.prototype.connect = function (target, ...rest) {
    if (target === this.context.destination) {
      const ear = new AnalyserNode(this.context, { fftSize: 2048 });
      const samples = new Float32Array(ear.fftSize);
      connect.call(this, ear);
      const look = () => {
        ear.getFloatTimeDomainData(samples);
        if (samples.some((sample) => Math.abs(sample) > ${AUDIBLE})) times.heard = performance.now() - key;
        else setTimeout(look, 5);
      };
      look();
    }
    return connect.call(this, target, ...rest);
  };
  AudioBufferSourceNode.prototype.start = function (...rest) {
    if (this.loop) times.whole ??= performance.now() - key;
    start.apply(this, rest);
  };
`;

/** When both are known and the loop is kept for the next visit. */
const MEASURED = `(async () => {
  const isKept = async () => (await (await caches.open('kura-music')).keys()).length > 0;
  while (!times.heard || !times.whole || !(await isKept())) await new Promise((resolve) => setTimeout(resolve, 100));
  return times;
})()`;

interface Times {
  readonly heard: number;
  readonly whole: number;
}

/** From the first key on the home screen, where it does nothing else. */
const visit = async (context: BrowserContext, address: string): Promise<Times> => {
  const page = await context.newPage();
  await page.addInitScript(EAR);
  await page.goto(`${address}#/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('x');
  const times = await page.evaluate<Times>(MEASURED);
  await page.close();
  return times;
};

/** How long after the first key the page is heard, in the page as it is built: the first visit, and a second one. */
export const run = (): Promise<void> =>
  withBuiltPage(async (browser, address) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    for (const name of ['first', 'second']) {
      const { heard, whole } = await visit(context, address);
      console.log(
        `${name} visit: heard ${heard.toFixed(0)} ms after the first key, the whole loop after ${whole.toFixed(0)} ms`,
      );
      if (name === 'second' && heard >= MOST_MS) process.exitCode = 1;
    }
  });
