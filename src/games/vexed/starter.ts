import type { Level, Pack } from '../../core/pack.ts';

/** Each solution is the only one with so few moves: a breadth-first search over all positions found it. */
const level = (title: string, solution: string, board: string): Level => ({
  title,
  board,
  lines: [{ moves: solution }],
  problems: [],
});

export const starter: Pack = {
  title: 'First steps down the shaft',
  author: 'The Kura authors',
  problems: [],
  levels: [
    level(
      'Over the edge',
      'r r',
      `7 6
#######
#     #
#Pb   #
####  #
####b##
#######`,
    ),
    level(
      'Up the ladder',
      'u u u r r r',
      `8 7
########
#      #
#H r   #
#H###  #
#H     #
#P  #r##
########`,
    ),
    level(
      'Two hats',
      'r r l r r r l l l l',
      `12 6
############
#          #
#    g     #
#    y     #
#g P b b y #
############`,
    ),
    level(
      'Dominoes',
      'r r l l l d d r r r r',
      `12 6
############
#          #
# Pr       #
#H###  bgy #
#H     rbgy#
############`,
    ),
    level(
      'The long way round',
      'r r r r r r u u u l r d d d l l',
      `10 8
##########
#        #
# Pr   bH#
#####  #H#
#####  #H#
##### r H#
#####b####
##########`,
    ),
  ],
};
