import { type Pack, readPack } from '../../../core/pack.ts';
import { type Problem, sentence } from '../../../core/parsed.ts';
import { sok } from './text.ts';

/** For tests: three small boards, and what a file of them is read as. */

export const ONE = ['#####', '#@$.#', '#####'];
export const TWO = ['######', '#@ $.#', '######'];
export const THREE = ['####', '#@ #', '#$.#', '####'];

export const readFile = (text: string): Pack => readPack(sok, text, 'file.sok');

export const read = (...lines: readonly string[]): Pack => readFile(lines.join('\n'));

export const boards = (pack: Pack): readonly string[][] => pack.levels.map(({ board }) => board.split('\n'));

export const titles = (pack: Pack): readonly string[] => pack.levels.map(({ title }) => title);

export const said = ({ line, column, severity, message }: Problem): string =>
  `${line}:${column} ${severity === 'warning' ? 'warning: ' : ''}${sentence(message)}`;

export const problems = (pack: Pack): readonly string[] =>
  [...pack.problems, ...pack.levels.flatMap((level) => level.problems)].map(said);
