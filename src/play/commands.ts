import type { AnyGame } from '../core/game.ts';
import type { Direction } from '../core/grid.ts';
import { type Message, say } from '../core/parsed.ts';
import type { Round } from './round.ts';
import type { Table } from './table.ts';

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

const isPuzzle = ({ seats }: AnyGame): boolean => seats === 1;

/** Done to the level being played; where there is none the command is refused before. */
const onRound = (does: (round: Round, now: number) => void) => (table: Table, now: number) => {
  if (table.round) does(table.round, now);
};

const roundRefusal = ({ round }: Table): Message | undefined =>
  round ? undefined : say('This level cannot be played.');

const screeningRefusal = (table: Table): Message | undefined =>
  table.round?.screening ? say('Moves are being shown: stop that first.') : roundRefusal(table);

const stepTowards = (direction: Direction) => (table: Table, now: number) =>
  table.answer({ kind: 'step', direction }, now);

const hasMan = ({ looks }: AnyGame): boolean => Object.values(looks).some(({ turns }) => turns);

const undoRefusal = (table: Table, now: number): Message | undefined => {
  const refusal = screeningRefusal(table);
  if (refusal || (table.round?.snapshot(now).at ?? 0) > 0) return refusal;
  return hasMan(table.game) ? say('No step to undo! The tiny man does not move.') : say('No move to undo!');
};

const redoRefusal = (table: Table, now: number): Message | undefined => {
  const { at, length } = table.round?.snapshot(now) ?? { at: 0, length: 0 };
  return screeningRefusal(table) ?? (at < length ? undefined : say('No move to redo!'));
};

const resumeRefusal = (table: Table, now: number): Message | undefined =>
  screeningRefusal(table) ??
  (table.round?.snapshot(now).aside === undefined ? say('There are no earlier moves on this level.') : undefined);

const atFirst = ({ number }: Table): Message | undefined =>
  number > 1 ? undefined : say('No last level! You are now at Level 1.');

const atFinal = ({ number, pack }: Table): Message | undefined =>
  number < pack.levels.length ? undefined : say('No next level! You are now at the final level.');

const solutionRefusal = (table: Table): Message | undefined =>
  screeningRefusal(table) ?? (table.solution() === undefined ? say('This level has no solution with it.') : undefined);

const shownRefusal = ({ round }: Table): Message | undefined =>
  round?.screening ? undefined : say('No moves are being shown.');

const STEPS: readonly Command[] = [
  {
    id: 'up',
    name: say('Up'),
    keys: ['ArrowUp', 'W', 'K'],
    during: 'play',
    refusal: screeningRefusal,
    run: stepTowards('up'),
  },
  {
    id: 'right',
    name: say('Right'),
    keys: ['ArrowRight', 'D', 'L'],
    during: 'play',
    refusal: screeningRefusal,
    run: stepTowards('right'),
  },
  {
    id: 'down',
    name: say('Down'),
    keys: ['ArrowDown', 'S', 'J'],
    during: 'play',
    refusal: screeningRefusal,
    run: stepTowards('down'),
  },
  {
    id: 'left',
    name: say('Left'),
    keys: ['ArrowLeft', 'A', 'H'],
    during: 'play',
    refusal: screeningRefusal,
    run: stepTowards('left'),
  },
  {
    id: 'choose',
    name: say('Choose the cell'),
    keys: ['Enter', 'Space'],
    during: 'play',
    refusal: screeningRefusal,
    run: onRound((round, now) => round.point(now)),
  },
  {
    id: 'release',
    name: say('Let go'),
    keys: ['Escape'],
    during: 'play',
    refusal: screeningRefusal,
    run: onRound((round) => round.release()),
  },
];

const LINE: readonly Command[] = [
  {
    id: 'undo',
    name: say('Undo'),
    keys: ['U', 'Ctrl+Z', 'Backspace'],
    refusal: undoRefusal,
    run: onRound((round, now) => round.seek(round.snapshot(now).at - 1, now)),
  },
  {
    id: 'redo',
    name: say('Redo'),
    keys: ['Ctrl+Y', 'Ctrl+Shift+Z'],
    refusal: redoRefusal,
    run: onRound((round, now) => round.seek(round.snapshot(now).at + 1, now)),
  },
  {
    id: 'restart',
    name: say('Restart'),
    keys: ['R'],
    refusal: roundRefusal,
    run: onRound((round, now) => round.restart(now)),
  },
  {
    id: 'continue',
    name: say('Continue'),
    keys: ['C'],
    refusal: resumeRefusal,
    run: onRound((round, now) => round.resume(now)),
  },
];

