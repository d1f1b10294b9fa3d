import { DIRECTIONS, type Direction } from '../../core/grid.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Alteration, Brush } from '../../core/sketching.ts';
import { flippedAcross, flippedOver, shifted, turned } from './alterations.ts';
import { type Editor, TOOLS, type Tool } from './editor.ts';
import { faultRefusal } from './findings.ts';
import { SYMMETRIES, type Symmetry } from './painting.ts';
import { mayResize, resized } from './sizing.ts';

/** What only a screen can do for whoever draws. */
export type EditorErrand =
  | 'play'
  | 'solve'
  | 'grade'
  | 'share'
  | 'to-file'
  | 'titles'
  | 'own-levels'
  | 'editor-help'
  | 'leave';

export type EditorCommandId =
  | Direction
  | `shift-${Direction}`
  | `larger-${Direction}`
  | `smaller-${Direction}`
  | EditorErrand
  | 'paint'
  | 'erase'
  | 'pen'
  | 'fill'
  | 'tool'
  | 'symmetry'
  | 'undo'
  | 'redo'
  | 'turn'
  | 'across'
  | 'over'
  | 'other-turn'
  | 'clear';

/** Something that whoever draws can ask for by key, button or menu. */
export interface EditorCommand {
  readonly id: EditorCommandId;
  readonly name: Message;
  /** The first of them is shown. */
  readonly keys: readonly string[];
  /** What it does to the sketch; absent where a screen has to do it. */
  run?(editor: Editor): void;
  /** A key held down asks for it again and again. */
  readonly repeats?: true;
  /** Whether it makes sense for what is drawn; always when absent. */
  suits?(editor: Editor): boolean;
  /** Why it cannot be done now. */
  refusal?(editor: Editor): Message | undefined;
}

const KEYS: Readonly<Record<Direction, string>> = {
  up: 'ArrowUp',
  right: 'ArrowRight',
  down: 'ArrowDown',
  left: 'ArrowLeft',
};

const MOVES: Readonly<Record<Direction, Message>> = {
  up: say('Cursor up'),
  right: say('Cursor right'),
  down: say('Cursor down'),
  left: say('Cursor left'),
};

const SHIFTS: Readonly<Record<Direction, Message>> = {
  up: say('Shift up'),
  right: say('Shift to the right'),
  down: say('Shift down'),
  left: say('Shift to the left'),
};

const LARGER: Readonly<Record<Direction, Message>> = {
  up: say('Larger at the top'),
  right: say('Larger at the right'),
  down: say('Larger at the bottom'),
  left: say('Larger at the left'),
};

const SMALLER: Readonly<Record<Direction, Message>> = {
  up: say('Smaller at the top'),
  right: say('Smaller at the right'),
  down: say('Smaller at the bottom'),
  left: say('Smaller at the left'),
};

const has =
  (alteration: Alteration) =>
  ({ draughtsman }: Editor): boolean =>
    draughtsman.alterations.includes(alteration);

const moving = (direction: Direction): EditorCommand => ({
  id: direction,
  name: MOVES[direction],
  keys: [KEYS[direction]],
  repeats: true,
  run: (editor) => editor.move(direction),
});

const shifting = (direction: Direction): EditorCommand => ({
  id: `shift-${direction}`,
  name: SHIFTS[direction],
  keys: [`Shift+${KEYS[direction]}`],
  repeats: true,
  suits: has('shift'),
  run: (editor) => editor.alter((sketch) => shifted(sketch, direction)),
});

const SIZE_LIMIT = { 1: say('The board cannot be larger.'), [-1]: say('The board cannot be smaller.') };

const resizing = (direction: Direction, by: 1 | -1): EditorCommand => ({
  id: by > 0 ? `larger-${direction}` : `smaller-${direction}`,
  name: (by > 0 ? LARGER : SMALLER)[direction],
  keys: [`${by > 0 ? 'Ctrl' : 'Ctrl+Shift'}+${KEYS[direction]}`],
  refusal: ({ sketch, draughtsman }) => (mayResize(sketch, draughtsman, direction, by) ? undefined : SIZE_LIMIT[by]),
  run: (editor) => editor.alter((sketch) => resized(sketch, editor.draughtsman, direction, by)),
});

const nextOf = <T>(all: readonly T[], one: T): T => all[(all.indexOf(one) + 1) % all.length]!;

export const SYMMETRY_NAMES: Readonly<Record<Symmetry, Message>> = {
  none: say('Not symmetric'),
  across: say('Left and right alike'),
  over: say('Above and below alike'),
  both: say('All four quarters alike'),
};

export const TOOL_NAMES: Readonly<Record<Tool, Message>> = {
  pen: say('Pen'),
  rectangle: say('Rectangle'),
  fill: say('Fill'),
};

const fill = (editor: Editor): void => {
  const { tool } = editor;
  editor.tool = 'fill';
  editor.dab();
  editor.tool = tool;
};

