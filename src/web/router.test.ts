import { expect, test } from 'vitest';
import { HOME, linkTo, parseRoute } from './router.ts';

test('an address and a place on the page are the same thing', () => {
  for (const hash of [
    '#/',
    '#/sokoban/3',
    '#/tictactoe/1',
    '#/a-game_2/100000',
    '#/sokoban/first-steps/7',
    '#/sokoban/12/7',
    '#/sokoban/first-steps/3?moves=urDl',
    '#/vexed/1?levels=3',
    '#/sokoban?level=c3QBAA',
    '#/sokoban/East/1?level=c3-_AA&moves=rR',
    '#/sokoban',
    '#/sokoban/first-steps',
    '#/pack/AAAAAAAAAAAAAAAAAAAAAA',
  ]) {
    expect(linkTo(parseRoute(hash))).toBe(hash);
  }
});

test('a pack may be called anything', () => {
  for (const pack of ['My levels', '50% off?', 'a/b', 'Élő raktár #2', '12']) {
    const route = { screen: 'play', game: 'sokoban', pack, level: 4, moves: 'r+l & 3(u d)' } as const;
    expect(parseRoute(linkTo(route))).toEqual(route);
  }
});

test('a game or a pack may come without a level', () => {
  expect(parseRoute('#/sokoban')).toEqual({ screen: 'play', game: 'sokoban' });
  expect(parseRoute('#/sokoban/')).toEqual({ screen: 'play', game: 'sokoban' });
  expect(parseRoute('#/sokoban/maps')).toEqual({ screen: 'play', game: 'sokoban', pack: 'maps' });
  expect(parseRoute('#/vexed?levels=2')).toEqual({ screen: 'play', game: 'vexed', levels: '2' });
});

test('options may stand before the # too; those behind it count more', () => {
  expect(parseRoute('#/vexed', '?levels=0')).toEqual({ screen: 'play', game: 'vexed', levels: '0' });
  expect(parseRoute('#/vexed?levels=2', '?levels=0&moves=r')).toEqual({
    screen: 'play',
    game: 'vexed',
    levels: '2',
    moves: 'r',
  });
  expect(parseRoute('#/', '?levels=0')).toEqual(HOME);
});

test('options that make no sense are left aside', () => {
  for (const query of ['colour=red', ''])
    expect(parseRoute(`#/vexed/2?${query}`)).toEqual({ screen: 'play', game: 'vexed', level: 2 });
});

test('how many levels there are to be is left as it is written: whoever opens the pack says what is wrong with it', () => {
  for (const levels of ['0', '-1', 'x', ''])
    expect(parseRoute(`#/vexed/2?levels=${levels}`)).toEqual({ screen: 'play', game: 'vexed', level: 2, levels });
});

test('what makes no sense is home', () => {
  for (const hash of [
    '',
    '#',
    '#/sokoban/0',
    '#/sokoban/a/-1',
    '#/a/b/c/2',
    '#/<b>',
    '#/x/9999999',
    '#/x/%E0%A4%A/1',
  ]) {
    expect(parseRoute(hash)).toEqual(HOME);
  }
});

test('where levels are drawn has an address: all of a game, or one of a pack', () => {
  expect(parseRoute('#/draw/sokoban')).toEqual({ screen: 'draw', game: 'sokoban' });
  const route = { screen: 'draw', game: 'vexed', pack: 'own-2', level: 3 } as const;
  expect(parseRoute(linkTo(route))).toEqual(route);
  expect(linkTo({ screen: 'draw', game: 'vexed' })).toBe('#/draw/vexed');
});
