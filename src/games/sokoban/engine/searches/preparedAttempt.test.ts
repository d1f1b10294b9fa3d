import { expect, test } from 'vitest';
import { answer } from '../../../../../test/tools/answer.ts';
import { unwrap } from '../../../../../test/tools/unwrap.ts';
import { parse } from '../../position.ts';
import { engines } from '../index.ts';

/** Sixty-four goals at the end of a long way in, which cannot be filled one after another: to find that out takes seconds. */
const DEEP = [
  '##############',
  '#@           #',
  ...Array.from({ length: 12 }, () => ['#  $ $ $ $ $ #', '#            #']).flat(),
  '#  $ $ $ $   #',
  '#            #',
  ...Array.from({ length: 20 }, () => '####### ######'),
  '#            #',
  ...Array.from({ length: 8 }, () => '#  ........  #'),
  '#            #',
  '##############',
].join('\n');

test('the clock is looked at while it is found out how a goal room can be filled', () => {
  let looks = 0;
  const found = answer(engines.find(({ aim }) => aim === 'pushes')!, unwrap(parse(DEEP)), {
    now: () => looks++,
    ms: 4,
  });
  expect(found).toMatchObject({ kind: 'gaveUp', reason: { text: 'The time is up.' }, nodes: 0 });
});
