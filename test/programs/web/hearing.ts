import type { Page } from '@playwright/test';

/** How the tests hear the page. */

/** At so low a rate a piece is made in half a second; in every other way the page's context is the browser's own. */
const RATE = 4000;

/** Puts an ear before the loudspeakers, and counts what is begun: loops, which are music, and small sounds. */
const EAR = `
  const { AudioContext: Context, AnalyserNode: Ear, AudioNode, AudioBufferSourceNode: Source } = globalThis;
  const heard = { contexts: [], ears: [], loops: 0, sounds: 0 };
  globalThis.heard = heard;
  globalThis.AudioContext = class extends Context {
    constructor() {
      super({ sampleRate: ${RATE} });
      heard.contexts.push(this);
      heard.ears.push(new Ear(this, { fftSize: 4096 }));
    }
  };
  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (target, ...rest) {
    if (target === this.context.destination) connect.call(this, heard.ears[0]);
    return connect.call(this, target, ...rest);
  };
  const { start } = Source.prototype;
  Source.prototype.start = function (...rest) {
    if (this.loop) heard.loops += 1;
    else heard.sounds += 1;
    start.apply(this, rest);
  };
`;

/** Before the page is opened. */
export const listen = (page: Page): Promise<unknown> => page.addInitScript(EAR);

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

/** A MIDI file of one note that sounds for two seconds, over and over. */
export const oneNote = (pitch: number): Buffer => {
  const track = [0, 0x90, pitch, 100, 0x83, 0x60, 0x80, pitch, 0, 0, 0xff, 0x2f, 0];
  return Buffer.from([
    ...Buffer.from('MThd'),
    ...[0, 0, 0, 6, ...word(0), ...word(1), ...word(120)],
    ...Buffer.from('MTrk'),
    ...[0, 0, ...word(track.length), ...track],
  ]);
};
