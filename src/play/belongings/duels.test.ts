import { expect, test } from 'vitest';
import { nothingYet } from '../../../test/tools/sittings.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { gather, spread } from './belongings.ts';
import { changeSettings, loadSettings } from './settings.ts';

const book = (won: number, lost: number) => ({ breakthrough: { '8x8 3': { won, lost, drawn: 0 } } });

test('games won and lost come along in a player file, and are not lost to those of another machine', async () => {
  const [here, there] = [nothingYet(), nothingYet()];
  unwrap(await changeSettings(here.settings, { duels: book(5, 1) }));
  unwrap(await changeSettings(there.settings, { duels: { ...book(2, 3), tictactoe: {} }, player: 'Ann' }));
  const file = unwrap(await gather(there, '2026-11-18T00:00:00.000Z')).text;
  unwrap(await spread(here, file));
  const { duels, player } = unwrap(await loadSettings(here.settings));
  expect([duels, player]).toEqual([{ ...book(5, 3), tictactoe: {} }, 'Ann']);
  // Brought again it changes nothing.
  expect(unwrap(await spread(here, file)).settings).toBe(false);
});
