import { expect, test } from 'vitest';
import type { AnyGame } from '../src/core/game.ts';
import { sentence } from '../src/core/parsed.ts';
import { openState, run } from '../src/core/replay.ts';
import { findGame } from '../src/games/index.ts';
import { unwrap } from './tools/unwrap.ts';

const PILLAR = '  #####\n###   ##\n#  $ $ #\n# #.#. #\n# @$.  #\n###  ###\n  ####';

/** One whole game of each kind, position by position, kept in test/golden/playthroughs; `vitest run -u` writes them anew. */
const PLAYTHROUGHS: Readonly<Record<string, readonly [game: string, board: string, moves: string]>> = {
  sokoban: ['sokoban', PILLAR, 'RlluurRurrDLulD'],
  'sokoban-two-pushers': ['sokoban', '########\n#@ $  .#\n#  @   #\n#.$    #\n########', 'rRRR{lld}dL'],
  vexed: [
    'vexed',
    '8 10\n########\n####   #\n#    #H#\n#   rPH#\n#  ###H#\n# g y H#\n##r ##H#\n###   H#\n#yg    #\n########',
    'l l l l r r r r r u u u l l l r l',
  ],
  breakthrough: ['breakthrough', '5x5', 'c2c3 d4c3 b2c3 b4b3 a2b3 c4b3 c3c4 d5c4 d2d3 c4d3 e2d3 b3a2 d3d4 a2b1'],
  tictactoe: ['tictactoe', '.../.../... x', 'b2 a1 c1 a3 a2 c2 b3 b1 c3'],
};

const picture = (game: AnyGame, state: unknown): string => {
  const offered = game.moves(state).map((move) => game.formatMoves(state, [move]));
  const remarks = game.remarks?.(state).map(sentence) ?? [];
  const outcome = game.outcome(state);
  return [
    ...game.draw(state),
    `text: ${JSON.stringify(game.format(state))}`,
    `turn ${game.turn(state)}, moves: ${offered.join(' ')}`,
    ...remarks,
    ...(outcome ? [`over, winner: ${outcome.winner ?? 'nobody'}`] : []),
  ].join('\n');
};

test.each(Object.entries(PLAYTHROUGHS))('%s', async (name, [id, board, moves]) => {
  const game = findGame(id)!;
  const start = openState(game, unwrap(game.parse(board)));
  const steps = unwrap(game.steps(moves));
  const { played, problem } = run(game, start, steps);
  expect(problem).toBeUndefined();
  const pages = played.map(({ move, state }, index) => {
    const before = played[index - 1]?.state ?? start;
    const shape = JSON.stringify(game.shape(before, move));
    return `\n${index + 1}. ${steps[index]!.text} ${shape}\n${picture(game, state)}`;
  });
  await expect([picture(game, start), ...pages, ''].join('\n')).toMatchFileSnapshot(`golden/playthroughs/${name}.txt`);
});
