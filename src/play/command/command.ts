import type { AnyGame } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Round } from '../table/round.ts';
import { BEING_SHOWN } from '../table/screening.ts';
import type { Table } from '../table/table.ts';

/** When a command's keys are its own: while somebody plays, or while moves are shown. */
export type Occasion = 'play' | 'screening';

/** What only a screen can do: to go to another pack, to play music, to draw larger cells, to lay the board otherwise, to let somebody think. */
export type Errand =
  | 'close-pack'
  | 'play-bgm'
  | 'cells'
  | 'larger'
  | 'smaller'
  | 'whole-board'
  | 'turn-board'
  | 'mirror-board'
  | 'analysis'
  | 'draw-level'
  | 'change-level'
  | 'races';

/** What commands open. */
type Asked =
  | 'select'
  | 'earlier'
  | 'saved-games'
  | 'about-level'
  | 'results'
  | 'save-result'
  | 'sequence'
  | 'load-pack'
  | 'moves'
  | 'last-game'
  | 'share'
  | 'print'
  | 'move-line'
  | 'board-size'
  | 'opponent'
  | 'by-link'
  | 'analyse-game'
  | 'settings'
  | 'help'
  | 'about'
  | 'exit';

/** What can lie over the board: what commands ask for, whether one is meant, and what follows the end of a level or of a game for two. */
export type DialogName = Asked | 'confirm' | 'passed' | 'over';

export type CommandId =
  | Errand
  | Asked
  | 'up'
  | 'right'
  | 'down'
  | 'left'
  | 'choose'
  | 'release'
  | 'explore'
  | 'change-man'
  | 'undo'
  | 'undo-step'
  | 'undo-push'
  | 'redo'
  | 'restart'
  | 'continue'
  | 'new-game'
  | 'hint'
  | 'follow-hint'
  | 'solve'
  | 'solvable'
  | 'undo-to-solvable'
  | 'fewer-moves'
  | 'fewer-pushes'
  | 'show-fewer-moves'
  | 'show-fewer-pushes'
  | 'play-on'
  | 'colour-moves'
  | 'change-sides'
  | 'resign'
  | 'other-side'
  | 'watch-link'
  | 'previous'
  | 'next'
  | 'first'
  | 'final'
  | 'unsolved'
  | 'solution'
  | 'rerun'
  | 'pause'
  | 'one-step'
  | 'step-back'
  | 'faster'
  | 'slower'
  | 'stop';

/** What a command comes to. */
export type Deed =
  | { readonly kind: 'act'; run(table: Table, now: number): void }
  | {
      readonly kind: 'ask';
      /** What is asked before; undefined where there is nothing to ask about. */
      question(table: Table, now: number): Message | undefined;
      run(table: Table, now: number): void;
    }
  | { readonly kind: 'open'; readonly dialog: DialogName }
  | { readonly kind: 'errand'; readonly errand: Errand };

/** Something a player can ask for by key, button or menu. */
export interface Command {
  readonly id: CommandId;
  readonly name: Message;
  /** The usual keys, the first of them shown: `U`, `Ctrl+Z`, `ArrowUp`. */
  readonly keys: readonly string[];
  readonly does: Deed;
  /** A key held down asks for it again and again: a walk goes on, but two restarts at once are never meant. */
  readonly repeats?: true;
  /** On both occasions when absent. */
  readonly during?: Occasion;
  /** Whether it makes sense in a game; in every game when absent. */
  suits?(game: AnyGame): boolean;
  /** Why it cannot be done now. */
  refusal?(table: Table, now: number): Message | undefined;
}

export const opens = (dialog: DialogName): Deed => ({ kind: 'open', dialog });

export const sends = (errand: Errand): Deed => ({ kind: 'errand', errand });

/** Done to the table. */
export const acts = (run: (table: Table, now: number) => void): Deed => ({ kind: 'act', run });

/** Done to the table once the player is sure, where `question` has something to ask. */
export const asks = (
  question: (table: Table, now: number) => Message | undefined,
  run: (table: Table, now: number) => void,
): Deed => ({ kind: 'ask', question, run });

/** Done to the level being played; where there is none the command is refused before. */
export const plays = (run: (round: Round, now: number) => void): Deed =>
  acts(({ round }, now) => {
    if (round) run(round, now);
  });

export const isPuzzle = ({ seats }: AnyGame): boolean => seats === 1;

/** Somebody alone solves it, and his results are kept. */
export const isScored = (game: AnyGame): boolean => isPuzzle(game) && !game.isTask;

export const isForTwo = ({ seats }: AnyGame): boolean => seats === 2;

export const hasMan = ({ looks }: AnyGame): boolean => Object.values(looks).some(({ turns }) => turns);

export const roundRefusal = ({ round }: Table): Message | undefined =>
  round ? undefined : say('This level cannot be played.');

export const screeningRefusal = (table: Table): Message | undefined =>
  table.round?.screening ? BEING_SHOWN : roundRefusal(table);
