import { describe, expect, test } from 'vitest';
import { sentence } from '../../../core/parsed.ts';
import { boards, ONE, problems, read, readFile, THREE, TWO, titles } from './testing.ts';
import { sok } from './text.ts';

/** The points of the specification of level files, by their numbers. */

describe('titles', () => {
  test('8: a number between levels is a title', () => {
    expect(titles(read('2', ...ONE, '', '10', ...TWO))).toEqual(['2', '10']);
  });

  test.each(['+|+', '*', 'p.B', '- - -', '...', '_____', '#1 by Bob', '###', '### Level 5 ###', '(-)', '3#'])(
    '9: %j is a title',
    (title) => {
      expect(titles(read(...ONE, '', title, '', ...TWO))).toEqual(['Level 1', title]);
    },
  );

  test.each(['B', '***', '*'])('9: %j is a title also where it touches its board', (title) => {
    expect(titles(read(title, ...ONE, '', ...TWO, title))).toEqual([title, 'Level 2']);
  });

  test.each(['#1', '##### 2 #####', '# 2 #', '########## Level 1 ##########', '********'])(
    '9: %j is a title also between two boards that it touches',
    (title) => {
      const pack = read(...ONE, title, ...TWO);
      expect(boards(pack)).toEqual([ONE, TWO]);
      expect(titles(pack)).toEqual(['Level 1', title]);
    },
  );

  test('9: a value that looks like a wall is a value', () => {
    expect(titles(read(...ONE, 'Title: ##########'))).toEqual(['##########']);
  });

  test('10: keys below boards of which the last has none; keys above with the author before the title', () => {
    expect(titles(read(...ONE, 'Title: Harbour', '', ...TWO, 'Title: Cape', '', ...THREE))).toEqual([
      'Harbour',
      'Cape',
      'Level 3',
    ]);
    const pack = read('Author: Ann', 'Title: Harbour', ...ONE, '', 'Author: Bob', 'Title: Cape', ...TWO);
    expect(pack.levels.map(({ title, author }) => [title, author])).toEqual([
      ['Harbour', 'Ann'],
      ['Cape', 'Bob'],
    ]);
  });

  test('10: a title above boards that have title lines is the pack’s', () => {
    const pack = read('Title: Docks', 'Author: Ann', '', 'Harbour', '', ...ONE, '', 'Cape', '', ...TWO);
    expect([pack.title, pack.author, ...titles(pack)]).toEqual(['Docks', 'Ann', 'Harbour', 'Cape']);
  });

  test('10: before, after, and both: the key counts', () => {
    expect(titles(read('Harbour', ...ONE, '', 'Cape', ...TWO))).toEqual(['Harbour', 'Cape']);
    expect(titles(read(...ONE, 'Title: Harbour', '', ...TWO, 'Title: Cape'))).toEqual(['Harbour', 'Cape']);
    expect(titles(read('A', ...ONE, 'Title: Harbour', '', 'B', ...TWO, 'Title: Cape'))).toEqual(['Harbour', 'Cape']);
    expect(titles(read('Title: Harbour', ...ONE, '', 'Title: Cape', ...TWO))).toEqual(['Harbour', 'Cape']);
  });

  test('10: also with old line ends and other walls; a line above a titled board is a note of it', () => {
    const walls = ['Title: Harbour', '', 'XXXXX', 'X@$.X', 'XXXXX', '', 'Title: Cape', '', 'XXXXX', 'X.$@X', 'XXXXX'];
    expect(titles(read(...walls))).toEqual(['Harbour', 'Cape']);
    expect(titles(readFile(['Title: Harbour', '', ...ONE, '', 'Title: Cape', '', ...TWO].join('\r')))).toEqual([
      'Harbour',
      'Cape',
    ]);
    expect(read('Made at sea.', '', ...ONE, 'Title: Harbour', 'Quiet.').levels[0]).toMatchObject({
      title: 'Harbour',
      notes: 'Made at sea.\nQuiet.',
    });
  });

  test('11: two lines of text above a board are no title', () => {
    const pack = read('It was late', 'and dark', ...ONE);
    expect(titles(pack)).toEqual(['Level 1']);
    expect(pack.notes).toBe('It was late\nand dark');
  });

  test('a last line below a blank one is a title, what stands above are notes', () => {
    const pack = read('It was late', 'and dark', '', 'Harbour', '', ...ONE, 'Quiet.', 'So quiet.', '', 'Cape', ...TWO);
    expect(titles(pack)).toEqual(['Harbour', 'Cape']);
    expect([pack.notes, pack.levels[0]?.notes]).toEqual(['It was late\nand dark', 'Quiet.\nSo quiet.']);
  });

  test('12: text after the last saved game, just before a board, is the title of that board', () => {
    const pack = read(...ONE, '', 'Solution', 'R', '', 'Cape', '', ...TWO);
    expect(titles(pack)).toEqual(['Level 1', 'Cape']);
    expect(pack.levels[0]?.lines).toEqual([{ title: 'Solution', moves: 'R', line: 6 }]);
  });

  test('13: boards are told apart by one blank line, or by a title alone', () => {
    expect(boards(read(...ONE, '', ...TWO, 'Cape', ...THREE))).toEqual([ONE, TWO, THREE]);
  });

  test('14: titles behind semicolons, before their boards or after them', () => {
    expect(titles(read('; by us', '', '; 1', ...ONE, '', '; 2', ...TWO))).toEqual(['1', '2']);
    expect(titles(read(...ONE, '; 1', '', ...TWO, '', '; 2'))).toEqual(['1', '2']);
  });

  test('15: keys in any case, with blanks before the colon, and Name: for Title:', () => {
    expect(titles(read(...ONE, 'TITLE : Harbour', '', ...TWO, 'name: Cape'))).toEqual(['Harbour', 'Cape']);
  });
});

