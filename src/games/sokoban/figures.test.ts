import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { sokoban } from './index.ts';

const figuresOf = (rows: readonly string[], line: string) =>
  sokoban.figures?.(
    unwrap(sokoban.parse(rows.join('\n'))),
    unwrap(sokoban.steps(line)).map(({ move }) => move),
  );

const ROOM = ['##########', '#        #', '#@$    $ #', '#     ...#', '#   $    #', '##########'];

test.each([
  ['', 0, 0, 0],
  ['ud', 0, 0, 0],
  ['R', 1, 1, 1],
  ['RRR', 1, 1, 1],
  ['RulrdR', 2, 1, 1],
  ['RRurD', 2, 2, 1],
  ['RurrdL', 2, 2, 1],
  ['RRRdrUrR', 3, 3, 2],
  ['RurrrrdRullllldR', 3, 3, 3],
])('%s', (line, pushSessions, boxLines, boxChanges) => {
  expect(figuresOf(ROOM, line)).toEqual({ pushSessions, boxLines, boxChanges });
});
