import type { Answer, Engine } from '../src/core/engine.ts';
import { engines } from '../src/games/sokoban/engine/index.ts';
import type { State } from '../src/games/sokoban/rules.ts';
import { cpuNow } from './cpu.ts';
import { answerTo, type Numbered, wantedBy } from './sokoban.ts';
import { WrongUse } from './wrongUse.ts';

/** Positions a level for the signature: it changes only if the search does. */
const SIGNED = 20_000;

interface Tried {
  readonly number: number;
  readonly answer: Answer;
  readonly seconds: number;
}

/** Prints a line for each level, and the row of the set. */
const solveAll = (name: string, engine: Engine<State>, levels: readonly Numbered[], ms: number): void => {
  const all: Tried[] = levels.map(({ number, state }) => {
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

const sign = (name: string, levels: readonly Numbered[]): void => {
  const nodes = engines.map((engine) =>
    levels.reduce((sum, { state }) => sum + answerTo(engine, state, { now: () => 0, nodes: SIGNED }).nodes, 0),
  );
  console.log(`${name}: signature ${nodes.join(' ')} (at most ${SIGNED} nodes a level)`);
};

/** `npm run bench -- solver FILE… [--time S] [--engine ID] [--level A-B] [--sign]`: the row of each file, and its signature; that alone with `--sign`. */
export const run = (args: readonly string[]): void => {
  const options = { engine: { type: 'string', default: 'any' }, sign: { type: 'boolean', default: false } } as const;
  for (const { name, levels, ms, values } of wantedBy(args, options)) {
    const engine = engines.find(({ id }) => id === values.engine);
    if (!engine)
      throw new WrongUse(`There is no engine ${values.engine}, but ${engines.map(({ id }) => id).join(', ')}.`);
    if (!values.sign) solveAll(name, engine, levels, ms);
    sign(name, levels);
  }
};
