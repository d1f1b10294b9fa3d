import { expect, test } from 'vitest';
import { readers } from '../../../test/tools/readers.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { openText } from './library.ts';
import { isPlayable, packComplaints } from './packReport.ts';

const SOUND = '#####\n#@$.#\n#####\n';
const BROKEN = '#####\n#@$ #\n#####\n';

const complaints = (text: string): readonly string[] =>
  packComplaints(unwrap(openText(text, 'levels.xsb', readers))).map(sentence);

test('what is wrong is told level by level, with line and column', () => {
  expect(complaints(SOUND)).toEqual([]);
  expect(complaints(`${SOUND}\n${BROKEN}`)).toEqual([expect.stringMatching(/^Level 2: Line \d+, column \d+: .+\.$/)]);
});

test('a pack is playable when one of its levels is', () => {
  const opens = (text: string): boolean => isPlayable(unwrap(openText(text, 'levels.xsb', readers)));
  expect([opens(SOUND), opens(BROKEN), opens(`${BROKEN}\n${SOUND}`)]).toEqual([true, false, true]);
});
