import { type Message, say } from '../../core/parsed.ts';

/** One line about each of the games that Kura is for, by its id. A game that has none is shown as an example. */
export const INTRODUCTIONS: Readonly<Record<string, Message>> = {
  sokoban: say('Push every box onto a goal. Nothing can be pulled.'),
  vexed: say('Boxes of one colour vanish when they meet.'),
  breakthrough: say('For two: whoever first brings a doll to the other side wins.'),
};
