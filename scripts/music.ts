// Makes the MIDI files of music/ from the scores there: `npm run music`, after a score was changed.
// `npm run music -- --wav` renders them for listening as well; names of pieces after it, if not all are wanted.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentence } from '../src/core/parsed.ts';
import { readMidi } from '../src/sound/midi.ts';
import { renderLoop } from '../src/sound/render.ts';
import { midiFile } from './music/midiFile.ts';
import { MUSIC, midiPath, PIECES, readPiece, scorePath } from './music/pieces.ts';
import { wavFile } from './music/wavFile.ts';

const RATE = 44_100;

const writeWav = (piece: string, bytes: Uint8Array): void => {
  const song = readMidi(bytes);
  if (!song.ok) throw new Error(sentence(song.problem.message));
  const folder = join(MUSIC, 'wav');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${piece}.wav`), wavFile(renderLoop(song.value, RATE), RATE));
};

const args = process.argv.slice(2);
const wanted = args.filter((arg) => arg !== '--wav');
for (const piece of PIECES) {
  if (wanted.length > 0 && !wanted.includes(piece)) continue;
  const score = readPiece(piece);
  if (!score.ok) {
    const { line, column, message } = score.problem;
    console.error(
      `${[scorePath(piece), line, column].filter((part) => part !== undefined).join(':')} ${sentence(message)}`,
    );
    process.exitCode = 1;
    continue;
  }
  const bytes = midiFile(score.value);
  writeFileSync(midiPath(piece), bytes);
  if (args.includes('--wav')) writeWav(piece, bytes);
}
