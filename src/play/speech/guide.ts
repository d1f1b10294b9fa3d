import type { AnyGame } from '../../core/game.ts';
import type { Cell, Direction } from '../../core/grid.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { View } from '../../core/view.ts';
import type { Leg } from '../guide/legs.ts';
import { placeMessage } from './cells.ts';

const WAYS: Readonly<Record<Direction, Message>> = {
  up: say('up'),
  right: say('to the right'),
  down: say('down'),
  left: say('to the left'),
};

/** So far something is pushed; more than that is a figure. */
const COUNTS: readonly Message[] = [
  say('two'),
  say('three'),
  say('four'),
  say('five'),
  say('six'),
  say('seven'),
  say('eight'),
  say('nine'),
];

const countMessage = (count: number): Message => COUNTS[count - 2] ?? say('{count} cells', { count });

/** Whether a thing goes round a corner: then its way is not told in words. */
export const isBent = (leg: Leg | undefined): boolean => leg !== undefined && leg.turns.length > 0;

/** What a hint says beside what it shows. */
export const legMessage = (leg: Leg): Message => {
  const { direction, pushes } = leg;
  if (pushes === 0 || direction === undefined) return say('Walk to here.');
  if (isBent(leg)) return say('Push this box to here.');
  const way = WAYS[direction];
  if (pushes === 1) return say('Push this box {way}.', { way });
  return say('Push this box {count} {way}.', { count: countMessage(pushes), way });
};

/** The same to those who do not see what is meant. */
export const legWords = (game: AnyGame, leg: Leg, view: View): Message => {
  const { direction, pushes, from, to } = leg;
  const end = placeMessage(game, to, view);
  if (pushes === 0 || direction === undefined) return say('Walk to {place}.', { place: end });
  if (isBent(leg)) return say('Push the box on {place} to {end}.', { place: placeMessage(game, from, view), end });
  const [place, way] = [placeMessage(game, from, view), WAYS[direction]];
  if (pushes === 1) return say('Push the box on {place} {way}.', { place, way });
  return say('Push the box on {place} {count} {way}.', { place, count: countMessage(pushes), way });
};

/** One after another. */
export const legsWords = (game: AnyGame, legs: readonly Leg[], view: View): Message | undefined =>
  legs
    .map((leg) => legWords(game, leg, view))
    .reduce<Message | undefined>(
      (before, next) => (before ? say('{before} {next}', { before, next }) : next),
      undefined,
    );

/** What a warning says beside what it marks. */
export const stuckMessage = ({ length: count }: readonly Cell[]): Message | undefined => {
  if (count === 0) return undefined;
  return count === 1
    ? say('This box can never come home any more.')
    : say('{count} boxes can never come home any more.', { count });
};

/** The same to those who do not see what is meant. */
export const stuckWords = (game: AnyGame, stuck: readonly Cell[], view: View): Message | undefined => {
  const [first] = stuck;
  return first === undefined || stuck.length > 1
    ? stuckMessage(stuck)
    : say('The box on {place} can never come home any more.', { place: placeMessage(game, first, view) });
};
