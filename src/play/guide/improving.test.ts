import { expect, test } from 'vitest';
import { guideOf } from '../../../test/tools/guides.ts';
import { Seated } from '../../../test/tools/sittings.ts';
import { levelOf, packOf } from '../../../test/tools/tables.ts';
import type { Solver } from '../thinking/solver.ts';

const LEVEL = levelOf('#########\n#@  $ . #\n#       #\n#########');

/** Somebody makes of whatever he is given this line. */
const improvingTo = (moves: string | undefined): Solver => ({
  solve: () => () => {},
  improve: (_, { hear, lost }) => {
    hear({ nodes: 7 }, false);
    if (moves === undefined) lost();
    else hear({ nodes: 8, moves }, true);
    return () => {};
  },
});

/** Solves the level in more moves than it takes, and asks for fewer. */
const improved = async (moves: string | undefined, aim: 'moves' | 'pushes' = 'moves'): Promise<Seated> => {
  const seated = new Seated('sokoban', packOf(LEVEL), { solver: improvingTo(moves), rest: 1_000_000 });
  seated.arrows('durrrr');
  seated.sitting.act(({ guide }, now) => guide?.improve(aim, now));
  await seated.helped();
  return seated;
};

test('what was saved is told, and the better line is shown; the player’s result stays his own', async () => {
  const seated = await improved('rrRR');
  expect(seated.said).toContain('4 moves instead of 6: 2 fewer.');
  expect(guideOf(seated).offers.map(({ command }) => command)).toEqual(['show-improved']);
  const { snapshot } = seated.sitting.display().picture!;
  expect([snapshot.own, snapshot.score]).toEqual([true, { moves: 6, pushes: 2 }]);
  expect(seated.sitting.table.finish('Ann', '2026-01-01', 0)?.replay.moves).toBe('durrRR');
  seated.sitting.act(({ guide }, now) => guide?.showImproved(now));
  expect(seated.sitting.display().picture?.playback?.programme).toBe('solution');
});

test('that nothing better was found is told, by moves and by pushes', async () => {
  expect((await improved('durrRR')).said).toContain('No way with fewer moves was found.');
  expect((await improved('rrRR', 'pushes')).said).toContain('No way with fewer pushes was found.');
});

test('what does not solve the level, or does not come, is not believed', async () => {
  expect((await improved('rrR')).said).toContain('What looks for solutions does not answer.');
  const lost = await improved(undefined);
  expect(lost.said).toContain('What looks for solutions does not answer.');
  expect(lost.sitting.table.guide?.showRefusal(0)?.text).toBe('No better solution was found here yet.');
});

test('only a level that is solved is made better', () => {
  const seated = new Seated('sokoban', packOf(LEVEL));
  expect(seated.sitting.table.guide?.improveRefusal(0)?.text).toBe('The level is not solved yet.');
});