describe('keys and comments', () => {
  test('16: of a key given twice the first counts, with a warning', () => {
    const pack = read(...ONE, 'Author: Ann', 'Author: Bob');
    expect(pack.levels[0]?.author).toBe('Ann');
    expect(problems(pack)).toEqual(['5:1 warning: "author" is there twice: the first one counts.']);
  });

  test('16: also of the pack’s title; and what is said a thousand times is told once', () => {
    const pack = read('Collection: Docks', 'Set: Ports', 'Set: Bays', ...ONE);
    expect(pack.title).toBe('Docks');
    expect(problems(pack)).toEqual(['2:1 warning: "collection" is there twice: the first one counts.']);
  });

  test('17: values may hold colons', () => {
    expect(titles(read(...ONE, 'Title: Harbour: the north side'))).toEqual(['Harbour: the north side']);
  });

  test('an author before the first board is the default of all, one after a board is that board’s', () => {
    const pack = read('Collection: Docks', 'Author: Ann', '', ...ONE, '', ...TWO, 'Author: Bob');
    expect([pack.title, pack.author]).toEqual(['Docks', 'Ann']);
    expect(pack.levels.map(({ author }) => author)).toEqual(['Ann', 'Bob']);
    expect(read('Set: Docks', ...ONE).title).toBe('Docks');
    expect(read(...ONE).title).toBe('file');
  });

  test('18: a comment block may hold boards and moves', () => {
    const pack = read(...ONE, 'Comment:', ...TWO, 'rrRR', 'Title: no', 'Comment-End:', '', ...THREE);
    expect(boards(pack)).toEqual([ONE, THREE]);
    expect(pack.levels[0]).toMatchObject({
      title: 'Level 1',
      notes: [...TWO, 'rrRR', 'Title: no'].join('\n'),
      lines: [],
    });
  });

  test('a comment may begin and end beside its keys, or be one line', () => {
    expect(read(...ONE, 'Comment: first', 'second', 'Comment-End: third').levels[0]?.notes).toBe(
      'first\nsecond\nthird',
    );
    expect(read(...ONE, 'Comment: alone').levels[0]?.notes).toBe('alone');
  });

  test('19: a comment block without an end swallows nothing', () => {
    const pack = read(...ONE, 'Comment:', 'oops', '', ...TWO, 'Comment: fine', 'Comment-End:');
    expect(boards(pack)).toEqual([ONE, TWO]);
    expect(problems(pack)).toEqual(['4:1 warning: This comment has no Comment-End.']);
  });

  test('lines for people with an editor are kept apart, keys that nobody knows are notes', () => {
    const pack = read(':: saved by hand', 'Collection: Docks', '', ...ONE, ':: check this', 'Difficulty: 7', 'Nice.');
    expect([pack.comments, pack.levels[0]?.comments]).toEqual(['saved by hand', 'check this']);
    expect(pack.levels[0]?.notes).toBe('Difficulty: 7\nNice.');
  });
});

