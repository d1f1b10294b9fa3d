import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import type { Cell } from '../../core/grid.ts';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { flippedAcross, flippedOver, shifted, turned } from './alterations.ts';
import { Editor } from './editor.ts';
import {
  brushForKey,
  EDITOR_COMMANDS,
  editorCommand,
  editorCommandForKey,
  editorCommandsFor,
} from './editorCommands.ts';

const editorOf = async (id: string, text: string): Promise<Editor> => {
  const game = findGame(id)!;
  const draughtsman = await game.draughtsman!();
  return new Editor(game, draughtsman, unwrap(draughtsman.read(text)));
};

const sokoban = (...rows: string[]): Promise<Editor> => editorOf('sokoban', rows.join('\n'));

const at = ({ sketch }: Editor, x: number, y: number): Cell => (y - 1) * sketch.width + x - 1;

const choose = (editor: Editor, key: string): void => {
  editor.brush = brushForKey(editor, key)!;
};

describe('strokes', () => {
  test('a stroke paints every cell on its way, also those that a pointer left out, and is undone as one', async () => {
    const editor = await sokoban('     ', '     ', '     ');
    editor.press(at(editor, 1, 1));
    editor.drag(at(editor, 5, 1));
    editor.drag(at(editor, 5, 3));
    editor.release();
    expect(editor.text).toBe('#####\n    #\n    #');
    editor.undo();
    expect(editor.text).toBe('     \n     \n     ');
    editor.redo();
    expect(editor.text).toBe('#####\n    #\n    #');
    expect(editor.canRedo).toBe(false);
  });

  test('what changes nothing is no stroke', async () => {
    const editor = await sokoban('###');
    editor.dab();
    expect(editor.canUndo).toBe(false);
  });

  test('an abandoned stroke has drawn nothing', async () => {
    const editor = await sokoban('   ');
    editor.press(0);
    editor.drag(2);
    editor.abandon();
    expect(editor.text).toBe('   ');
    expect(editor.canUndo).toBe(false);
  });

  test('there is one worker: painted elsewhere he leaves where he was, and the goal below him stays', async () => {
    const editor = await sokoban('+  ');
    choose(editor, '5');
    editor.dab(editor.brush, 2);
    expect(editor.text).toBe('. @');
  });

  test('carried along, he leaves all that he passes as it was', async () => {
    const editor = await sokoban('@#$. ', '     ');
    choose(editor, '5');
    editor.press(at(editor, 1, 1));
    for (const x of [2, 3, 4, 5]) editor.drag(at(editor, x, 1));
    editor.release();
    expect(editor.text).toBe(' #$.@\n     ');
  });

  test('a rectangle follows its corner, and a fill takes all that is alike', async () => {
    const editor = await sokoban('     ', '     ', '     ');
    editor.tool = 'rectangle';
    editor.press(at(editor, 2, 1));
    editor.drag(at(editor, 5, 3));
    editor.drag(at(editor, 3, 2));
    editor.release();
    expect(editor.text).toBe(' ##  \n ##  \n     ');
    editor.tool = 'fill';
    choose(editor, '3');
    editor.dab(editor.brush, at(editor, 1, 1));
    expect(editor.text).toBe('.##..\n.##..\n.....');
  });

  test('the cursor draws a line while the pen is down', async () => {
    const editor = await sokoban('    ', '    ');
    editor.move('right');
    editorCommand('pen').run!(editor);
    editor.move('right');
    editor.move('down');
    editorCommand('pen').run!(editor);
    editor.move('left');
    expect(editor.text).toBe(' ## \n  # ');
  });
});

describe('drawing symmetrically', () => {
  test.each([
    ['across', '#   #\n     \n     '],
    ['over', '#    \n     \n#    '],
    ['both', '#   #\n     \n#   #'],
  ] as const)('%s', async (symmetry, expected) => {
    const editor = await sokoban('     ', '     ', '     ');
    editor.symmetry = symmetry;
    editor.dab();
    expect(editor.text).toBe(expected);
  });

  test('in a game for two the other side is the other player’s', async () => {
    const editor = await editorOf('breakthrough', '5/5/5/5/5 w');
    editor.symmetry = 'both';
    editor.dab(editor.brush, at(editor, 2, 4));
    expect(editor.text).toBe('5/1p1p1/5/1P1P1/5 w');
  });

  test('there is still one worker', async () => {
    const editor = await sokoban('   ', '   ');
    editor.symmetry = 'both';
    choose(editor, '5');
    editor.dab();
    expect(editor.text).toBe('@  \n   ');
  });
});

describe('the whole sketch', () => {
  test('turned, flipped, shifted', async () => {
    const { sketch, draughtsman } = await sokoban('#@.', '  $');
    const text = draughtsman.write;
    expect(text(turned(sketch))).toBe(' #\n @\n$.');
    expect(text(flippedAcross(sketch))).toBe('.@#\n$  ');
    expect(text(flippedOver(sketch, draughtsman))).toBe('  $\n#@.');
    expect(text(shifted(sketch, 'right'))).toBe('.#@\n$  ');
    expect(text(shifted(sketch, 'up'))).toBe('  $\n#@.');
  });

  test('four turns, two flips, and as many shifts as there are columns change nothing', async () => {
    const { sketch, draughtsman } = await sokoban('#@.', '  $');
    expect(turned(turned(turned(turned(sketch))))).toEqual(sketch);
    expect(flippedOver(flippedOver(sketch, draughtsman), draughtsman)).toEqual(sketch);
    expect(shifted(shifted(shifted(sketch, 'left'), 'left'), 'left')).toEqual(sketch);
  });

  test('flipped over, two players change sides', async () => {
    const { sketch, draughtsman } = await editorOf('breakthrough', '5/1p3/5/5/P4 w');
    expect(draughtsman.write(flippedOver(sketch, draughtsman))).toBe('p4/5/5/1P3/5 b');
  });
});

describe('commands', () => {
  test.each(['sokoban', 'vexed', 'breakthrough'])('no key of %s has two meanings', async (id) => {
    const game = findGame(id)!;
    const editor = new Editor(game, await game.draughtsman!());
    const keys = editorCommandsFor(editor).flatMap((command) => command.keys);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(brushForKey(editor, key), key).toBeUndefined();
  });

  test('what does not suit a game has no key there', async () => {
    const editor = await editorOf('breakthrough', '5x5');
    expect(editorCommandForKey(editor, 'T')).toBeUndefined();
    expect(editorCommandForKey(editor, 'W')?.id).toBe('other-turn');
    expect(EDITOR_COMMANDS.length).toBeGreaterThan(30);
  });

  test('play waits for what has to be put right, and says so', async () => {
    const editor = await sokoban('#####', '#@$ #', '#####');
    const refusal = editorCommand('play').refusal!;
    expect(sentence(refusal(editor)!)).toBe('First something has to be put right: 1 box, 0 goals.');
    choose(editor, '3');
    editor.dab(editor.brush, at(editor, 4, 2));
    expect(refusal(editor)).toBeUndefined();
    expect(findGame('sokoban')!.parse(editor.text).ok).toBe(true);
  });
});
