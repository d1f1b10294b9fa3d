import type { Contestant } from '../src/cli/match/contestant.ts';
import { RivalContestant } from '../src/cli/match/rivalContestant.ts';
import { scoreText } from '../src/cli/match/score.ts';
import { playGame, someOpening } from '../src/cli/match/series.ts';
import type { AnyGame, Seat } from '../src/core/game.ts';
import { sentence } from '../src/core/parsed.ts';
import { type Dice, dice } from '../src/core/random.ts';
import { breakthrough } from '../src/games/breakthrough/index.ts';

const START = '8x8';
/** Moves by chance at the beginning of a game. */
const OPENING = 4;
const SEED = 1;

const game = breakthrough as AnyGame;
const levels = breakthrough.rivals ?? [];

/** Whoever takes whatever he can, and else walks at random. */
class Taker implements Contestant {
  readonly #chance: Dice = dice(SEED);

  async begin(): Promise<boolean> {
    return true;
  }

  beginGame(): void {}

  async choose(_: readonly string[], position: string): Promise<string | undefined> {
    const state = game.parse(position);
    if (!state.ok) return undefined;
    const all = game.moves(state.value);
    const taking = all.filter((move) => game.shape(state.value, move).happening === 'capture');
    const choices = taking.length > 0 ? taking : all;
    return game.formatMove(state.value, choices[this.#chance.roll(choices.length)]!);
  }

  end(): void {}
}

/** How many of so many games the first of two wins, each opening twice with the sides changed. */
const match = async (contestants: readonly [Contestant, Contestant], games: number): Promise<number> => {
  const start = game.parse(START);
  if (!start.ok) throw new Error(`no board ${START}`);
  const chance = dice(SEED);
  let won = 0;
  let opening: readonly string[] = [];
  for (let number = 0; number < games; number++) {
    const begins = (number % 2) as Seat;
    if (begins === 0) opening = someOpening(game, start.value, OPENING, chance) ?? [];
    const { winner, fault } = await playGame(game, start.value, contestants, { opening, begins });
    if (fault !== undefined) throw new Error(`an illegal move: ${fault}`);
    won += 1 - winner;
  }
  return won;
};

const rival = async (number: number): Promise<Contestant> => {
  const contestant = new RivalContestant(game, number, { start: START, seed: SEED + number * 1_000_000 });
  await contestant.begin();
  return contestant;
};

/** The score of a level against the one below, or of the first against whoever takes what he can. */
const measure = async (number: number, games: number): Promise<void> => {
  const below = number === 0 ? new Taker() : await rival(number - 1);
  const before = process.cpuUsage();
  const won = await match([await rival(number), below], games);
  const { user, system } = process.cpuUsage(before);
  const other = number === 0 ? 'whoever takes what he can' : `level ${number}`;
  const [least, most] = number === 0 ? [0.2, 0.6] : [0.65, 1];
  const isAsWanted = won / games >= least && won / games <= most;
  if (!isAsWanted) process.exitCode = 1;
  console.log(
    `level ${number + 1}, ${sentence(levels[number]!.name)}, against ${other}: ${won} of ${games}, ${scoreText(won, games)}` +
      ` (${least * 100} to ${most * 100} % wanted${isAsWanted ? '' : ', MISSED'}), ${((user + system) / 1e6).toFixed(0)} s of CPU`,
  );
};

/** `npm run bench -- rivals [GAMES [LEVEL…]]`. */
export const run = async ([games = '100', ...wanted]: readonly string[]): Promise<void> => {
  const numbers = wanted.length > 0 ? wanted.map((level) => Number(level) - 1) : levels.map((_, number) => number);
  for (const number of numbers) await measure(number, Number(games));
};
