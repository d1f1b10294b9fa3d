import { expect, test } from 'vitest';
import { holdClock } from '../../tools/heldClock.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { SHORT_PACK } from '../../tools/shortPack.ts';
import { KEYS } from '../../tools/terminal.ts';

/** Milliseconds, more than anything takes. */
const LONG = 10_000;

test('what was left is offered and found as it was; no key erases a line; a solution gives the game back; the end leads to the menu', async () => {
  const folder = playFolder({ 'levels/short.sok': SHORT_PACK });
  const first = running(['play', 'sokoban', 'short'], { folder });
  await first.sees('1/3', '@v');
  first.type(KEYS.right, KEYS.right, 'u');
  await first.sees('Moves 1');
  first.type(KEYS.down);
  await first.sees('Moves 2');
  first.type('C');
  await first.sees('Earlier attempts', 'Move 1 of 2, 0:0');
  first.type(KEYS.enter);
  await first.sees('Moves 1', 'Pushes 0');
  first.type('n');
  await first.sees('2/3');
  first.type('p');
  await first.sees('1/3', 'Moves 0', 'You were at move 1 · Continue (C)');
  first.type('c');
  await first.sees('Moves 1');
  expect(await first.leave()).toBe(0);

  const clock = await holdClock();
  const again = running(['play'], { folder, env: clock.env });
  await again.sees('Continue Sokoban, level 1, 1');
  again.type(KEYS.enter);
  await again.sees('1/3', 'Moves 1');
  again.type('\u0019');
  await again.sees('Moves 2', 'Pushes 1');

  again.type(KEYS.end);
  await again.sees('3/3', 'Moves 0');
  await clock.pass(LONG);
  again.type(KEYS.left);
  await again.sees('Moves 1');
  again.type('S');
  await again.sees('Show the solution? Afterwards your game is here as you left it.');
  again.type('y');
  await again.sees('of 2');
  again.type(KEYS.escape);
  await again.sees('Moves 1');
  again.type(KEYS.left);
  await again.sees('Solved!');
  await clock.pass(LONG);
  await again.sees('Under which name');
  again.type(KEYS.escape);
  await again.sees('The final level passed! Game over! Not solved yet:', 'levels 1 and 2.', '[ Leave the game ]');
  again.type(KEYS.enter);
  await again.sees('Continue Sokoban, level 3, 3', 'Breakthrough');
  again.type(KEYS.escape);
  await again.sees('Are you sure');
  again.type('y');
  expect(await again.end()).toBe(0);
});
