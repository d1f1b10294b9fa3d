import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { draw, format, parse } from './drawing.ts';
import { settled, settling } from './gravity.ts';
import type { State } from './position.ts';

const position = (...rows: string[]): State => unwrap(parse([`${rows[0]!.length} ${rows.length}`, ...rows].join('\n')));

const rowsOf = (state: State): string[] => format(state).split('\n').slice(1);

/** Checks that gravity turns the first of the pictures, drawn side by side, into the others and nothing else. */
const expectFilm = (pictures: string): void => {
  const drawn = pictures.trim().split(/\n */);
  const start = position(...drawn.map((row) => row.split(' | ')[0]!));
  const film = [start, ...[...settling(start)].map((frame) => frame.position)].map(rowsOf);
  expect(drawn.map((_, y) => film.map((picture) => picture[y]).join(' | '))).toEqual(drawn);
};

describe('ruling 1: outside the grid counts as rock', () => {
  test('a box and the human come to rest on the lower edge', () => {
    expect(draw(settled(position('r P', '   ', '   ')))).toEqual(['   ', '   ', 'r P']);
  });

  test('the end of a row is not next to the beginning of the row below', () => {
    expect([...settling(position('P r', 'r##'))]).toEqual([]);
  });
});

describe('ruling 2: what holds a box up', () => {
  test('a rock, a box and the head of the human do', () => {
    expectFilm(`
      #######
      #b   m#
      #P r g#
      #######`);
  });

  test('a ladder does not: a box falls through it and rests in its lowest cell', () => {
    expectFilm(`
      #R## | #H## | #H##
      #H## | #R## | #H##
      #HP# | #HP# | #RP#
      #### | #### | ####`);
  });

  test('a box on top of a ladder falls into it', () => {
    expectFilm(`
      #rP# | # P# | # P#
      #H## | #R## | #H##
      # ## | # ## | #r##
      #### | #### | ####`);
  });

  test('it stops on the head of a human inside the ladder', () => {
    expectFilm(`
      #R# | #H#
      #H# | #R#
      #p# | #p#
      #H# | #H#
      ### | ###`);
  });
});

describe('ruling 3: what holds the human up', () => {
  test.each(['P#', 'Pr', 'p ', 'PH'])('the upper one of "%s" does not fall', (column) => {
    expect([...settling(position(...column))]).toEqual([]);
  });

  test('a ladder beside him does not hold him', () => {
    expectFilm(`
      #PH# | # H#
      # H# | #PH#
      #### | ####`);
  });

  test('a falling human stops on top of a ladder', () => {
    expectFilm(`
      #P# | # # | # #
      # # | #P# | # #
      # # | # # | #P#
      #H# | #H# | #H#
      # # | # # | # #
      ### | ### | ###`);
  });

  test('the top of a ladder holds him when the box inside it falls away', () => {
    expectFilm(`
      #P# | #P#
      #R# | #H#
      #H# | #R#
      ### | ###`);
  });

  test('a box that falls does not hold him', () => {
    expectFilm(`
      #P# | # #
      #r# | #P#
      # # | #r#
      ### | ###`);
  });
});

describe('ruling 4: everything unsupported drops one cell a tick, all at once', () => {
  test('a stack with the human in it falls together, without gaps', () => {
    expectFilm(`
      #b# | # # | # #
      #P# | #b# | # #
      #r# | #P# | #b#
      # # | #r# | #P#
      # # | # # | #r#
      ### | ### | ###`);
  });

  test('a human on a ladder keeps what is on his head, while what is below him falls', () => {
    expectFilm(`
      #b# | #b#
      #p# | #p#
      #r# | # #
      # # | #r#
      ### | ###`);
  });

  test('each column stops when it has landed', () => {
    expectFilm(`
      #bgP# | # g # | # g #
      # # # | #b#P# | # #P#
      # ### | # ### | #b###
      ##### | ##### | #####`);
  });

  test('boxes one above the other keep their distance until the lower one lands', () => {
    expectFilm(`
      #bP# | # P# | # P#
      # ## | #b## | # ##
      #r## | # ## | #b##
      # ## | #r## | #r##
      #### | #### | ####`);
  });

  test('a tick says what slid from where to where', () => {
    expect([...settling(position('P r', '  #', '  #'))].map(({ change }) => change)).toEqual([
      { happening: 'fall', moved: [{ from: 0, to: 3 }] },
      { happening: 'fall', moved: [{ from: 3, to: 6 }] },
    ]);
    expect(settling(position('brP', '   ')).next().value.change).toEqual({
      happening: 'fall',
      moved: [
        { from: 2, to: 5 },
        { from: 0, to: 3 },
        { from: 1, to: 4 },
      ],
    });
  });
});

test('ruling 10: a box that falls onto the human rests on his head', () => {
  expectFilm(`
    #g# | # # | # #
    # # | #g# | # #
    # # | # # | #g#
    #P# | #P# | #P#
    ### | ### | ###`);
});

describe('ruling 11: boxes next to their own colour vanish', () => {
  test('all groups of all colours vanish in one instant, and loners stay', () => {
    expectFilm(`
      #r###b# | # ### #
      #rgPyb# | # gPy #
      ####### | #######`);
  });

  test('a group may be larger than two, and bent', () => {
    expectFilm(`
      #P#l# | #P# #
      ##ll# | ##  #
      ##### | #####`);
  });

  test('cells that touch at a corner only are not neighbours', () => {
    expectFilm(`
      #rP#
      #gr#
      ####`);
  });

  test('they vanish on the head of the human and across ladder cells', () => {
    expectFilm(`
      #cc#RR#m# | #  #HH# #
      #P#####M# | #P#####H#
      ######### | #########`);
  });

  test('nothing vanishes while another box falls', () => {
    expectFilm(`
      #g#Pyy# | # #Pyy# | # #Pyy# | # #P  #
      # ##### | #g##### | # ##### | # #####
      # ##### | # ##### | #g##### | #g#####
      ####### | ####### | ####### | #######`);
  });

  test('nothing vanishes while the human falls', () => {
    expectFilm(`
      #P#yy# | # #yy# | # #  #
      # #### | #P#### | #P####
      ###### | ###### | ######`);
  });

  test('falling boxes do not vanish in passing', () => {
    expectFilm(`
      #r## | # ## | # ##
      # r# | #rr# | # r#
      # ## | # ## | #r##
      #P## | #P## | #P##
      #### | #### | ####`);
  });

  test('what stood on them falls, the human included, and then vanishing is tested again', () => {
    expectFilm(`
      #P## | #P## | # ## | # ## | # ## | # ##
      #b## | #b## | #P## | #P## | # ## | # ##
      #rr# | #  # | #b # | #  # | #P # | #  #
      #b## | #b## | #b## | # ## | # ## | #P##
      #### | #### | #### | #### | #### | ####`);
  });

  test('the instant says which cells are emptied', () => {
    expect([...settling(position('Prr', '###'))].map(({ change }) => change)).toEqual([
      { happening: 'vanish', gone: [1, 2] },
    ]);
  });
});

describe('ruling 12: settling at load', () => {
  test('ends at the position in which nothing falls or vanishes any more', () => {
    const state = settled(position('g r', ' Pr', '## '));
    expect(draw(state)).toEqual(['   ', 'gP ', '## ']);
    expect([...settling(state)]).toEqual([]);
  });

  test('leaves a position at rest as it is', () => {
    const state = position('P r', '###');
    expect(settled(state)).toBe(state);
  });
});
