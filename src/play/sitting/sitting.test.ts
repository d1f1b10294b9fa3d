import { describe, expect, test } from 'vitest';
import { keeperOf, nothingYet, Seated } from '../../../test/tools/sittings.ts';
import { levelOf, packOf } from '../../../test/tools/tables.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { bad, error, ok, say } from '../../core/parsed.ts';
import { finish } from '../../core/work.ts';
import { commandNamed } from '../command/commands.ts';
import { beginGame } from '../table/newGame.ts';

const STEP = levelOf('#####\n#@$.#\n#####');
const HALL = levelOf('########\n#@ $  .#\n########');
const BROKEN = { ...levelOf('###'), problems: [error(say('There is no pusher.'))] };

const sokoban = (...levels: readonly (typeof STEP)[]): Seated => new Seated('sokoban', packOf(...levels));

const dialog = ({ sitting }: Seated): string | undefined => sitting.display().dialog;

const number = ({ sitting }: Seated): number => sitting.display().number;

const moves = ({ sitting }: Seated): number | undefined => sitting.display().picture?.snapshot.at;

describe('a key', () => {
  test('does what its command does, and tells whether it has one', () => {
    const seated = sokoban(HALL);
    expect([seated.sitting.press('ArrowRight', 'fresh'), moves(seated)]).toEqual([true, 1]);
    expect([seated.sitting.press('F12', 'fresh'), moves(seated)]).toEqual([false, 1]);
  });

  test('that is held down walks on, but asks for nothing else twice', () => {
    const seated = sokoban(HALL, HALL, HALL);
    for (const held of ['fresh', 'held', 'held'] as const) seated.sitting.press('ArrowRight', held);
    expect(moves(seated)).toBe(3);
    for (const held of ['fresh', 'held', 'held'] as const) expect(seated.sitting.press('N', held)).toBe(true);
    expect(number(seated)).toBe(2);
  });

  test('means something else while moves are shown', () => {
    const seated = new Seated('sokoban', packOf(levelOf('#####\n#@$.#\n#####', 'R')));
    seated.sitting.press('Space', 'fresh');
    expect(seated.sitting.display().picture?.playback).toBeUndefined();
    seated.ask('solution');
    seated.sitting.press('Space', 'fresh');
    expect(seated.sitting.display().picture?.playback?.isPaused).toBe(true);
  });
});

describe('a command', () => {
  test('opens its dialog, and nothing when it is refused', () => {
    const seated = sokoban(STEP);
    seated.ask('help');
    expect(dialog(seated)).toBe('help');
    seated.sitting.close();
    seated.ask('save-result');
    expect([dialog(seated), seated.said]).toEqual([undefined, 'The level is not solved yet.']);
  });

  test('is left to the screen where only that can do it', () => {
    const seated = sokoban(STEP);
    seated.ask('close-pack');
    expect(seated.errands).toEqual(['close-pack']);
  });

  test('that is refused on a level which cannot be played is told all the same, until something else is done', () => {
    const seated = sokoban(BROKEN, STEP);
    seated.ask('undo');
    expect(seated.said).toBe('This level cannot be played.');
    seated.ask('next');
    expect([number(seated), seated.said]).toEqual([2, '']);
  });
});

