import { existsSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { type Message, type Parsed, say } from '../../core/parsed.ts';
import { pageAddress } from '../../node/pageAddress.ts';
import { writeTextFile } from '../../node/writeTextFile.ts';
import { changePack, openedDrawn, packAuthor } from '../../play/editor/drawnPacks.ts';
import { brushKeys, editorCommand } from '../../play/editor/editorCommands.ts';
import { fileNamed } from '../../play/packs/fileNamed.ts';
import { levelEndings, levelFile } from '../../play/packs/levelFile.ts';
import { levelLink } from '../../play/packs/levelLink.ts';
import { readerOf } from '../../play/packs/reader.ts';
import { choose } from '../dialogs/list.ts';
import { prompt } from '../dialogs/prompt.ts';
import { ask } from '../dialogs/question.ts';
import { show } from '../dialogs/sheet.ts';
import { commandRows } from '../help.ts';
import type { Atelier } from './atelier.ts';
import { keysOf } from './commands.ts';
import type { EditorDialog, EditorLayer } from './editorLayer.ts';

type Dialog = (atelier: Atelier, layer: EditorLayer) => Promise<void>;

const HINT = say('Enter goes on, Esc goes back');

/** Asks for a line that may stay as it is; undefined when the player would rather not say. */
const askFor = async ({ screen, player: { spoken } }: Atelier, name: Message, text = ''): Promise<string | undefined> =>
  (await prompt(screen, { question: spoken(say('{name}:', { name })), text, hint: spoken(HINT) }))?.trim();

/** One after another; whoever goes back keeps what he has answered. */
const titles: Dialog = async (atelier, layer) => {
  const { level, pack } = layer;
  const title = await askFor(atelier, say('Title'), level.title);
  if (title === undefined) return;
  await layer.save({ title: title || level.title });
  const author = await askFor(atelier, say('Author'), level.author ?? pack.author);
  if (author === undefined) return;
  await changePack(atelier.player.drawn, pack, (old) => ({ ...old, author: packAuthor(old, author) }));
  await layer.save({ author });
  const notes = await askFor(atelier, say('Notes'), level.notes);
  if (notes === undefined) return;
  await layer.save({ notes });
  const packTitle = await askFor(atelier, say('Pack'), pack.title);
  if (!packTitle || packTitle === pack.title) return;
  await changePack(atelier.player.drawn, pack, (old) => ({ ...old, title: packTitle }));
  await layer.save({});
};

/** Whether a file that is there may be written over. */
const mayWrite = async ({ screen, player: { spoken } }: Atelier, file: string): Promise<boolean> => {
  if (!existsSync(file)) return true;
  return ask(screen, spoken(say('{file} is there already. Shall it be replaced?', { file })), [
    { value: true, label: spoken(say('Yes')) },
    { value: false, label: spoken(say('No')) },
  ]);
};

/** This level, or all of its pack; undefined when the player wants neither. */
const chooseWhat = async ({ screen, player: { spoken } }: Atelier): Promise<'level' | 'pack' | undefined> =>
  ask<'level' | 'pack' | undefined>(screen, spoken(say('What is saved')), [
    { value: 'level', label: spoken(say('This level')) },
    { value: 'pack', label: spoken(say('The whole pack')) },
    { value: undefined, label: spoken(say('Cancel')) },
  ]);

/** In the folder that the program was started in, unless a path is given; the ending tells which kind of file it is. */
const toFile: Dialog = async (atelier, layer) => {
  const { screen, player } = atelier;
  const { spoken } = player;
  await layer.settled();
  const { editor, level, pack, number } = layer;
  const opened = openedDrawn(editor.game, pack);
  const endings = levelEndings(await readerOf(editor.game));
  const what = await chooseWhat(atelier);
  if (!what) return;
  const question = spoken(say('The name of the file, which ends in {endings}:', { endings: endings.join(', ') }));
  let text = fileNamed(what === 'level' ? level.title : pack.title, endings[0]!);
  let complaint: string | undefined;
  for (;;) {
    text = (await prompt(screen, { question, text, complaint, hint: spoken(HINT) }))?.trim() ?? '';
    if (text === '') return;
    const written = await levelFile(opened, extname(text).slice(1), what === 'level' ? number : undefined);
    if (written.ok && !(await mayWrite(atelier, text))) continue;
    const saved = written.ok ? writeTextFile(resolve(text), written.value) : written;
    if (saved.ok) return layer.tell(savedMessage(text, written));
    complaint = spoken(saved.problem.message);
  }
};

const savedMessage = (file: string, written: Parsed<string>): Message => {
  const [doubt] = written.ok ? (written.warnings ?? []) : [];
  const before = say('{file} is saved.', { file });
  return doubt ? say('{before} {next}', { before, next: doubt.message }) : before;
};

/** The same link as the page makes, where it can be selected and copied whole. */
const share: Dialog = async ({ screen, player: { spoken } }, layer) => {
  await layer.settled();
  const { editor, level, pack } = layer;
  const author = level.author ?? pack.author;
  const shared = { title: level.title, board: editor.text, ...(author && { author }) };
  const link = await levelLink(pageAddress(), editor.game, shared);
  if (!link.ok) return layer.tell(link.problem.message);
  const about = say(
    'Whoever opens this link on the page plays "{title}"; "kura play" with the link in quotation marks opens it too.',
    {
      title: level.title,
    },
  );
  screen.terminal.lend(['', spoken(about), '', link.value, '', spoken(say('Any key goes back to drawing.'))]);
};

const ABOUT = say(
  'Choose what to paint with by its number. The arrow keys move the cursor, Space paints, and "." begins a line that goes along with the cursor until "." ends it. The mouse draws too; its right button erases. Every stroke is kept at once.',
);

/** What there is to know, and every command with its keys: Enter does it. */
const help: Dialog = async ({ screen, player: { spoken } }, layer) => {
  const { isWide } = screen.terminal;
  const { editor } = layer;
  const commands = layer.commands.filter(({ id }) => id !== 'editor-help' && id !== 'cancel');
  const brushes = editor.draughtsman.brushes.map((brush) => ({ id: brush.look, name: brush.name }));
  const keys = {
    ...keysOf(commands),
    ...Object.fromEntries(editor.draughtsman.brushes.map((brush) => [brush.look, brushKeys(editor, brush)])),
  };
  const items = [
    spoken(say('Drawing a level')),
    ...commandRows([...commands, ...brushes], { keys }, { spoken, isWide }),
  ];
  const hint = spoken(say('Enter does it, Esc goes back'));
  const at = await choose(screen, () => ({ title: spoken(editorCommand('editor-help').name), items, hint }));
  if (at === undefined) return;
  if (at === 0) {
    await show(screen, { lines: () => [{ text: spoken(ABOUT) }] });
    return;
  }
  const command = commands[at - 1];
  if (command) layer.perform(command);
  else layer.choose(editor.draughtsman.brushes[at - 1 - commands.length]!);
};

/** What lies over the board while somebody draws, by its name. */
export const EDITOR_DIALOGS: Readonly<Record<EditorDialog, Dialog>> = {
  titles,
  'to-file': toFile,
  share,
  'editor-help': help,
};
