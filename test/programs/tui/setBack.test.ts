import { expect, test } from 'vitest';
import { holdClock } from '../../tools/heldClock.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { KEYS } from '../../tools/terminal.ts';

/** Pushed over the edge the box falls three cells, and then both vanish. */
const CLIFF = ['6 6', '######', '#Pr  #', ...Array(2).fill('### ##'), '### r#', '######', ''].join('\r\n');

const CORRIDOR = `#############
#@        $.#
#############

Solution
rrrrrrrrR
`;

const HOUR = 3_600_000;
const LONG = 10_000;

test('a clock that is set back during a fall does not stop it, nor what follows', async () => {
  const folder = playFolder({ 'maps/map1.txt': CLIFF, 'maps/map2.txt': CLIFF });
  const clock = await holdClock();
  const terminal = running(['play', 'vexed'], { folder, env: clock.env });
  await terminal.sees('1/2 map1', 'Moves 0');
  terminal.type(KEYS.right);
  await terminal.sees('Moves 1');
  await clock.setBack(HOUR);
  await clock.pass(1500);
  await terminal.sees('Solved!');
  await clock.setBack(HOUR);
  await clock.pass(LONG);
  await terminal.sees('2/2 map2', 'You have won level 1!');
  expect(await terminal.leave()).toBe(0);
});

test('nor moves that are being shown, nor the seconds of the game', async () => {
  const folder = playFolder({ 'levels/corridor.sok': CORRIDOR });
  const clock = await holdClock();
  const terminal = running(['play', 'sokoban', 'levels/corridor.sok'], { folder, env: clock.env });
  await terminal.sees('Moves 0');
  terminal.type(KEYS.right);
  await terminal.sees('Moves 1');
  await clock.setBack(HOUR);
  await clock.pass(2000);
  await terminal.sees('0:02');
  terminal.type('r', 'S');
  await terminal.sees('Step 0 of 9');
  await clock.setBack(HOUR);
  await clock.pass(LONG);
  await terminal.sees('This was a solution. Now it is your turn.');
  expect(await terminal.leave()).toBe(0);
});