describe('a puzzle that was solved', () => {
  test('is asked to be saved, and then how to go on', () => {
    const seated = sokoban(STEP, HALL);
    seated.arrows('r');
    expect([dialog(seated), seated.sitting.display().win?.number]).toEqual(['save-result', 1]);
    seated.sitting.close();
    expect(dialog(seated)).toBe('passed');
    seated.ask('next');
    seated.sitting.close();
    expect([dialog(seated), number(seated)]).toEqual([undefined, 2]);
  });

  test('is saved under the name that was told, once, and that is said', async () => {
    const belongings = nothingYet();
    const seated = new Seated('sokoban', packOf(STEP, HALL), { keeper: keeperOf(ok(belongings)) });
    seated.arrows('r');
    unwrap(await seated.sitting.save('Ann'));
    expect(seated.said).toBe('Solved! The result is saved.');
    expect(unwrap(await belongings.results.read('drawn'))).toContain('<name>Ann</name>');
    expect(seated.keeper.settings.player).toBe('Ann');
    seated.sitting.dismiss();
    seated.ask('save-result');
    expect(seated.said).toBe('This result is saved already.');
  });

  test('is not saved under a name that is none, and the reason is the answer', async () => {
    const seated = sokoban(STEP);
    seated.arrows('r');
    expect(await seated.sitting.save(' ')).toMatchObject({ ok: false });
    expect(dialog(seated)).toBe('save-result');
  });

  test('is looked at before anything is asked, on a screen that wants it so; keys until then are dropped', () => {
    const seated = new Seated('sokoban', packOf(STEP, HALL), { rest: 300 });
    seated.arrows('rrr');
    seated.ask('next');
    seated.sitting.answer({ kind: 'tap', cell: 6 });
    seated.wait(299);
    expect([dialog(seated), number(seated), moves(seated)]).toEqual([undefined, 1, 1]);
    seated.wait(1);
    expect(dialog(seated)).toBe('save-result');
  });

  test('is asked about when the keys have come to rest, however long somebody types on', () => {
    const seated = new Seated('sokoban', packOf(STEP, HALL), { rest: 300 });
    seated.arrows('r');
    for (const _ of [1, 2, 3, 4]) {
      seated.wait(200);
      expect(seated.sitting.press('D', 'held')).toBe(true);
    }
    seated.wait(299);
    expect([dialog(seated), moves(seated)]).toEqual([undefined, 1]);
    seated.wait(1);
    expect(dialog(seated)).toBe('save-result');
  });

  test('waits for the buttons of a gamepad as it does for keys', () => {
    const seated = new Seated('sokoban', packOf(STEP, HALL), { rest: 300 });
    const right = commandNamed('right');
    for (const held of ['fresh', 'held', 'held'] as const) {
      expect(seated.sitting.take(right, held)).toBe(true);
      seated.wait(200);
    }
    seated.wait(99);
    expect([dialog(seated), moves(seated)]).toEqual([undefined, 1]);
    seated.wait(1);
    expect(dialog(seated)).toBe('save-result');
  });

  test('asks nothing more when another address leads away, and can still be saved', () => {
    const seated = sokoban(STEP, HALL);
    seated.arrows('r');
    seated.sitting.dismiss();
    seated.sitting.act((table, now) => table.open(2, now));
    expect([dialog(seated), number(seated), seated.sitting.display().passed?.number]).toEqual([undefined, 2, 1]);
  });

  test('is not solved again by redo', () => {
    const seated = sokoban(STEP, HALL);
    seated.arrows('r');
    seated.sitting.dismiss();
    seated.ask('undo');
    seated.ask('redo');
    expect(dialog(seated)).toBeUndefined();
  });
});

describe('a game for two', () => {
  const board = (): Seated => new Seated('tictactoe', packOf(levelOf('xx./oo./... x')));

  test('ends with its own question, and a new one begins on the same board', () => {
    const seated = board();
    seated.sitting.answer({ kind: 'tap', cell: 2 });
    expect(dialog(seated)).toBe('over');
    seated.sitting.act(beginGame);
    seated.sitting.close();
    expect([dialog(seated), moves(seated), seated.said]).toEqual([undefined, 0, 'A new game begins.']);
  });

  test('may be looked at when it is over, and then N begins a new one without a question', () => {
    const seated = board();
    seated.sitting.answer({ kind: 'tap', cell: 2 });
    seated.sitting.close();
    expect([dialog(seated), seated.said]).toEqual([undefined, 'The first player wins!']);
    seated.sitting.press('N', 'fresh');
    expect([dialog(seated), moves(seated)]).toEqual([undefined, 0]);
  });

  test('is not put aside for another one without a question, once moves were made', () => {
    const seated = new Seated('breakthrough', packOf(levelOf('5x5')));
    seated.sitting.press('N', 'fresh');
    expect([dialog(seated), seated.said]).toEqual([undefined, 'A new game begins.']);
    unwrap(seated.sitting.act(({ round }, now) => round!.type('b2b3', now)));
    seated.sitting.press('N', 'fresh');
    expect([dialog(seated), moves(seated)]).toEqual(['confirm', 1]);
    seated.sitting.close();
    expect(moves(seated)).toBe(1);
    seated.ask('new-game');
    seated.sitting.confirm();
    expect([dialog(seated), moves(seated)]).toEqual([undefined, 0]);
    seated.ask('redo');
    expect(moves(seated)).toBe(1);
  });

  test('has no levels to go to: P, Home and End do nothing, and G opens the sizes', () => {
    const seated = new Seated('breakthrough', packOf(levelOf('5x5'), levelOf('6x6')));
    for (const key of ['P', 'Home', 'End', 'Shift+N']) expect(seated.sitting.press(key, 'fresh')).toBe(false);
    expect([number(seated), seated.said]).toEqual([1, '']);
    seated.sitting.press('G', 'fresh');
    expect(dialog(seated)).toBe('board-size');
  });

  test('ends also with a move that was typed, but not with moves that came from elsewhere', () => {
    const typed = board();
    unwrap(typed.sitting.act(({ round }, now) => round!.type('c3', now)));
    expect(dialog(typed)).toBe('over');
    const shown = board();
    unwrap(shown.sitting.act(({ round }, now) => finish(round!.playing('c3', now))));
    expect(dialog(shown)).toBeUndefined();
  });

  test('is begun anew on another board', () => {
    const level = levelOf('.../.../... x');
    const seated = new Seated('tictactoe', packOf(level, level));
    seated.sitting.answer({ kind: 'tap', cell: 0 });
    seated.sitting.act((table, now) => beginGame(table, now, 2));
    expect([number(seated), moves(seated)]).toEqual([2, 0]);
  });
});

