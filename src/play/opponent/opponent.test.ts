import { describe, expect, test } from 'vitest';
import { keeperOf, Seated } from '../../../test/tools/sittings.ts';
import { levelOf, packOf } from '../../../test/tools/tables.ts';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { shippedPack } from '../packs/opened.ts';
import { beginGame } from '../table/newGame.ts';
import type { Listener, Thinker } from '../thinking/thinker.ts';
import type { Preference } from './sides.ts';

const OWL = 2;
const SPARROW = 0;

const tictactoe = (preference: Preference | undefined, ways: ConstructorParameters<typeof Seated>[2] = {}): Seated => {
  const keeper = ways.keeper ?? keeperOf();
  if (preference) void keeper.change({ opponents: { tictactoe: preference } });
  return new Seated('tictactoe', shippedPack(findGame('tictactoe')!)!.pack, { ...ways, keeper });
};

const breakthrough = (preference: Preference, ways: ConstructorParameters<typeof Seated>[2] = {}): Seated => {
  const keeper = ways.keeper ?? keeperOf();
  void keeper.change({ opponents: { breakthrough: preference } });
  return new Seated('breakthrough', packOf({ ...levelOf('5x5'), title: '5 × 5' }), { ...ways, keeper });
};

const tap = ({ sitting }: Seated, ...cells: readonly number[]): void => {
  for (const cell of cells) sitting.answer({ kind: 'tap', cell });
};

const drawn = ({ sitting }: Seated): string => {
  const { view } = sitting.display().picture!.snapshot;
  return view.pieces.map((piece) => piece?.[0] ?? '.').join('');
};

const at = ({ sitting }: Seated): number | undefined => sitting.display().picture?.snapshot.at;

const next = ({ sitting }: Seated): string => sentence(sitting.display().next ?? { text: '' });

describe('a rival', () => {
  test('answers a move after a while, and is seen to think meanwhile', async () => {
    const seated = tictactoe({ rival: OWL, side: 'first' });
    expect(next(seated)).toBe('Your turn. Choose a cell for a cross.');
    tap(seated, 0);
    expect([at(seated), next(seated)]).toEqual([1, 'The computer is thinking …']);
    await seated.answered();
    expect([at(seated), next(seated)]).toEqual([2, 'Your turn. Choose a cell for a cross.']);
    // Whoever answers the corner with anything but the middle can lose.
    expect(drawn(seated)).toBe('x...o....');
  });

  test('begins where somebody has the second seat', async () => {
    const seated = tictactoe({ rival: SPARROW, side: 'second' });
    expect(seated.sitting.display().opponent?.state).toBe('thinking');
    await seated.answered();
    expect(at(seated)).toBe(1);
  });

  test('is not played for', async () => {
    const seated = tictactoe({ rival: OWL, side: 'first' });
    tap(seated, 0, 8);
    expect([at(seated), seated.said]).toEqual([1, 'It is not your turn.']);
  });

  test('is waited for a moment, so that one sees what was played', async () => {
    const seated = tictactoe({ rival: OWL, side: 'first' });
    tap(seated, 0);
    await seated.seen(() => seated.opponent.due < Number.POSITIVE_INFINITY);
    seated.wait(500);
    expect(at(seated)).toBe(1);
    seated.wait(200);
    expect(at(seated)).toBe(2);
  });

  test('of Breakthrough plays, and one has one’s own dolls below', async () => {
    const seated = breakthrough({ rival: 2, side: 'first' });
    expect(drawn(seated)).toBe('ssssssssss.....ffffffffff');
    seated.arrows('u');
    tap(seated, 15, 10);
    await seated.answered();
    expect([at(seated), drawn(seated).slice(10, 11)]).toEqual([2, 'f']);
  });
});

describe('what a rival thinks of', () => {
  test('is dropped where somebody has taken his move back', async () => {
    const seated = tictactoe({ rival: OWL, side: 'first' });
    tap(seated, 0);
    seated.ask('undo');
    expect([at(seated), seated.sitting.display().opponent?.state]).toEqual([0, undefined]);
    tap(seated, 4);
    await seated.answered();
    expect(drawn(seated)[4]).toBe('x');
    expect(at(seated)).toBe(2);
  });

  test('is dropped by a new game and by whoever leaves', async () => {
    const seated = tictactoe({ rival: OWL, side: 'first' });
    tap(seated, 0);
    seated.sitting.act(beginGame);
    expect([at(seated), seated.sitting.display().opponent?.state]).toEqual([0, undefined]);
    tap(seated, 0);
    seated.sitting.leave();
    expect(seated.sitting.display().opponent?.state).toBeUndefined();
  });

  test('is asked for again after it was lost, and that is told in words', async () => {
    const asked: Listener<string>[] = [];
    const thinker: Thinker = {
      choose: (_, listener) => {
        asked.push(listener);
        return () => {};
      },
      study: () => () => {},
    };
    const seated = tictactoe({ rival: OWL, side: 'first' }, { thinker });
    tap(seated, 0);
    asked[0]!.lost();
    expect(next(seated)).toBe('The computer does not answer. Shift+P asks it again.');
    seated.ask('play-on');
    expect([asked.length, next(seated)]).toEqual([2, 'The computer is thinking …']);
    // What came for another question is not heard, nor what the rules forbid.
    asked[0]!.hear('c1', true);
    asked[1]!.hear('a3', true);
    seated.wait(1000);
    expect([at(seated), next(seated)]).toEqual([1, 'The computer does not answer. Shift+P asks it again.']);
  });
});