const PAINTING: readonly EditorCommand[] = [
  { id: 'paint', name: say('Paint'), keys: ['Space', 'Enter'], run: (editor) => editor.dab() },
  { id: 'erase', name: say('Erase'), keys: ['Delete', 'Backspace'], run: (editor) => editor.dab(editor.eraser) },
  {
    id: 'pen',
    name: say('Draw a line: begin, end'),
    keys: ['.'],
    run: (editor) => (editor.isStroking ? editor.release() : editor.press()),
  },
  { id: 'fill', name: say('Fill all that is alike'), keys: ['F'], run: fill },
  {
    id: 'tool',
    name: say('Pen, rectangle, fill'),
    keys: ['Shift+T'],
    run: (editor) => {
      editor.tool = nextOf(TOOLS, editor.tool);
    },
  },
  {
    id: 'symmetry',
    name: say('Draw symmetrically'),
    keys: ['Shift+S'],
    run: (editor) => {
      editor.symmetry = nextOf(SYMMETRIES, editor.symmetry);
    },
  },
  {
    id: 'undo',
    name: say('Undo'),
    keys: ['U', 'Ctrl+Z'],
    repeats: true,
    refusal: ({ canUndo, isStroking }) => (canUndo || isStroking ? undefined : say('There is nothing to undo.')),
    run: (editor) => editor.undo(),
  },
  {
    id: 'redo',
    name: say('Redo'),
    keys: ['Ctrl+Y', 'Ctrl+Shift+Z'],
    repeats: true,
    refusal: ({ canRedo }) => (canRedo ? undefined : say('There is nothing to redo.')),
    run: (editor) => editor.redo(),
  },
];

const ALTERING: readonly EditorCommand[] = [
  { id: 'turn', name: say('Turn'), keys: ['T'], suits: has('turn'), run: (editor) => editor.alter(turned) },
  {
    id: 'across',
    name: say('Flip across'),
    keys: ['X'],
    suits: has('across'),
    run: (editor) => editor.alter(flippedAcross),
  },
  {
    id: 'over',
    name: say('Flip over'),
    keys: ['Shift+X'],
    suits: has('over'),
    run: (editor) => editor.alter((sketch) => flippedOver(sketch, editor.draughtsman)),
  },
  {
    id: 'other-turn',
    name: say('Change the turn'),
    keys: ['W'],
    suits: ({ game }) => game.seats === 2,
    run: (editor) => editor.alter((sketch) => ({ ...sketch, turn: sketch.turn === 1 ? 0 : 1 })),
  },
  {
    id: 'clear',
    name: say('Clear everything'),
    keys: ['Shift+Delete'],
    run: (editor) => editor.alter((sketch) => editor.draughtsman.blank(sketch)),
  },
  ...DIRECTIONS.map(shifting),
  ...DIRECTIONS.map((direction) => resizing(direction, 1)),
  ...DIRECTIONS.map((direction) => resizing(direction, -1)),
];

const soundRefusal = ({ findings }: Editor): Message | undefined => faultRefusal(findings);

const isPuzzle = ({ game }: Editor): boolean => game.seats === 1;

/** A position of a game for two is solved when it is known who wins. */
const isSolvable = (editor: Editor): boolean => isPuzzle(editor) || editor.game.rivals !== undefined;

const ERRANDS: readonly EditorCommand[] = [
  { id: 'play', name: say('Play'), keys: ['P'], refusal: soundRefusal },
  { id: 'solve', name: say('Solve'), keys: ['S'], suits: isSolvable, refusal: soundRefusal },
  { id: 'grade', name: say('Grade'), keys: ['D'], suits: isPuzzle, refusal: soundRefusal },
  { id: 'share', name: say('Share'), keys: ['H'], refusal: soundRefusal },
  { id: 'to-file', name: say('Save as a file'), keys: ['O'], refusal: soundRefusal },
  { id: 'titles', name: say('Title, author, notes'), keys: ['N'] },
  { id: 'own-levels', name: say('My own levels'), keys: ['Shift+O'] },
  { id: 'editor-help', name: say('Help contents'), keys: ['?', 'F1'] },
  { id: 'leave', name: say('Exit'), keys: ['Q'] },
];

/** Everything that can be asked for while somebody draws. */
export const EDITOR_COMMANDS: readonly EditorCommand[] = [
  ...DIRECTIONS.map(moving),
  ...PAINTING,
  ...ALTERING,
  ...ERRANDS,
];

export const editorCommand = (id: EditorCommandId): EditorCommand => EDITOR_COMMANDS.find((one) => one.id === id)!;

/** Those that suit what is drawn. */
export const editorCommandsFor = (editor: Editor): readonly EditorCommand[] =>
  EDITOR_COMMANDS.filter(({ suits }) => suits?.(editor) ?? true);

export const editorCommandForKey = (editor: Editor, key: string): EditorCommand | undefined =>
  editorCommandsFor(editor).find(({ keys }) => keys.includes(key));

/** The keys of a brush: its number, as far as there are digits, and its own letter. */
export const brushKeys = (editor: Pick<Editor, 'draughtsman'>, brush: Brush): readonly string[] => {
  const number = editor.draughtsman.brushes.indexOf(brush) + 1;
  return [...(number < 10 ? [String(number)] : []), ...(brush.key === undefined ? [] : [brush.key])];
};

export const brushForKey = (editor: Pick<Editor, 'draughtsman'>, key: string): Brush | undefined =>
  editor.draughtsman.brushes.find((brush) => brushKeys(editor, brush).includes(key));
