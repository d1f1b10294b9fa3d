import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outputOf } from './tools/runTool.ts';

const ROOT = `${import.meta.dirname}/..`;
const PLANTED = `${import.meta.dirname}/planted/pure`;

/** The names that the planted file uses, one a line. */
const plantedNames = [...readFileSync(`${PLANTED}/computer.ts`, 'utf8').matchAll(/^ {2}(\w+),$/gm)].map(
  ([, name]) => name!,
);

test('pure code that asks for a page, a process, a clock or a module of Node does not compile', async () => {
  const output = await outputOf('@typescript/native/bin/tsc', ['-p', PLANTED, '--pretty', 'false'], ROOT);
  const unknown = [...output.matchAll(/computer\.ts.* Cannot find name '(\w+)'/g)].map(([, name]) => name);
  expect(plantedNames.length).toBeGreaterThan(15);
  expect(unknown).toEqual(plantedNames);
  for (const module of ['node:fs', 'path']) expect(output).toMatch(new RegExp(`modules\\.ts.* '${module}'`));
});

test('the rooms that know no computer are compiled that way', () => {
  const { include } = JSON.parse(readFileSync(`${ROOT}/tsconfig.pure.json`, 'utf8')) as { include: readonly string[] };
  expect([...include].sort()).toEqual(['src/core', 'src/games', 'src/play', 'src/results', 'src/sound']);
});
