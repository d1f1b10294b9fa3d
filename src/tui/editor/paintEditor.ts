import type { Cell } from '../../core/grid.ts';
import type { Message } from '../../core/parsed.ts';
import type { Brush } from '../../core/sketching.ts';
import type { CellSize, Style } from '../../core/terminalArt.ts';
import { columnsOf, tame } from '../../node/columns.ts';
import type { DrawnLevel, DrawnPack } from '../../play/editor/drawnPacks.ts';
import type { Editor } from '../../play/editor/editor.ts';
import { brushKeys, SYMMETRY_NAMES, TOOL_NAMES } from '../../play/editor/editorCommands.ts';
import type { Known } from '../../play/editor/sketchSolving.ts';
import type { Translator } from '../../play/words/language.ts';
import type { WholeArt } from '../art.ts';
import { type Ability, paintBoard } from '../board.ts';
import type { Area, Canvas } from '../canvas.ts';
import { CHOSEN } from '../dialogs/box.ts';
import { fitOf, type Pane, paneFor } from '../pane.ts';
import { hintText, spreadOut } from '../status.ts';
import { blended } from '../style.ts';
import { wrapped } from '../wrap.ts';
import { type Check, checksOf } from './checks.ts';
import { type DrawingCommand, keysOf } from './commands.ts';

/** A level that is drawn, and how it is shown. */
export interface ShownSketch {
  readonly editor: Editor;
  readonly pack: DrawnPack;
  readonly level: DrawnLevel;
  readonly known: Known | undefined;
  /** What was last said. */
  readonly told: Message | undefined;
  readonly commands: readonly DrawingCommand[];
  readonly spoken: Translator;
  readonly art: WholeArt;
  readonly cells: CellSize;
  readonly ability: Ability;
  /** The cell that has to be in sight. */
  readonly focus: Cell;
  /** Through which pane the board was seen before. */
  readonly before: Pane | undefined;
}

/** Where a click means something. */
export interface Spots {
  readonly pane: Pane;
  readonly brushes: readonly { readonly brush: Brush; readonly area: Area }[];
  readonly checks: readonly { readonly check: Check; readonly area: Area }[];
}

/** In fewer columns there is no room beside the board. */
const LEAST_COLUMNS = 60;

/** More brushes than these stand in two columns. */
const MOST_IN_COLUMN = 6;

const HEAD: Style = { inverse: true };
const SAID: Style = { bold: true };
const HINT: Style = { fg: 'dim' };

const HINTS: readonly DrawingCommand['id'][] = [
  'editor-help',
  'leave',
  'paint',
  'undo',
  'play',
  'solve',
  'show-check',
  'grade',
  'titles',
  'to-file',
  'other-turn',
  'pen',
  'tool',
  'symmetry',
];

/** What is drawn, and with what. */
const paintHead = (canvas: Canvas, { editor, pack, level, spoken }: ShownSketch): void => {
  const { game, sketch, tool, symmetry, brush } = editor;
  const place = [spoken({ text: game.title }), pack.title, level.title, `${sketch.width} × ${sketch.height}`];
  const how = [
    brush.name,
    ...(tool === 'pen' ? [] : [TOOL_NAMES[tool]]),
    ...(symmetry === 'none' ? [] : [SYMMETRY_NAMES[symmetry]]),
  ];
  const right = `${how.map(spoken).join(' · ')} `;
  const room = canvas.width - columnsOf(right) - 3;
  const left = [place, place.slice(1), place.slice(2)].map((parts) => parts.join(' · '));
  const fitting = left.find((text) => columnsOf(text) <= room) ?? left.at(-1)!;
  canvas.put(0, 0, spreadOut(` ${fitting}`, right, canvas.width), HEAD);
};

/** A brush as it looks on the board: the lowest row of it. */
const thumbOf = ({ look }: Brush, { art, ability, editor }: ShownSketch) => {
  const size = art.sizes.includes('compact') ? 'compact' : art.sizes[0]!;
  const ground = editor.eraser.look;
  const scene = { ...ability, facing: 'down' as const, ground };
  const [below, above] = [art.draw(ground, size, scene), art.draw(look, size, scene)];
  return { text: above.rows.at(-1)!, style: blended(below.style, above.style) };
};

const paletteColumns = ({ editor }: ShownSketch): 1 | 2 => (editor.draughtsman.brushes.length > MOST_IN_COLUMN ? 2 : 1);

/** In so many columns no name of a brush is cut. */
const paletteWidth = (shown: ShownSketch): number => {
  const { editor, spoken } = shown;
  const widths = editor.draughtsman.brushes.map(
    (brush) => `1  ${thumbOf(brush, shown).text} `.length + columnsOf(spoken(brush.name)),
  );
  return paletteColumns(shown) * Math.max(...widths);
};

