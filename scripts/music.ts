// Makes the MIDI files of music/ from the scores there: `npm run music`, after a score was changed.
// `npm run music -- --wav` renders them for listening as well; names of pieces after it, if not all are wanted.
// `--to folder` puts everything elsewhere.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sentence } from '../src/core/parsed.ts';
import { readMidi } from '../src/sound/midi.ts';
import { renderLoop } from '../src/sound/render.ts';
import { midiFile } from './music/midiFile.ts';
import { MUSIC, PIECES, readPiece, scorePath } from './music/pieces.ts';
import { wavFile } from './music/wavFile.ts';

const RATE = 44_100;

/** The bytes of the MIDI file; undefined, and told, when its score is wrong. */
const bytesOf = (piece: string): Uint8Array | undefined => {
  const score = readPiece(piece);
  if (score.ok) return midiFile(score.value);
  const { line, column, message } = score.problem;
  const place = [scorePath(piece), line, column].filter((part) => part !== undefined).join(':');
  fail(`${place} ${sentence(message)}`);
  return undefined;
};

const wavOf = (bytes: Uint8Array): Uint8Array => {
  const song = readMidi(bytes);
  if (!song.ok) throw new Error(sentence(song.problem.message));
  return wavFile(renderLoop(song.value, RATE), RATE);
};

const fail = (message: string): void => {
  console.error(message);
  process.exitCode = 1;
};

const write = (folder: string, name: string, bytes: Uint8Array): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), bytes);
};

const run = (wanted: readonly string[], folder: string, options: { readonly wav: boolean }): void => {
  const unknown = wanted.filter((name) => !PIECES.some((piece) => piece === name));
  if (unknown.length > 0) {
    fail(`There is no piece "${unknown[0]}". Pieces are: ${PIECES.join(', ')}.`);
    return;
  }
  for (const piece of wanted.length > 0 ? wanted : PIECES) {
    const bytes = bytesOf(piece);
    if (!bytes) continue;
    write(folder, `${piece}.mid`, bytes);
    if (options.wav) write(join(folder, 'wav'), `${piece}.wav`, wavOf(bytes));
  }
};

const { values, positionals } = parseArgs({
  options: { wav: { type: 'boolean', default: false }, to: { type: 'string', default: MUSIC } },
  allowPositionals: true,
});
run(positionals, values.to, values);