describe('lines of text', () => {
  test('23: CR LF, CR, LF and form feeds, mixed, and an end mark of old', () => {
    expect(boards(readFile(`${ONE.join('\r\n')}\r\n\f${TWO.join('\r')}\r\r${THREE.join('\n')}\u001a`))).toEqual([
      ONE,
      TWO,
      THREE,
    ]);
  });

  test('24: a byte-order mark is no part of the first line', () => {
    expect(boards(readFile(`\uFEFF${ONE.join('\n')}`))).toEqual([ONE]);
  });

  test('38: a level of another game is refused alone', () => {
    const pack = read(...ONE, 'Game: Hexoban', '', ...TWO, 'Game: Sokoban');
    expect(problems(pack)).toEqual(['4:1 This is a level of Hexoban, not of plain Sokoban.']);
    expect(problems(read('Game: Trioban', '', ...ONE, '', ...TWO))).toHaveLength(2);
  });

  test('38: a level that says it is plain is, whatever the file says; moves in six directions give another away', () => {
    const pack = read('Game: Hexoban', '', ...ONE, 'Game: Sokoban', '', ...TWO);
    expect(pack.levels.map(({ problems: found }) => found.length)).toEqual([0, 1]);
    expect(problems(read(...ONE, '', 'lnNsSrdDuU', '', ...TWO))).toEqual([
      '5:1 These moves have directions that plain Sokoban does not have.',
    ]);
  });

  test('40: nothing, no board, and a binary file are one clear message', () => {
    for (const text of ['', 'hello\nworld', '\0\u0001\u0002PNG\0\0', '###']) {
      expect(readFile(text).problems.map(({ message }) => sentence(message))).toEqual([
        'There is no board in this file.',
      ]);
    }
  });

  test('41: one bad level never sinks its file', () => {
    const pack = read(...ONE, '', '####', '#@.#', '####', '', ...TWO);
    expect(pack.levels.map(({ problems: found }) => found.length)).toEqual([0, 1, 0]);
  });
});

describe('moves', () => {
  const linesOf = (...after: readonly string[]) =>
    read(...TWO, ...after).levels[0]!.lines.map(({ line: _, ...saved }) => saved);

  test('33: over several lines and with blanks', () => {
    expect(linesOf('', 'rr ll', 'rrll', 'rR')).toEqual([{ moves: 'rrllrrllrR' }]);
  });

  test('titles and notes of saved games; the next block is the next game', () => {
    expect(
      linesOf('', 'Solution 1', 'rR', '', 'found', 'at night', '', 'Try', 'rlrlrlrlrl', 'given up,', 'sadly'),
    ).toEqual([
      { title: 'Solution 1', moves: 'rR', notes: 'found\nat night' },
      { title: 'Try', moves: 'rlrlrlrlrl', notes: 'given up,\nsadly' },
    ]);
  });

  test('run-lengths stay as they are, the mark becomes a number', () => {
    expect(linesOf('', '3r4U', '', '2(rl)*rR')).toEqual([{ moves: '3r4U' }, { moves: '2(rl)rR', at: 4 }]);
  });

  test('reverse blocks and changes of pusher are kept as written', () => {
    expect(linesOf('', '[]L[rr]d', '', '{rddd}Urr{uul}uLU')).toEqual([
      { moves: '[]L[rr]d' },
      { moves: '{rddd}Urr{uul}uLU' },
    ]);
  });

  test('34: moves that cannot be played are kept', () => {
    expect(linesOf('', 'uuuuuuuuuuuu')).toEqual([{ moves: 'uuuuuuuuuuuu' }]);
  });

  test('36: short words of l u r d are notes, within text and where they cannot be played', () => {
    const [level] = read(...TWO, 'This room is', 'dull', 'as ever', '', 'Solution', 'rR').levels;
    expect(level).toMatchObject({ notes: 'This room is\ndull\nas ever', lines: [{ title: 'Solution', moves: 'rR' }] });
    expect(read(...TWO, '', 'dull').levels[0]?.notes).toBe('dull');
    expect(linesOf('', 'dull')).toEqual([]);
    expect(linesOf('', 'Solution', 'dull')).toEqual([{ title: 'Solution', moves: 'dull' }]);
  });

  test('before the first board nothing is moves', () => {
    expect(titles(read('rrrrrrrrrrrr', '', ...ONE))).toEqual(['rrrrrrrrrrrr']);
  });
});

test('reading tells how far it is, and can be left', () => {
  const reading = sok.read([...ONE, '', ...TWO].join('\n'), 'x');
  expect([reading.next().value, reading.next().value, reading.next().done]).toEqual([3 / 7, 1, true]);
});
