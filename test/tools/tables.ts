import type { Direction } from '../../src/core/grid.ts';
import { UPRIGHT } from '../../src/core/orientation.ts';
import type { Level, Pack } from '../../src/core/pack.ts';
import { type Message, sentence } from '../../src/core/parsed.ts';
import { findGame } from '../../src/games/index.ts';
import type { CommandId } from '../../src/play/command/command.ts';
import { commandNamed } from '../../src/play/command/commands.ts';
import type { Manner } from '../../src/play/table/manner.ts';
import type { Round } from '../../src/play/table/round.ts';
import { type Surroundings, Table } from '../../src/play/table/table.ts';

export const levelOf = (board: string, ...solutions: readonly string[]): Level => ({
  title: 'Drawn',
  board,
  lines: solutions.map((moves) => ({ moves })),
  problems: [],
});

export const packOf = (...levels: readonly Level[]): Pack => ({ title: 'Drawn levels', levels, problems: [] });

/** How somebody likes it who says nothing else. */
export const MANNER: Manner = {
  by: 'moves',
  touchMove: false,
  clickToWalk: false,
  fallSpeed: 1,
  speed: 1,
  orientation: UPRIGHT,
  still: false,
};

/** Nobody was here before, and nothing is kept. */
export const around = (more: Partial<Surroundings> = {}): Surroundings => ({
  manner: () => MANNER,
  reached: new Map(),
  patience: () => () => true,
  wrong: () => {},
  keep: () => {},
  ...more,
});

/** A table with drawn levels, where nothing else is said. */
export const tableOf = (id: string, pack: Pack, more: Partial<Surroundings> = {}): Table => {
  const game = findGame(id)!;
  return new Table({ game, pack, name: 'drawn' }, around(more), 0);
};

export const roundOf = (table: Table): Round => {
  if (!table.round) throw new Error('The level cannot be played.');
  return table.round;
};

/** Asks for a command by its id, as a menu would, and is sure of it. Tells why it was not done. */
export const ask = (table: Table, id: CommandId, now = 0): Message | undefined => {
  const { refusal, does } = commandNamed(id);
  const message = refusal?.(table, now);
  if (message) table.round?.say(message);
  else if (does.kind === 'act' || does.kind === 'ask') does.run(table, now);
  return message;
};

const DIRECTIONS: Readonly<Record<string, Direction>> = { u: 'up', r: 'right', d: 'down', l: 'left' };

/** Presses arrow keys, `u`, `r`, `d`, `l`. */
export const press = (table: Table, keys: string, now = 0): void => {
  for (const key of keys) table.round?.answer({ kind: 'step', direction: DIRECTIONS[key]! }, now);
};

/** What is said, as one text. */
export const said = (table: Table, now = 0): string => roundOf(table).messages(now).map(sentence).join(' ');

/** The board as it is shown, a row a line: the first letter of each piece, `#` for what one cannot enter. */
export const shown = (table: Table): readonly string[] => {
  const { width, height, pieces, ground } = roundOf(table).appearance.stage.view;
  const letters = pieces.map(
    (piece, cell) => piece?.charAt(0) ?? (/^(wall|rock)$/.test(ground[cell] ?? '') ? '#' : ' '),
  );
  return Array.from({ length: height }, (_, y) => letters.slice(y * width, (y + 1) * width).join(''));
};
