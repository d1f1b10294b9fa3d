import { describe, expect, test } from 'vitest';
import { Seated } from '../../../test/tools/sittings.ts';
import { levelOf, packOf } from '../../../test/tools/tables.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';

/** One step makes both boxes meet. */
const CLIFF = levelOf('6 4\n######\n#Pr r#\n######\n######');
/** Its boxes meet before anybody has moved. */
const SELF_WON = levelOf('5 4\n#####\n#P r#\n###r#\n#####');

const dialog = ({ sitting }: Seated): string | undefined => sitting.display().dialog;

const number = ({ sitting }: Seated): number => sitting.display().number;

const moves = ({ sitting }: Seated): number | undefined => sitting.display().picture?.snapshot.at;

describe('a key during a fall', () => {
  /** Pushed over the edge the red box falls and vanishes; the human can go on to the left. */
  const EDGE = levelOf('8 4\n########\n#  Pr  #\n#####  #\n#b###rb#');
  const falling = (): Seated => {
    const seated = new Seated('vexed', packOf(EDGE));
    seated.arrows('r');
    return seated;
  };

  test('is kept and has its turn when all is at rest; one that is held down is not kept', () => {
    const seated = falling();
    for (const held of ['fresh', 'held', 'held'] as const) seated.sitting.press('ArrowLeft', held);
    expect([moves(seated), seated.said]).toEqual([1, 'Moves that wait until all is at rest: 1. Esc drops them.']);
    seated.wait(5_000);
    expect(moves(seated)).toBe(2);
    seated.sitting.press('ArrowLeft', 'held');
    expect(moves(seated)).toBe(3);
  });

  test.each(['sequence', 'exit'] as const)('is dropped for %s, which does not wait for the fall', (id) => {
    const seated = falling();
    seated.arrows('ll');
    seated.ask(id);
    expect([dialog(seated), seated.sitting.display().picture?.isAtRest]).toEqual([id, true]);
    seated.sitting.close();
    seated.wait(5_000);
    expect(moves(seated)).toBe(1);
  });

  test('that asks to leave comes too late where the fall ends the last level: what follows its end comes first', () => {
    for (const rest of [0, 300]) {
      const seated = new Seated('vexed', packOf(CLIFF), { rest });
      seated.arrows('r');
      seated.ask('exit');
      expect([dialog(seated), seated.sitting.table.round?.isAchieved]).toEqual([
        rest === 0 ? 'save-result' : undefined,
        true,
      ]);
      seated.wait(300);
      expect(dialog(seated)).toBe('save-result');
    }
  });
});

describe('where the next level follows by itself', () => {
  const cliff = (...levels: readonly (typeof CLIFF)[]): Seated => new Seated('vexed', packOf(CLIFF, ...levels));

  /** Until the fall is over and the level solved. */
  const solve = (seated: Seated): void => {
    seated.arrows('r');
    while (!seated.sitting.table.round?.isAchieved) seated.wait(100);
  };

  test('the solved one is seen for a while, and can be saved afterwards', () => {
    const seated = cliff(CLIFF);
    solve(seated);
    seated.wait(1_399);
    expect([number(seated), seated.sitting.display().passed?.number]).toEqual([1, 1]);
    seated.wait(200);
    expect([number(seated), dialog(seated)]).toEqual([2, undefined]);
    seated.ask('save-result');
    expect([dialog(seated), seated.sitting.display().win?.number]).toEqual(['save-result', 1]);
  });

  test('it is saved once', async () => {
    const seated = cliff(CLIFF);
    solve(seated);
    seated.wait(1_600);
    seated.ask('save-result');
    unwrap(await seated.sitting.save('Ann'));
    seated.sitting.close();
    expect(seated.sitting.display().passed).toBeUndefined();
    seated.ask('save-result');
    expect(seated.said).toBe('The level is not solved yet.');
  });

  test('it does not when the last move was taken back', () => {
    const seated = cliff(CLIFF);
    solve(seated);
    seated.ask('undo');
    seated.wait(5_000);
    expect(number(seated)).toBe(1);
  });

  test('it waits for whoever reads something, and then as long as before', () => {
    const seated = cliff(CLIFF);
    solve(seated);
    seated.ask('help');
    seated.wait(10_000);
    expect(number(seated)).toBe(1);
    seated.sitting.close();
    seated.wait(1_400);
    expect(number(seated)).toBe(1);
    seated.wait(200);
    expect(number(seated)).toBe(2);
  });

  test('the last one is asked about like any other', () => {
    const seated = cliff();
    solve(seated);
    expect(dialog(seated)).toBe('save-result');
    seated.sitting.close();
    expect(dialog(seated)).toBe('passed');
  });

  test('a level that wins itself is passed, and leaves the one before it to be saved', () => {
    const seated = cliff(SELF_WON, CLIFF);
    solve(seated);
    seated.wait(5_000);
    expect([number(seated), seated.sitting.display().passed?.number]).toEqual([3, 1]);
  });
});
