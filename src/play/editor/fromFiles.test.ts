import { expect, test } from 'vitest';
import { readers } from '../../../test/tools/readers.ts';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { finish } from '../../core/work.ts';
import { findGame } from '../../games/index.ts';
import { MOST_LEVELS } from './drawnPacks.ts';
import { packsFromFiles } from './fromFiles.ts';

const sokoban = findGame('sokoban')!;

const opened = (...files: readonly (readonly [name: string, text: string])[]) =>
  finish(
    packsFromFiles(
      files.map(([name, text]) => ({ name, text })),
      readers,
      sokoban,
    ),
  );

const CORRIDOR = '#####\n#@$.#\n#####';

test('every file that was chosen is a pack, and a series is one', () => {
  const files = [
    ['a.xsb', CORRIDOR],
    ['map1.txt', '5 3\n#####\n#Pbb#\n#####'],
    ['b.xsb', `${CORRIDOR}\n\n${CORRIDOR}`],
    ['map2.txt', '5 3\n#####\n#bbP#\n#####'],
  ] as const;
  const packs = unwrap(opened(...files));
  expect(packs.map(({ game, title, levels }) => `${game} ${title}: ${levels.length}`)).toEqual([
    'vexed map1-2: 2',
    'sokoban a: 1',
    'sokoban b: 2',
  ]);
});

test('a solution comes along with its level, and so does its grade', () => {
  const file = `Mine\n\nRoom\n${CORRIDOR}\nTitle: Room\nGrade: 1\n\nSolution\nR\n`;
  const [pack] = unwrap(opened(['mine.sok', file]));
  expect(pack!.levels).toEqual([{ id: '1', title: 'Room', board: CORRIDOR, grade: 1, solution: 'R' }]);
});

test('what there is no room for, and what cannot be played, is told', () => {
  const many = opened([
    'many.xsb',
    Array<string>(MOST_LEVELS + 2)
      .fill(CORRIDOR)
      .join('\n\n'),
  ]);
  expect(unwrap(many)[0]!.levels).toHaveLength(MOST_LEVELS);
  expect(many.ok && many.warnings?.map(({ message }) => sentence(message))).toEqual([
    '"many" has more levels than one pack can have: 2 were left out.',
  ]);
  const half = opened(['half.xsb', `${CORRIDOR}\n\n#####\n#$$.#\n#####`]);
  expect(unwrap(half)[0]!.levels).toHaveLength(1);
  expect(half.ok && half.warnings?.map(({ message }) => sentence(message))).toEqual([
    expect.stringMatching(/^Level 2 is left out: /),
  ]);
});

test('a file without a level is told; beside others it takes none of them along', () => {
  expect(complaint(opened(['notes.txt', 'Dear diary,']))).toBe('This is not a level of any game known here.');
  const both = opened(['notes.txt', 'Dear diary,'], ['a.xsb', CORRIDOR]);
  expect(unwrap(both)).toHaveLength(1);
  expect(both.ok && both.warnings?.map(({ message }) => sentence(message))).toEqual([
    'notes.txt: This is not a level of any game known here.',
  ]);
});
