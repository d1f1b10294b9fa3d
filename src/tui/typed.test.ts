import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Typed } from './typed.ts';

const ENDS = ['\u0007', '\u001B'];

/** What arrives of pieces that are written one after another. */
const arriving = async (...pieces: readonly (string | readonly number[])[]): Promise<readonly string[]> => {
  const source = new PassThrough();
  const typed = new Typed(source as unknown as NodeJS.ReadStream);
  const arrived: string[] = [];
  // The escape key alone is let through after a while.
  const complete = new Promise<void>((resolve) => {
    typed.on('data', (chunk: Buffer) => {
      arrived.push(chunk.toString('utf8'));
      if (ENDS.some((end) => arrived.at(-1)!.endsWith(end))) resolve();
    });
  });
  typed.open();
  for (const piece of pieces) source.write(typeof piece === 'string' ? piece : Buffer.from(piece));
  await complete;
  typed.close();
  return arrived;
};

test('a key whose signs come in pieces arrives whole', async () => {
  expect(await arriving('a\u001B', '[', 'A\u0007')).toEqual(['a', '\u001B[A\u0007']);
  expect(await arriving('\u001B[<0;1', '2;5M\u0007')).toEqual(['\u001B[<0;12;5M\u0007']);
});

test('half a letter waits for its other half, and what is no letter at all becomes a sign for that', async () => {
  expect(await arriving([0xc5], [0x91, 0x07])).toEqual(['ő\u0007']);
  expect(await arriving([0x91, 0x07])).toEqual(['\uFFFD\u0007']);
});

test('the escape key alone arrives too', async () => {
  expect(await arriving('\u001B')).toEqual(['\u001B']);
});
