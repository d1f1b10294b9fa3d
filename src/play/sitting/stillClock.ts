import type { DialogName } from '../command/command.ts';
import type { Round } from '../table/round.ts';
import type { Table } from '../table/table.ts';

/**
 * The clock of two who play stands as long as something lies over the board: whoever is asked something does not think about his
 * move. Who solves a puzzle would gain time by that.
 */
export class StillClock {
  readonly #table: Table;
  /** Whose clock was running. */
  #stopped: Round | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Asked after whatever was done: a rival may have moved meanwhile. */
  follow(dialog: DialogName | undefined, now: number): void {
    const { round, game } = this.#table;
    if (!round || game.seats === 1) return;
    if (dialog && round.own(now).running !== undefined) {
      this.#stopped = round;
      round.played.pause(now);
    } else if (!dialog) {
      if (this.#stopped === round && round.own(now).at > 0) round.played.goOn(now);
      this.#stopped = undefined;
    }
  }
}
