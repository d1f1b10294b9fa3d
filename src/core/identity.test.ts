import { describe, expect, test } from 'vitest';
import { unwrap } from '../../test/tools/unwrap.ts';
import { breakthrough } from '../games/breakthrough/index.ts';
import { sokoban } from '../games/sokoban/index.ts';
import { tictactoe } from '../games/tictactoe/index.ts';
import { vexed } from '../games/vexed/index.ts';
import type { AnyGame } from './game.ts';
import { hash } from './hash.ts';
import { identity } from './identity.ts';

const of = (game: AnyGame, ...rows: readonly string[]) => identity(game, unwrap(game.parse(rows.join('\n'))));

const ROOM = ['#######', '#  .  #', '# @$  #', '#     #', '#######'];

describe('the hash of the board as drawn', () => {
  // What players have solved is kept under these: if one changes, their results are lost.
  test('never changes', () => {
    expect(of(sokoban, ...ROOM).hash).toBe('d27fb97ca1710350');
    expect(of(vexed, '5 3', '#####', '#Prr#', '#####').hash).toBe('d11704433d38651f');
    expect(of(breakthrough, '6x6').hash).toBe('71762b4980e857e2');
    expect(of(tictactoe, '.../.../... x').hash).toBe('9898d2bc366d47e0');
  });

  test('is that of the trimmed rows', () => {
    expect(of(sokoban, ...ROOM).hash).toBe(hash(ROOM.join('\n')));
  });

  test('knows no margin', () => {
    expect(of(sokoban, '', '  ', ...ROOM.map((row) => `   ${row}  `), '')).toEqual(of(sokoban, ...ROOM));
  });

  test('knows one set of letters', () => {
    const other = ROOM.map((row) => row.replace('@', 'p').replace('$', 'b').replaceAll(' ', '-'));
    expect(of(sokoban, ...other)).toEqual(of(sokoban, ...ROOM));
  });

  test('keeps rows in their places', () => {
    const ragged = of(sokoban, '   ####', ' ###  #', ' #@$. #', ' ######');
    expect(ragged.hash).toBe(hash('  ####\n###  #\n#@$. #\n######'));
  });

  test('tells apart what is drawn apart', () => {
    expect(of(sokoban, ...ROOM.toReversed()).hash).not.toBe(of(sokoban, ...ROOM).hash);
    expect(of(sokoban, ...ROOM, '      #').hash).not.toBe(of(sokoban, ...ROOM).hash);
  });
});

describe('the canonical hash', () => {
  test('is the same for all drawings of a puzzle', () => {
    const turned = ['#####', '#   #', '#   #', '#.$ #', '# @ #', '#   #', '#####'];
    expect(of(sokoban, ...turned).canonical).toBe(of(sokoban, ...ROOM).canonical);
    expect(of(sokoban, ...turned).hash).not.toBe(of(sokoban, ...ROOM).hash);
  });

  test('is that of the drawing in a game that knows no better', () => {
    const { hash: drawn, canonical } = of(vexed, '5 3', '#####', '#Prr#', '#####');
    expect(canonical).toBe(drawn);
  });
});

test('a drawing of nothing has an identity too', () => {
  expect(identity({ draw: () => ['', ' '] }, undefined).hash).toBe(hash(''));
});
