import { FRIENDS, hasRival, otherSeat, ownSeat } from '../../core/company.ts';
import type { AnyGame, Outcome, Seat } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import { guideHintRefusal } from '../guide/commands.ts';
import { isGuided } from '../guide/guided.ts';
import { turnBoard } from '../opponent/lie.ts';
import { hasRivals } from '../opponent/sides.ts';
import { outcomeMessage } from '../speech/announce.ts';
import { beginGame } from '../table/newGame.ts';
import type { Table } from '../table/table.ts';
import { acts, asks, type Command, isForTwo, opens, roundRefusal, screeningRefusal } from './command.ts';

/** A game that goes on is not put aside unawares. */
const newGameQuestion = (table: Table, now: number): Message | undefined =>
  table.isUnfinished(now)
    ? say('Begin a new game? The one on the board is not finished: Continue goes on with it.')
    : undefined;

/** Somebody thinks about it: for rivals, or to tell whether a task can still be solved. */
const hasAnswers = (game: AnyGame): boolean => hasRivals(game) || game.isTask === true;

/** Whoever plays alone asks a guide, others their partner. */
const hintRefusal = (table: Table, now: number): Message | undefined => {
  if (isGuided(table.game)) return guideHintRefusal(table, now);
  return screeningRefusal(table) ?? table.partner?.hintRefusal(now);
};

const NOBODY = say('Nobody here plays.');

/** Who gives up: the one who is here, or of two the one whose turn it is. */
const resigning = ({ round }: Table, now: number): Seat | undefined => {
  const { company = FRIENDS, turn = 0 } = round?.own(now) ?? {};
  return ownSeat(company) ?? (hasRival(company) ? undefined : turn);
};

const resignRefusal = (table: Table, now: number): Message | undefined => {
  const { at = 0, outcome } = table.round?.own(now) ?? {};
  const refusal = screeningRefusal(table);
  if (refusal) return refusal;
  if (outcome) return say('The game is over.');
  if (resigning(table, now) === undefined) return NOBODY;
  return at === 0 ? say('Nothing was played yet.') : undefined;
};

const resignQuestion = (table: Table, now: number): Message => {
  if (hasRival(table.round?.own(now).company)) return say('Resign? Then the computer has won this game.');
  return resigning(table, now) === 0
    ? say('Does the first player resign? Then the second player has won this game.')
    : say('Does the second player resign? Then the first player has won this game.');
};

const resign = (table: Table, now: number): void => {
  const seat = resigning(table, now);
  if (seat === undefined || !table.round) return;
  const outcome: Outcome = { winner: otherSeat(seat), isResigned: true };
  table.round.played.end(outcome, now);
  table.round.say(outcomeMessage(table.game, outcome, table.round.own(now).company));
  table.round.noteEnd(now);
};

const sidesRefusal = (table: Table, now: number): Message | undefined => {
  const refusal = screeningRefusal(table);
  if (refusal || ownSeat(table.round?.own(now).company) !== undefined) return refusal;
  return say('You do not play against the computer.');
};

/** What two do who play one game after another, and what there is against a rival. */
export const TWO: readonly Command[] = [
  {
    id: 'new-game',
    name: say('New game'),
    keys: ['N', 'R'],
    suits: isForTwo,
    refusal: roundRefusal,
    does: asks(newGameQuestion, beginGame),
  },
  {
    id: 'board-size',
    name: say('Board size'),
    keys: ['G'],
    suits: ({ sizes }) => sizes !== undefined,
    does: opens('board-size'),
  },
  {
    id: 'opponent',
    name: say('Opponent'),
    keys: ['F'],
    suits: hasRivals,
    refusal: screeningRefusal,
    does: opens('opponent'),
  },
  {
    id: 'hint',
    name: say('Hint'),
    keys: ['I'],
    suits: (game) => hasAnswers(game) || isGuided(game),
    refusal: hintRefusal,
    does: asks(
      ({ guide }, now) => guide?.question(now),
      ({ guide, partner }, now) => (guide ?? partner)?.hint(now),
    ),
  },
  {
    id: 'play-on',
    name: say('Pause, play on'),
    keys: ['Shift+P'],
    suits: hasAnswers,
    refusal: (table, now) => screeningRefusal(table) ?? table.partner?.playOnRefusal(now),
    does: acts(({ partner }, now) => partner?.playOn(now)),
  },
  {
    id: 'change-sides',
    name: say('Change sides'),
    keys: ['X'],
    suits: hasRivals,
    refusal: sidesRefusal,
    does: acts(({ partner }, now) => partner?.swap(now)),
  },
  {
    id: 'resign',
    name: say('Resign'),
    keys: ['Shift+R'],
    suits: isForTwo,
    refusal: resignRefusal,
    does: asks(resignQuestion, resign),
  },
  {
    id: 'other-side',
    name: say('See the board from the other side'),
    keys: ['Shift+T'],
    suits: ({ below }) => below !== undefined,
    refusal: screeningRefusal,
    does: acts(turnBoard),
  },
];
