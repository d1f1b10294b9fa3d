import { describe, expect, test } from 'vitest';
import { ask, levelOf, MANNER, packOf, press, roundOf, said, shown, tableOf } from '../../../test/tools/tables.ts';
import { say, sentence } from '../../core/parsed.ts';
import type { Round } from './round.ts';
import type { Table } from './table.ts';

const CORRIDOR = levelOf('#########\n#@ $  . #\n#########', 'uu', 'rRRR');
const corridor = (): Table => tableOf('sokoban', packOf(CORRIDOR, CORRIDOR));

const SHAFT = '9 5\n#########\n#P r   b#\n####  ###\n####rb###\n#########';
const shaft = (): Table => tableOf('vexed', packOf(levelOf(SHAFT)));

/** Lets time pass until nothing moves by itself any more; returns when that was. */
const wait = (round: Round, now = 0): number => {
  let time = now;
  while (round.due !== undefined) {
    time = Math.max(time, round.due);
    round.tick(time);
  }
  return time;
};

describe('the solution', () => {
  test('is played from the start, a step every 0.3 s, and then the level stands at its start with controls on', () => {
    const table = corridor();
    const round = roundOf(table);
    expect(ask(table, 'solution')).toBeUndefined();
    expect([shown(table)[1], round.due]).toEqual(['#p b    #', 300]);
    for (const [now, row] of [
      [300, '# pb    #'],
      [600, '#  pb   #'],
      [900, '#   pb  #'],
      [1_200, '#    pb #'],
    ] as const) {
      round.tick(now);
      expect(shown(table)[1]).toBe(row);
    }
    expect([round.isAchieved, round.snapshot(1_200).score]).toEqual([false, { moves: 4, pushes: 3 }]);
    round.tick(1_500);
    expect([shown(table)[1], round.due, round.appearance.stage.facing]).toEqual(['#p b    #', undefined, 'down']);
    expect(said(table)).toBe('This was a solution. Now it is your turn.');
    press(table, 'r');
    expect(shown(table)[1]).toBe('# pb    #');
  });

  test('saves nothing and is nobody’s success', () => {
    const kept: unknown[] = [];
    const table = tableOf('sokoban', packOf(CORRIDOR), { keep: (_, __, progress) => kept.push(progress) });
    ask(table, 'solution');
    roundOf(table).tick(1_200);
    expect(sentence(table.refusalToSave(1_200)!)).toBe('The level is not solved yet.');
    wait(roundOf(table), 1_200);
    expect([roundOf(table).isAchieved, table.reached(1).solved, kept]).toEqual([false, false, []]);
    expect(table.finish('Ann', '2026-11-15T10:20:30Z', 9_000)).toBeUndefined();
  });

  test('gives the player’s own game back afterwards, with what he can redo and its time', () => {
    const table = corridor();
    press(table, 'rrl', 1_000);
    ask(table, 'undo', 1_000);
    ask(table, 'solution', 3_000);
    expect(shown(table)[1]).toBe('#p b    #');
    const now = wait(roundOf(table), 3_000);
    expect(roundOf(table).snapshot(now + 500)).toMatchObject({ at: 2, length: 3, spent: [2_000, 0], own: true });
    expect(shown(table)[1]).toBe('#  pb   #');
    expect(roundOf(table).played.aside()).toEqual([]);
  });

  test('lets one read why a key did nothing, while some more steps are shown', () => {
    const table = corridor();
    ask(table, 'solution');
    roundOf(table).say(say('Not now.'));
    roundOf(table).tick(300);
    expect(roundOf(table).messages(300).map(sentence)).toEqual(['Not now.']);
    ask(table, 'stop', 400);
    expect(roundOf(table).messages(400).map(sentence)).not.toContain('Not now.');
  });

  test('has the controls off, except those of the playback', () => {
    const table = corridor();
    ask(table, 'solution');
    press(table, 'r', 10);
    table.round?.answer({ kind: 'tap', cell: 10 }, 10);
    expect(shown(table)[1]).toBe('#p b    #');
    for (const id of ['undo', 'redo', 'continue', 'solution', 'sequence'] as const) {
      expect(ask(table, id, 10), id).toBeDefined();
    }
    expect(said(table)).toBe('Moves are being shown: stop that first (Esc).');
  });

  test('is broken off by Stop, by a restart and by another level', () => {
    for (const id of ['stop', 'restart', 'next'] as const) {
      const table = corridor();
      ask(table, 'solution');
      roundOf(table).tick(600);
      ask(table, id, 700);
      expect([shown(table)[1], roundOf(table).due], id).toEqual(['#p b    #', undefined]);
      press(table, 'r', 800);
      expect(shown(table)[1], id).toBe('# pb    #');
    }
  });

  test('is the first line of the level that solves it; without one there is nothing to show', () => {
    expect(corridor().solution()).toBe('rRRR');
    const table = tableOf('sokoban', packOf(levelOf(CORRIDOR.board, 'uu', 'rR')));
    ask(table, 'solution');
    expect(said(table)).toBe('This level has no solution with it.');
    expect(ask(table, 'stop')).toBeDefined();
  });
});

