import { type Dice, dice } from '../../src/core/random.ts';
import { threatOf } from '../../src/games/breakthrough/engine/moves.ts';
import type { Weights } from '../../src/games/breakthrough/engine/net.ts';
import { Search, SURE } from '../../src/games/breakthrough/engine/search.ts';
import { Table } from '../../src/games/breakthrough/engine/table.ts';
import { thinkThrough } from '../../src/games/breakthrough/engine/think.ts';
import { moveFrom } from '../../src/games/breakthrough/engine/translate.ts';
import { moves, opponent, outcome, play, type State, start } from '../../src/games/breakthrough/rules.ts';
import { Samples, UNKNOWN } from './samples.ts';

export interface Games {
  readonly games: number;
  /** That a player may look at for each move. */
  readonly nodes: number;
  readonly seed: number;
}

/** Moves by chance at the beginning of a game, at the least; there may be as many more as a board has cells in so many rows. */
const [CHANCE, ROWS] = [4, 3];

/** One later move of so many is by chance: whoever learns has to see what a mistake leads to. */
const SELDOM = 30;

const byChance = (state: State, { roll }: Dice): State => {
  const choices = moves(state);
  return play(state, choices[roll(choices.length)]!)!;
};

/** Plays a game until it is certain who wins, and adds its quiet positions with what was thought of them. */
const playOne = (search: Search, samples: Samples, nodes: number, chance: Dice): void => {
  const { board } = search;
  const opening = CHANCE + chance.roll(ROWS * board.size);
  let known = 0;
  const turns: number[] = [];
  const first = samples.count;
  let state = start(board.size);
  for (let ply = 0; !outcome(state); ply++) {
    if (ply < opening || chance.roll(SELDOM) === 0) {
      state = byChance(state, chance);
      known = turns.length;
      continue;
    }
    const { score, line } = thinkThrough(search, state, { nodes });
    if (Math.abs(score) > SURE) {
      const winner = score > 0 ? state.turn : opponent(state.turn);
      samples.settle(first, (index) => (index - first < known ? UNKNOWN : turns[index - first] === winner ? 1 : 0));
      return;
    }
    if (threatOf(board) === 0 && !board.takes(line[0]!)) {
      samples.add(board, score);
      turns.push(state.turn);
    }
    state = play(state, moveFrom(state, line[0]!))!;
  }
  // By chance somebody has won, whatever was thought: nothing is to be learned from that.
  samples.drop(first);
};

export const selfPlay = (weights: Weights, { games, nodes, seed }: Games, tell: (game: number) => void): Samples => {
  const chance = dice(seed);
  const samples = new Samples(weights.size);
  const search = new Search(weights, new Table(8));
  for (let game = 0; game < games; game++) {
    search.forget();
    playOne(search, samples, nodes, chance);
    tell(game + 1);
  }
  return samples;
};
