import type { Message } from '../../core/parsed.ts';
import type { Replay } from '../../core/replay.ts';
import type { Thrift } from '../../core/thrift.ts';
import { gainMessage, noGainMessage } from '../speech/improved.ts';
import type { Round } from '../table/round.ts';
import type { Table } from '../table/table.ts';
import type { Solver } from '../thinking/solver.ts';
import { bestGain, type Gain, type Improved, scoresOf } from './improved.ts';
import { type Ask, PATIENCE } from './job.ts';
import { unknownMessage } from './said.ts';

const AIMS: readonly Thrift[] = ['moves', 'pushes'];

/** Asks for a line that solves the same level with less. */
export const askForBetter =
  (solver: Solver, { game, board: position, moves }: Replay, aim: Thrift): Ask<string | undefined> =>
  ({ told, found }) =>
    solver.improve(
      { game, position, moves, aim, ms: PATIENCE.improve },
      {
        hear: ({ nodes, moves: better }, isLast) => (isLast ? found(better) : told(nodes)),
        lost: () => found(undefined),
      },
    );

/** What was found: a line or none, instead of the player's, with less of something. */
export interface Found {
  readonly better: string | undefined;
  readonly of: string;
  readonly aim: Thrift;
}

/** Better solutions than the player's of the level on the board. They stay with the level, apart from his results. */
export class Improving {
  readonly #table: Table;
  #round: Round | undefined;
  #gains: readonly Gain[] = [];

  constructor(table: Table) {
    this.#table = table;
  }

  /** What is known, fewer moves first: what was kept is believed once it was replayed. */
  get gains(): readonly Gain[] {
    const { round, improved } = this.#table;
    if (round !== this.#round) this.#gains = AIMS.flatMap((aim) => this.#best(improved, aim) ?? []);
    this.#round = round;
    return this.#gains;
  }

  by(aim: Thrift): Gain | undefined {
    return this.gains.find((gain) => gain.aim === aim);
  }

  /** Compares both, and what was known before, by replaying them. What is better is kept where the player has solved it himself. */
  tell({ better, of, aim }: Found, now: number): { readonly message: Message; readonly gain: Gain | undefined } {
    const { game, level, round } = this.#table;
    const found = better === undefined ? [] : [{ moves: better, of }];
    const known = this.gains.map(({ improved: { moves } }) => ({ moves, of }));
    const gain = this.#best([...found, ...known], aim);
    if (gain) this.#take(gain);
    if (gain && round?.own(now).own) this.#table.noteImproved(this.#lines(), now);
    const isAnswer = found.some((one) => scoresOf(game, level, one));
    const none = isAnswer ? noGainMessage(aim) : unknownMessage('improve', undefined);
    return { message: gain ? gainMessage(gain) : none, gain };
  }

  #best(all: readonly Improved[], aim: Thrift): Gain | undefined {
    return bestGain(this.#table.game, this.#table.level, all, aim);
  }

  #take(gain: Gain): void {
    const others = this.gains.filter(({ aim }) => aim !== gain.aim);
    this.#gains = gain.aim === 'moves' ? [gain, ...others] : [...others, gain];
  }

  #lines(): readonly Improved[] {
    return this.#gains.map(({ improved }) => improved);
  }
}
