import { describe, expect, test } from 'vitest';
import { boards, ONE, problems, read, THREE, TWO, titles } from './testing.ts';

/** What was found in files of real people. */

describe('levels of other games', () => {
  test('are named also where an equals sign stands for the colon', () => {
    expect(problems(read(...ONE, 'Game = Hexoban', '', ...TWO, 'game=Sokoban'))).toEqual([
      '4:1 This is a level of Hexoban, not of plain Sokoban.',
    ]);
  });

  test('are named before anything else is found wrong', () => {
    const [level] = read('#####', '#@%.#', '#####', 'Game: Hexoban').levels;
    expect(problems({ title: '', levels: [level!], problems: [] })).toEqual([
      '4:1 This is a level of Hexoban, not of plain Sokoban.',
      '2:3 "%" is not part of a board.',
    ]);
    expect(problems(read('Game = Trioban', '', ' /\\/\\', '/@$.\\'))).toEqual([
      '1:1 This is a level of Trioban, not of plain Sokoban.',
    ]);
  });
});

describe('a bad run-length in the top row', () => {
  test.each([
    ['5#2', '1:3 There is nothing to repeat after this count.'],
    ['3(#-', '1:2 There is no ) for this (.'],
    ['####)', '1:5 There is no ( for this ).'],
  ])('%s is an error with its column, not a title', (row, problem) => {
    const pack = read(row, '#@$.#', '#####');
    expect([problems(pack), titles(pack)]).toEqual([[problem], ['Level 1']]);
  });

  test.each(['#5', '(#1)', 'No. #12', '# 3 #'])('but %s is a title', (title) => {
    const pack = read(title, ...ONE);
    expect([boards(pack), titles(pack), problems(pack)]).toEqual([[ONE], [title], []]);
  });
});

describe('a solution on the line of its key', () => {
  test('is a solution, wrapped or not', () => {
    const { levels } = read(...TWO, 'Solution: rR', '', ...THREE, '', 'Solution: dlu', 'drR', '', 'Solution 2:', 'r');
    expect(levels.map(({ lines, notes }) => [lines.map(({ title, moves }) => `${title} ${moves}`), notes])).toEqual([
      [['Solution rR'], undefined],
      [['Solution dludrR', 'Solution 2 r'], undefined],
    ]);
  });

  test('but words there are words', () => {
    const { levels } = read(...ONE, 'Solution: see my page', '', ...TWO);
    expect(levels[0]).toMatchObject({ lines: [], notes: 'Solution: see my page' });
  });
});

describe('boards quoted by a mailer', () => {
  const SHEARED = [' ######', '##@$.#', '#  $.#', '#######'];

  test.each(['>', '> ', '>>', '>> ', '> > '])('lose %j, and nothing else', (quote) => {
    const pack = read('Ann wrote:', '', ...['Cape', '', ...SHEARED, '', 'Solution', 'R'].map((line) => quote + line));
    expect([boards(pack), titles(pack)]).toEqual([[SHEARED], ['Cape']]);
    expect(pack.levels[0]?.lines).toMatchObject([{ title: 'Solution', moves: 'R' }]);
  });

  test('have one quote for all lines that are quoted alike', () => {
    expect(boards(read('> ######', '>##@$.#', '>#  $.#', '>#######'))).toEqual([SHEARED]);
    expect(boards(read('> #####', '> #@$.#', '> #####', '>', '>>######', '>>#@ $.#', '>>######'))).toEqual([ONE, TWO]);
  });

  test('tell what is wrong where it stands in the line', () => {
    expect(problems(read('> #####', '> #@$?#', '> #####'))).toEqual(['2:6 "?" is not part of a board.']);
    expect(problems(read('> #####', '> #@$.2', '> #####'))).toEqual([
      '2:7 There is nothing to repeat after this count.',
    ]);
  });
});

describe('an empty line inside a board', () => {
  const SLIP = 'warning: The empty line above this row was left out.';

  test.each(['', '   '])('is a slip where it would open the wall: %j', (empty) => {
    const pack = read('Cape', '', '######', '#@ $.#', empty, '#    #', '######', '', ...ONE);
    expect(boards(pack)).toEqual([['######', '#@ $.#', '#    #', '######'], ONE]);
    expect([titles(pack), problems(pack)]).toEqual([['Cape', 'Level 2'], [`6:1 ${SLIP}`]]);
  });

  test('leaves a level alone that is one without what stands above it', () => {
    const drawing = ['###   ###', '# #   # #', '', '  #####', '  #@$.#', '  #####'];
    expect(boards(read(...drawing))).toEqual([drawing.slice(3)]);
    expect(boards(read(...drawing.with(2, '------')))).toEqual([drawing.slice(3)]);
  });

  test('may come again and again', () => {
    const [top, ...others] = ['#####', '#@  #', '# $ #', '# . #', '#####'];
    const pack = read(...[top!, ...others.flatMap((row) => ['', row])]);
    expect(boards(pack)).toEqual([[top, ...others]]);
  });

  test('keeps a broken board from a good one', () => {
    for (const between of ['', '------', ' ']) {
      const pack = read('#####', '#@$.', between, ...TWO);
      expect(boards(pack).at(-1)).toEqual(TWO);
      expect(pack.levels.at(-1)?.problems).toEqual([]);
    }
    expect(boards(read(...ONE, '', '#####', '#@$.', '', ...TWO)).filter((board) => board.length === 3)).toEqual([
      ONE,
      TWO,
    ]);
  });

  test('and two levels are two, whatever each of them lacks', () => {
    expect(read('#####', '#@ .#', '#####', '', '#####', '#@$ #', '#####').levels).toHaveLength(2);
  });
});

describe('rows of boxes that are home at the edge', () => {
  const DUSHI = ['  * * *', '#########', '#@ $ . *#', '#########', ' *     *', '*********'];

  test('belong to the board', () => {
    const pack = read('Cape', '', ...DUSHI, '', ...ONE);
    expect([boards(pack), titles(pack), problems(pack)]).toEqual([[DUSHI, ONE], ['Cape', 'Level 2'], []]);
  });

  test('but not to a title that touches it', () => {
    const pack = read('***', ...ONE);
    expect([boards(pack), titles(pack)]).toEqual([[ONE], ['***']]);
  });
});
