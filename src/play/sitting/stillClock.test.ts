import { expect, test } from 'vitest';
import { keeperOf, Seated } from '../../../test/tools/sittings.ts';
import { findGame } from '../../games/index.ts';
import { shippedPack } from '../packs/opened.ts';

const seatedAt = (game: string): Seated => new Seated(game, shippedPack(findGame(game)!)!.pack, { keeper: keeperOf() });

const spent = ({ sitting }: Seated): readonly number[] =>
  sitting.display().picture!.snapshot.spent.map((ms) => ms / 1000);

const begun = (): Seated => {
  const seated = seatedAt('tictactoe');
  seated.sitting.answer({ kind: 'tap', cell: 4 });
  seated.wait(3000);
  return seated;
};

test('the clock of two who play stands while something is asked, and goes on from there', () => {
  const seated = begun();
  seated.ask('resign');
  seated.wait(60_000);
  expect([seated.sitting.display().dialog, spent(seated)]).toEqual(['confirm', [0, 3]]);
  seated.sitting.close();
  seated.wait(2000);
  expect(spent(seated)).toEqual([0, 5]);
  seated.ask('opponent');
  seated.wait(60_000);
  seated.sitting.dismiss();
  seated.wait(1000);
  expect(spent(seated)).toEqual([0, 6]);
});

test('what is played while something is asked does not let it run', () => {
  const seated = begun();
  seated.ask('opponent');
  seated.sitting.act(({ round }, now) => round?.type('a1', now));
  seated.wait(60_000);
  expect(spent(seated)).toEqual([0, 3]);
  seated.sitting.close();
  seated.wait(1000);
  expect(spent(seated)).toEqual([1, 3]);
});

test('whose clock has not begun, or whose game is over, has none that goes on', () => {
  const seated = seatedAt('tictactoe');
  seated.ask('opponent');
  seated.sitting.close();
  seated.wait(1000);
  expect(spent(seated)).toEqual([0, 0]);
  seated.sitting.answer({ kind: 'tap', cell: 4 });
  seated.ask('resign');
  seated.sitting.confirm();
  seated.wait(5000);
  seated.sitting.dismiss();
  seated.wait(5000);
  expect(spent(seated)).toEqual([0, 0]);
});

test('who solves a puzzle gains no time by reading something', () => {
  const seated = seatedAt('sokoban');
  seated.arrows('lrud');
  seated.wait(1000);
  const before = spent(seated)[0]!;
  seated.ask('help');
  seated.wait(5000);
  expect(spent(seated)[0]).toBe(before + 5);
});
