import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { clash } from '../../play/command/keymap.ts';
import { pageCommands } from './pageCommands.ts';

test.each(games.map((game) => [game.id, game] as const))('on the page of %s no key means two things', (_, game) => {
  const commands = pageCommands(game);
  const twice = commands.flatMap((one, index) =>
    commands
      .slice(index + 1)
      .filter((other) => clash(one, other))
      .flatMap((other) =>
        one.keys.filter((key) => other.keys.includes(key)).map((key) => `${key} ${one.id} ${other.id}`),
      ),
  );
  expect(twice).toEqual([]);
});
