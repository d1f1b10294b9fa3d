import { expect, test } from 'vitest';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { KEYS } from '../../tools/terminal.ts';

const HALL = ['########', '#      #', '#  $   #', '#@    .#', '########', ''].join('\n');

const LOST = 'can never come home any more.';

test('whoever wants no warnings has none in the lessons either', async () => {
  const folder = playFolder({ 'home/settings.json': '{"version":1,"warnings":0}' });
  const lesson = running(['play', 'sokoban', 'first-steps', '--level', '7'], { folder });
  await lesson.sees('7/20');
  lesson.type(KEYS.up, KEYS.up, KEYS.up);
  await lesson.sees('Moves 3');
  expect(lesson.find(LOST)).toBeUndefined();
  expect(lesson.find('x]')).toBeUndefined();
});

test('boxes that are lost are marked elsewhere too for whoever has chosen that in the settings', async () => {
  const terminal = running(['play', 'sokoban', 'hall'], { folder: playFolder({ 'levels/hall.txt': HALL }) });
  await terminal.sees('Moves 0');
  terminal.type(KEYS.right, KEYS.right, KEYS.up);
  await terminal.sees('Moves 3');
  expect(terminal.find(LOST)).toBeUndefined();
  terminal.type(',');
  await terminal.sees('Warnings: Lessons');
  terminal.type(...Array<string>(5).fill(KEYS.down), KEYS.enter);
  await terminal.sees('Warnings: Off');
  terminal.type(KEYS.enter);
  await terminal.sees('Warnings: Cells');
  terminal.type(KEYS.enter);
  await terminal.sees('Warnings: Boxes');
  terminal.type(KEYS.escape);
  await terminal.sees(LOST);
  await terminal.sees('x]');
});
