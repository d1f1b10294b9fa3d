/** Sixteen boxes that are alike, and room to spare: nobody proves the fewest pushes in a test. */
export const HARD_BOARD: readonly string[] = [
  '####################',
  '#                  #',
  '# $ $ $ $ $ $ $ $  #',
  '#   #  #   # #  #  #',
  '# $ $ $ $ $ $ $ $  #',
  '#  #  #  #  #  #  @#',
  '#  . . #.#. # . .  #',
  '#   ###. . .###    #',
  '#  . . #.#. # . .  #',
  '#   #  .    #  #   #',
  '#  #    # #  #     #',
  '#                  #',
  '####################',
];
