import { expect, test } from 'vitest';
import { guideOf, type Ways } from '../../../test/tools/guides.ts';
import { keeperOf, nothingYet, Seated } from '../../../test/tools/sittings.ts';
import { levelOf, packOf } from '../../../test/tools/tables.ts';
import { ok, sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { levelHash } from '../../results/levelHash.ts';
import type { Reached } from '../table/table.ts';
import type { Solver } from '../thinking/solver.ts';
import type { Improved } from './improved.ts';

const LEVEL = levelOf('#########\n#@  $ . #\n#       #\n#########');

const HASH = levelHash(findGame('sokoban')!, LEVEL)!;

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
const improved = async (
  moves: string | undefined,
  aim: 'moves' | 'pushes' = 'moves',
  ways: Ways = {},
): Promise<Seated> => {
  const seated = new Seated('sokoban', packOf(LEVEL), { solver: improvingTo(moves), rest: 1_000_000, ...ways });
  seated.arrows('durrrr');
  seated.sitting.act(({ guide }, now) => guide?.improve(aim, now));
  await seated.helped();
  return seated;
};

test('what was saved is told, and the better line is shown; the player’s result stays his own', async () => {
  const seated = await improved('rrRR');
  expect(seated.said).toContain('4 moves instead of 6: 2 fewer.');
  expect(guideOf(seated).offers.map(({ command }) => command)).toEqual(['show-fewer-moves']);
  const { snapshot } = seated.sitting.display().picture!;
  expect([snapshot.own, snapshot.score]).toEqual([true, { moves: 6, pushes: 2 }]);
  expect(seated.sitting.table.finish('Ann', '2026-01-01', 0)?.replay.moves).toBe('durrRR');
  seated.sitting.act(({ guide }, now) => guide?.showImproved('moves', now));
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
  expect(lost.sitting.table.guide?.showRefusal('moves', 0)?.text).toBe('No better solution was found here yet.');
});

test('only a level that is solved is made better', () => {
  const seated = new Seated('sokoban', packOf(LEVEL));
  expect(seated.sitting.table.guide?.improveRefusal(0)?.text).toBe('The level is not solved yet.');
});

/** Comes back to the level with what was kept of it. */
const backWith = (kept: Partial<Reached>): Seated => {
  const reached = new Map([[HASH, { solved: true, lines: [], isOnBoard: false, ...kept }]]);
  return new Seated('sokoban', packOf(LEVEL), { reached });
};

const toldBy = (seated: Seated): string => sentence(guideOf(seated).improved ?? { text: '' });

test('what was made better is kept with the level, apart from results, and is there when it is opened again', async () => {
  const belongings = nothingYet();
  const keeper = keeperOf(ok(belongings));
  const seated = await improved('rrRR', 'moves', { keeper });
  seated.sitting.leave();
  await keeper.settled();
  expect(await belongings.results.names()).toEqual(ok([]));
  const reached = await keeper.reached(seated.sitting.opened);
  expect(reached.ok && reached.value.get(HASH)?.improved).toEqual([{ moves: 'rrRR', of: 'durrRR' }]);

  const back = backWith(reached.ok ? reached.value.get(HASH)! : {});
  expect(toldBy(back)).toBe('Your solution, improved: 2 moves fewer.');
  expect(guideOf(back).offers.map(({ command }) => command)).toEqual(['show-fewer-moves']);
  back.ask('show-fewer-moves');
  expect(back.sitting.display().picture?.playback).toMatchObject({ programme: 'solution', length: 4 });
  back.ask('release');
  expect(back.sitting.table.finish('Ann', '2026-01-01', 0)).toBeUndefined();
  back.arrows('r');
  expect([toldBy(back), guideOf(back).offers]).toEqual(['', []]);
});

test('of those that are kept the best is told, by moves and by pushes; one that saves both is offered once', () => {
  const hall = levelOf('##########\n#@  $ .  #\n#        #\n##########');
  const hash = levelHash(findGame('sokoban')!, hall)!;
  // First the wrong way.
  const wrong = 'drrrruLdlluRRR';
  const seen = (...improved: readonly Improved[]): readonly string[] => {
    const reached = new Map([[hash, { solved: true, lines: [], isOnBoard: false, improved }]]);
    const back = new Seated('sokoban', packOf(hall), { reached });
    return [toldBy(back), ...guideOf(back).offers.map(({ name }) => name.text)];
  };
  const of = `dudu${wrong}`;
  const [fewerMoves, fewerPushes] = [
    { moves: wrong, of },
    { moves: 'dudududududurrRR', of },
  ];
  expect(seen(fewerPushes, fewerMoves)).toEqual([
    'Your solution, improved: 4 moves fewer, or 2 pushes fewer.',
    'Show fewer moves',
    'Show fewer pushes',
  ]);
  expect(seen(fewerPushes, { moves: 'rrRR', of }, fewerMoves)).toEqual([
    'Your solution, improved: 14 moves fewer and 2 pushes fewer.',
    'Show it',
  ]);
  expect(seen({ moves: of, of: wrong })).toEqual(['']);
});

test('what was kept and does not solve the level is not believed', () => {
  for (const moves of ['rrR', 'rrRRr', 'what', 'rr(R)2']) {
    const back = backWith({ improved: [{ moves, of: 'durrRR' }] });
    expect([moves, toldBy(back), guideOf(back).offers]).toEqual([moves, '', []]);
  }
});

test('what was found before is told where nothing better is found now', async () => {
  const reached = new Map([
    [HASH, { solved: true, lines: [], isOnBoard: false, improved: [{ moves: 'rrRR', of: 'drurRR' }] }],
  ]);
  const seated = await improved('durrRR', 'moves', { reached });
  expect(seated.said).toContain('4 moves instead of 6: 2 fewer.');
});

test('a line with help is made better for whoever wants that, and nothing of it is kept', async () => {
  const seated = new Seated('sokoban', packOf(LEVEL), { solver: improvingTo('rrRR'), rest: 1_000_000 });
  seated.sitting.act(({ round }, now) => round?.type('durrRR', now, 'elsewhere'));
  seated.ask('fewer-moves');
  await seated.helped();
  expect(seated.said).toContain('4 moves instead of 6: 2 fewer.');
  expect(seated.sitting.table.improved).toEqual([]);
});
