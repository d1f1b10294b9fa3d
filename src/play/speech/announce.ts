import type { Company } from '../../core/company.ts';
import type { AnyGame, Outcome, Seat } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import { isBoards } from '../packs/boards.ts';
import type { Opened } from '../packs/opened.ts';
import { duelMessage } from './duel.ts';
import { written } from './written.ts';

type Seats = Pick<AnyGame, 'seats'>;

export const seatMessage = (seat: Seat): Message => (seat === 0 ? say('First player') : say('Second player'));

/** Whose turn it is; a puzzle's only player need not be told. */
export const turnMessage = ({ seats }: Seats, turn: Seat): Message | undefined => {
  if (seats === 1) return undefined;
  return turn === 0 ? say('First player to move') : say('Second player to move');
};

const resignedMessage = (winner: Seat): Message =>
  winner === 0
    ? say('The second player has resigned: the first player wins!')
    : say('The first player has resigned: the second player wins!');

/** Who has won; where somebody has given up, that too. */
export const outcomeMessage = ({ seats }: Seats, outcome: Outcome, company?: Company): Message => {
  const { winner, isResigned } = outcome;
  if (seats === 1) return winner === 0 ? say('Solved!') : say('Lost.');
  if (winner === undefined) return say('A draw.');
  const duel = duelMessage(company, outcome);
  if (duel) return duel;
  if (isResigned) return resignedMessage(winner);
  return winner === 0 ? say('The first player wins!') : say('The second player wins!');
};

/** What there is to say of the end. A level that nobody has to solve was hardly meant so. */
export const outcomeMessages = (
  game: Seats,
  { outcome, at, company }: { readonly outcome: Outcome; readonly at: number; readonly company?: Company | undefined },
): readonly Message[] => {
  const isUnplayed = game.seats === 1 && at === 0;
  return [
    outcomeMessage(game, outcome, company),
    ...(isUnplayed ? [say('The level is won before the first move.')] : []),
  ];
};

const COUNTERS: Readonly<Record<string, Message>> = { moves: say('moves'), pushes: say('pushes') };
const ONE: Readonly<Record<string, Message>> = { moves: say('move'), pushes: say('push') };

/** How often something was taken back. */
export const undosMessage = (undos: number): Message => (undos === 1 ? say('1 undo') : say('{undos} undos', { undos }));

/** What something that the score counts is called; of one, if there is just one. */
export const counterMessage = (name: string, amount?: number): Message =>
  (amount === 1 ? ONE[name] : undefined) ?? COUNTERS[name] ?? { text: name };

export const movesMessage = (moves: number): Message => (moves === 1 ? say('1 move') : say('{moves} moves', { moves }));

export const pushesMessage = (count: number): Message =>
  count === 1 ? say('1 push') : say('{count} pushes', { count });

/** A level that was left, to be gone on with. Two people know it by its board. */
export const continueMessage = (opened: Opened, level: number): Message => {
  const { game, pack } = opened;
  const title = written(opened, pack.levels[level - 1]?.title ?? '');
  const names = { game: { text: game.title }, title };
  return game.seats === 2
    ? say('Continue {game}, {title}', names)
    : say('Continue {game}, level {level}, {title}', { ...names, level });
};

/** What there is to choose from: sizes, or what a file has. */
export const boardsTitle = (shelf: Pick<Opened, 'game' | 'pack'>): Message =>
  isBoards(shelf) ? say('Board size') : say('Boards of this pack');

/** Where a board is chosen while a game goes on. */
export const boardChangeMessage: Message = say(
  'A new game begins at once. The one on the board is kept: Continue goes on with it.',
);

export const exitQuestion = ({ title }: Pick<AnyGame, 'title'>): Message =>
  say('Are you sure to stop playing {game}?', { game: { text: title } });
