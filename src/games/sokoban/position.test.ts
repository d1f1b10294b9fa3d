import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { run } from '../../core/replay.ts';
import { sokoban } from './index.ts';
import { parse } from './position.ts';

const drawing = (...rows: string[]): string => rows.join('\n');

describe('drawings', () => {
  test.each([
    ['####', '#@ #', '#$.#', '####'],
    [' ####', '##+ #', '# $ #', '#*  #', '#####'],
    ['', '######', '#@$ .#', '######'],
  ])('a board is written as it was drawn: %s', (...rows) => {
    expect(sokoban.format(unwrap(parse(drawing(...rows))))).toBe(drawing(...rows));
  });

  test('both sets of letters, three kinds of floor, bars between rows and blanks at row ends are read', () => {
    const mixed = unwrap(parse('#######  \r\n#p-b_.#\r\n# PB $#|#######\r\n\r\n'));
    expect(sokoban.draw(mixed)).toEqual(['#######', '#@ $ .#', '# +* $#', '#######']);
  });
});

describe('what is wrong with a board', () => {
  test.each([
    ['', 'There is no board.'],
    [drawing('####', '#$.#', '####'), 'The board has no pusher.'],
    [drawing('####', '#@.#', '####'), 'The board has no boxes.'],
    [drawing('####', '#@$#', '####'), 'The board has no goals.'],
    [drawing('#######', '#@$$.$#', '#######'), 'There are fewer goals (1) than boxes (3).'],
    [drawing('#####', '#@$?#', '#####'), '2:4 "?" is not part of a board.'],
    [drawing('#####', '#@$.', '#####'), '2:5 The wall is open: the pusher can leave here.'],
    [drawing('#####', '#@$.#', '# ###'), '3:2 The wall is open: the pusher can leave here.'],
    [drawing('#####', '#@$.#', '#####', 'pusher: 2'), 'There is no pusher 2: expected 1 to 1.'],
    [drawing('#####', '#@$.#', '#####', 'pusher: two'), 'There is no pusher two: expected 1 to 1.'],
    ['#'.repeat(513), 'A board has at most 512 rows and columns.'],
    ['#\n'.repeat(513), 'A board has at most 512 rows and columns.'],
  ])('%#', (text, expected) => {
    expect(complaint(parse(text))).toBe(expected);
  });

  test('512 rows and columns are not too many', () => {
    expect(complaint(parse('#'.repeat(512)))).toBe('The board has no pusher.');
    expect(complaint(parse('#\n'.repeat(512)))).toBe('The board has no pusher.');
  });

  test('more goals than boxes is only worth a warning', () => {
    const parsed = parse(drawing('######', '#@$..#', '######'));
    expect(parsed.ok && parsed.warnings?.map((w) => [w.severity, sentence(w.message)])).toEqual([
      ['warning', 'There are more goals (2) than boxes (1).'],
    ]);
    expect(parse(drawing('#####', '#@$.#', '#####'))).not.toHaveProperty('warnings');
  });
});

describe('what a drawing cannot show', () => {
  const team = drawing('#######', '#@$.@ #', '#  @  #', '#######');

  test('which of several pushers moves, counted row by row', () => {
    const start = unwrap(parse(team));
    const texts = ['{rrr}', '{rrd}', '{rrd}{ru}'].map((line) =>
      sokoban.format(run(sokoban, start, unwrap(sokoban.steps(line))).played.at(-1)!.state),
    );
    expect(texts).toEqual([`${team}\npusher: 2`, `${team}\npusher: 3`, `${team}\npusher: 2`]);
    expect(unwrap(parse(`${team}\npusher: 3`))).toMatchObject({ pusher: 17, waiting: [8, 11] });
  });

  test('that a board full of boxes at home was pushed', () => {
    const solved = drawing('#####', '# @*#', '#####');
    expect(sokoban.outcome(unwrap(parse(solved)))).toBeUndefined();
    const pushed = unwrap(parse(`${solved}\npushed: yes`));
    expect(sokoban.outcome(pushed)).toEqual({ winner: 0 });
    expect(sokoban.format(pushed)).toBe(`${solved}\npushed: yes`);
    expect(sokoban.format(unwrap(parse(solved)))).toBe(solved);
  });
});