describe('playback', () => {
  test('pauses and goes on', () => {
    const table = corridor();
    const round = roundOf(table);
    ask(table, 'solution');
    round.tick(300);
    ask(table, 'pause', 400);
    round.tick(9_000);
    expect([shown(table)[1], round.due, round.screening?.playback.isPaused]).toEqual(['# pb    #', undefined, true]);
    ask(table, 'pause', 10_000);
    expect(round.due).toBe(10_300);
    round.tick(10_300);
    expect(shown(table)[1]).toBe('#  pb   #');
  });

  test('goes step by step when asked to, and waits after each', () => {
    const table = corridor();
    const round = roundOf(table);
    ask(table, 'solution');
    for (const row of ['# pb    #', '#  pb   #', '#   pb  #', '#    pb #']) {
      ask(table, 'one-step', 10);
      expect([shown(table)[1], round.due]).toEqual([row, undefined]);
    }
    ask(table, 'one-step', 10);
    expect([shown(table)[1], round.screening]).toEqual(['#p b    #', undefined]);
  });

  test('goes step by step back when asked to, up to its beginning', () => {
    const table = corridor();
    const round = roundOf(table);
    ask(table, 'solution');
    round.tick(300);
    ask(table, 'one-step', 310);
    for (const row of ['# pb    #', '#p b    #', '#p b    #']) {
      ask(table, 'step-back', 320);
      expect([shown(table)[1], round.due]).toEqual([row, undefined]);
    }
    ask(table, 'one-step', 330);
    expect([shown(table)[1], round.screening?.playback.at]).toEqual(['# pb    #', 1]);
  });

  test('takes a step of Vexed back that was refused, and all that a fall has changed', () => {
    const table = shaft();
    const round = roundOf(table);
    const start = shown(table);
    round.screen('sequence', 'lrr', 0);
    for (const _ of 'lrr') ask(table, 'one-step', 10);
    round.tick(90_000);
    expect(shown(table)).not.toEqual(start);
    for (const _ of 'rrl') ask(table, 'step-back', 90_000);
    expect([shown(table), round.screening?.playback.at]).toEqual([start, 0]);
  });

  test('has speeds, up to 16 times and down to a quarter', () => {
    const table = corridor();
    const playback = (): number => roundOf(table).screening!.playback.speed;
    ask(table, 'solution');
    const up = Array.from({ length: 5 }, () => [ask(table, 'faster'), playback()][1]);
    expect(up).toEqual([2, 4, 8, 16, 16]);
    const down = Array.from({ length: 7 }, () => [ask(table, 'slower'), playback()][1]);
    expect(down).toEqual([8, 4, 2, 1, 0.5, 0.25, 0.25]);
    roundOf(table).tick(300);
    expect(roundOf(table).due).toBe(300 + 1_200);
  });

  test('begins with the speed that the player likes', () => {
    const table = tableOf('sokoban', packOf(CORRIDOR), { manner: () => ({ ...MANNER, speed: 4 }) });
    ask(table, 'solution');
    expect(roundOf(table).due).toBe(75);
  });
});

describe("the player's own moves, shown again", () => {
  test('begin at the start, end where he stands, and are still his', () => {
    const table = corridor();
    const round = roundOf(table);
    for (const now of [0, 1, 2]) press(table, 'r', now);
    expect(ask(table, 'undo', 3)).toBeUndefined();
    const before = [shown(table)[1], round.snapshot(9).at, round.snapshot(9).length];
    ask(table, 'rerun', 10);
    expect(shown(table)[1]).toBe('#p b    #');
    wait(round, 10);
    expect([shown(table)[1], round.snapshot(9).at, round.snapshot(9).length]).toEqual(before);
    expect([round.snapshot(9).own, said(table)]).toEqual([true, 'The moves end here.']);
  });

  test('that solve the level leave it solved, and can still be saved', () => {
    const table = tableOf('sokoban', packOf(levelOf('######\n#@ $.#\n######')));
    for (const now of [0, 1]) press(table, 'r', now);
    ask(table, 'rerun', 10);
    wait(roundOf(table), 10);
    expect([roundOf(table).snapshot(9).outcome, table.refusalToSave(9)]).toEqual([{ winner: 0 }, undefined]);
  });

  test('are not there before the first one', () => {
    const table = corridor();
    ask(table, 'rerun');
    expect(said(table)).toBe('There are no moves to show yet.');
  });
});

