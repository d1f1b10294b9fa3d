import { expect, test } from 'vitest';
import { LARGE_HALL } from '../../tools/largeHall.ts';
import { pacedClock } from '../../tools/otherClock.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { KEYS, type PlayedTerminal } from '../../tools/terminal.ts';

/** Two workers: nobody solves such a level, which is said at once. */
const TWO_WORKERS = ['##########', '#        #', '#@ $   . #', '#        #', '#       @#', '##########', ''].join('\n');

/** The same with a solution that came along. */
const SOLVED = `${TWO_WORKERS}\nSolution\nrRRRR\n`;

/** A level of Sokoban at its start. */
const playing = async (level: string, size = {}): Promise<PlayedTerminal> => {
  const folder = playFolder({ 'levels/hall.txt': level });
  const terminal = running(['play', 'sokoban', 'hall'], { folder, ...size });
  await terminal.sees('Moves 0');
  return terminal;
};

/** Asks for help by its key, and is sure of it. */
const askForHelp = async (terminal: PlayedTerminal, key: string): Promise<void> => {
  terminal.type(key);
  await terminal.sees('not your own any more');
  terminal.type(KEYS.enter);
};

test('how far it is is told while something is looked for; Esc stops it, and so does any key that plays on', async () => {
  // The time is not up before the test has seen that.
  const terminal = await playing(LARGE_HALL, { columns: 120, rows: 60, env: pacedClock(1 / 20) });
  await askForHelp(terminal, 'F');
  await terminal.until((text) => /looked for … \d+ positions so far, for at most 60 s\./.test(text));
  terminal.type(KEYS.escape);
  await terminal.until((text) => !text.includes('looked for'));
  terminal.type('Q');
  await terminal.until((text) => /\d positions so far, for at most 20 s\./.test(text));
  terminal.type(KEYS.right);
  await terminal.sees('Moves 1');
  await terminal.until((text) => !text.includes('looked for'));
});

test('a hint is from where the player has come to, is drawn on the board, and of a line that has help nobody asks again', async () => {
  const terminal = await playing('#########\n#@ $   .#\n#########\n');
  terminal.type(KEYS.right, KEYS.right);
  await terminal.sees('Moves 2');
  const goal = terminal.find('[]')!;
  const before = terminal.at(goal.x, goal.y);
  await askForHelp(terminal, 'i');
  await terminal.sees('Push the box on column 5, row 2 three to the right.');
  expect(terminal.at(goal.x, goal.y)).not.toEqual(before);
  terminal.type(KEYS.escape);
  await terminal.until((text) => !text.includes('Push the box'));
  expect(terminal.at(goal.x, goal.y)).toEqual(before);
  terminal.type('i');
  await terminal.sees('Push the box on column 5, row 2 three to the right.');
});

test('where nobody can tell, a hint, a solution, whether it can be solved and the way back say so', async () => {
  const terminal = await playing(TWO_WORKERS, { columns: 140 });
  const reason = 'The solver knows levels with one pusher only.';
  terminal.type('Q');
  await terminal.sees('Whether this can still be solved could not be found out.', reason);
  await askForHelp(terminal, 'i');
  await terminal.sees('No hint was found.', reason);
  // Nothing was shown: the line is still the player's own.
  await askForHelp(terminal, 'F');
  await terminal.sees('No solution was found.', reason);
  terminal.type(KEYS.right, KEYS.right);
  await terminal.sees('Moves 2');
  terminal.type('Z');
  await terminal.sees('No position of this line was found', 'Moves 2');
});

test('undo leads to the last position that is known, where later ones are not', async () => {
  const terminal = await playing(SOLVED);
  terminal.type(KEYS.right, KEYS.right, KEYS.up, KEYS.right, KEYS.down);
  await terminal.sees('Moves 5');
  terminal.type('Z');
  await terminal.sees('Moves 4', 'From here it can be solved; perhaps also from later on.');
});

test('in Vexed undo leads to where it could be solved too', async () => {
  const map = ['9 6', '#########', '#       #', '# bPr   #', '# ###b ##', '#    r ##', '#########', ''].join('\r\n');
  const terminal = running(['play', 'vexed', '1'], { folder: playFolder({ 'maps/map1.txt': map }) });
  await terminal.sees('map1');
  terminal.type(KEYS.right, KEYS.right);
  await terminal.sees('Moves 2');
  terminal.type('Q');
  await terminal.sees('This can no longer be solved.');
  terminal.type('Z');
  await terminal.sees('Moves 1', 'From here it can still be solved.');
});

test('fewer pushes are found and shown, and what was made better is no result', async () => {
  const terminal = await playing('##########\n#@  $ .  #\n#        #\n##########\n');
  const { right, left, up, down } = KEYS;
  // Once too far, and back.
  terminal.type(right, right, right, down, right, right, up, left, down, left, left, up, right, right);
  await terminal.sees('Under which name');
  terminal.type(KEYS.escape);
  await terminal.sees('[ Improve my solution ]');
  terminal.type(KEYS.escape);
  await terminal.until((text) => !text.includes('[ Improve my solution ]'));
  terminal.type('X');
  await terminal.sees('2 pushes instead of 4: 2 fewer.');
  terminal.type('t');
  await terminal.sees('Nobody has saved a result here yet.');
  terminal.type(KEYS.escape);
  await terminal.until((text) => !text.includes('Nobody has saved'));
  // Space stops it: what goes on by itself may be over before somebody looks.
  terminal.type('K', ' ');
  await terminal.until((text) => /Paused at \d+ of \d/.test(text));
});
