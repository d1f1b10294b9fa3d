// Proves what the level files of packs/ say of their levels: `npm run packs -- --prove`. The hardest take minutes.
import type { Answer, Engine } from '../src/core/engine.ts';
import type { AnyGame } from '../src/core/game.ts';
import { judge } from '../src/core/judge.ts';
import type { Level, Pack } from '../src/core/pack.ts';
import { sentence } from '../src/core/parsed.ts';
import { openState } from '../src/core/replay.ts';
import type { Thrift } from '../src/core/thrift.ts';
import { games } from '../src/games/index.ts';
import { findMakable } from '../src/games/makers.ts';
import { cpuNow } from '../src/node/now.ts';
import { gradeOf } from '../src/play/speech/grade.ts';

/** What an engine may take for a level: the hardest of ours need less. */
const LIMITS = { ms: 600_000, memory: 2 ** 31 };

/** All packs of a game that come with the program. */
export const shippedOf = async (game: AnyGame): Promise<readonly Pack[]> => {
  const later = await Promise.all((game.laterPacks ?? []).map(({ load }) => load()));
  return [...game.packs.map(({ pack }) => pack), ...later];
};

/** The games whose levels are solved and graded here. */
export const gradedGames: readonly AnyGame[] = games.filter(({ id }) => findMakable(id)?.grader);

const answerTo = (engine: Engine<unknown>, start: unknown): Answer => {
  const thinking = engine.think(start, { now: cpuNow, ...LIMITS });
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
};

/** The best of the solutions that came with a level, by what is to be lowest. */
const bestIn = (game: AnyGame, level: Level, by: Thrift) =>
  judge(game, level)
    .filter(({ solved }) => solved)
    .reduce<ReturnType<typeof judge>[number] | undefined>(
      (best, one) => (best && best.score[by]! <= one.score[by]! ? best : one),
      undefined,
    );

/** What is wrong with what is said of a level; nothing if all of it is proven. */
export const faultOf = async (game: AnyGame, level: Level): Promise<string | undefined> => {
  const [engine] = (await game.engines?.()) ?? [];
  const state = game.parse(level.board);
  if (!engine || engine.aim === 'any' || !state.ok) return 'nobody can solve it';
  const stored = bestIn(game, level, engine.aim);
  if (!stored) return 'it has no solution';
  const answer = answerTo(engine, openState(game, state.value));
  if (answer.kind !== 'line') return sentence(answer.reason);
  const [proven] = judge(game, { ...level, lines: [{ moves: answer.moves }] });
  const [fewest, has] = [proven!.score[engine.aim], stored.score[engine.aim]];
  if (!answer.proven || fewest !== has) return `the fewest ${engine.aim} are ${fewest}, its solution has ${has}`;
  const graded = (await findMakable(game.id)!.grader!()).grade(level.board, stored.moves);
  const told = gradeOf(level);
  if (!graded.ok) return sentence(graded.problem.message);
  return told === undefined || told === graded.value.grade
    ? undefined
    : `its grade is ${graded.value.grade}, not ${told}`;
};

/** Proves all of them, and tells of each. */
export const prove = async (): Promise<void> => {
  let faults = 0;
  for (const game of gradedGames) {
    for (const pack of await shippedOf(game)) {
      for (const [index, level] of pack.levels.entries()) {
        const began = cpuNow();
        const fault = await faultOf(game, level);
        if (fault !== undefined) faults++;
        const seconds = ((cpuNow() - began) / 1e3).toFixed(1);
        console.log(`${game.id}, ${pack.title}, ${index + 1} ${level.title}: ${fault ?? 'proven'}, ${seconds} s`);
      }
    }
  }
  console.log(faults === 0 ? 'All is proven.' : `${faults} of them not.`);
  if (faults > 0) process.exitCode = 1;
};
