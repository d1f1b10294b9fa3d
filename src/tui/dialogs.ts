import { resolve } from 'node:path';
import type { AnyGame } from '../core/game.ts';
import { bad, type Message, ok, type Parsed, say } from '../core/parsed.ts';
import type { Replay } from '../core/replay.ts';
import { now } from '../node/now.ts';
import { slowly } from '../node/slowly.ts';
import { readTextFile } from '../node/textFile.ts';
import type { CommandId, DialogName } from '../play/command/command.ts';
import { commandNamed } from '../play/command/commands.ts';
import { lastGame } from '../play/history/lastGame.ts';
import { recordText } from '../play/history/record.ts';
import { boardsOf } from '../play/packs/boards.ts';
import { fetchPack, type Opened, shippedPack, shippedPacks } from '../play/packs/opened.ts';
import { readerOf } from '../play/packs/reader.ts';
import { origins } from '../play/speech/about.ts';
import { boardChangeMessage, boardsTitle } from '../play/speech/announce.ts';
import { attemptMessage } from '../play/speech/attempts.ts';
import { helpOf } from '../play/speech/help.ts';
import { levelQuestion, readLevelNumber } from '../play/speech/levelNumber.ts';
import { levelTitle } from '../play/speech/levelTitle.ts';
import { problemMessage } from '../play/speech/problems.ts';
import { boundRefusal } from '../play/table/bound.ts';
import { beginGame } from '../play/table/newGame.ts';
import { resultsOf } from '../results/levels.ts';
import type { Order } from '../results/ranking.ts';
import { trustedSteps } from '../results/trust.ts';
import { aboutThisLevel } from './aboutLevelDialog.ts';
import { analyseGame } from './analysis.ts';
import { BOLD } from './dialogs/box.ts';
import { choose, chooseMany, type Menu } from './dialogs/list.ts';
import { prompt } from './dialogs/prompt.ts';
import { ask } from './dialogs/question.ts';
import { show } from './dialogs/sheet.ts';
import { over, passed, saveResult } from './endDialogs.ts';
import { aboutKuraLines, commandRows, rulesLines } from './help.ts';
import type { Office } from './office.ts';
import { opponent } from './opponentDialog.ts';
import { drawnByPlayer, ownPacks } from './ownPacks.ts';
import { resultLines } from './resultsSheet.ts';
import { nextValue, settingMessages } from './settingsList.ts';

type Dialog = (office: Office) => Promise<void>;

const HINT = say('Enter goes on, Esc goes back');

/** Asks again as long as the answer is wrong; undefined when the player would rather not answer. */
const askUntil = async <T>(
  { screen, player: { spoken } }: Office,
  question: Message,
  read: (text: string) => Parsed<T>,
): Promise<T | undefined> => {
  let [text, complaint]: [string | undefined, string | undefined] = ['', undefined];
  for (;;) {
    text = await prompt(screen, { question: spoken(question), text, complaint, hint: spoken(HINT) });
    if (text === undefined) return undefined;
    const value = read(text);
    if (value.ok) return value.value;
    complaint = spoken(value.problem.message);
  }
};

const select: Dialog = async (office) => {
  const { table } = office.sitting;
  const { length } = table.pack.levels;
  const number = await askUntil(office, levelQuestion(length), (text) => readLevelNumber(text, length));
  if (number !== undefined) office.sitting.act((_, now) => table.open(number, now));
};

/** A file of moves, played from where the player stands. */
const sequence: Dialog = async (office) => {
  await askUntil(office, say('The name of a file with moves:'), (file) => {
    if (file.trim() === '') return ok(undefined);
    // A name alone: `-` would be the standard input, which is the keyboard.
    const text = readTextFile(resolve(file.trim()));
    if (!text.ok) return text;
    const problem = office.sitting.act(({ round }, now) => round?.screen('sequence', text.value, now));
    return problem ? bad(problemMessage(problem)) : ok(undefined);
  });
};

const moveLine: Dialog = async (office) => {
  await askUntil(office, say('Your move:'), (text) => {
    if (text.trim() === '') return ok(undefined);
    const { sitting, player } = office;
    const refusal = boundRefusal(sitting.table, player.keeper.settings, text.trim(), now());
    if (refusal) return bad(refusal);
    const typed = sitting.act(({ round }, now) => round?.type(text.trim(), now));
    return typed ?? bad(say('This level cannot be played.'));
  });
};

/** Another board is another game. */
const boardSize: Dialog = async ({ screen, player: { spoken }, sitting }) => {
  const { table } = sitting;
  const boards = boardsOf(table);
  const items = boards.map(
    ({ level, number }) => `${spoken(levelTitle(table, level.title, number))}${number === table.number ? ' ✓' : ''}`,
  );
  const kept = table.isUnfinished(now()) ? [boardChangeMessage] : [];
  const hint = [...kept, say('Enter begins, Esc goes back')].map(spoken).join(' ');
  const title = spoken(boardsTitle(table));
  const at = await choose(
    screen,
    () => ({ title, items, hint }),
    boards.findIndex(({ number }) => number === table.number),
  );
  if (at !== undefined) sitting.act((table, now) => beginGame(table, now, boards[at]!.number));
};

