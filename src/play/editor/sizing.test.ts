import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { DIRECTIONS, type Direction } from '../../core/grid.ts';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { Editor } from './editor.ts';
import { editorCommand } from './editorCommands.ts';
import { resized } from './sizing.ts';

const editorOf = async (id: string, text: string): Promise<Editor> => {
  const game = findGame(id)!;
  const draughtsman = await game.draughtsman!();
  return new Editor(game, draughtsman, unwrap(draughtsman.read(text)));
};

const sokoban = (...rows: string[]): Promise<Editor> => editorOf('sokoban', rows.join('\n'));
const vexed = (...rows: string[]): Promise<Editor> =>
  editorOf('vexed', [`${rows[0]!.length} ${rows.length}`, ...rows].join('\n'));

const rowsOf = ({ text, game }: Editor): readonly string[] => text.split('\n').slice(game.id === 'vexed' ? 1 : 0);

/** The rows of a board that has become larger or smaller at a side. */
const sized = (editor: Editor, by: 'larger' | 'smaller', side: Direction): readonly string[] => {
  editorCommand(`${by}-${side}`).run!(editor);
  const rows = rowsOf(editor);
  editor.undo();
  return rows;
};

describe('a room with a wall around it', () => {
  const ROOM = ['######', '#@ $.#', '##   #', '######'];

  test('grows inside of the wall: floor beside floor, wall beside wall', async () => {
    const editor = await sokoban(...ROOM);
    expect(sized(editor, 'larger', 'left')).toEqual(['#######', '# @ $.#', '###   #', '#######']);
    expect(sized(editor, 'larger', 'right')).toEqual(['#######', '#@ $. #', '##    #', '#######']);
    expect(sized(editor, 'larger', 'up')).toEqual(['######', '#    #', '#@ $.#', '##   #', '######']);
    expect(sized(editor, 'larger', 'down')).toEqual(['######', '#@ $.#', '##   #', '##   #', '######']);
  });

  test('becomes smaller inside of it, and stays closed', async () => {
    const editor = await sokoban(...ROOM);
    expect(sized(editor, 'smaller', 'left')).toEqual(['#####', '# $.#', '#   #', '#####']);
    expect(sized(editor, 'smaller', 'right')).toEqual(['#####', '#@ $#', '##  #', '#####']);
    expect(sized(editor, 'smaller', 'up')).toEqual(['######', '##   #', '######']);
    expect(sized(editor, 'smaller', 'down')).toEqual(['######', '#@ $.#', '######']);
  });

  test('is as it was after both', async () => {
    const editor = await sokoban(...ROOM);
    for (const side of DIRECTIONS) {
      const { sketch, draughtsman } = editor;
      const grown = resized(sketch, draughtsman, side, 1);
      expect(resized(grown, draughtsman, side, -1), side).toEqual(sketch);
    }
  });

  test('may have a yard around it, and any shape', async () => {
    const editor = await sokoban('  ####', '###  #', '# @$.#', '######');
    expect(sized(editor, 'larger', 'left')).toEqual(['   ####', '####  #', '#  @$.#', '#######']);
    expect(sized(editor, 'smaller', 'left')).toEqual([' ####', '##  #', '#@$.#', '#####']);
    expect(sized(editor, 'larger', 'up')).toEqual(['  ####', '###  #', '###  #', '# @$.#', '######']);
    expect(sized(editor, 'smaller', 'up')).toEqual(['######', '# @$.#', '######']);
  });

  test('grows within a thicker wall too, of which the outermost goes first', async () => {
    const editor = await sokoban('#######', '##@$.##', '#######');
    expect(sized(editor, 'larger', 'right')).toEqual(['########', '##@$. ##', '########']);
    expect(sized(editor, 'smaller', 'right')).toEqual(['######', '##@$.#', '######']);
    expect(sized(await sokoban(' #####', ' #@$.#', ' #####'), 'smaller', 'left')).toEqual(['#####', '#@$.#', '#####']);
  });

  test('in Vexed ladders go on where they lead, and nothing else is doubled', async () => {
    const editor = await vexed('#####', '#P H#', '#r H#', '#####');
    expect(sized(editor, 'larger', 'down')).toEqual(['#####', '#P H#', '#r H#', '#  H#', '#####']);
    expect(sized(editor, 'larger', 'up')).toEqual(['#####', '#  H#', '#P H#', '#r H#', '#####']);
    expect(sized(editor, 'larger', 'right')).toEqual(['######', '#P H #', '#r H #', '######']);
    expect(sized(editor, 'larger', 'left')).toEqual(['######', '# P H#', '# r H#', '######']);
    expect(sized(editor, 'smaller', 'left')).toEqual(['####', '# H#', '# H#', '####']);
  });
});

describe('a board without a wall', () => {
  test('has a row or column more or less at each side', async () => {
    const editor = await sokoban('   ', ' @ ', '   ', '   ');
    const at = (by: 'larger' | 'smaller', side: Direction): string => sized(editor, by, side).join('|');
    expect(DIRECTIONS.map((side) => at('larger', side))).toEqual([
      '###|   | @ |   |   ',
      '   #| @ #|   #|   #',
      '   | @ |   |   |###',
      '#   |# @ |#   |#   ',
    ]);
    expect(at('smaller', 'up')).toBe(' @ |   |   ');
    expect(at('smaller', 'right'), 'three columns are the fewest').toBe('   | @ |   |   ');
    expect(sized(await sokoban('####', '####', '####'), 'larger', 'up')).toEqual(Array(4).fill('####'));
  });

  test('a square board stays square, and its dolls stay at the edges', async () => {
    const editor = await editorOf('breakthrough', '5x5');
    editorCommand('larger-right').run!(editor);
    expect(editor.text).toBe('ppppp1/ppppp1/6/6/PPPPP1/PPPPP1 w');
    editorCommand('smaller-right').run!(editor);
    expect(editor.text).toBe('ppppp/ppppp/5/PPPPP/PPPPP w');
    expect(sentence(editorCommand('smaller-up').refusal!(editor)!)).toBe('The board cannot be smaller.');
  });

  test('a board larger than any that is drawn, or smaller, comes nearer step by step', async () => {
    const hall = await sokoban(...Array<string>(70).fill(' '.repeat(80)));
    for (const side of ['left', 'up'] as const) {
      expect(editorCommand(`smaller-${side}`).refusal!(hall)).toBeUndefined();
      expect(sentence(editorCommand(`larger-${side}`).refusal!(hall)!)).toBe('The board cannot be larger.');
      editorCommand(`smaller-${side}`).run!(hall);
    }
    expect(hall.sketch).toMatchObject({ width: 79, height: 69 });
    const strip = await sokoban('@');
    editorCommand('larger-down').run!(strip);
    expect(strip.text).toBe('@\n#');
  });

  test('the cursor stays on a board that becomes smaller', async () => {
    const editor = await sokoban('    ', '    ', '    ', '    ');
    editor.point(15);
    editorCommand('smaller-down').run!(editor);
    expect(editor.cursor).toBe(11);
  });
});