const LEVELS: readonly Command[] = [
  {
    id: 'previous',
    name: say('Previous level'),
    keys: ['P'],
    refusal: atFirst,
    run: (table, now) => table.open(table.number - 1, now),
  },
  {
    id: 'next',
    name: say('Next level'),
    keys: ['N'],
    refusal: atFinal,
    run: (table, now) => table.open(table.number + 1, now),
  },
  { id: 'first', name: say('First level'), keys: ['Home'], refusal: atFirst, run: (table, now) => table.open(1, now) },
  {
    id: 'final',
    name: say('Final level'),
    keys: ['End'],
    refusal: atFinal,
    run: (table, now) => table.open(table.pack.levels.length, now),
  },
  {
    id: 'unsolved',
    name: say('Next unsolved level'),
    keys: ['Shift+N'],
    suits: isPuzzle,
    refusal: (table) => (table.nextUnsolved() === undefined ? say('No other level is unsolved.') : undefined),
    run: (table, now) => table.open(table.nextUnsolved() ?? table.number, now),
  },
  { id: 'select', name: say('Select level'), keys: ['G'] },
];

const SHOWING: readonly Command[] = [
  {
    id: 'solution',
    name: say('Solution'),
    keys: ['Shift+S'],
    suits: isPuzzle,
    refusal: solutionRefusal,
    run: (table, now) => table.round?.screen('solution', table.solution() ?? '', now),
  },
  { id: 'sequence', name: say('Load sequence'), keys: ['Shift+L'], suits: isPuzzle, refusal: screeningRefusal },
  {
    id: 'pause',
    name: say('Pause'),
    keys: ['Space'],
    during: 'screening',
    refusal: shownRefusal,
    run: (table, now) => {
      const playback = table.round?.screening?.playback;
      if (playback?.isPaused) playback.resume(now);
      else playback?.pause();
    },
  },
  {
    id: 'one-step',
    name: say('One step'),
    keys: ['.', 'ArrowRight'],
    during: 'screening',
    refusal: shownRefusal,
    run: onRound((round, now) => round.stepScreening(now)),
  },
  {
    id: 'faster',
    name: say('Faster'),
    keys: ['+'],
    during: 'screening',
    refusal: shownRefusal,
    run: ({ round }) => round?.screening?.playback.faster(),
  },
  {
    id: 'slower',
    name: say('Slower'),
    keys: ['-'],
    during: 'screening',
    refusal: shownRefusal,
    run: ({ round }) => round?.screening?.playback.slower(),
  },
  {
    id: 'stop',
    name: say('Stop'),
    keys: ['Escape'],
    during: 'screening',
    refusal: shownRefusal,
    run: onRound((round, now) => round.stopScreening(now)),
  },
];

const SCREEN: readonly Command[] = [
  { id: 'load-pack', name: say('Load pack'), keys: ['O'] },
  { id: 'close-pack', name: say('Close pack'), keys: ['Shift+O'] },
  { id: 'results', name: say('Results'), keys: ['T'], suits: isPuzzle },
  {
    id: 'save-result',
    name: say('Save result'),
    keys: ['Ctrl+S'],
    suits: isPuzzle,
    refusal: (table, now) => table.refusalToSave(now),
  },
  { id: 'back', name: say('Back to the game'), keys: [], suits: isPuzzle },
  { id: 'help', name: say('Help'), keys: ['?', 'F1'] },
  { id: 'exit', name: say('Exit'), keys: ['Q'] },
];

/** Every command, in the order that menus and lists of keys have. */
export const COMMANDS: readonly Command[] = [...STEPS, ...LINE, ...LEVELS, ...SHOWING, ...SCREEN];

export const commandsFor = (game: AnyGame): readonly Command[] => COMMANDS.filter(({ suits }) => suits?.(game) ?? true);

/** What came of asking for a command. */
export type Performed =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly message: Message }
  /** It is left to the screen. */
  | { readonly kind: 'asked' };

/** Does a command, or says why not. */
export const perform = (table: Table, command: Command, now: number): Performed => {
  const message = command.refusal?.(table, now);
  if (message) {
    table.round?.say(message);
    return { kind: 'refused', message };
  }
  if (!command.run) return { kind: 'asked' };
  command.run(table, now);
  return { kind: 'done' };
};
