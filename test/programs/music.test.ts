import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PIECES } from '../../scripts/music/pieces.ts';
import { readMidi } from '../../src/sound/midi.ts';
import { isLong } from '../tools/long.ts';
import { tempFolder } from '../tools/tempFolder.ts';
import { unwrap } from '../tools/unwrap.ts';

/** `npm run music`, as that runs it. */
const ROOT = join(import.meta.dirname, '../..');
const folder = tempFolder(afterAll);

/** tsx keeps what it has translated among the temporary files. */
const kept = tempFolder(afterAll);
const env = { ...process.env, TMPDIR: kept, TEMP: kept };

const run = (...args: readonly string[]): Promise<{ code: unknown; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const command = [
      join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
      join(ROOT, 'scripts/music.ts'),
      '--to',
      folder,
      ...args,
    ];
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

test('a name that no piece has is told, with those that there are, and nothing is made', async () => {
  expect(await run('--wav', 'titanic', 'titanik')).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no piece "titanik". Pieces are: ${PIECES.join(', ')}.\n`,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('an option that there is not is refused', async () => {
  expect(await run('--wave')).toMatchObject({ code: 1, stderr: expect.stringContaining("'--wave'") });
  expect(readdirSync(folder)).toEqual([]);
});

test.runIf(isLong)('a piece is made and rendered, and no other', async () => {
  expect(await run('--wav', 'titanic')).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    'titanic.mid',
    'wav',
    join('wav', 'titanic.wav'),
  ]);
  const { seconds } = unwrap(readMidi(readFileSync(join(folder, 'titanic.mid'))));
  expect(readFileSync(join(folder, 'wav/titanic.wav'))).toHaveLength(44 + 4 * Math.round(seconds * 44_100));
});

test('without names all of them are made', async () => {
  expect(await run()).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(readdirSync(folder).filter((name) => name.endsWith('.mid'))).toEqual(PIECES.map((piece) => `${piece}.mid`));
});
