import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { drawnNotes } from './drawnNotes.ts';

const told = async (id: string, rows: readonly string[], grade?: number): Promise<string> => {
  const game = findGame(id)!;
  const level = { board: rows.join('\n'), ...(grade !== undefined && { grade }) };
  return drawnNotes(game, await game.draughtsman!(), level)
    .map(sentence)
    .join(' · ');
};

test('of a level that is not ready it is told why, of any other one how hard it is, where that is known', async () => {
  expect(await told('sokoban', ['#####', '#@$. ', '#####'])).toBe('not ready yet · The wall is open at the right');
  expect(await told('sokoban', ['#####', '# $.#', '#####'])).toBe('not ready yet · There is no worker');
  expect(await told('sokoban', ['#####', '#@$.#', '#####'], 3)).toBe('easy · grade 3');
  expect(await told('sokoban', ['#####', '#@$.#', '#####'])).toBe('');
  expect(await told('vexed', ['nothing'])).toBe('not ready yet · There is no board.');
  expect(await told('breakthrough', ['pP3/5/5/5/P4 w'])).toBe('not ready yet · The first player has won already');
});
