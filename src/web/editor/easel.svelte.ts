import type { Cell } from '../../core/grid.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Brush, Finding } from '../../core/sketching.ts';
import type { View } from '../../core/view.ts';
import type { DrawnLevel, DrawnPack } from '../../play/editor/drawnPacks.ts';
import type { Editor, Tool } from '../../play/editor/editor.ts';
import { type EditorCommand, type EditorErrand, SYMMETRY_NAMES, TOOL_NAMES } from '../../play/editor/editorCommands.ts';
import { hasFault } from '../../play/editor/findings.ts';
import type { DrawnPlace } from '../../play/editor/ownLevels.ts';
import type { Symmetry } from '../../play/editor/painting.ts';
import type { LevelSaver } from '../../play/editor/saving.ts';

/** All that is to be seen of a level that is drawn, at one moment. */
export interface Shown {
  readonly view: View;
  readonly cursor: Cell;
  readonly findings: readonly Finding[];
  readonly isSound: boolean;
  readonly brush: Brush;
  readonly tool: Tool;
  readonly symmetry: Symmetry;
}

/** What lies over the board. */
export type EditorDialog = 'share' | 'to-file' | 'titles' | 'editor-help';

/** Somebody draws on the page: what is to be seen of it, what is kept of it, and where the focus is. */
export class Easel {
  readonly editor: Editor;
  readonly #saver: LevelSaver;
  readonly #run: (errand: EditorErrand) => void;
  #shown: Shown;
  #place: DrawnPlace;
  /** Why something is not kept. */
  problem: Message | undefined = $state.raw();
  dialog: EditorDialog | undefined = $state();
  /** What was last said. */
  told: Message | undefined = $state.raw();
  /** What is said as long as there is nothing else to say. */
  hint: Message | undefined = $state.raw();
  /** The finding that is shown on the board. */
  pointed: Finding | undefined = $state.raw();
  board: HTMLElement | undefined = $state.raw();

  constructor(editor: Editor, saver: LevelSaver, run: (errand: EditorErrand) => void) {
    this.editor = editor;
    this.#saver = saver;
    this.#run = run;
    this.#shown = $state.raw(this.#look());
    this.#place = $state.raw(saver.place);
  }

  get shown(): Shown {
    return this.#shown;
  }

  /** With the level as it was drawn with the last stroke, kept or not. */
  get pack(): DrawnPack {
    return this.#place.pack;
  }

  /** Counted from 1. */
  get number(): number {
    return this.#place.number;
  }

  get level(): DrawnLevel {
    return this.pack.levels[this.number - 1]!;
  }

  /** Why a command cannot be done now; asked again with every stroke. */
  refusal({ refusal }: EditorCommand): Message | undefined {
    void this.#shown;
    return refusal?.(this.editor);
  }

  perform(command: EditorCommand): void {
    const refusal = this.refusal(command);
    this.told = refusal;
    if (refusal) return;
    // What only a screen can do is done with the whole stroke.
    this.act(command.run ?? ((editor) => editor.release()));
    if (!command.run) this.#run(command.id as EditorErrand);
    if (command.id === 'symmetry') this.told = SYMMETRY_NAMES[this.editor.symmetry];
    if (command.id === 'tool') this.told = TOOL_NAMES[this.editor.tool];
  }

  /** Whatever is done to the sketch is seen and, once the stroke is over, kept. */
  act(work: (editor: Editor) => void): void {
    work(this.editor);
    this.#shown = this.#look();
    this.pointed = undefined;
    const { isStroking, text } = this.editor;
    if (!isStroking && text !== this.#kept) void this.save({ board: text });
  }

  /** What was last asked to be kept. */
  #kept = '';

  begin(): void {
    this.#kept = this.editor.text;
  }

  async save(change: Parameters<LevelSaver['save']>[0]): Promise<void> {
    if (change.board !== undefined) this.#kept = change.board;
    const saving = this.#saver.save(change);
    this.#place = this.#saver.place;
    const saved = await saving;
    this.#place = this.#saver.place;
    this.problem = saved.ok ? undefined : say('Nothing is kept now: {reason}', { reason: saved.problem.message });
  }

  settled(): Promise<unknown> {
    return this.#saver.settled();
  }

  /** Leads to what a finding is about: to the next cell of it when asked again. */
  show(finding: Finding): void {
    const { cells } = finding;
    const at = cells.indexOf(this.editor.cursor);
    const next = cells[(at + 1) % cells.length];
    if (next !== undefined) this.act((editor) => editor.point(next));
    this.pointed = finding;
    this.focusBoard();
  }

  close(): void {
    this.dialog = undefined;
    this.focusBoard();
  }

  focusBoard(): void {
    setTimeout(() => this.dialog ?? this.board?.focus());
  }

  #look(): Shown {
    const { view, cursor, findings, brush, tool, symmetry } = this.editor;
    return { view, cursor, findings, isSound: !hasFault(findings), brush, tool, symmetry };
  }
}
