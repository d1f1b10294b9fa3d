import { describe, expect, test } from 'vitest';
import { keeperOf, Seated } from '../../../test/tools/sittings.ts';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { shippedPack } from '../packs/opened.ts';
import type { Preference } from './sides.ts';

const OWL = 2;
const SPARROW = 0;

const tictactoe = (preference: Preference | undefined, ways: ConstructorParameters<typeof Seated>[2] = {}): Seated => {
  const keeper = ways.keeper ?? keeperOf();
  if (preference) void keeper.change({ opponents: { tictactoe: preference } });
  return new Seated('tictactoe', shippedPack(findGame('tictactoe')!)!.pack, { ...ways, keeper });
};

const tap = ({ sitting }: Seated, ...cells: readonly number[]): void => {
  for (const cell of cells) sitting.answer({ kind: 'tap', cell });
};

const drawn = ({ sitting }: Seated): string => {
  const { view } = sitting.display().picture!.snapshot;
  return view.pieces.map((piece) => piece?.[0] ?? '.').join('');
};

const at = ({ sitting }: Seated): number | undefined => sitting.display().picture?.snapshot.at;

describe('a hint', () => {
  test('shows and tells a good move, which is played when it is asked for again', async () => {
    const seated = tictactoe({ rival: SPARROW, side: 'first' });
    tap(seated, 0);
    await seated.answered();
    seated.ask('hint');
    expect(sentence(seated.sitting.display().opponent!.hintMessage!)).toBe('A good move is being looked for …');
    const { opponent } = await seated.seen((display) => display.opponent?.hint !== undefined);
    expect(sentence(opponent!.hintMessage!)).toMatch(/^A good move: [abc][123]\./);
    const { to } = opponent!.hint!;
    seated.ask('hint');
    expect([at(seated), drawn(seated)[to]]).toEqual([3, 'x']);
    expect(seated.sitting.display().opponent?.hint).toBeUndefined();
  });

  test('stands alone: what was said to something else is gone', async () => {
    const seated = tictactoe({ rival: SPARROW, side: 'first' });
    seated.ask('undo');
    expect(seated.said).not.toBe('');
    seated.ask('hint');
    expect(seated.said).toBe('');
  });

  test('is for one’s own turn', () => {
    const seated = tictactoe({ rival: SPARROW, side: 'first' });
    tap(seated, 0);
    seated.ask('hint');
    expect(seated.said).toBe('It is not your turn.');
  });
});

describe('the end of a game against a rival', () => {
  const resign = (seated: Seated): void => {
    seated.ask('resign');
    seated.sitting.confirm();
    seated.wait(1);
  };

  test('is not counted where the analysis was on', async () => {
    const seated = tictactoe({ rival: OWL, side: 'first' });
    void seated.keeper.change({ analysis: true });
    tap(seated, 0);
    await seated.answered();
    resign(seated);
    expect([seated.sitting.display().opponent?.verdict?.isCounted, seated.keeper.settings.duels]).toEqual([false, {}]);
  });

  test('is counted once', async () => {
    const seated = tictactoe({ rival: OWL, side: 'first' });
    tap(seated, 0);
    await seated.answered();
    seated.ask('resign');
    expect(sentence(seated.sitting.display().asked!.question)).toBe('Resign? Then the computer has won this game.');
    seated.sitting.confirm();
    seated.wait(1);
    const { opponent, dialog } = seated.sitting.display();
    expect([dialog, opponent?.verdict?.ending, seated.said]).toEqual([
      'over',
      'lost',
      'You have resigned: the computer has won.',
    ]);
    const lost = { won: 0, lost: 1, drawn: 0 };
    expect(seated.keeper.settings.duels).toEqual({ tictactoe: { '3x3 3': lost } });
    // Whoever takes that back and resigns again has lost that game once.
    seated.sitting.dismiss();
    seated.ask('undo');
    expect(seated.sitting.display().picture?.snapshot.outcome).toBeUndefined();
    tap(seated, 8);
    await seated.answered();
    resign(seated);
    expect(seated.keeper.settings.duels).toEqual({ tictactoe: { '3x3 3': lost } });
  });

  test('is not counted where somebody was helped', async () => {
    const seated = tictactoe({ rival: OWL, side: 'first' });
    seated.ask('hint');
    await seated.seen((display) => display.opponent?.hint !== undefined);
    seated.ask('hint');
    await seated.answered();
    resign(seated);
    expect([seated.sitting.display().opponent?.verdict?.isCounted, seated.keeper.settings.duels]).toEqual([false, {}]);
  });

  test('is still the end when one comes back, and there is nothing to go on with', async () => {
    const keeper = keeperOf();
    const seated = tictactoe({ rival: OWL, side: 'first' }, { keeper });
    tap(seated, 0);
    await seated.answered();
    resign(seated);
    seated.sitting.dismiss();
    seated.sitting.leave();
    await keeper.settled();
    const reached = await keeper.reached(seated.sitting.opened);
    if (!reached.ok) throw new Error('Nothing was kept.');
    const again = tictactoe(undefined, { keeper, as: 'left', reached: reached.value });
    expect(again.sitting.display().picture?.snapshot.outcome).toEqual({ winner: 1, isResigned: true });
  });

  test('is followed by another game: with sides changed, or with a stronger rival', async () => {
    const seated = tictactoe({ rival: SPARROW, side: 'first' });
    tap(seated, 0);
    await seated.answered();
    resign(seated);
    seated.sitting.act((_, now) => seated.opponent.again('swapped', now));
    expect(seated.sitting.display().opponent?.company.seats).toEqual([SPARROW, 'person']);
    seated.sitting.act((_, now) => seated.opponent.again(1, now));
    expect(seated.sitting.display().opponent?.company.seats).toEqual([1, 'person']);
  });
});
