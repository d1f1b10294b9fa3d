import { createHash } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** How the tests hear the page, and what it shows of its music. */

/** At so low a rate a piece is made in half a second; in every other way the page's context is the browser's own. */
const RATE = 4000;

/** Longer than any small sound. */
const MUSIC_SECONDS = 4;

/**
 * Puts an ear before the loudspeakers, and notes what is begun: openings and loops, which are music, and small sounds. Whoever
 * makes music waits a little so that a game starts first; here none has to.
 */
const EAR = `
  const { AudioContext: Context, AnalyserNode: Ear, AudioNode, AudioBufferSourceNode: Source } = globalThis;
  const heard = { contexts: [], ears: [], loops: 0, sounds: 0, music: [] };
  globalThis.heard = heard;
  globalThis.AudioContext = class extends Context {
    constructor() {
      super({ sampleRate: ${RATE} });
      heard.contexts.push(this);
      heard.ears.push(new Ear(this, { fftSize: 2048 }));
    }
  };
  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (target, ...rest) {
    if (target === this.context.destination) connect.call(this, heard.ears[0]);
    return connect.call(this, target, ...rest);
  };
  const { start } = Source.prototype;
  Source.prototype.start = function (...rest) {
    const isMusic = this.loop || this.buffer.duration > ${MUSIC_SECONDS};
    if (isMusic) heard.music.push(this.loop ? 'loop' : 'opening');
    if (this.loop) heard.loops += 1;
    if (!isMusic) heard.sounds += 1;
    start.apply(this, rest);
  };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (order) {
    postMessage.call(this, { ...order, patience: 0 });
  };
`;

/** Before the page is opened. No music is kept from tests before. */
export const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(EAR);
  const session = await page.context().newCDPSession(page);
  const origin = `http://127.0.0.1:${process.env.KURA_PORT}`;
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage' });
  await session.detach();
};

/** What music was begun on this page, one after another: openings and loops. */
export const musicBegun = (page: Page): Promise<readonly string[]> => page.evaluate('heard.music');

/** Waits until the loop of a MIDI file is kept for the next visit, or is no more. */
const expectKeptFile = async (page: Page, bytes: Buffer, expected: boolean): Promise<void> => {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const addresses = (): Promise<readonly string[]> =>
    page.evaluate("caches.open('kura-music').then((cache) => cache.keys()).then((keys) => keys.map(({ url }) => url))");
  const isKept = async (): Promise<boolean> => (await addresses()).some((address) => address.endsWith(hash));
  await expect.poll(isKept, { intervals: INTERVALS }).toBe(expected);
};
export const expectKept = (page: Page, bytes: Buffer): Promise<void> => expectKeptFile(page, bytes, true);
export const expectDropped = (page: Page, bytes: Buffer): Promise<void> => expectKeptFile(page, bytes, false);

/** What has been begun so far, in how many contexts. */
export const begun = (page: Page): Promise<{ contexts: number; loops: number; sounds: number }> =>
  page.evaluate('({ contexts: heard.contexts.length, loops: heard.loops, sounds: heard.sounds })');

/** The highest sample of the last half second; 0 where there is no context yet. */
export const loudness = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const [ear] = heard.ears;
    if (!ear) return 0;
    const samples = new Float32Array(ear.fftSize);
    ear.getFloatTimeDomainData(samples);
    return Math.max(...samples.map(Math.abs));
  })()`);

/** Often, as what is waited for comes within moments. */
const INTERVALS = [50, 100];

/** What is audible, and not the last echo of something that is going to end. */
export const expectMusic = (page: Page): Promise<void> =>
  expect.poll(() => loudness(page), { timeout: 30_000, intervals: INTERVALS }).toBeGreaterThan(0.005);
export const expectSilence = (page: Page): Promise<void> =>
  expect.poll(() => loudness(page), { intervals: INTERVALS }).toBeLessThan(0.0001);

export const expectLoops = (page: Page, loops: number): Promise<void> =>
  expect.poll(async () => (await begun(page)).loops, { intervals: INTERVALS }).toBe(loops);

/** A click that does nothing but let sound be heard. */
export const touch = (page: Page): Promise<void> => page.locator('h1, h1 .name').last().click();

export const PIECES: readonly string[] = ['Blue Danube', 'Courage', 'Luster', 'Ten Years', 'Titanic'];

export const button = (page: Page): Locator => page.getByRole('button', { name: /^BGM/ });
export const list = (page: Page): Locator =>
  page.getByRole('combobox', { name: /^(Select BGM|Background music)$/ }).first();
export const chosen = (page: Page): Locator => list(page).locator('option:checked');
/** The line that says why something cannot be heard. */
export const problem = (page: Page): Locator => page.getByRole('status', { name: 'Music' }).first();
export const tip = (page: Page): Locator => page.getByRole('tooltip').filter({ hasText: 'BGM' });

/** The state of the page's one context, and how many seconds it has run. */
export const running = (page: Page): Promise<{ state: string; seconds: number }> =>
  page.evaluate('({ state: heard.contexts[0].state, seconds: heard.contexts[0].currentTime })');

/** As if the window were covered, or uncovered again. */
export const setHidden = (page: Page, hidden: boolean): Promise<unknown> =>
  page.evaluate(`
    Object.defineProperty(document, 'hidden', { get: () => ${hidden}, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  `);

const word = (value: number): readonly number[] => [value >> 8, value & 255];

/** A MIDI file of one note of two seconds, and of so many beats of half a second until it comes again. */
export const oneNote = (pitch: number, beats = 4): Buffer => {
  const rest = Math.max(0, beats - 4) * 120;
  const pause = [(rest >> 21) | 128, ((rest >> 14) & 127) | 128, ((rest >> 7) & 127) | 128, rest & 127];
  const track = [0, 0x90, pitch, 100, 0x83, 0x60, 0x80, pitch, 0, ...pause, 0xff, 0x2f, 0];
  return Buffer.from([
    ...Buffer.from('MThd'),
    ...[0, 0, 0, 6, ...word(0), ...word(1), ...word(120)],
    ...Buffer.from('MTrk'),
    ...[0, 0, ...word(track.length), ...track],
  ]);
};

/** How loud it was in the last thousandth of a second before silence, against the loudest of what is still remembered. */
export const lastBreath = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const [ear] = heard.ears;
    ear.fftSize = 32768;
    const samples = new Float32Array(ear.fftSize);
    ear.getFloatTimeDomainData(samples);
    ear.fftSize = 2048;
    const end = samples.findLastIndex((sample) => sample !== 0) + 1;
    const peak = (part) => part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    return peak(samples.subarray(end - 40, end)) / peak(samples);
  })()`);
