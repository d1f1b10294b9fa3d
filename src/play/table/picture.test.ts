import { describe, expect, test } from 'vitest';
import { ask, levelOf, packOf, press, roundOf, tableOf } from '../../../test/tools/tables.ts';
import { finish } from '../../core/work.ts';
import { type Picture, pictureOf } from './picture.ts';
import type { Table } from './table.ts';

const picture = (table: Table, now = 0): Picture => pictureOf(roundOf(table), now);

const corridor = (): Table => tableOf('sokoban', packOf(levelOf('######\n#@ $.#\n######', 'rR')));

describe('whoever does not see the board is', () => {
  test('where the worker is, in games that have one, until he points elsewhere', () => {
    const table = corridor();
    expect(picture(table)).toMatchObject({ active: 7, cursor: undefined });
    press(table, 'r');
    roundOf(table).tick(1_000);
    expect(picture(table).active).toBe(8);
    ask(table, 'explore');
    press(table, 'r');
    expect(picture(table)).toMatchObject({ active: 9, cursor: 9 });
  });

  test('in the middle of other boards at first, and then where the last move was', () => {
    const table = tableOf('tictactoe', packOf(levelOf('.../.../... x')));
    expect(picture(table).active).toBe(4);
    finish(roundOf(table).playing('c1', 0));
    expect(picture(table).active).toBe(8);
  });
});

test('a board is at rest unless something moves by itself or moves are shown', () => {
  const table = tableOf('vexed', packOf(levelOf('6 4\nPr    \n##    \n##   r\n######')));
  expect(picture(table)).toMatchObject({ isAtRest: true, isFalling: false });
  press(table, 'r');
  expect(picture(table)).toMatchObject({ isAtRest: false, isFalling: true });
  roundOf(table).tick(60_000);
  expect(picture(table, 60_000)).toMatchObject({ isAtRest: true, isFalling: false });
});

test('how far moves are that are being shown is seen as long as they are', () => {
  const table = corridor();
  expect(picture(table).playback).toBeUndefined();
  ask(table, 'solution');
  expect(picture(table).playback).toEqual({ programme: 'solution', at: 0, length: 2, speed: 1, isPaused: false });
  ask(table, 'pause');
  expect(picture(table).playback).toMatchObject({ isPaused: true });
  ask(table, 'stop');
  expect(picture(table).playback).toBeUndefined();
});

test('of the move that solves a level one hears that it does', () => {
  const table = corridor();
  press(table, 'rr');
  roundOf(table).tick(1_000);
  expect(picture(table, 1_000)).toMatchObject({ sounding: { cue: 'win' } });
});
