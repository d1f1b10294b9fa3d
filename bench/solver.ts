import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Answer, Engine, Task } from '../src/core/engine.ts';
import { readPack } from '../src/core/pack.ts';
import { engines } from '../src/games/sokoban/engine/index.ts';
import { sok } from '../src/games/sokoban/formats/text.ts';
import { parse } from '../src/games/sokoban/position.ts';
import type { State } from '../src/games/sokoban/rules.ts';
import { cpuNow } from './cpu.ts';

/** Positions a level for the signature: it changes only if the search does. */
const SIGNED = 20_000;

interface Tried {
  readonly number: number;
  readonly answer: Answer;
  readonly seconds: number;
}

const answerTo = (engine: Engine<State>, state: State, task: Task): Answer => {
  const thinking = engine.think(state, task);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
};

const stateOf = (board: string): State => {
  const state = parse(board);
  if (!state.ok) throw new Error(`no board: ${board}`);
  return state.value;
};

/** Prints a line for each level, and the row of the set. */
const solveAll = (
  name: string,
  engine: Engine<State>,
  states: readonly (readonly [number, State])[],
  ms: number,
): void => {
  const all: Tried[] = states.map(([number, state]) => {
    const began = cpuNow();
    const answer = answerTo(engine, state, { now: cpuNow, ms });
    const seconds = (cpuNow() - began) / 1e3;
    const words = answer.kind === 'line' ? `${answer.moves.replace(/[^A-Z]/g, '').length} pushes` : answer.kind;
    console.log(`${name}:${number} ${words}, ${seconds.toFixed(2)} s, ${answer.nodes} nodes`);
    return { number, answer, seconds };
  });
  const solved = all.filter(({ answer }) => answer.kind === 'line');
  const missing = all.filter(({ answer }) => answer.kind !== 'line').map(({ number }) => number);
  const sum = (some: readonly Tried[]): string => some.reduce((total, { seconds }) => total + seconds, 0).toFixed(1);
  console.log(`${name}, ${engine.title}, ${ms / 1e3} s of CPU a level: ${solved.length} of ${all.length} solved`);
  console.log(
    `  ${sum(solved)} s for those, ${sum(all)} s in all${missing.length > 0 ? `; not: ${missing.join(' ')}` : ''}`,
  );
};

const sign = (name: string, states: readonly (readonly [number, State])[]): void => {
  const nodes = engines.map((engine) =>
    states.reduce((sum, [, state]) => sum + answerTo(engine, state, { now: () => 0, nodes: SIGNED }).nodes, 0),
  );
  console.log(`${name}: signature ${nodes.join(' ')} (at most ${SIGNED} nodes a level)`);
};

/** `npm run bench -- solver FILE… [--time S] [--engine ID] [--level A-B] [--sign]`. */
export const run = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      time: { type: 'string', default: '10' },
      engine: { type: 'string', default: 'any' },
      level: { type: 'string', default: '1-99999' },
      sign: { type: 'boolean', default: false },
    },
  });
  const [first = 1, last = first] = values.level.split('-').map(Number);
  const engine = engines.find(({ id }) => id === values.engine)!;
  for (const file of positionals) {
    const text = readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
    const states = readPack(sok, text, file)
      .levels.map(({ board }, index) => [index + 1, stateOf(board)] as const)
      .filter(([number]) => number >= first && number <= last);
    if (values.sign) sign(basename(file), states);
    else solveAll(basename(file), engine, states, Number(values.time) * 1e3);
  }
};
