import { expect, test } from 'vitest';
import type { AnyGame } from '../src/core/game.ts';
import { openSession } from '../src/core/openSession.ts';
import { sentence } from '../src/core/parsed.ts';
import { dice } from '../src/core/random.ts';
import { openState, run } from '../src/core/replay.ts';
import { findGame, games } from '../src/games/index.ts';
import { shippedLevels } from './tools/shipped.ts';
import { unwrap } from './tools/unwrap.ts';

const PILLAR = '  #####\n###   ##\n#  $ $ #\n# #.#. #\n# @$.  #\n###  ###\n  ####';

/** Whole games, position by position, kept in test/golden/playthroughs; `npm run goldens` writes them anew. */
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
  const offered = game.moves(state).map((move) => game.formatMove(state, move));
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

/** How many moves by dice are enough: a puzzle is hardly ever solved by them. */
const MOST_ROLLED = 30;

/** What is played where every choice is left to dice. */
const rolledMoves = (game: AnyGame, board: string): string => {
  const session = unwrap(openSession(game, board));
  const { roll } = dice(1);
  for (;;) {
    const { choices, at } = session.snapshot(0);
    if (choices.length === 0 || at === MOST_ROLLED) return session.replay(0).moves;
    unwrap(session.play(choices[roll(choices.length)]!.text, 0));
  }
};

/** Of a game, position by position; no step of it is refused. */
const playthrough = (game: AnyGame, board: string, moves: string): string => {
  const start = openState(game, unwrap(game.parse(board)));
  const steps = unwrap(game.steps(moves));
  const { played, problem } = run(game, start, steps);
  expect(problem).toBeUndefined();
  const pages = played.map(({ move, state }, index) => {
    const before = played[index - 1]?.state ?? start;
    const shape = JSON.stringify(game.shape(before, move));
    return `\n${index + 1}. ${steps[index]!.text} ${shape}\n${picture(game, state)}`;
  });
  return [picture(game, start), ...pages, ''].join('\n');
};

test.each(Object.entries(PLAYTHROUGHS))('%s', async (name, [id, board, moves]) => {
  const text = playthrough(findGame(id)!, board, moves);
  await expect(text).toMatchFileSnapshot(`golden/playthroughs/${name}.txt`);
});

test.each(games.map((game) => [game.id, game] as const))('%s by dice, from its first level', async (id, game) => {
  const { board } = shippedLevels(game)[0]!;
  const text = playthrough(game, board, rolledMoves(game, board));
  await expect(text).toMatchFileSnapshot(`golden/playthroughs/${id}-by-dice.txt`);
});
