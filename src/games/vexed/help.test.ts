import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { openSession } from '../../core/openSession.ts';
import { sentence } from '../../core/parsed.ts';
import { help } from './help.ts';
import { vexed } from './index.ts';

/** What each scene ends with, as it is drawn in play: `p` and capitals are inside a ladder cell. */
const ENDS: Readonly<Record<string, string>> = {
  'He pushes one box': '#######\n# Pr  #\n#######',
  Gravity: '######\n# P  #\n###  #\n###r #\n######',
  'Boxes of one colour vanish': '#######\n#     #\n# P b #\n#######',
  'Ladders:': '#####\n# P #\n# Hb#\n# H##\n#####',
  'A ladder holds no box': '#####\n# P #\n###H#\n###R#\n#####',
  'Stacks:': '######\n# b  #\n# Pr #\n######',
  'What is on his head': '######\n#    #\n# bP #\n######',
  'Down a ladder': '#####\n#   #\n#   #\n##B##\n##p##\n#####',
};

test.each(Object.entries(ENDS))('%s: the scene begins at rest and shows the rule', (begins, end) => {
  const scene = help.scenes!.find(({ tells }) => sentence(tells).startsWith(begins))!;
  const session = unwrap(openSession(vexed, scene.board));
  expect(session.opening()).toEqual([]);
  unwrap(session.play(scene.moves, 0));
  const { board, moves } = session.replay(0);
  let state = unwrap(vexed.parse(board));
  for (const { move } of unwrap(vexed.steps(moves))) state = vexed.play(state, move)!;
  expect(vexed.format(state).split('\n').slice(1).join('\n')).toBe(end);
});

test('there is no other scene', () => {
  expect(help.scenes).toHaveLength(Object.keys(ENDS).length);
});
