import type { Direction } from '../../src/core/grid.ts';
import type { Level, Pack } from '../../src/core/pack.ts';
import { sentence } from '../../src/core/parsed.ts';
import { findGame } from '../../src/games/index.ts';
import { COMMANDS, type Performed, perform } from '../../src/play/command/commands.ts';
import type { Round } from '../../src/play/table/round.ts';
import { type Setting, Table } from '../../src/play/table/table.ts';

export const levelOf = (board: string, ...solutions: readonly string[]): Level => ({
  title: 'Drawn',
  board,
  lines: solutions.map((moves) => ({ moves })),
  problems: [],
});

export const packOf = (...levels: readonly Level[]): Pack => ({ title: 'Drawn levels', levels, problems: [] });

/** A table with drawn levels, where nothing else is said. */
export const tableOf = (id: string, pack: Pack, setting: Partial<Setting> = {}): Table =>
  new Table(
    { game: findGame(id)!, pack, name: 'drawn' },
    { manner: () => ({ by: 'moves', speed: 1, still: false }), ...setting },
    0,
  );

export const roundOf = (table: Table): Round => {
  if (!table.round) throw new Error('The level cannot be played.');
  return table.round;
};

/** Asks for a command by its id, as a menu would. */
export const ask = (table: Table, id: string, now = 0): Performed => {
  const command = COMMANDS.find((one) => one.id === id);
  if (!command) throw new Error(`There is no command ${id}.`);
  return perform(table, command, now);
};

const DIRECTIONS: Readonly<Record<string, Direction>> = { u: 'up', r: 'right', d: 'down', l: 'left' };

/** Presses arrow keys, `u`, `r`, `d`, `l`. */
export const press = (table: Table, keys: string, now = 0): void => {
  for (const key of keys) table.answer({ kind: 'step', direction: DIRECTIONS[key]! }, now);
};

/** What is said, as one text. */
export const said = (table: Table, now = 0): string => roundOf(table).messages(now).map(sentence).join(' ');

/** The board as it is shown, a row a line: the first letter of each piece, `#` for what one cannot enter. */
export const shown = (table: Table): readonly string[] => {
  const { width, height, pieces, ground } = roundOf(table).appearance.view;
  const letters = pieces.map(
    (piece, cell) => piece?.charAt(0) ?? (/^(wall|rock)$/.test(ground[cell] ?? '') ? '#' : ' '),
  );
  return Array.from({ length: height }, (_, y) => letters.slice(y * width, (y + 1) * width).join(''));
};