describe('a sequence (Sokoban)', () => {
  test('with a step that the rules refuse is an error with its place, and nothing is played', () => {
    const table = corridor();
    press(table, 'r', 0);
    const problem = roundOf(table).screen('sequence', 'r r\nu', 10)!;
    expect(problem).toMatchObject({ line: 2, column: 1 });
    expect([roundOf(table).screening, shown(table)[1]]).toEqual([undefined, '# pb    #']);
    expect(roundOf(table).screen('sequence', 'r r', 10)).toBeUndefined();
  });
});

describe('a sequence (Sokoban Vexed)', () => {
  test('starts where the player stands, waits for every fall, and uses up refused steps', () => {
    const table = shaft();
    const round = roundOf(table);
    press(table, 'r', 0);
    expect(round.screen('sequence', 'u r', 1_000)).toBeUndefined();
    const at = (now: number): readonly string[] => [round.tick(now), shown(table).slice(1, 4)][1] as readonly string[];
    expect(at(1_300)[0]).toBe('# hr   b#');
    expect(at(1_600)).toEqual(['#  hr  b#', '####  ###', '####rb###']);
    expect(at(1_900)).toEqual(['#  h   b#', '####r ###', '####rb###']);
    expect(at(2_200)).toEqual(['#  h   b#', '####  ###', '#### b###']);
    expect(round.screening).toBeDefined();
    expect(wait(round, 2_200)).toBe(2_500);
    expect([round.screening, shown(table)[1]]).toEqual([undefined, '#  h   b#']);
    expect([round.snapshot(3_000).at, round.snapshot(3_000).own, said(table)]).toEqual([2, false, expect.any(String)]);
    ask(table, 'undo', 3_000);
    expect([shown(table)[1], round.snapshot(3_000).own]).toEqual(['# hr   b#', true]);
  });

  test('that wins discards its rest and finishes the level, which leaves nothing to save', () => {
    const table = tableOf('vexed', packOf(levelOf('7 4\n#######\n#Pr   #\n### r #\n#######')));
    const round = roundOf(table);
    expect(round.screen('sequence', 'r r l l l l', 0)).toBeUndefined();
    wait(round);
    expect([round.isAchieved, round.snapshot(0).at, shown(table)[1]]).toEqual([true, 1, '# h   #']);
    expect([said(table), table.reached(1).solved]).toEqual(['Solved!', true]);
    expect(sentence(table.refusalToSave(9_000)!)).toBe('Only what you have solved yourself can be saved.');
    expect(sentence(ask(table, 'sequence')!)).toBe('The level is solved.');
  });

  test('that leaves the last move to the player finishes it with that', () => {
    const table = tableOf('vexed', packOf(levelOf('8 4\n########\n#P r   #\n#### r #\n########')));
    const round = roundOf(table);
    expect(round.screen('sequence', 'r', 0)).toBeUndefined();
    const now = wait(round);
    expect([round.isAchieved, said(table)]).toEqual([false, 'The moves end here.']);
    press(table, 'r', now);
    wait(round, now);
    expect([round.isAchieved, said(table), table.reached(1).solved]).toEqual([true, 'Solved!', true]);
    expect(table.finish('Ann', '2026-11-15T10:20:30Z', now)).toBeUndefined();
  });

  test('is not disturbed by keys and clicks: they say why nothing happens', () => {
    const table = shaft();
    roundOf(table).screen('sequence', 'r l r l', 0);
    for (const gesture of [
      { kind: 'step', direction: 'up' },
      { kind: 'tap', cell: 11 },
    ] as const) {
      roundOf(table).say(undefined);
      roundOf(table).answer(gesture, 10);
      expect(said(table)).toBe('Moves are being shown: stop that first (Esc).');
    }
    roundOf(table).tick(300);
    expect([said(table), shown(table)[1]]).toEqual(['Moves are being shown: stop that first (Esc).', '# hr   b#']);
  });

  test('stays where it was broken off', () => {
    const table = shaft();
    roundOf(table).screen('sequence', 'r l r l', 0);
    roundOf(table).tick(300);
    ask(table, 'stop', 400);
    expect([shown(table)[1], roundOf(table).snapshot(400).at]).toEqual(['# hr   b#', 1]);
    expect(said(table)).toBe('The moves end here.');
  });

  test('with a wrong letter is refused with its place, and nothing is played', () => {
    const table = shaft();
    const problem = roundOf(table).screen('sequence', 'r l\nr x', 0);
    expect(problem).toMatchObject({ line: 2, column: 3 });
    expect([roundOf(table).screening, roundOf(table).due]).toEqual([undefined, undefined]);
    expect(sentence(roundOf(table).screen('sequence', '  \n', 0)!.message)).toBe('There are no moves in it.');
  });
});
