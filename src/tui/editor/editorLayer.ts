import type { Cell } from '../../core/grid.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Brush, Finding } from '../../core/sketching.ts';
import type { DrawnLevel, DrawnPack } from '../../play/editor/drawnPacks.ts';
import type { Editor } from '../../play/editor/editor.ts';
import { brushForKey, editorCommand, SYMMETRY_NAMES, TOOL_NAMES } from '../../play/editor/editorCommands.ts';
import type { LevelSaver } from '../../play/editor/saving.ts';
import { SketchSolving } from '../../play/editor/sketchSolving.ts';
import type { WholeArt } from '../art.ts';
import type { Area, Canvas } from '../canvas.ts';
import type { Key } from '../keys.ts';
import { cellSeenAt } from '../pane.ts';
import type { Layer } from '../screen.ts';
import type { Atelier } from './atelier.ts';
import { sortedFindings } from './checks.ts';
import { type DrawingCommand, drawingCommands } from './commands.ts';
import { paintEditor, type Spots } from './paintEditor.ts';

/** How somebody leaves what he draws: to play it, to see how it is solved, or to look at all that he has drawn. */
export type Leaving = 'play' | 'watch' | 'own-levels';

/** What lies over the board. */
export type EditorDialog = 'titles' | 'to-file' | 'share' | 'editor-help';

/** What is drawn, with what it takes. */
export interface Beginning {
  readonly editor: Editor;
  readonly saver: LevelSaver;
  readonly art: WholeArt;
}

/** What the layer cannot do itself. */
export interface Ways {
  leave(leaving: Leaving): void;
  show(dialog: EditorDialog): void;
}

const isIn = ({ x, y, width, height }: Area, column: number, row: number): boolean =>
  column >= x && column < x + width && row >= y && row < y + height;

/** Somebody draws at the terminal: what is to be seen of it, and what is kept of it. */
export class EditorLayer implements Layer {
  readonly editor: Editor;
  readonly #atelier: Atelier;
  readonly #art: WholeArt;
  readonly #saver: LevelSaver;
  readonly #ways: Ways;
  readonly #solving: SketchSolving;
  /** What was last asked to be kept. */
  #kept: string;
  #told: Message | undefined;
  #spots: Spots | undefined;
  /** Where the keys have led. The mouse draws on what is in sight: a board that scrolled below it would be drawn on elsewhere. */
  #focus: Cell = 0;

