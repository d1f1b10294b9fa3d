import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { dice } from '../../core/random.ts';
import { findGame, games } from '../../games/index.ts';
import { gameInLink, levelLink, openLink } from './levelLink.ts';

const sokoban = findGame('sokoban')!;
const vexed = findGame('vexed')!;
const EAST = { title: 'East', author: 'Ann', board: '#######\n#@ $ .#\n#######' };

test('a level goes into a link and comes out as it was, wherever the page is', async () => {
  for (const page of ['http://127.0.0.1:4173/', 'https://kura.example/play/index.html#/days', '']) {
    const link = unwrap(await levelLink(page, sokoban, EAST));
    expect(link.startsWith(`${page.replace('#/days', '')}#/sokoban?level=`)).toBe(true);
    expect(gameInLink(link)).toBe('sokoban');
    const { game, name, pack } = unwrap(await openLink(link, 'Shared level', games));
    expect({ game: game.id, name, levels: pack.levels }).toMatchObject({
      game: 'sokoban',
      name: 'East',
      levels: [EAST],
    });
    expect(unwrap(await openLink(`${link}&moves=rr`, 'Shared level', games)).name).toBe('East');
  }
});

test('what is no such link is none, and what cannot be read of one is told', async () => {
  for (const text of [
    'sokoban',
    'levels.sok',
    '#######',
    '#@ $ .#',
    'https://kura.example/#/sokoban/3',
    '#/draw/sokoban',
  ])
    expect(gameInLink(text)).toBeUndefined();
  const link = unwrap(await levelLink('http://127.0.0.1:4173/', sokoban, EAST));
  expect(await openLink(link.slice(0, -5), 'Shared level', games)).toMatchObject({
    problem: { message: { text: expect.stringContaining('damaged') } },
  });
  const other = await openLink(link, 'Shared level', [vexed]);
  expect(other).toMatchObject({ problem: { message: { text: 'There is no level of {game} in this link.' } } });
  const { roll } = dice(1);
  const noise = Array.from({ length: 60_000 }, () => String.fromCharCode(33 + roll(90))).join('');
  const long = await levelLink('', sokoban, { title: noise, board: EAST.board });
  expect(long.ok ? long.value.length : long.problem.message.text).toBe(
    'This is too long for a link: copy it as text instead.',
  );
});