/** Numbers, pictures and names. Returns where they stand. */
const paintPalette = (canvas: Canvas, shown: ShownSketch, room: Area): Spots['brushes'] => {
  const { editor, spoken } = shown;
  const { brushes } = editor.draughtsman;
  const columns = paletteColumns(shown);
  const rows = Math.ceil(brushes.length / columns);
  const width = Math.floor(room.width / columns);
  return brushes.map((brush, index) => {
    const area = {
      x: room.x + Math.floor(index / rows) * width,
      y: room.y + (index % rows),
      width: width - 1,
      height: 1,
    };
    const { text, style } = thumbOf(brush, shown);
    const [key = ' '] = brushKeys(editor, brush);
    const name = tame(`${spoken(brush.name)}`, Math.max(1, area.width - text.length - 3));
    canvas.put(area.x, area.y, `${key} `);
    canvas.put(area.x + 2, area.y, text, style);
    canvas.put(area.x + 2 + text.length, area.y, ` ${name} `, brush === editor.brush ? CHOSEN : {});
    return { brush, area };
  });
};

/** The same in one row, where there is no room for names. */
const paintStrip = (canvas: Canvas, shown: ShownSketch, y: number): Spots['brushes'] => {
  const { editor } = shown;
  let x = 1;
  return editor.draughtsman.brushes.map((brush) => {
    const { text, style } = thumbOf(brush, shown);
    const [key = ' '] = brushKeys(editor, brush);
    const area = { x, y, width: text.length + 2, height: 1 };
    canvas.put(x, y, key, brush === editor.brush ? CHOSEN : {});
    canvas.put(x + 1, y, text, style);
    x += area.width;
    return { brush, area };
  });
};

const signOf = ({ kind }: Check, isWide: boolean): string => {
  if (kind === 'note') return isWide ? '✓' : '+';
  return { fault: '!', doubt: '?', looking: isWide ? '…' : '~' }[kind];
};

/** As many as there is room for, those that matter most first. */
const paintChecks = (canvas: Canvas, shown: ShownSketch, room: Area): Spots['checks'] => {
  const { editor, known, level, spoken, ability } = shown;
  const spots: Spots['checks'][number][] = [];
  let { y } = room;
  for (const check of checksOf(editor.findings, known, level.grade, spoken)) {
    const lines = wrapped(check.text, Math.max(1, room.width - 2));
    if (y + lines.length > room.y + room.height) break;
    const isShown = check.finding?.cells.includes(editor.cursor) && check.kind !== 'note';
    const style = check.kind === 'fault' || isShown ? SAID : {};
    canvas.put(room.x, y, signOf(check, ability.isWide), SAID);
    for (const [index, line] of lines.entries()) canvas.put(room.x + 2, y + index, line, style);
    spots.push({ check, area: { ...room, y, height: lines.length } });
    y += lines.length;
  }
  return spots;
};

const paintView = (canvas: Canvas, shown: ShownSketch, room: Area): Pane => {
  const { editor, art, ability, before, focus } = shown;
  const { view, cursor } = editor;
  const pane = paneFor(view, fitOf(shown, view, room), room, { focus, before });
  const seen = { view, facing: 'down', cursor, selected: undefined, marks: [] } as const;
  paintBoard(canvas, editor.game, seen, { pane, art, ability });
  return pane;
};

/** What was said last, and the keys below it. */
const paintFoot = (canvas: Canvas, { told, commands, spoken }: ShownSketch): void => {
  const width = canvas.width - 2;
  if (told) canvas.put(1, canvas.height - 2, tame(spoken(told), width), SAID);
  const hints = HINTS.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  canvas.put(1, canvas.height - 1, hintText(hints, { keys: keysOf(commands) }, spoken, width), HINT);
};

/** Palette and checks beside the board. */
const paintBeside = (canvas: Canvas, shown: ShownSketch): Spots => {
  const usual = Math.min(38, Math.floor(canvas.width * 0.38));
  const width = Math.max(usual, Math.min(paletteWidth(shown), Math.floor(canvas.width / 2)));
  const height = Math.max(1, canvas.height - 3);
  const pane = paintView(canvas, shown, { x: 0, y: 1, width: canvas.width - width - 1, height });
  const side = { x: canvas.width - width, y: 1, width, height };
  const brushes = paintPalette(canvas, shown, side);
  const below = Math.max(...brushes.map(({ area }) => area.y)) + 2;
  const checks = paintChecks(canvas, shown, { ...side, y: below, height: Math.max(0, 1 + height - below) });
  return { pane, brushes, checks };
};

/** The palette above the board and the first of the checks below it. */
const paintNarrow = (canvas: Canvas, shown: ShownSketch): Spots => {
  const brushes = paintStrip(canvas, shown, 1);
  const height = Math.max(1, canvas.height - 6);
  const pane = paintView(canvas, shown, { x: 0, y: 2, width: canvas.width, height });
  const room = { x: 1, y: canvas.height - 4, width: canvas.width - 2, height: 2 };
  return { pane, brushes, checks: paintChecks(canvas, shown, room) };
};

/** Paints a level that is drawn over the whole canvas. */
export const paintEditor = (canvas: Canvas, shown: ShownSketch): Spots => {
  paintHead(canvas, shown);
  const spots = canvas.width < LEAST_COLUMNS ? paintNarrow(canvas, shown) : paintBeside(canvas, shown);
  paintFoot(canvas, shown);
  return spots;
};
