import type { Level, Pack } from '../../core/pack.ts';

const level = (title: string, moves: string, rows: readonly string[]): Level => ({
  title,
  board: rows.join('\n'),
  lines: [{ moves }],
  problems: [],
});

/** Each with a solution of the fewest moves. */
export const starter: Pack = {
  title: 'Five boards',
  author: 'The Kura authors',
  levels: [
    level('First push', 'RR', ['#######', '#     #', '# @$ .#', '#     #', '#######']),
    level('Two ways round', 'urDullldRdrUrrdL', ['#######', '#  .  #', '# $@$ #', '#  .  #', '#######']),
    level('One after the other', 'uLLLLrrddrUruLLL', [
      '  ######',
      '  #    #',
      '### ## #',
      '#..  $ #',
      '#### $@#',
      '   #   #',
      '   #####',
    ]),
    level('The pillar', 'RlluurRurrDLulD', [
      '  #####',
      '###   ##',
      '#  $ $ #',
      '# #.#. #',
      '# @$.  #',
      '###  ###',
      '  ####',
    ]),
    level('Courtyard', 'rruruululDrrddlLdllUlluurR', [
      ' #######',
      '##  #  ##',
      '#  $.$  #',
      '# #. .# #',
      '#  $.$  #',
      '##  @  ##',
      ' #######',
    ]),
  ],
  problems: [],
};
