import { type Dice, dice } from '../../../core/random.ts';
import { moveFrom } from '../engine/translate.ts';
import { type Move, moves, outcome, play, type State, start } from '../rules.ts';
import { PlainSearch } from './plainSearch.ts';

/** A position of a game, and what was played in it. */
export interface Played {
  readonly state: State;
  readonly move: Move;
}

/** At how many positions is looked before a move. Few: whoever errs now and then leaves positions in which one move wins. */
const NODES = 2000;

/** Moves by chance at the beginning of a game, at the least; there may be two more for each file. */
const CHANCE = 4;

/** How deep and at how many positions is looked to tell how soon a move is seen. */
const DEEPEST = 14;
const MOST_LOOKED = 200_000;

/** Whoever plays the games that puzzles are found in. */
export class Player {
  readonly size: number;
  readonly #search: PlainSearch;
  readonly #chance: Dice;

  constructor(size: number, seed: number) {
    this.size = size;
    this.#search = new PlainSearch(size);
    this.#chance = dice(seed);
  }

  /** A game against himself, without its opening by chance. Yields after every move. */
  *play(): Generator<undefined, readonly Played[], void> {
    const played: Played[] = [];
    const opening = CHANCE + this.#chance.roll(2 * this.size);
    let state = start(this.size);
    for (let ply = 0; !outcome(state); ply++) {
      const move = ply < opening ? this.#some(state) : this.#choose(state);
      if (ply >= opening) played.push({ state, move });
      state = play(state, move)!;
      yield;
    }
    return played;
  }

  #some(state: State): Move {
    const choices = moves(state);
    return choices[this.#chance.roll(choices.length)]!;
  }

  #choose(state: State): Move {
    let move = -1;
    for (const thought of this.#search.think(state, DEEPEST, NODES)) move = thought.move;
    return moveFrom(state, move);
  }

  /** How many plies he has to look ahead to want a move, and to go on wanting it. Yields after every ply. */
  *depthFor(state: State, wanted: number): Generator<undefined, number, void> {
    let since: number | undefined;
    for (const { depth, move } of this.#search.think(state, DEEPEST, MOST_LOOKED)) {
      if (move === wanted) since ??= depth;
      else since = undefined;
      yield;
    }
    return since ?? DEEPEST + 1;
  }
}