const results: Dialog = async ({ screen, player: { keeper, spoken }, sitting }) => {
  const { table, opened } = sitting;
  const loaded = await keeper.results(opened);
  if (!loaded.ok) return sitting.notice([loaded.problem]);
  const { game, pack, number } = table;
  const hash = table.hashOf(number);
  const found = resultsOf(loaded.value, { level: number, ...(hash !== undefined && { hash }) });
  const doubts = (loaded.warnings ?? []).map(problemMessage);
  const level = { number, title: levelTitle(table, table.level.title, number), doubts };
  // What others have written is believed after it was replayed.
  const { results: believed } = await slowly(trustedSteps(game, pack.levels, found));
  let order: Order = { by: keeper.settings.sort, ties: keeper.settings.ties };
  await show(screen, {
    lines: () => resultLines(believed, level, order, spoken),
    press: ({ name }) => {
      if (name === 'P') order = { ...order, by: order.by === 'moves' ? 'pushes' : 'moves' };
      if (name === 'F') order = { ...order, ties: order.ties === 'faster' ? 'slower' : 'faster' };
      return name === 'P' || name === 'F';
    },
  });
  if (order.by !== keeper.settings.sort || order.ties !== keeper.settings.ties) {
    await keeper.change({ sort: order.by, ties: order.ties });
  }
  if (loaded.warnings?.length) sitting.notice(loaded.warnings);
};

const settings: Dialog = async ({ screen, player }) => {
  const menu = (): Menu => {
    const { spoken } = player;
    const items = settingMessages(player.keeper.settings).map(spoken);
    return { title: spoken(say('Settings')), items, hint: spoken(say('Enter changes, Esc goes back')) };
  };
  await chooseMany(screen, menu, (index) => void player.keeper.change(nextValue(player.keeper.settings, index)));
};

/** The rules, and every command with its keys: those without any can be done from here. */
const help: Dialog = async ({ screen, player: { spoken }, sitting, commands, keymap, drawing }) => {
  const { game } = sitting.table;
  const { isWide } = drawing.ability;
  const items = [spoken(say('How to play')), ...commandRows(commands, keymap, { spoken, isWide })];
  const hint = spoken(say('Enter does it, Esc goes back'));
  const at = await choose(screen, () => ({ title: spoken(commandNamed('help').name), items, hint }));
  const command = at === undefined ? undefined : commands[at - 1];
  if (command) sitting.perform(command);
  if (at !== 0) return;
  const told = await helpOf(game);
  await show(screen, { lines: (room) => rulesLines(told, drawing, spoken, room) });
};

const about: Dialog = async ({ screen, player: { spoken } }) => {
  const lines = aboutKuraLines(await origins(), spoken);
  await show(screen, { lines: () => lines });
};

/** What was played, as a text that can be copied. */
const showRecord = async (
  { screen, player: { spoken }, sitting }: Office,
  id: CommandId,
  replay: Replay | undefined,
) => {
  const text = replay && recordText(await readerOf(sitting.table.game), replay);
  if (!replay || !text?.ok || replay.moves === '') return sitting.tell(say('Nothing was played yet.'));
  const title = { text: spoken(commandNamed(id).name), style: BOLD };
  const lines = text.value.split('\n').map((line) => ({ text: line }));
  await show(screen, { lines: () => [title, { text: '' }, ...lines] });
};

const moves: Dialog = (office) => showRecord(office, 'moves', office.sitting.table.round?.replay(now()));

const lastOne: Dialog = (office) => showRecord(office, 'last-game', lastGame(office.sitting.table, now()));

const shippedNamed = async (game: AnyGame, name: string): Promise<Opened> =>
  shippedPack(game, name) ?? (await fetchPack(game, name))!;

/** The player's own, then those that come with the game. */
const loadPack: Dialog = async ({ screen, player: { spoken, drawn }, sitting, encoding, open }) => {
  const { game } = sitting.table;
  const own = [...ownPacks(await readerOf(game), encoding), ...(await drawnByPlayer(game, drawn))];
  const shipped = shippedPacks(game);
  const items = [
    ...own.map(({ path }) => path),
    ...shipped.map(({ name, title, levels }) => `${spoken({ text: title })} (${name}, ${levels})`),
  ];
  const hint = spoken(say('Enter opens, Esc goes back'));
  const at = await choose(screen, () => ({ title: spoken(say('Open pack')), items, hint }));
  if (at === undefined) return;
  const opened = own[at]?.open() ?? ok(await shippedNamed(game, shipped[at - own.length]!.name));
  if (opened.ok) open(opened.value);
  else sitting.tell(opened.problem.message);
};

/** Another line that was played of this level, to be gone on with. */
const earlier: Dialog = async ({ screen, player: { spoken }, sitting, commands }) => {
  const { name } = commands.find(({ id }) => id === 'earlier')!;
  const items = (sitting.table.round?.played.aside() ?? []).map((attempt) => spoken(attemptMessage(attempt)));
  const hint = spoken(say('Enter goes on from there, Esc goes back'));
  const at = await choose(screen, () => ({ title: spoken(name), items, hint }));
  if (at !== undefined) sitting.act((table, now) => table.resume(now, at));
};

/** Whether a command is meant. */
const confirm: Dialog = async ({ screen, player: { spoken }, sitting }) => {
  const { asked } = sitting.display();
  const isSure = await ask(screen, spoken(asked!.question), [
    { value: true, label: spoken(say('Yes')) },
    { value: false, label: spoken(say('No')) },
  ]);
  if (isSure) sitting.confirm();
};

/** What lies over the board, by its name. */
export const DIALOGS: Readonly<Record<DialogName, Dialog>> = {
  select,
  earlier,
  confirm,
  'board-size': boardSize,
  opponent,
  'analyse-game': analyseGame,
  'about-level': aboutThisLevel,
  sequence,
  'move-line': moveLine,
  results,
  'save-result': saveResult,
  settings,
  help,
  moves,
  'last-game': lastOne,
  // Only the page has links, a printer, and names for games.
  share: async () => {},
  'by-link': async () => {},
  print: async () => {},
  'saved-games': async () => {},
  about,
  'load-pack': loadPack,
  exit: ({ exit }) => exit(),
  passed,
  over,
};
