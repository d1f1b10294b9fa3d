import { type Message, say } from '../../core/parsed.ts';

const MENUS: Message = say(
  'The menus have everything that can be done: Options what concerns your moves, the levels and the settings, Level the packs, the results and the solution, Help this page. What cannot be done now says why.',
);

const BOARD_MENUS: Message = say(
  'The menus have everything that can be done: Options what concerns your moves and the settings, Board the sizes and the games played, Help this page. What cannot be done now says why.',
);

/** What the help says about each game, by its id. */
export const HELP: Readonly<Record<string, readonly Message[]>> = {
  sokoban: [
    say('Push every box onto a goal. Boxes can be pushed, one at a time, and never pulled.'),
    say(
      'The arrow keys move the tiny man. Ctrl+Z takes a step back. Click a cell to walk there; click a box to see where it can be pushed, then click the place.',
    ),
    MENUS,
  ],
  vexed: [
    say(
      'Boxes of one colour vanish when two or more of them touch. Make all of them vanish; a last one alone is lost.',
    ),
    say(
      'The arrow keys move the tiny man; on ladders he climbs. What has nothing below it falls, and nothing can be done until it has landed.',
    ),
    MENUS,
  ],
  breakthrough: [
    say('Bring one of your dolls to the far side, or take all of the other player’s.'),
    say(
      'A doll moves one step forward, straight or diagonally, and takes diagonally only. Click a doll, then where it is to go; or point with the arrow keys and press Enter. With a doll chosen, Up is straight on, Left and Right are diagonally forward.',
    ),
    BOARD_MENUS,
  ],
  tictactoe: [say('Three in a row win. Click a cell, or point with the arrow keys and press Enter.'), BOARD_MENUS],
};
