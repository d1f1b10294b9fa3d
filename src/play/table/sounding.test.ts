import { expect, test } from 'vitest';
import { ask, levelOf, MANNER, packOf, press, roundOf, tableOf } from '../../../test/tools/tables.ts';
import type { Cue } from '../../core/view.ts';
import { pictureOf } from './picture.ts';
import type { Table } from './table.ts';

const sokoban = (...rows: readonly string[]): Table => tableOf('sokoban', packOf(levelOf(rows.join('\n'))));

const yard = (): Table => sokoban('########', '#  .$  #', '# @$ . #', '########');

/** What a front end hears: looks at the table at this time, and plays a cue whose number it has not seen yet. */
const listener = (table: Table) => {
  let heard = pictureOf(roundOf(table), 0).sounding.number;
  return (now = 0): Cue | 'nothing' => {
    const { number, cue } = pictureOf(roundOf(table), now).sounding;
    const isNew = number !== heard;
    heard = number;
    return isNew && cue ? cue : 'nothing';
  };
};

test('a step, a push, a box that comes home, a wall in the way and the last box each sound like what they are', () => {
  const table = yard();
  const hear = listener(table);
  const heard = [...'drrrul'].map((key) => {
    press(table, key);
    return hear();
  });
  expect(heard).toEqual(['blocked', 'push', 'home', 'push', 'step', 'home']);
});

test('nothing is heard twice', () => {
  const table = yard();
  const hear = listener(table);
  press(table, 'r');
  expect([hear(), hear(), hear()]).toEqual(['push', 'nothing', 'nothing']);
  press(table, 'll');
  expect([hear(), hear()]).toEqual(['step', 'nothing']);
});

test('the move that solves the level sounds like that, once', () => {
  const table = sokoban('######', '#@ $.#', '######');
  const hear = listener(table);
  press(table, 'r');
  expect(hear()).toBe('step');
  press(table, 'r');
  expect([hear(), hear()]).toEqual(['win', 'nothing']);
  ask(table, 'undo');
  expect(hear()).toBe('undo');
});

test('undo and redo are heard step by step, a leap on the scrub bar and a restart are not', () => {
  const table = yard();
  const hear = listener(table);
  press(table, 'rrl');
  hear();
  ask(table, 'undo');
  expect(hear()).toBe('undo');
  ask(table, 'undo');
  expect(hear()).toBe('undo');
  ask(table, 'redo');
  expect(hear()).toBe('home');
  roundOf(table).seek(0, 0);
  expect(hear()).toBe('nothing');
  roundOf(table).seek(3, 0);
  expect(hear()).toBe('nothing');
  ask(table, 'restart');
  expect(hear()).toBe('nothing');
});

test('a fall is heard tick by tick, then what vanishes', () => {
  const board = ['8 6', '########', '#Pr    #', '###    #', '###    #', '###r #g#', '########'].join('\n');
  const table = tableOf('vexed', packOf(levelOf(board)));
  const hear = listener(table);
  press(table, 'r');
  const heard: string[] = [hear()];
  for (let { due } = roundOf(table); due !== undefined; { due } = roundOf(table)) {
    roundOf(table).tick(due);
    heard.push(hear(due));
  }
  expect(heard).toEqual(['push', 'fall', 'fall', 'vanish']);
});

test('a walk by click sounds with every step that is shown, and once when it is shown all at once', () => {
  const walk = (still: boolean): readonly string[] => {
    const manner = () => ({ ...MANNER, still });
    const table = tableOf('sokoban', packOf(levelOf('########\n#@  $ .#\n########')), { manner });
    const hear = listener(table);
    table.round?.answer({ kind: 'tap', cell: 11 }, 0);
    const heard: string[] = [hear()];
    for (let { due } = roundOf(table); due !== undefined; { due } = roundOf(table)) {
      roundOf(table).tick(due);
      heard.push(hear(due));
    }
    return heard;
  };
  expect(walk(false)).toEqual(['step', 'step']);
  expect(walk(true)).toEqual(['step']);
});

test('a doll that is taken and a mark that is placed are heard too', () => {
  const marks = tableOf('tictactoe', packOf(levelOf('.../.../... x')));
  const hearMarks = listener(marks);
  marks.round?.answer({ kind: 'tap', cell: 4 }, 0);
  expect(hearMarks()).toBe('place');
  const dolls = tableOf('breakthrough', packOf(levelOf('ppppp/5/1p3/P4/PPPPP w')));
  const hearDolls = listener(dolls);
  for (const cell of [5, 11]) dolls.round?.answer({ kind: 'tap', cell }, 0);
  expect(hearDolls()).toBe('capture');
});
