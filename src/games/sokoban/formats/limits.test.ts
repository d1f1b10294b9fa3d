import { expect, test } from 'vitest';
import { isLong } from '../../../../test/tools/long.ts';
import { ONE, problems, readFile } from './testing.ts';

test('a file with too many problems is left, with a word', () => {
  const cut = ['#####', '#####', '', ''].join('\n');
  const found = problems(readFile(`${ONE.join('\n')}\n\n${cut.repeat(2000)}`));
  expect(found).toHaveLength(1001);
  expect(found.at(-1)).toMatch(/^\d+:1 There are more problems in this file than these: the rest was not read\.$/);
});

test.runIf(isLong)('so is one with too many levels, and those that were read stay', () => {
  const { levels, problems: told } = readFile('###\n#@#\n###\n\n'.repeat(100_002));
  expect(levels).toHaveLength(100_000);
  expect(told).toMatchObject([{ line: 400_001, message: { text: 'A file has at most {levels} levels.' } }]);
});

test.runIf(isLong)('and one with too many lines', () => {
  const pack = readFile(`${ONE.join('\n')}\n${'a\n'.repeat(1_000_000)}`);
  expect(pack.levels).toHaveLength(1);
  expect(problems(pack)).toEqual(['1000001:1 A file has at most 1000000 lines.']);
});
