import type { AnyGame } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Round } from '../table/round.ts';
import type { Table } from '../table/table.ts';

/** When a command's keys are its own: while somebody plays, or while moves are shown. */
export type Occasion = 'play' | 'screening';

/** Something a player can ask for by key, button or menu. */
export interface Command {
  readonly id: string;
  readonly name: Message;
  /** The usual keys, the first of them shown: `U`, `Ctrl+Z`, `ArrowUp`. */
  readonly keys: readonly string[];
  /** On both occasions when absent. */
  readonly during?: Occasion;
  /** Whether it makes sense in a game; in every game when absent. */
  suits?(game: AnyGame): boolean;
  /** Why it cannot be done now. */
  refusal?(table: Table, now: number): Message | undefined;
  /** Does it. Absent where it is the screen's business: to show a window, to ask, to leave. */
  run?(table: Table, now: number): void;
}

export const isPuzzle = ({ seats }: AnyGame): boolean => seats === 1;

export const isForTwo = ({ seats }: AnyGame): boolean => seats === 2;

export const hasMan = ({ looks }: AnyGame): boolean => Object.values(looks).some(({ turns }) => turns);

/** Done to the level being played; where there is none the command is refused before. */
export const onRound = (does: (round: Round, now: number) => void) => (table: Table, now: number) => {
  if (table.round) does(table.round, now);
};

export const roundRefusal = ({ round }: Table): Message | undefined =>
  round ? undefined : say('This level cannot be played.');

export const screeningRefusal = (table: Table): Message | undefined =>
  table.round?.screening ? say('Moves are being shown: stop that first.') : roundRefusal(table);
