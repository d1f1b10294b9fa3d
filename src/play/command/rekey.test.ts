import { expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { findGame } from '../../games/index.ts';
import { commandNamed, commandsFor } from './commands.ts';
import { type Keys, keymapFor } from './keymap.ts';
import { giveKey, isKey, type Keying, rivals, takeKey, usualKeys } from './rekey.ts';

const sokoban = findGame('sokoban')!;
const [undo, restart, pause] = [commandNamed('undo'), commandNamed('restart'), commandNamed('pause')];

const keying = (chosen: Keys = {}): Keying => ({ game: sokoban, commands: commandsFor(sokoban), chosen });

const keysWith = (chosen: Keys): Keys => keymapFor(sokoban, chosen).keys;

test('a command has one key more, and no key twice', () => {
  const chosen = unwrap(giveKey(keying(), restart, 'Y'));
  expect(keysWith(chosen).restart).toEqual(['R', 'Y']);
  expect(unwrap(giveKey(keying(chosen), restart, 'Y'))).toEqual(chosen);
});

test('it is known whose key it is already, on the same occasion', () => {
  const idsOf = (key: string, command = undo): readonly string[] => rivals(keying(), command, key).map(({ id }) => id);
  expect([idsOf('R'), idsOf('Ctrl+Z', restart), idsOf('U'), idsOf('F9')]).toEqual([['restart'], ['undo'], [], []]);
  // The space bar chooses a cell while one plays, Enter too: neither is of concern while moves are shown.
  expect([idsOf('Space'), idsOf('Enter', pause)]).toEqual([['choose', 'pause'], []]);
});

test('a key that is given to another command is taken away from the one that had it', () => {
  const keys = keysWith(unwrap(giveKey(keying(), undo, 'R')));
  expect([keys.undo?.at(-1), keys.restart]).toEqual(['R', []]);
});

test('a key is taken away, and the usual ones come back but for those that were given to another command', () => {
  const without = takeKey(keying(), undo, 'U');
  expect(keysWith(without).undo).not.toContain('U');
  const given = unwrap(giveKey(keying(without), restart, 'U'));
  const back = keysWith(usualKeys(keying(given), undo));
  expect([back.undo?.includes('U'), back.undo?.includes('Ctrl+Z'), back.restart]).toEqual([false, true, ['R', 'U']]);
});

test('a command has no more keys than can be kept', () => {
  const chosen = { restart: ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8'] };
  expect(complaint(giveKey(keying(chosen), restart, 'F9'))).toBe('A command has no more than 8 keys.');
});

test('keys that are held down with others, that lead on or that are not known are none', () => {
  expect(['a', 'Ő', ' ', '+', 'ArrowUp', 'F12', 'Escape'].filter((key) => !isKey(key))).toEqual([]);
  expect(['Shift', 'Control', 'Dead', 'Unidentified', 'Tab', ''].filter(isKey)).toEqual([]);
});
