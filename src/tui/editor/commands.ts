import { say } from '../../core/parsed.ts';
import type { TerminalArt } from '../../core/terminalArt.ts';
import type { Editor } from '../../play/editor/editor.ts';
import { type EditorCommand, type EditorCommandId, editorCommandsFor } from '../../play/editor/editorCommands.ts';
import { isSized } from '../art.ts';

/** What only a terminal has a key for: the page has buttons there. */
type TerminalId = 'show-check' | 'watch' | 'cancel' | 'cells';

/** Something that whoever draws in a terminal can ask for. */
export type DrawingCommand = Omit<EditorCommand, 'id'> & { readonly id: EditorCommandId | TerminalId };

const SHOW: DrawingCommand = { id: 'show-check', name: say('Next check'), keys: ['Tab'] };
const WATCH: DrawingCommand = {
  id: 'watch',
  name: say('Show the solution'),
  keys: ['Shift+F'],
  suits: ({ game }) => game.seats === 1,
};
const CANCEL: DrawingCommand = { id: 'cancel', name: say('Cancel'), keys: ['Escape'] };
const CELLS: DrawingCommand = { id: 'cells', name: say('Larger or smaller cells'), keys: ['Z'] };

/** Everything that can be asked for, those of the page first. */
export const drawingCommands = (editor: Editor, art: TerminalArt): readonly DrawingCommand[] => [
  ...editorCommandsFor(editor),
  ...[SHOW, WATCH, CANCEL, ...(isSized(art) ? [CELLS] : [])].filter(({ suits }) => suits?.(editor) ?? true),
];

/** By their ids, as the bottom line and the list of commands want them. */
export const keysOf = (commands: readonly DrawingCommand[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(commands.map(({ id, keys }) => [id, keys]));
