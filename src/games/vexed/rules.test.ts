import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { format, parse } from './drawing.ts';
import type { State } from './position.ts';
import { frames, type Move, play, refusal } from './rules.ts';
import { steps } from './sequence.ts';

const rows = (drawing: string): string[] => drawing.trim().split(/\n */);

const position = (drawing: string | string[]): State => {
  const drawn = typeof drawing === 'string' ? rows(drawing) : drawing;
  return unwrap(parse([`${drawn[0]!.length} ${drawn.length}`, ...drawn].join('\n')));
};

const rowsOf = (state: State): string[] => format(state).split('\n').slice(1);

/** The drawing after a line, every move of which must be allowed; `p` and capitals are inside ladder cells. */
const after = (board: string[], line: string): string[] => {
  let state = position(board);
  for (const { move } of unwrap(steps(line))) {
    const next = play(state, move);
    if (!next) throw new Error(`${move}: ${sentence(refusal(state, { move }))}`);
    state = next;
  }
  return rowsOf(state);
};

/** Checks that a line leads from the left one of two pictures, drawn side by side, to the right one. */
const expectLine = (line: string, pictures: string): void => {
  const pairs = rows(pictures).map((row) => row.split(' | '));
  expect(
    after(
      pairs.map(([before]) => before!),
      line,
    ),
  ).toEqual(pairs.map(([, wanted]) => wanted));
};

/** Checks that a move goes through the pictures, the first of which is where it starts. */
const expectFrames = (move: Move, pictures: string): void => {
  const drawn = rows(pictures);
  const start = position(drawn.map((row) => row.split(' | ')[0]!));
  const film = [start, ...frames(start, move).map((frame) => frame.position)].map(rowsOf);
  expect(drawn.map((_, y) => film.map((picture) => picture[y]).join(' | '))).toEqual(drawn);
};

/** Why a move is refused, or that it is not. */
const reason = (move: Move, drawing: string): string => {
  const state = position(drawing);
  return play(state, move) ? 'allowed' : sentence(refusal(state, { move }));
};

describe('ruling 1: outside the grid counts as rock', () => {
  test.each(['left', 'right'] as const)('the human cannot walk off the board to the %s', (move) => {
    expect(reason(move, 'P\nr')).toBe('A rock is in the way.');
  });

  test.each(['up', 'down'] as const)('the human cannot climb %s off the board', (move) => {
    expect(reason(move, 'pr')).toBe('A rock is in the way.');
  });

  test('a box cannot be pushed off the board, but stands firm on its lower edge', () => {
    expect(reason('right', 'Pr')).toBe('A rock is behind the box.');
    expectLine('r', 'Pr # |  Pr#');
  });
});

describe('ruling 3: stepping off a ladder sideways', () => {
  test('over nothing makes him fall', () => {
    expectLine(
      'r',
      `
      #H r# | #H r#
      #p ## | #H ##
      #H ## | #HP##
      ##### | #####`,
    );
  });

  test('onto the top of another ladder does not', () => {
    expectLine(
      'r',
      `
      #p r# | #HPr#
      #HH## | #HH##
      ##### | #####`,
    );
  });
});

describe('ruling 5: left and right', () => {
  test('he steps into empty cells and ladder cells', () => {
    expectLine('r', '#PHr# | # pr#');
    expectLine('l', '# Pr# | #P r#');
  });

  test('he does not step into rock', () => {
    expect(reason('left', '#P#r#')).toBe('A rock is in the way.');
    expect(reason('right', '#P#r#')).toBe('A rock is in the way.');
  });

  test('he pushes a box to either side, and it goes one cell with him', () => {
    expectLine('l', '#b rP # | #brP  #');
    expectLine('r', '# Pr b# | #  Prb#');
  });

  test('he pushes a box that stands on a box', () => {
    expectLine(
      'r',
      `
      #Pr # | # P #
      ##b # | ##br#
      ##### | #####`,
    );
  });

  test('he pushes a box into a ladder cell and out of the lowest one', () => {
    expectLine('r', '#PrH # | # PR #');
    expectLine('r r', '#PrH # | #  pr#');
  });

  test('he does not push against rock', () => {
    expect(reason('right', '#Pr#')).toBe('A rock is behind the box.');
  });

  test('he does not push two boxes', () => {
    expect(reason('right', '#Prb #')).toBe('Two boxes cannot be pushed at once.');
    expect(reason('left', '# brP#')).toBe('Two boxes cannot be pushed at once.');
  });

  test.each([' ', 'H'])('he does not push a box that has "%s" below it', (below) => {
    expect(reason('right', `#Pr #\n##${below} #`)).toBe('The box does not stand on a rock or a box.');
  });

  test('he pushes from a ladder too, and over a cliff the box falls', () => {
    expectFrames(
      'right',
      `
      #pr # | #HPr# | #HP # | #HP #
      #H# # | #H# # | #H#r# | #H# #
      #H# # | #H# # | #H# # | #H#r#
      ##### | ##### | ##### | #####`,
    );
  });
});

