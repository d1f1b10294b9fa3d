import { describe, expect, test } from 'vitest';
import { Seated } from '../../../test/tools/sittings.ts';
import { levelOf, packOf } from '../../../test/tools/tables.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { passedMessages } from '../speech/passed.ts';

/** One step makes both boxes meet. */
const CLIFF = levelOf('6 4\n######\n#Pr r#\n######\n######');
/** Two steps do. */
const HALL = levelOf('8 3\n########\n#Pr  r #\n########');
/** A step to the left does. */
const STAIRS = levelOf('6 3\n######\n#r rP#\n######');
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
    const seated = cliff(SELF_WON, HALL);
    solve(seated);
    seated.wait(5_000);
    expect([number(seated), seated.sitting.display().passed?.number]).toEqual([3, 1]);
  });
});

describe('a sequence that clears the level', () => {
  const play = (seated: Seated, moves: string): void => {
    expect(seated.sitting.act(({ round }, now) => round?.screen('sequence', moves, now))).toBeUndefined();
    seated.wait(1_000);
  };

  test('finishes it: that is said and marked, the next one follows, and there is nothing to save', () => {
    const seated = new Seated('vexed', packOf(CLIFF, HALL));
    play(seated, 'r');
    expect([number(seated), seated.said]).toEqual([1, 'Solved! Moves that are not your own leave no result to save.']);
    expect(seated.sitting.table.reached(1).solved).toBe(true);
    seated.wait(1_600);
    expect([number(seated), seated.said, seated.sitting.display().passed]).toEqual([
      2,
      'You have won level 1!',
      undefined,
    ]);
    seated.ask('save-result');
    expect([dialog(seated), seated.said]).toEqual([undefined, 'The level is not solved yet.']);
  });

  test('does so too where the last move is made by hand', () => {
    const seated = new Seated('vexed', packOf(HALL, CLIFF));
    play(seated, 'r');
    expect(seated.said).toBe('The moves end here.');
    seated.arrows('r');
    seated.wait(3_000);
    expect([number(seated), seated.said, seated.sitting.display().passed]).toEqual([
      2,
      'You have won level 1!',
      undefined,
    ]);
  });

  test('asks at the last level how to go on, not for a name', () => {
    const seated = new Seated('vexed', packOf(CLIFF));
    play(seated, 'r');
    expect(dialog(seated)).toBe('passed');
  });

  test('says why an arrow key does nothing meanwhile', () => {
    const seated = new Seated('vexed', packOf(HALL));
    seated.sitting.act(({ round }, now) => round?.screen('sequence', 'r l r l', now));
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'Enter']) {
      expect(seated.sitting.press(key, 'fresh')).toBe(true);
      expect(seated.said).toBe('Moves are being shown: stop that first (Esc).');
    }
  });
});

describe('all levels are complete', () => {
  const words = ({ sitting }: Seated): string => passedMessages(sitting.table).map(sentence).join(' ');

  const solve = (seated: Seated, keys: string): void => {
    seated.arrows(keys);
    seated.wait(900);
  };

  test('when each of them is: the last is followed by what was skipped, and that by the end', () => {
    const seated = new Seated('vexed', packOf(CLIFF, { ...HALL, title: 'The hall' }, STAIRS));
    solve(seated, 'r');
    seated.wait(1_600);
    seated.ask('next');
    solve(seated, 'l');
    expect(dialog(seated)).toBe('save-result');
    seated.sitting.close();
    expect([dialog(seated), words(seated)]).toEqual([
      'passed',
      'Congratulations! The final level passed! Not solved yet: level 2 (The hall).',
    ]);
    seated.ask('unsolved');
    seated.sitting.close();
    expect(number(seated)).toBe(2);
    solve(seated, 'rr');
    seated.sitting.close();
    expect([dialog(seated), number(seated), words(seated)]).toEqual([
      'passed',
      2,
      'Congratulations! All levels complete!',
    ]);
  });

  test('and told once: whoever solves one again goes on to the next', () => {
    const seated = new Seated('vexed', packOf(CLIFF, HALL));
    seated.ask('next');
    solve(seated, 'rr');
    seated.sitting.dismiss();
    seated.ask('previous');
    solve(seated, 'r');
    expect(dialog(seated)).toBe('save-result');
    seated.sitting.dismiss();
    seated.ask('restart');
    solve(seated, 'r');
    seated.wait(1_600);
    expect([dialog(seated), number(seated)]).toEqual([undefined, 2]);
  });

  test('also when one of them wins itself; of many that are missing some are named', () => {
    const seated = new Seated('vexed', packOf(SELF_WON, CLIFF));
    seated.wait(5_000);
    solve(seated, 'r');
    expect(words(seated)).toBe('Congratulations! All levels complete!');
    const levels = ['Level 1', 'B', 'C', 'D', 'E', 'F'].map((title, index) => ({
      ...levelOf(`10 3\n##########\n#P${' '.repeat(index)}r r\n##########`),
      title,
    }));
    expect(words(new Seated('vexed', packOf(...levels)))).toContain(
      'Not solved yet: levels 1, 2 (B), 3 (C), 4 (D), 5 (E) and others.',
    );
  });
});
