import type { GameHelp } from '../../core/help.ts';
import { say } from '../../core/parsed.ts';

export const help: GameHelp = {
  rules: [say('Push every box onto a goal. Boxes can be pushed, one at a time, and never pulled.')],
  page: [
    say(
      'The arrow keys move the worker. Ctrl+Z takes a step back. Click a cell to walk there; click a box to see where it can be pushed, then click the place.',
    ),
  ],
  terminal: [
    say('Where the mouse works: click a cell to walk there; click a box, then the place it is to be pushed to.'),
  ],
  origin: [
    say('Sokoban was invented by Hiroyuki Imabayashi in 1981 and published by Thinking Rabbit.'),
    say('The Sokoban with menus and music that Kura began with: Copyright © Retro Games 2018.'),
  ],
  files: say('Sokoban collections'),
};
