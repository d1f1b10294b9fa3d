import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screenPicture } from '../test/tools/screenPicture.ts';
import { KEYS, PlayedTerminal } from '../test/tools/terminal.ts';

// `npx tsx scripts/terminalPictures.ts` plays in a terminal and makes the pictures of docs/pictures/terminal-*.svg; names of some make only those.

const PICTURES = join(import.meta.dirname, '../docs/pictures');
const [COLUMNS, ROWS] = [72, 22];

interface Scene {
  readonly title: string;
  /** What is done; to play when absent. */
  readonly command?: 'draw' | 'play';
  readonly args: readonly string[];
  /** What is typed, and what is waited for after each. */
  readonly keys: readonly (readonly [typed: string, seen: string])[];
  readonly begins: string;
}

const { down, left, right, enter } = KEYS;

const SCENES: Readonly<Record<string, Scene>> = {
  sokoban: {
    title: 'Sokoban in a terminal',
    args: ['sokoban'],
    begins: 'Moves 0',
    keys: [[down + down + left, 'Moves 3']],
  },
  vexed: {
    title: 'Sokoban Vexed in a terminal',
    args: ['vexed', '--level', '4'],
    begins: '4/5',
    keys: [[left, 'Two boxes cannot be pushed']],
  },
  breakthrough: {
    title: 'Breakthrough in a terminal',
    args: ['breakthrough', '8'],
    begins: '8 × 8',
    keys: [
      [`${enter}d2-d3${enter}`, 'Second'],
      [`${enter}e7-e6${enter}`, 'First'],
      [`${enter}d3-d4${enter}`, 'Second'],
      [`${enter}f7-f6${enter}`, 'First'],
      [`${down} `, '+'],
    ],
  },
  hint: {
    title: 'A hint in a terminal',
    args: ['sokoban', 'first-steps', '--level', '7'],
    begins: '7/20',
    keys: [
      ['i', 'Do you want help?'],
      [enter, 'Do it.'],
    ],
  },
  draw: {
    title: 'Drawing a level in a terminal',
    command: 'draw',
    args: ['sokoban'],
    begins: 'There is no worker',
    keys: [
      [`${right}${down}${down}5 ${right}${right}4 ${right}${right}3 `, '1 box, 1 goal'],
      [`1${down}${left}${left}.${down}${down}.${right}`, 'One worker'],
      ['s', 'It can be solved'],
      ['d', 'Grade'],
    ],
  },
  help: {
    title: 'The help of the terminal program',
    args: ['sokoban'],
    begins: 'Moves 0',
    keys: [['?', 'How to play']],
  },
};

const take = async (name: string, { title, command = 'play', args, keys, begins }: Scene): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'kura-picture-'));
  const terminal = new PlayedTerminal([command, ...args], { folder, columns: COLUMNS, rows: ROWS });
  await terminal.sees(begins);
  for (const [typed, seen] of keys) {
    terminal.type(typed);
    await terminal.sees(seen);
  }
  // The whole picture, not the part that came first.
  await new Promise((resolve) => setTimeout(resolve, 500));
  writeFileSync(join(PICTURES, `terminal-${name}.svg`), screenPicture(terminal, COLUMNS, ROWS, title));
  terminal.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
};

const wanted = process.argv.slice(2);
for (const [name, scene] of Object.entries(SCENES)) {
  if (wanted.length === 0 || wanted.includes(name)) await take(name, scene);
}