describe('ruling 6: a push under a stack', () => {
  test('leaves the stack on his head without a fall', () => {
    expectFrames(
      'right',
      `
      # g  # | # g  #
      # y  # | # y  #
      #Pb  # | # Pb #
      ###### | ######`,
    );
  });

  test('drops the stack together when he walks on', () => {
    expectFrames(
      'right',
      `
      # g  # | # g  # | #    #
      # y  # | # y  # | # g  #
      # Pb # | #  Pb# | # yPb#
      ###### | ###### | ######`,
    );
  });

  test('drops the stack when he walks back', () => {
    expectLine(
      'l',
      `
      # y  # | #    #
      # Pb # | #Pyb #
      ###### | ######`,
    );
  });
});

describe('ruling 7: up', () => {
  test('he climbs onto a ladder that begins above him', () => {
    expectLine(
      'u',
      `
      #H # | #p #
      #Pr# | # r#
      #### | ####`,
    );
  });

  test('from the top rung he steps into the empty cell above and stands on the ladder', () => {
    expectLine(
      'u u',
      `
      # r# | #Pr#
      #H## | #H##
      #p## | #H##
      #### | ####`,
    );
  });

  test('on top of a ladder it is refused, also under rock', () => {
    expect(reason('up', '#  #\n#Pr#\n#H##')).toBe('The ladder ends here: there is nothing above to climb.');
    expect(reason('up', '####\n#Pr#\n#H##')).toBe('The ladder ends here: there is nothing above to climb.');
  });

  test('without a ladder it is refused', () => {
    expect(reason('up', '#  #\n#Pr#\n####')).toBe('There is no ladder here.');
  });

  test('rock above the top rung is in the way', () => {
    expect(reason('up', '####\n#pr#\n####')).toBe('A rock is in the way.');
  });
});

describe('ruling 8: down', () => {
  test('from the top of a ladder he climbs into it and along it', () => {
    expectLine(
      'd d',
      `
      #Pr# | # r#
      #H## | #H##
      #H## | #p##
      #### | ####`,
    );
  });

  test('from the last rung he goes into air and falls', () => {
    expectFrames(
      'down',
      `
      #pr# | #Hr# | #Hr#
      # ## | #P## | # ##
      # ## | # ## | #P##
      #### | #### | ####`,
    );
  });

  test('rock or a box below is in the way', () => {
    expect(reason('down', '#pr#\n####')).toBe('A rock is in the way.');
    expect(reason('down', '#p #\n#r##')).toBe('A box is in the way.');
    expect(reason('down', '#P #\n#R##')).toBe('A box is in the way.');
  });

  test('without a ladder it is refused, whatever he stands on', () => {
    expect(reason('down', '#Pr#\n####')).toBe('There is no ladder here.');
    expect(reason('down', '#P##\n#r##')).toBe('There is no ladder here.');
    expect(reason('down', '#H##\n#Pr#\n####')).toBe('There is no ladder here.');
  });
});

describe('ruling 9: boxes on his head', () => {
  test('refuse up', () => {
    expect(reason('up', '#Y#\n#p#')).toBe('The worker cannot climb with a box on his head.');
    expect(reason('up', '#y#\n#p#')).toBe('The worker cannot climb with a box on his head.');
  });

  test('follow him down by gravity', () => {
    expectFrames(
      'down',
      `
      #g# | #g# | # #
      #Y# | #Y# | #G#
      #p# | #H# | #Y#
      #H# | #p# | #p#
      ### | ### | ###`,
    );
  });

  test('fall past him when he leaves the ladder sideways', () => {
    expectLine(
      'r',
      `
      #r # | #  #
      #p # | #HP#
      #H## | #R##
      #### | ####`,
    );
  });
});

describe('ruling 11: vanishing after a move', () => {
  test('waits until the pushed box has landed', () => {
    expectFrames(
      'right',
      `
      #Pb # | # Pb# | # P # | # P #
      ### # | ### # | ###b# | ### #
      ###b# | ###b# | ###b# | ### #
      ##### | ##### | ##### | #####`,
    );
  });
});
