import { describe, expect, test } from 'vitest';
import { boards, ONE, problems, read, TWO, titles } from './testing.ts';

const SLIP = 'warning: The empty line above this row was left out.';

describe('a board that an empty line cuts', () => {
  test.each([
    ['# 1 #', '# 1 #'],
    ['*', '*'],
  ])('keeps a title that touches it: %s', (title, expected) => {
    const pack = read(title, '#####', '#   #', '', '#@$.#', '#####');
    expect([boards(pack), titles(pack)]).toEqual([[['#####', '#   #', '#@$.#', '#####']], [expected]]);
  });

  test('is found above a good one, whatever line is between them', () => {
    const pack = read('#####', '#   #', '', '#@$.#', '#####', '-----', ...ONE);
    expect(boards(pack)).toEqual([['#####', '#   #', '#@$.#', '#####'], ONE]);
  });

  test('has no more parts than it needs: what is left of another board is none of them', () => {
    const pack = read('#######', '#.$   #', '', '#######', '#@ $  #', '', '#  .  #', '#######');
    expect(boards(pack).at(-1)).toEqual(['#######', '#@ $  #', '#  .  #', '#######']);
    const open = read('#######', '#.$', '', '#######', '#@ $  #', '', '#  .  #', '#######');
    expect(boards(open).at(-1)).toEqual(['#######', '#@ $  #', '#  .  #', '#######']);
  });

  test('may be cut by a line of floor as well', () => {
    const pack = read('#######', '#     #', '-------', '#@ $ .#', '#######');
    expect(boards(pack)).toEqual([['#######', '#     #', '#@ $ .#', '#######']]);
    expect(problems(pack)).toEqual([`4:1 ${SLIP}`]);
  });

  test('a broken board never costs the good one below it, be there but a letter between them', () => {
    const pack = read('#####', '#@$.#', 'B', ...ONE);
    expect(boards(pack).at(-1)).toEqual(ONE);
  });

  test.each(['-----', '---', '_____', '***', '', 'Title'])(
    'a good board loses nothing to a broken one above or below: %j',
    (between) => {
      const broken = ['#####', '#@$.#'];
      const part = ['#####', '# $.#'];
      expect(boards(read(...TWO, between, ...broken, '', ...ONE))).toContainEqual(TWO);
      expect(boards(read(...part, between, ...ONE)).at(-1)).toEqual(ONE);
      expect(boards(read(...ONE, between, '#####', '#####'))[0]).toEqual(ONE);
    },
  );

  test('several pushers are several, in one board or in two', () => {
    const multiban = ['#######', '#@ $ .#', '#@    #', '#######'];
    expect(boards(read(...multiban, '', '#   #', '#####', '', ...TWO))).toContainEqual(multiban);
  });
});

describe('rows of boxes that are home around a board', () => {
  const FRAMED = [
    '*************',
    '*           *',
    '  #########',
    '  #@ $   .#',
    '  #########',
    '*           *',
    '*************',
  ];

  test('may be wider than its walls', () => {
    const wide = ['***********', ' #########', ' #@ $   .#', ' #########', '***********'];
    const pack = read('One', '', ...wide, '', 'Two', '', ...FRAMED, '', 'Three', '', ...ONE);
    expect([boards(pack), titles(pack)]).toEqual([
      [wide, FRAMED, ONE],
      ['One', 'Two', 'Three'],
    ]);
  });

  test.each(['***', '*********'])('are a title where they are no frame: %s', (stars) => {
    const pack = read(stars, ...ONE);
    expect([boards(pack), titles(pack)]).toEqual([[ONE], [stars]]);
  });
});

describe('a file quoted by a mailer', () => {
  const quoted = (...lines: readonly string[]): readonly string[] => lines.map((line) => `> ${line}`.trimEnd());
  const LEFT = ['#####', '#.$@#', '#####'];

  test('has its titles where the file had them', () => {
    const above = read(...quoted('Title: To the right', ...ONE, '', 'Title: To the left', ...LEFT));
    const below = read(...quoted(...ONE, '; To the right', '', ...LEFT, '; To the left'));
    for (const pack of [above, below]) {
      expect([boards(pack), titles(pack)]).toEqual([
        [ONE, LEFT],
        ['To the right', 'To the left'],
      ]);
    }
  });

  test('has its comment blocks', () => {
    const pack = read(...quoted(...ONE, 'Comment:', ...LEFT, 'Comment-End:', '', ...TWO));
    expect(boards(pack)).toEqual([ONE, TWO]);
    expect([pack.levels[0]?.notes, problems(pack)]).toEqual([LEFT.join('\n'), []]);
  });
});
