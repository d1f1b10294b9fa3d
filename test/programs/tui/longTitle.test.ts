import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { KEYS } from '../../tools/terminal.ts';

/** As long as a name of a file can be. */
const NAME = 'n'.repeat(251);

const LEVELS = `${'A very long title '.repeat(5000)}

#######
#@ $ .#
#######
`;

test('however long its title and the name of its file are, what was played of a level and its results are kept', async () => {
  const folder = playFolder({ [`${NAME}.xsb`]: LEVELS });
  const terminal = running(['play', 'sokoban', `${NAME}.xsb`], { folder });
  await terminal.sees('Moves 0');
  terminal.type(KEYS.right);
  await terminal.sees('Moves 1');
  terminal.type(KEYS.right, KEYS.right);
  await terminal.sees('name');
  terminal.type('Ann', KEYS.enter);
  await terminal.sees('The result is saved.', '[ Leave the game ]');
  terminal.type(KEYS.enter);
  await terminal.sees('Continue Sokoban, level 1, A very long title');
  expect(await terminal.leave()).toBe(0);
  const games = readdirSync(join(folder, 'home/games')).filter((file) => file.endsWith('.json'));
  expect(games).toHaveLength(1);
  expect(JSON.parse(readFileSync(join(folder, 'home/games', games[0]!), 'utf8'))).toMatchObject({
    solved: true,
    lines: [{ moves: 'rRR' }],
  });
  const [results] = readdirSync(join(folder, 'results'));
  expect(results).toBe(`${'n'.repeat(220)}.xml`);
  expect(readFileSync(join(folder, 'results', results!), 'utf8')).toContain('<name>Ann</name>');
});
