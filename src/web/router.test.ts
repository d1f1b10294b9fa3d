import { expect, test } from 'vitest';
import { HOME, linkTo, parseRoute } from './router.ts';

test('an address and a place on the page are the same thing', () => {
  for (const hash of ['#/', '#/sokoban/3', '#/tictactoe/1', '#/a-game_2/100000', '#/sokoban/first-steps/7']) {
    expect(linkTo(parseRoute(hash))).toBe(hash);
  }
});

test('a game without a level means its first', () => {
  expect(parseRoute('#/sokoban')).toEqual({ screen: 'play', game: 'sokoban', level: 1 });
  expect(parseRoute('#/sokoban/')).toEqual({ screen: 'play', game: 'sokoban', level: 1 });
  expect(parseRoute('#/sokoban/maps')).toEqual({ screen: 'play', game: 'sokoban', pack: 'maps', level: 1 });
});

test('what makes no sense is home', () => {
  for (const hash of [
    '',
    '#',
    '#/sokoban/0',
    '#/sokoban/1x',
    '#/sokoban/-1',
    '#/a/1/2',
    '#/a/b/c/2',
    '#/<b>',
    '#/x/9999999',
  ]) {
    expect(parseRoute(hash)).toEqual(HOME);
  }
});
