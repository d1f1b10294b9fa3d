import { describe, expect, test } from 'vitest';
import { amount } from '../../../test/tools/long.ts';
import { Seated } from '../../../test/tools/sittings.ts';
import { packOf } from '../../../test/tools/tables.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';
import type { Level } from '../../core/pack.ts';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { fetchPack } from '../packs/opened.ts';

const game = findGame('breakthrough')!;
const { pack } = (await fetchPack(game, 'puzzles'))!;

const startOf = ({ board }: Level): unknown => unwrap(game.parse(board));

const rightIn = ({ lines }: Level): string => lines[0]!.moves.split(' ')[0]!;

/** Some of all of them, from the easiest to the hardest. */
const count = Math.min(pack.levels.length, amount(8, pack.levels.length));
const sample = Array.from(
  { length: count },
  (_, index) => pack.levels[Math.floor((index * pack.levels.length) / count)]!,
);

/** Moves other than the one that wins: the first of them, or in the long form all. */
const othersIn = (level: Level): readonly string[] => {
  const [state, right] = [startOf(level), rightIn(level)];
  const texts = game.moves(state).map((move) => game.formatMove(state, move));
  return texts.filter((text) => text !== right).slice(0, amount(1, texts.length));
};

/** Plays a move, and lets it be answered. */
const play = async (seated: Seated, move: string): Promise<void> => {
  seated.sitting.act(({ round }, now) => unwrap(round!.type(move, now)));
  await seated.answered();
};

describe('some puzzles, and in the long form all', () => {
  test.each(sample.map((level) => [level.title, level] as const))(
    '%s: after its first move it is solved in time by good moves, whatever is answered',
    async (_, level) => {
      const seated = new Seated('breakthrough', packOf(level));
      expect(sentence(seated.sitting.display().task!.message)).toBe(`Win within ${level.within} moves.`);
      await play(seated, rightIn(level));
      // An answer that is not the best one lets it be solved sooner.
      for (let left = level.within! - 1; left > 0 && !seated.sitting.table.isSolved(1); left--) {
        expect([seated.said, seated.sitting.display().task!.left]).toEqual(['', left]);
        seated.ask('hint');
        await seated.seen(({ task }) => task?.hint !== undefined);
        seated.ask('hint');
        await seated.answered();
      }
      expect([seated.said, seated.sitting.table.isSolved(1)]).toEqual(['Solved!', true]);
    },
  );

  test.each(sample.map((level) => [level.title, level] as const))('%s: a wrong move is told', async (_, level) => {
    for (const wrong of othersIn(level)) {
      const seated = new Seated('breakthrough', packOf(level));
      await play(seated, wrong);
      expect([wrong, seated.said]).toEqual([wrong, 'That lets it slip: now the other side wins. Undo takes it back.']);
      seated.ask('undo');
      expect(sentence(seated.sitting.display().task!.message)).toBe(`Win within ${level.within} moves.`);
    }
  });

  test.each(sample.map((level) => [level.title, level] as const))('%s: one’s own is below', (_, level) => {
    const { view } = new Seated('breakthrough', packOf(level)).sitting.display().picture!.snapshot;
    const own = game.sides![game.turn(startOf(level))];
    const rowsOf = (isOwn: boolean): readonly number[] =>
      view.pieces.flatMap((piece, cell) => (piece && (piece === own) === isOwn ? [Math.floor(cell / view.width)] : []));
    const mean = (rows: readonly number[]): number => rows.reduce((sum, row) => sum + row, 0) / rows.length;
    expect(mean(rowsOf(true))).toBeGreaterThan(mean(rowsOf(false)));
  });
});
