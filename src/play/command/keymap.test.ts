import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import type { Occasion } from './command.ts';
import { commandsFor } from './commands.ts';
import { keymapFor, keyName } from './keymap.ts';

const [sokoban, vexed, breakthrough] = ['sokoban', 'vexed', 'breakthrough'].map(
  (id) => games.find((game) => game.id === id)!,
);

describe('a key has one name', () => {
  test.each([
    ['U', { key: 'u' }],
    ['U', { key: 'U' }],
    ['Shift+N', { key: 'N', shiftKey: true }],
    ['Ctrl+Z', { key: 'z', ctrlKey: true }],
    ['Ctrl+Z', { key: 'z', metaKey: true }],
    ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }],
    ['Alt+O', { key: 'o', altKey: true }],
    ['ArrowUp', { key: 'ArrowUp' }],
    ['Shift+ArrowUp', { key: 'ArrowUp', shiftKey: true }],
    ['?', { key: '?', shiftKey: true }],
    ['+', { key: '+' }],
    ['Space', { key: ' ' }],
    ['Ő', { key: 'ő' }],
  ])('%s', (name, pressed) => {
    expect(keyName(pressed)).toBe(name);
  });
});

describe('the usual keys', () => {
  const idOf = (key: string, occasion: Occasion = 'play', game = sokoban!) =>
    keymapFor(game).commandFor(key, occasion)?.id;

  test('are arrows, WASD and hjkl, U, R, N, P and the like', () => {
    const pairs = {
      ArrowUp: 'up',
      W: 'up',
      K: 'up',
      D: 'right',
      L: 'right',
      S: 'down',
      J: 'down',
      A: 'left',
      H: 'left',
      U: 'undo',
      'Ctrl+Z': 'undo',
      'Ctrl+Y': 'redo',
      R: 'restart',
      N: 'next',
      P: 'previous',
      Q: 'exit',
      '?': 'help',
    };
    expect(Object.fromEntries(Object.keys(pairs).map((key) => [key, idOf(key)]))).toEqual(pairs);
    expect(idOf('F12')).toBeUndefined();
  });

  test('are others where a game needs the letters: no WASD in Vexed', () => {
    expect(['W', 'A', 'D'].map((key) => idOf(key, 'play', vexed))).toEqual([undefined, undefined, undefined]);
    expect(['S', 'ArrowDown', 'R', 'U', 'N', 'P', 'Q'].map((key) => idOf(key, 'play', vexed))).toEqual([
      'sequence',
      'down',
      'restart',
      'undo',
      'next',
      'previous',
      'exit',
    ]);
  });

  test('mean something else while moves are shown', () => {
    expect([idOf('Space'), idOf('Space', 'screening')]).toEqual(['choose', 'pause']);
    expect([idOf('ArrowRight'), idOf('.', 'screening')]).toEqual(['right', 'one-step']);
    expect([idOf('Escape'), idOf('Escape', 'screening')]).toEqual(['release', 'stop']);
    expect([idOf('N', 'screening'), idOf('W', 'screening')]).toEqual(['next', undefined]);
  });

  test('are only those of commands that suit the game', () => {
    expect(idOf('Shift+S', 'play', breakthrough)).toBeUndefined();
    expect(commandsFor(breakthrough!).map(({ id }) => id)).not.toContain('results');
  });

  test('of two people are for new games, and for sizes where there are any', () => {
    const tictactoe = games.find(({ id }) => id === 'tictactoe');
    const keys = ['N', 'R', 'G', 'P', 'Home', 'End'];
    const none = [undefined, undefined, undefined];
    expect(keys.map((key) => idOf(key, 'play', breakthrough))).toEqual(['new-game', 'new-game', 'board-size', ...none]);
    expect(keys.map((key) => idOf(key, 'play', tictactoe))).toEqual(['new-game', 'new-game', undefined, ...none]);
  });

  test.each(games.map((game) => [game.id, game] as const))('never mean two things at once: %s', (_, game) => {
    const { keys } = keymapFor(game);
    for (const occasion of ['play', 'screening'] as const) {
      const there = commandsFor(game).filter(({ during }) => during === undefined || during === occasion);
      const all = there.flatMap(({ id }) => keys[id] ?? []);
      expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
    }
  });
});

describe('a player', () => {
  test('wins over the game, and a key that he chose loses its old meaning', () => {
    const { commandFor, keys } = keymapFor(vexed!, { down: ['S'], nonsense: ['R'] });
    expect([commandFor('S', 'play')?.id, keys.sequence, commandFor('R', 'play')?.id]).toEqual(['down', [], 'restart']);
  });
});
