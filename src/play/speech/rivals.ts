import { type Company, hasRival, ownSeat, sitterAt } from '../../core/company.ts';
import type { AnyGame, Seat } from '../../core/game.ts';
import type { Proof } from '../../core/mind.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Choice } from '../../core/snapshot.ts';
import type { View } from '../../core/view.ts';
import type { Keys } from '../command/keymap.ts';
import type { Duels } from '../opponent/duels.ts';
import type { Hint } from '../opponent/hint.ts';
import type { OpponentDisplay } from '../opponent/shown.ts';
import type { Side } from '../opponent/sides.ts';
import { placeMessage } from './cells.ts';

type WithRivals = Pick<AnyGame, 'rivals'>;

/** A rival by his level, counted from 1, and his name. */
export const rivalMessage = ({ rivals }: WithRivals, rival: number): Message =>
  say('Level {level} · {name}', { level: rival + 1, name: rivals?.[rival]?.name ?? { text: '' } });

/** Whoever sits there, where rivals do: the one who is here is spoken to. */
export const sitterMessage = (company: Company, seat: Seat): Message | undefined => {
  if (!hasRival(company)) return undefined;
  const sitter = sitterAt(company, seat);
  if (typeof sitter !== 'number') return say('You');
  return say('Computer, level {level}', { level: sitter + 1 });
};

/** What a rival is called who sits there. */
export const sitterName = ({ rivals }: WithRivals, company: Company, seat: Seat): Message | undefined => {
  const sitter = sitterAt(company, seat);
  return typeof sitter === 'number' ? rivals?.[sitter]?.name : undefined;
};

/** What a rival who is to move does, and what could be done about that. */
export const rivalStateMessage = (
  state: OpponentDisplay['state'],
  company: Company,
  keys: Keys,
): Message | undefined => {
  const key = keys['play-on']?.[0];
  if (state === 'thinking') return say('The computer is thinking …');
  if (state === undefined) return undefined;
  // Whoever looks on sees nobody wait, but a game that stands still.
  const isWatched = ownSeat(company) === undefined;
  if (isWatched && state !== 'lost') return key ? say('Paused. {key}: play on.', { key }) : say('Paused.');
  if (key === undefined) return state === 'lost' ? say('The computer does not answer.') : say('The computer waits.');
  return state === 'lost'
    ? say('The computer does not answer. {key} asks it again.', { key })
    : say('The computer waits. {key} lets it play on from here.', { key });
};

const shapeMessage = (game: AnyGame, { from, to, happening }: Choice, view: View): Message => {
  const place = placeMessage(game, to, view);
  if (from === undefined) return say('A good move: {to}.', { to: place });
  const places = { from: placeMessage(game, from, view), to: place };
  return happening === 'capture'
    ? say('A good move: {from} takes {to}.', places)
    : say('A good move: {from} to {to}.', places);
};

/** A hint in words, and what is certain about it. */
export const hintMessage = (game: AnyGame, hint: Choice, view: View, proof: Proof | undefined): Message => {
  const move = shapeMessage(game, hint, view);
  if (!proof) return move;
  return proof.wins
    ? say('{move} It wins, whatever the other side plays.', { move })
    : say('{move} The other side can win all the same.', { move });
};

/** What there is to say of a hint: what it is, that it is looked for, or that none was found. */
export const hintWords = (
  game: AnyGame,
  sought: Pick<Hint, 'found' | 'isLost' | 'isSought'>,
  hint: Choice | undefined,
  view: View,
): Message | undefined => {
  if (hint) return hintMessage(game, hint, view, sought.found?.lines[0]?.proof);
  if (sought.isLost) return say('No good move could be found just now.');
  return sought.isSought ? say('A good move is being looked for …') : undefined;
};

/** What sides to choose are called. */
export const SIDE_NAMES: Readonly<Record<Side, Message>> = {
  first: say('First'),
  second: say('Second'),
  either: say('Either'),
  none: say('I watch'),
};

/** How often who has won; undefined where they have not met. */
export const duelsMessage = ({ won, lost, drawn }: Duels): Message | undefined => {
  if (won + lost + drawn === 0) return undefined;
  return drawn === 0
    ? say('won {won}, lost {lost}', { won, lost })
    : say('won {won}, lost {lost}, drawn {drawn}', { won, lost, drawn });
};