describe('what is due', () => {
  test('is nothing before the first move, then every second of the clock', () => {
    const seated = sokoban(HALL);
    expect(seated.sitting.due()).toBeUndefined();
    seated.arrows('r');
    seated.wait(500);
    expect(seated.sitting.due()).toBe(1_000);
    seated.wait(1_000);
    expect(seated.sitting.due()).toBe(2_000);
  });

  test('is seen with every second of the clock, also while the lines of a pack are checked', () => {
    const checked = { ...HALL, lines: [{ moves: 'r'.repeat(5) }] };
    for (const level of [HALL, checked]) {
      const seated = sokoban(level);
      seated.arrows('r');
      seated.wait(500);
      const { changes } = seated;
      seated.wait(5_000);
      expect(seated.changes - changes).toBeGreaterThanOrEqual(5);
      expect(seated.changes - changes).toBeLessThanOrEqual(7);
    }
  });

  test('is keeping what was played, within half a second', async () => {
    const belongings = nothingYet();
    const seated = new Seated('sokoban', packOf(HALL), { keeper: keeperOf(ok(belongings)) });
    seated.arrows('r');
    seated.wait(399);
    await seated.keeper.settled();
    expect(unwrap(await belongings.games.names())).toEqual([]);
    seated.wait(1);
    await seated.keeper.settled();
    expect(unwrap(await belongings.games.names())).toHaveLength(1);
  });

  test('is nothing when nobody looks any more, and then all is kept', async () => {
    const belongings = nothingYet();
    const seated = new Seated('sokoban', packOf(HALL), { keeper: keeperOf(ok(belongings)) });
    seated.arrows('r');
    seated.sitting.leave();
    await seated.keeper.settled();
    expect([seated.sitting.due(), unwrap(await belongings.games.names()).length]).toEqual([undefined, 1]);
  });
});

describe('what cannot be kept', () => {
  test('is told once it is tried, until another level is opened', async () => {
    const keeper = keeperOf(bad(say('The disk is full.')));
    const seated = new Seated('sokoban', packOf(HALL, HALL), { keeper });
    seated.arrows('r');
    seated.sitting.keep();
    await keeper.settled();
    await Promise.resolve();
    expect(seated.said).toBe('What you play cannot be kept: The disk is full.');
    seated.ask('next');
    expect(seated.said).toBe('');
  });
});

describe('settings', () => {
  test('count at once: a doll that was touched has to move, as long as the player likes it so', async () => {
    const seated = new Seated('breakthrough', packOf(levelOf('5x5')));
    const touch = (cell: number): void => seated.sitting.answer({ kind: 'tap', cell });
    const selected = () => seated.sitting.display().picture?.selected;
    touch(5);
    touch(5);
    expect(selected()).toBe(5);
    await seated.keeper.change({ touchMove: false });
    touch(5);
    expect(selected()).toBeUndefined();
  });
});