describe('undo against a rival', () => {
  test('takes both moves back, and redo brings both again', async () => {
    const seated = tictactoe({ rival: OWL, side: 'first' });
    tap(seated, 0);
    await seated.answered();
    tap(seated, 8);
    await seated.answered();
    const before = drawn(seated);
    seated.ask('undo');
    expect(at(seated)).toBe(2);
    seated.ask('undo');
    expect(at(seated)).toBe(0);
    seated.ask('undo');
    expect(seated.said).toBe('No move to undo!');
    seated.ask('redo');
    expect(at(seated)).toBe(2);
    seated.ask('redo');
    expect([at(seated), drawn(seated)]).toEqual([4, before]);
  });

  test('leaves the move that a rival began with', async () => {
    const seated = tictactoe({ rival: OWL, side: 'second' });
    await seated.answered();
    seated.ask('undo');
    expect([at(seated), seated.said]).toEqual([1, 'No move to undo!']);
  });

  test('is followed by whatever move one makes, the same one among them, and that is answered', async () => {
    const seated = tictactoe({ rival: OWL, side: 'first' });
    tap(seated, 0);
    await seated.answered();
    tap(seated, 8);
    await seated.answered();
    for (const _ of [1, 2]) seated.ask('undo');
    tap(seated, 0);
    await seated.answered();
    expect([at(seated), next(seated)]).toEqual([2, 'Your turn. Choose a cell for a cross.']);
    seated.ask('undo');
    tap(seated, 0);
    seated.ask('resign');
    seated.sitting.confirm();
    expect(seated.sitting.display().picture?.snapshot.outcome).toEqual({ winner: 1, isResigned: true });
  });

  test('one looks back without being answered, and can play on from there', async () => {
    const seated = tictactoe({ rival: OWL, side: 'first' });
    tap(seated, 0);
    await seated.answered();
    seated.sitting.act(({ round }, now) => round?.seek(1, now));
    expect(next(seated)).toBe('The computer waits. Shift+P lets it play on from here.');
    seated.ask('play-on');
    await seated.answered();
    expect([at(seated), next(seated)]).toEqual([2, 'Your turn. Choose a cell for a cross.']);
  });
});

describe('those who play', () => {
  test('are chosen in the middle of a game, and change sides there', async () => {
    const seated = tictactoe({ rival: 'friend', side: 'first' });
    tap(seated, 0);
    seated.sitting.act((_, now) => seated.opponent.choose({ rival: OWL, side: 'first' }, now));
    await seated.answered();
    expect(at(seated)).toBe(2);
    seated.ask('change-sides');
    await seated.answered();
    expect([at(seated), seated.sitting.display().opponent?.company.seats]).toEqual([3, [OWL, 'person']]);
    expect(seated.keeper.settings.opponents.tictactoe).toEqual({ rival: OWL, side: 'second' });
  });

  test('are there again when a game is gone on with, also where others play by now', async () => {
    const seated = tictactoe({ rival: OWL, side: 'first' });
    tap(seated, 0);
    await seated.answered();
    seated.sitting.act(beginGame);
    seated.sitting.act((_, now) => seated.opponent.choose({ rival: 'friend', side: 'first' }, now));
    expect(seated.sitting.display().opponent?.company.seats).toEqual(['person', 'person']);
    seated.ask('continue');
    expect([at(seated), seated.sitting.display().opponent?.company.seats]).toEqual([2, ['person', OWL]]);
  });

  test('are kept with the game: who was thinking thinks on', async () => {
    const keeper = keeperOf();
    const seated = tictactoe({ rival: OWL, side: 'first' }, { keeper });
    tap(seated, 0);
    seated.sitting.leave();
    await keeper.settled();
    const reached = await keeper.reached(seated.sitting.opened);
    if (!reached.ok) throw new Error('Nothing was kept.');
    void keeper.change({ opponents: {} });
    const again = tictactoe(undefined, { keeper, as: 'left', reached: reached.value });
    expect([at(again), again.sitting.display().opponent?.state]).toEqual([1, 'thinking']);
    await again.answered();
    expect(at(again)).toBe(2);
  });

  test('may both be rivals, who can be stopped and go on', async () => {
    const seated = tictactoe({ rival: OWL, side: 'none' });
    await seated.seen(() => seated.opponent.due < Number.POSITIVE_INFINITY);
    seated.wait(1500);
    expect(at(seated)).toBe(1);
    seated.ask('play-on');
    seated.wait(10_000);
    expect([at(seated), next(seated)]).toEqual([1, 'Paused. Shift+P: play on.']);
    seated.ask('play-on');
    await seated.answered();
    // Whoever sees all loses nothing.
    expect(seated.sitting.display().picture?.snapshot.outcome).toEqual({ winner: undefined });
  });

  test('are asked for on the first visit, until two have evidently begun', () => {
    const seated = tictactoe(undefined);
    expect(seated.sitting.display().opponent?.isAsked).toBe(true);
    tap(seated, 0, 1, 2, 3);
    expect(seated.sitting.display().opponent?.isAsked).toBe(false);
    expect(tictactoe({ rival: 'friend', side: 'first' }).sitting.display().opponent?.isAsked).toBe(false);
  });
});