  constructor(atelier: Atelier, { editor, saver, art }: Beginning, ways: Ways) {
    this.editor = editor;
    this.#atelier = atelier;
    this.#art = art;
    this.#saver = saver;
    this.#ways = ways;
    this.#kept = editor.text;
    this.#solving = new SketchSolving(
      editor.game,
      { solver: () => atelier.solver, thinker: () => atelier.thinker },
      () => atelier.screen.changed(),
    );
    const { solution } = this.level;
    if (solution !== undefined) this.#solving.take(editor.text, solution);
  }

  /** With the level as it was drawn with the last stroke, kept or not. */
  get pack(): DrawnPack {
    return this.#saver.place.pack;
  }

  /** Counted from 1. */
  get number(): number {
    return this.#saver.place.number;
  }

  get level(): DrawnLevel {
    return this.pack.levels[this.number - 1]!;
  }

  get commands(): readonly DrawingCommand[] {
    return drawingCommands(this.editor, this.#art);
  }

  tell(message: Message | undefined): void {
    this.#told = message;
    this.#atelier.screen.changed();
  }

  /** Done when all that was drawn is kept. */
  async settled(): Promise<void> {
    this.release();
    await this.#saver.settled();
  }

  close(): void {
    this.#solving.forget();
  }

  press({ name }: Key): void {
    const brush = brushForKey(this.editor, name);
    const command = this.commands.find(({ keys }) => keys.includes(name));
    if (brush) this.choose(brush);
    else if (command) this.perform(command);
    this.#focus = this.editor.cursor;
  }

  perform(command: DrawingCommand): void {
    const refusal = command.refusal?.(this.editor);
    this.tell(refusal);
    if (refusal) return;
    if (command.run) this.#run(command);
    else this.#go(command.id);
    if (command.id === 'symmetry') this.tell(SYMMETRY_NAMES[this.editor.symmetry]);
    if (command.id === 'tool') this.tell(TOOL_NAMES[this.editor.tool]);
  }

  click(x: number, y: number): void {
    const cell = this.#cellAt(x, y);
    const brush = this.#spots?.brushes.find(({ area }) => isIn(area, x, y))?.brush;
    const finding = this.#spots?.checks.find(({ area }) => isIn(area, x, y))?.check.finding;
    if (cell !== undefined) this.#act((editor) => editor.press(cell));
    else if (brush) this.choose(brush);
    else if (finding) this.#point(finding);
  }

  drag(x: number, y: number): void {
    const cell = this.#cellAt(x, y);
    if (cell !== undefined && this.editor.isStroking) this.#act((editor) => editor.drag(cell));
  }

  release(): void {
    if (this.editor.isStroking) this.#act((editor) => editor.release());
  }

  rightClick(x: number, y: number): void {
    const cell = this.#cellAt(x, y);
    if (cell !== undefined) this.#act((editor) => editor.press(cell, editor.eraser));
  }

  paint(canvas: Canvas): void {
    const { screen, player, isLettered } = this.#atelier;
    const { isWide, depth } = screen.terminal;
    this.#spots = paintEditor(canvas, {
      editor: this.editor,
      pack: this.pack,
      level: this.level,
      known: this.#solving.known,
      told: this.#told,
      commands: this.commands,
      spoken: player.spoken,
      art: this.#art,
      cells: player.keeper.settings.cells,
      ability: { isWide, isLettered: isLettered || depth === 'none' },
      focus: Math.min(this.#focus, this.editor.sketch.letters.length - 1),
      before: this.#spots?.pane,
    });
  }

  /** Keeps a change of the level; why that cannot be is told. */
  async save(change: Parameters<LevelSaver['save']>[0]): Promise<void> {
    if (change.board !== undefined) this.#kept = change.board;
    const saved = await this.#saver.save(change);
    if (!saved.ok) this.#told = say('Nothing is kept now: {reason}', { reason: saved.problem.message });
    this.#atelier.screen.changed();
  }

  #cellAt(x: number, y: number): Cell | undefined {
    return this.#spots && cellSeenAt(this.#spots.pane, this.editor.view, x, y);
  }

  choose(brush: Brush): void {
    this.editor.brush = brush;
    this.tell(brush.name);
  }

  /** A terminal does not tell when a key is let go: where there are two corners, Space sets the one and then the other. */
  #run({ id, run }: DrawingCommand): void {
    const { isStroking, tool } = this.editor;
    const isCorner = id === 'paint' && (isStroking || tool === 'rectangle');
    this.#act((isCorner ? editorCommand('pen') : { run }).run!);
  }

  /** Whatever is done to the sketch is seen and, once the stroke is over, kept. */
  #act(work: (editor: Editor) => void): void {
    work(this.editor);
    const { isStroking, text } = this.editor;
    if (text !== this.#kept) this.#solving.forget();
    if (!isStroking && text !== this.#kept) void this.save({ board: text });
    this.#atelier.screen.changed();
  }

  #go(id: DrawingCommand['id']): void {
    if (id === 'cancel') this.#cancel();
    else if (id === 'show-check') this.#showNext();
    else if (id === 'cells') this.#resizeCells();
    else this.#goOn(id);
  }

  /** What needs the whole of what is drawn: a stroke that is going on is ended first. */
  #goOn(id: DrawingCommand['id']): void {
    this.release();
    if (id === 'solve') this.#solving.look(this.editor.text, (solution) => void this.save({ solution }));
    else if (id === 'grade') this.#solving.grade(this.level, (found) => void this.save(found));
    else if (id === 'play') this.#ways.leave('play');
    else if (id === 'watch') this.#watch();
    else if (id === 'own-levels' || id === 'leave') this.#ways.leave('own-levels');
    else this.#ways.show(id as EditorDialog);
  }

  #watch(): void {
    if (this.#solving.known?.kind === 'solved') this.#ways.leave('watch');
    else this.tell(say('There is no solution yet: {key} looks for one.', { key: 'S' }));
  }

  /** What takes long is stopped, or else the stroke is taken back. */
  #cancel(): void {
    if (this.#solving.known?.kind === 'looking') this.#solving.forget();
    else this.#act((editor) => editor.abandon());
  }

  #resizeCells(): void {
    const { keeper } = this.#atelier.player;
    void keeper.change({ cells: keeper.settings.cells === 'large' ? 'compact' : 'large' });
  }

  /** The cursor goes from cell to cell of what was found, the worst first. */
  #showNext(): void {
    const all = sortedFindings(this.editor.findings).flatMap((finding) =>
      finding.cells.map((cell) => ({ finding, cell })),
    );
    const at = all.findIndex(({ cell }) => cell === this.editor.cursor);
    const next = all[(at + 1) % all.length];
    if (next) this.#act((editor) => editor.point(next.cell));
    this.tell(next ? next.finding.message : say('There is nothing to show.'));
  }

  #point(finding: Finding): void {
    const { cells } = finding;
    const next = cells[(cells.indexOf(this.editor.cursor) + 1) % cells.length];
    if (next !== undefined) this.#act((editor) => editor.point(next));
    this.#focus = this.editor.cursor;
    this.tell(finding.message);
  }
}
