import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Answer, Engine, Task } from '../src/core/engine.ts';
import { readPack, type SavedLine } from '../src/core/pack.ts';
import { sok } from '../src/games/sokoban/formats/text.ts';
import { parse } from '../src/games/sokoban/position.ts';
import type { State } from '../src/games/sokoban/rules.ts';
import { WrongUse } from './wrongUse.ts';

/** A level of a file, with its number there and the lines that came along. */
export interface Numbered {
  readonly number: number;
  readonly state: State;
  readonly lines: readonly SavedLine[];
}

/** The text of a file, named as seen from where the benchmark was called. */
const textOf = (file: string): string => {
  try {
    return readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
  } catch (cause) {
    throw new WrongUse(`${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`);
  }
};

const stateOf = (board: string): State => {
  const state = parse(board);
  if (!state.ok) throw new Error(`no board: ${board}`);
  return state.value;
};

/** The levels of a file from one number to another, as in `5-20`, or one of them. */
const levelsOf = (file: string, range: string): readonly Numbered[] => {
  const [first = 1, last = first] = range.split('-').map(Number);
  const all = readPack(sok, textOf(file), file).levels;
  const chosen = all
    .map((level, index) => ({ ...level, number: index + 1 }))
    .filter(({ number }) => number >= first && number <= last);
  if (chosen.length === 0) throw new WrongUse(`${file}: There is no level ${range}: the file has ${all.length}.`);
  return chosen.map(({ number, board, lines }) => ({ number, state: stateOf(board), lines }));
};

/** All levels. */
const EVERY = '1-99999';

/** What a benchmark is asked to do with each of some files. */
export interface Wanted {
  readonly name: string;
  readonly levels: readonly Numbered[];
  /** Of the processor, for each level. */
  readonly ms: number;
  /** What else was said. */
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** `FILE… [--time S] [--level A-B]`, and whatever else a benchmark understands. */
export const wantedBy = (args: readonly string[], options: Options): readonly Wanted[] => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { time: { type: 'string', default: '10' }, level: { type: 'string', default: EVERY }, ...options },
  });
  const said = values as Wanted['values'];
  const ms = Number(said.time) * 1e3;
  if (!(ms > 0)) throw new WrongUse(`--time takes a number of seconds, not "${said.time}".`);
  if (positionals.length === 0) throw new WrongUse('No file was named.');
  return positionals.map((file) => ({
    name: basename(file),
    levels: levelsOf(file, `${said.level}`),
    ms,
    values: said,
  }));
};

/** Asks until there is an answer. */
export const finished = <T>(thinking: Generator<unknown, T, void>): T => {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
};

export const answerTo = (engine: Engine<State>, state: State, task: Task): Answer =>
  finished(engine.think(state, task));
