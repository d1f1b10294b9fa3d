import { describe, expect, test } from 'vitest';
import { boards, ONE, problems, read, said, TWO } from './testing.ts';

/** The points of the specification of level files that are about boards, by their numbers. */

describe('run-lengths in boards', () => {
  test('1, 2, 3, 5: nested, with bars, without a count, with two digits; a bar at the end adds no row', () => {
    const [level] = read('12#|#-2(2(-))5-#', '(#)10-#|#3-p2-b.2-#|', '12#').levels;
    expect(level?.board.split('\n')).toEqual([
      '############',
      '#          #',
      '#          #',
      '#   @  $.  #',
      '############',
    ]);
  });

  test('the example of the specification is four rows', () => {
    expect(boards(read('--3#|3#-#|#pb.#|5#'))).toEqual([['  ###', '### #', '#@$.#', '#####']]);
  });

  test('4: a count of 0 gives nothing, and says so', () => {
    const pack = read('5#', '#0-p$.#', '5#');
    expect(boards(pack)).toEqual([ONE]);
    expect(problems(pack)).toEqual(['2:2 warning: A count of 0 gives nothing.']);
  });

  test('6: a row that ends in digits, brackets that do not match', () => {
    expect(problems(read('#####', '#@$.#3', '#####'))).toEqual(['2:6 There is nothing to repeat after this count.']);
    expect(problems(read('#####', '2(#@$.#', '#####'))).toEqual(['2:2 There is no ) for this (.']);
  });

  test('7: a bomb is refused before it goes off, and the next level is read', () => {
    const pack = read('#####', '9999(9999(9999#))', '#####', '', ...ONE);
    expect(problems(pack)).toEqual(['2:1 Written out, this has more than 262144 characters.']);
    expect(pack.levels).toHaveLength(2);
  });
});

describe('cells', () => {
  test('20: three kinds of floor in one row', () => {
    expect(boards(read('#######', '#@-_ .#', '#-_ $ #', '#######'))).toEqual([
      ['#######', '#@   .#', '#   $ #', '#######'],
    ]);
  });

  test('21: a tab inside a row', () => {
    expect(problems(read('######', '#@\t$.#', '######'))).toEqual(['2:3 A tab is not part of a board.']);
  });

  test('22: no-break spaces, full-width walls and long dashes are mapped, with a warning', () => {
    const pack = read(
      '######',
      '#@\u00a0$.#',
      '######',
      '',
      '\uff03\uff03\uff03\uff03\uff03',
      '#@$.#',
      '#####',
      '',
      '######',
      '#@—$.#',
      '######',
    );
    expect(boards(pack)).toEqual([TWO, ONE, TWO]);
    expect(problems(pack)).toEqual([
      '2:3 warning: "\u00a0" was read as " ".',
      '5:1 warning: "\uff03" was read as "#".',
      '10:3 warning: "—" was read as "-".',
    ]);
  });

  test('25: a stranger inside a board does not cut it in two', () => {
    const pack = read('######', '#@ $.#', '#  ? #', '######', '', ...ONE);
    expect(problems(pack)).toEqual(['3:4 "?" is not part of a board.']);
    expect(pack.levels).toHaveLength(2);
  });

  test('25: nor does a stranger in its border', () => {
    expect(problems(read('#####', '#@$.x', '#####'))).toEqual(['2:5 "x" is not part of a board.']);
    expect(problems(read('#####', '#@$.#', '####x'))).toEqual(['3:5 "x" is not part of a board.']);
    expect(problems(read('\t#####', '\t#@$.#', '\t#####'))).toEqual(['1:1 A tab is not part of a board.']);
  });

  test.each([
    ['#######', '#@ $. #', '#abcde#', '#     #', '#######'],
    ['######', ' @$.  ', '######'],
    ['#######', '#@ $ .#', ' .   . ', '#     #', '#######'],
    ['7#', '#p3-x.#', '7#'],
  ])('25, 28: a board with a bad row is a bad level, not text: %s', (...rows) => {
    const pack = read(...rows, '', ...ONE);
    expect(pack.levels.map(({ problems: found }) => found.length > 0)).toEqual([true, false]);
  });

  test('rows that make no board are worth a warning', () => {
    const pack = read('######', '#@ $.#', '', '# ####', '', ...ONE);
    expect(pack.levels).toHaveLength(1);
    expect(pack.problems.map(said)).toEqual(['1:1 warning: These rows are no board: they are read as text.']);
  });

  test('7: the place of a stranger in rows joined by bars is its place in the line', () => {
    expect(problems(read('; t', '#####|#@x.#|#####'))).toEqual(['2:9 "x" is not part of a board.']);
  });

  test('26: no pusher, no boxes, no goals, fewer goals than boxes', () => {
    const rows = ['# $. #', '# @. #', '#@ $ #', '#@$$.#'];
    expect(rows.flatMap((row) => problems(read('######', row, '######')))).toEqual([
      '1:1 The board has no pusher.',
      '1:1 The board has no boxes.',
      '1:1 The board has no goals.',
      '1:1 There are fewer goals (1) than boxes (2).',
    ]);
  });

  test('27: more goals than boxes is a warning', () => {
    expect(problems(read('######', '#@$..#', '######'))).toEqual([
      '1:1 warning: There are more goals (2) than boxes (1).',
    ]);
  });

  test('28: an open wall is named where it leaks', () => {
    expect(problems(read('#####', '#@$. ', '#####'))).toEqual(['2:5 The wall is open: the pusher can leave here.']);
    expect(problems(read('Title', '', '  ###', '  #@ ', '###$#', '#  .#', '#####'))).toEqual([
      '4:5 The wall is open: the pusher can leave here.',
    ]);
  });

  test('31: long corridors and large boards', () => {
    const corridor = ['#'.repeat(400), `#@$${' '.repeat(395)}.#`, '#'.repeat(400)];
    const hall = [
      '#'.repeat(200),
      `#@$.${' '.repeat(195)}#`,
      ...Array(197).fill(`#${' '.repeat(198)}#`),
      '#'.repeat(200),
    ];
    expect(problems(read(...corridor, '', ...hall))).toEqual([]);
    expect(boards(read(...hall))[0]).toEqual(hall);
  });

  test('boards quoted by a mailer, with X for walls, with written row ends, with an empty row', () => {
    const mail = ['Harbour', '', ...ONE, '', 'Solution', 'R', '', ...TWO, 'Title: Cape'];
    const quoted = read(...mail.map((line) => `> ${line}`.trimEnd()));
    expect(boards(quoted)).toEqual([ONE, TWO]);
    expect(quoted.levels.map(({ title }) => title)).toEqual(['Harbour', 'Cape']);
    expect(quoted.levels[0]?.lines).toMatchObject([{ title: 'Solution', moves: 'R' }]);
    expect(boards(read('XXXXX', 'X@$.X', 'XXXXX'))).toEqual([ONE]);
    expect(boards(read('#####\\n#@$.#\\n#####'))).toEqual([ONE]);
    expect(boards(read('####', '#@##', '#$.#', '# ##', '-----', '##', '####'))).toHaveLength(1);
  });

  test('a line of dashes separates two closed boards', () => {
    expect(boards(read(...ONE, '-----', ...TWO))).toEqual([ONE, TWO]);
  });
});
