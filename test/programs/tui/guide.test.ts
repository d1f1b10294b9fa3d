import { expect, test } from 'vitest';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { KEYS } from '../../tools/terminal.ts';

/** The box against the upper wall never comes to the goal any more. */
const HALL = ['########', '#      #', '#  $   #', '#@    .#', '########', ''].join('\n');

/** One's own map, without a solution. */
const OWN = ['7 3', '#######', '#P r r#', '#######', ''].join('\r\n');

test('a hint is told before it is given, shown on the board, followed, and leaves no result', async () => {
  const terminal = running(['play', 'sokoban', 'first-steps', '--level', '1'], { folder: playFolder() });
  await terminal.sees('1/20');
  terminal.type('i');
  await terminal.sees('not your own any more');
  terminal.type(KEYS.enter);
  await terminal.sees('Push the box on column', 'F: Do it.', 'I: One more.', 'Shift+F: Whole solution.');
  terminal.type('f');
  await terminal.sees('Moves that are not your own leave no result to save.');
});

test('of a box that goes round a corner a hint tells first where it comes to, and asked again push by push', async () => {
  const level = ['########', '#      #', '#@$    #', '#   #  #', '#   #. #', '#      #', '########', ''].join('\n');
  const terminal = running(['play', 'sokoban', 'hall'], { folder: playFolder({ 'levels/hall.txt': level }) });
  await terminal.sees('Moves 0');
  terminal.type('i');
  await terminal.sees('not your own any more');
  terminal.type(KEYS.enter);
  await terminal.sees('Push the box on column 3, row 3 to column 6, row 5.', 'I: Push by push.');
  terminal.type('i');
  await terminal.sees('Push the box on column 3, row 3 three to the right.', 'I: One more.');
  terminal.type('i');
  await terminal.sees('row 3 two down.');
});

test('whether it can still be solved is told, and undo leads to where it could', async () => {
  const folder = playFolder({ 'levels/hall.txt': HALL });
  const terminal = running(['play', 'sokoban', 'hall'], { folder });
  await terminal.sees('Moves 0');
  terminal.type('Q');
  await terminal.sees('Yes, this can still be solved.');
  terminal.type(KEYS.right, KEYS.right, KEYS.up, KEYS.left);
  await terminal.sees('Moves 4');
  terminal.type('Q');
  await terminal.sees('This can no longer be solved.', 'Shift+Z: Undo to where it was still solvable.');
  terminal.type('Z');
  await terminal.sees('Moves 2', 'From here it can still be solved.');
  terminal.type('F');
  await terminal.sees('not your own any more');
  terminal.type(KEYS.enter);
  await terminal.sees('Step ');
  terminal.type(KEYS.escape);
  await terminal.sees('Moves 2', 'The moves end here.');
});

test('lessons warn of a box that is lost; elsewhere whoever wants it is warned', async () => {
  const folder = playFolder({ 'levels/hall.txt': HALL });
  const lesson = running(['play', 'sokoban', 'first-steps', '--level', '7'], { folder });
  await lesson.sees('7/20');
  lesson.type(KEYS.up, KEYS.up, KEYS.up);
  await lesson.sees('The box on column 4, row 2 can never come home any more.');
  expect(lesson.find('x]')).toBeDefined();
  const other = running(['play', 'sokoban', 'hall'], { folder: playFolder({ 'levels/hall.txt': HALL }) });
  await other.sees('Moves 0');
  other.type(KEYS.right, KEYS.right, KEYS.up);
  await other.sees('Moves 3');
  expect(other.find('never come home')).toBeUndefined();
});

test('warnings are as the player has chosen them: cells while a box is held, and all that is proven', async () => {
  const first = playFolder({ 'levels/hall.txt': HALL, 'home/settings.json': '{"version":1,"warnings":1}' });
  const cells = running(['play', 'sokoban', 'hall'], { folder: first });
  await cells.sees('Moves 0');
  const isCrossed = (): boolean => /x( +x){5}/.test(cells.text());
  expect(isCrossed()).toBe(false);
  const box = cells.find('[]')!;
  cells.click(box.x, box.y);
  await cells.until(isCrossed, 'crosses in the upper row');
  // Once he has pushed the box back to the right the worker never comes past it.
  const narrow = ['#########', '#   #####', '#. $ @  #', '#   #####', '#########', ''].join('\n');
  const second = playFolder({ 'levels/hall.txt': narrow, 'home/settings.json': '{"version":1,"warnings":3}' });
  const all = running(['play', 'sokoban', 'hall'], { folder: second });
  await all.sees('Moves 0');
  all.type(KEYS.left, KEYS.left, KEYS.up, KEYS.left, KEYS.left, KEYS.down);
  await all.sees('Moves 6');
  expect(all.find('can no longer')).toBeUndefined();
  all.type(KEYS.right);
  await all.sees('This can no longer be solved.');
  all.type('Z');
  await all.sees('Moves 6', 'From here it can still be solved.');
});

test('one’s own map of Vexed has hints and a solution too', async () => {
  const folder = playFolder({ 'maps/map1.txt': OWN });
  const terminal = running(['play', 'vexed', '1'], { folder });
  await terminal.sees('map1');
  terminal.type('i');
  await terminal.sees('not your own any more');
  terminal.type(KEYS.enter);
  await terminal.sees('Push the box on column 4, row 2 to the right.');
  terminal.type(KEYS.escape);
  await terminal.until((text) => !text.includes('Push the box'));
  terminal.type('Q');
  await terminal.sees('Yes, this can still be solved.');
  terminal.type('F', ' ');
  await terminal.sees('Paused at ');
});

test('a solution is made better from the question after the level, and that is there when the level comes back', async () => {
  const folder = playFolder({ 'levels/hall.txt': '#########\n#@  $ . #\n#       #\n#########\n' });
  const terminal = running(['play', 'sokoban', 'hall'], { folder });
  await terminal.sees('Moves 0');
  terminal.type(KEYS.down, KEYS.up, KEYS.right, KEYS.right, KEYS.right, KEYS.right);
  await terminal.sees('Under which name');
  terminal.type(KEYS.escape);
  await terminal.sees('[ Improve my solution ]');
  terminal.type('i');
  await terminal.sees('4 moves instead of 6: 2 fewer.', 'Shift+E: Show it.');
  await terminal.leave();
  const again = running(['play', 'sokoban', 'hall'], { folder });
  await again.sees('Your solution, improved: 2 moves fewer.', 'Shift+E: Show it.');
  // Space stops it: what goes on by itself may be over before somebody looks.
  again.type('E', ' ');
  await again.until((text) => /Paused at \d of 4/.test(text));
});

test('how hard a level is of which nobody has told is found out in About this level', async () => {
  const folder = playFolder({ 'levels/hall.txt': HALL });
  const terminal = running(['play', 'sokoban', 'hall'], { folder });
  await terminal.sees('Moves 0');
  terminal.type('I');
  await terminal.sees('G: Grade it.');
  terminal.type('g');
  await terminal.sees('Grade 1 of 10: very easy.');
  terminal.type(KEYS.escape);
  await terminal.sees('Moves 0');
});
