import { readFileSync } from 'node:fs';
import { midiPath, PIECES } from '../scripts/music/pieces.ts';
import { readMidi } from '../src/sound/midi.ts';
import { renderLoop } from '../src/sound/render.ts';
import { rms, type Stereo, silence } from '../src/sound/stereo.ts';
import { cpuSeconds } from './cpu.ts';

const RATE = 44_100;

/** The highest peak, the step from the last sample to the first, and the largest step between any others. */
const extremes = (side: Float32Array): { peak: number; seam: number; step: number } => {
  let [peak, step] = [Math.abs(side[0]!), 0];
  for (let at = 1; at < side.length; at++) {
    peak = Math.max(peak, Math.abs(side[at]!));
    step = Math.max(step, Math.abs(side[at]! - side[at - 1]!));
  }
  return { peak, step, seam: Math.abs(side[0]! - side.at(-1)!) };
};

export const run = (args: readonly string[]): void => {
  for (const piece of PIECES.filter((name) => args.length === 0 || args.includes(name))) {
    const song = readMidi(readFileSync(midiPath(piece)));
    if (!song.ok) throw new Error(`${piece} cannot be read`);
    const { seconds } = song.value;
    let sound: Stereo = silence(0);
    const cpu = cpuSeconds(() => {
      sound = renderLoop(song.value, RATE);
    });
    console.log(
      `${piece}: ${seconds.toFixed(2)} s in ${cpu.toFixed(1)} s of CPU, ${(seconds / cpu).toFixed(0)} ×; RMS ${rms(sound).toFixed(3)}`,
    );
    if (seconds < 10 * cpu) process.exitCode = 1;
    for (const [ear, side] of Object.entries(sound)) {
      const { peak, step, seam } = extremes(side);
      console.log(`  ${ear}: peak ${peak.toFixed(2)}, seam ${seam.toFixed(4)}, largest step ${step.toFixed(3)}`);
      if (peak >= 1 || seam >= step) process.exitCode = 1;
    }
  }
};
