import { type Message, say } from '../core/parsed.ts';
import type { CellSize, Style } from '../core/terminalArt.ts';
import { columnsOf, tame } from '../node/columns.ts';
import type { CommandId } from '../play/command/command.ts';
import type { Keymap } from '../play/command/keymap.ts';
import type { GuideDisplay } from '../play/guide/shown.ts';
import { isDrawnName } from '../play/packs/drawnName.ts';
import type { Display } from '../play/sitting/display.ts';
import { lessonOf } from '../play/speech/lesson.ts';
import { problemMessage } from '../play/speech/problems.ts';
import type { Picture } from '../play/table/picture.ts';
import type { Table } from '../play/table/table.ts';
import type { Translator } from '../play/words/language.ts';
import type { WholeArt } from './art.ts';
import { type Ability, paintBoard } from './board.ts';
import type { Area, Canvas } from './canvas.ts';
import { terminalCommands } from './commands.ts';
import { fitOf, type Pane, paneFor } from './pane.ts';
import type { Seen } from './seen.ts';
import { hintText, placeText, playbackText, scoreText, spreadOut, wonMessage } from './status.ts';
import { wrapped } from './wrap.ts';

/** A table, and how it is shown. */
export interface Shown {
  readonly table: Table;
  readonly display: Display;
  readonly keymap: Keymap;
  readonly spoken: Translator;
  readonly art: WholeArt;
  readonly cells: CellSize;
  readonly ability: Ability;
  /** What is thought of the position. */
  readonly thoughts: readonly Message[];
  /** Through which pane the board was seen before. */
  readonly before: Pane | undefined;
}

/** The commands that the bottom line tells about, if there is room. */
const HINTS: readonly CommandId[] = [
  'help',
  'exit',
  'undo',
  'restart',
  'move-line',
  'hint',
  'next',
  'sequence',
  'load-pack',
  'select',
  'previous',
];
const TWO_HINTS: readonly CommandId[] = [
  'help',
  'exit',
  'choose',
  'move-line',
  'new-game',
  'undo',
  'hint',
  'opponent',
  'resign',
  'play-on',
  'board-size',
  'load-pack',
];
/** Whoever plays what he has drawn goes back to it. */
const ownHints = (hints: readonly CommandId[]): readonly CommandId[] => hints.toSpliced(2, 0, 'change-level');
const SCREENING_HINTS: readonly CommandId[] = ['stop', 'pause', 'faster', 'slower', 'one-step'];

const HEAD: Style = { inverse: true };
const SAID: Style = { bold: true };
const HINT: Style = { fg: 'dim' };

/** Where it is played and how it stands: one line above the board. */
const paintHead = (canvas: Canvas, { table, display: { picture }, spoken }: Shown): void => {
  const score = picture ? scoreText(table.game, picture, spoken) : '';
  const place = placeText(table, spoken, canvas.width - columnsOf(score) - 4, picture?.snapshot.company);
  canvas.put(0, 0, spreadOut(` ${place}`, `${score} `, canvas.width), HEAD);
};

/** A text in as many lines as it needs; what there is no room for is cut off. */
const inLines = (text: string, width: number, most: number): readonly string[] => {
  const lines = wrapped(tame(text, width * most), width);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), tame(lines.slice(most - 1).join(' '), width)];
};

/** Of a lesson's sentence there are at most so many lines. */
const MOST_LESSON = 3;

/** In a terminal of fewer rows the board is more than what is said of it. */
const LEAST_ROWS = 12;

/** What a lesson teaches stands below the head as long as it is played. Returns how many lines that takes. */
const paintLesson = (canvas: Canvas, { table, spoken }: Shown): number => {
  const lesson = lessonOf(table, table.level);
  if (!lesson || canvas.height < LEAST_ROWS) return 0;
  const lines = inLines(spoken(lesson), canvas.width - 2, MOST_LESSON);
  for (const [index, line] of lines.entries()) canvas.put(1, 1 + index, line);
  return lines.length;
};

/** A good move of two who play, or what is to be pushed next. */
const shownHint = ({ opponent, task, guide }: Display): Seen['hint'] => (opponent ?? task)?.hint ?? guide?.legs.at(-1);

/** So many rows below the head are taken. */
const paintView = (canvas: Canvas, shown: Shown, picture: Picture, taken: number): Pane => {
  const { game } = shown.table;
  const { view, active, snapshot } = picture;
  const room: Area = { x: 0, y: 1 + taken, width: canvas.width, height: Math.max(1, canvas.height - 2 - taken) };
  const focus = active ?? Math.floor(view.pieces.length / 2);
  const pane = paneFor(view, fitOf(shown, view, room), room, { focus, before: shown.before });
  const last = game.sides ? snapshot.last : undefined;
  const { warning } = shown.display.guide ?? {};
  paintBoard(
    canvas,
    game,
    { ...picture, last, hint: shownHint(shown.display), dead: warning?.dead ?? [], stuck: warning?.stuck ?? [] },
    { pane, art: shown.art, ability: shown.ability },
  );
  return pane;
};

/** What there is to say of a good move, and how it is played. */
const hintIn = ({ opponent, task }: Display, { keys }: Keymap): readonly Message[] => {
  const { hint, hintMessage } = opponent ?? task ?? {};
  const key = keys.hint?.[0];
  if (!hintMessage) return [];
  return hint && key ? [hintMessage, say('{key} plays it.', { key })] : [hintMessage];
};

const waysIn = ({ offers }: Pick<GuideDisplay, 'offers'>, keys: Keymap['keys']): readonly Message[] =>
  offers.flatMap(({ command, name }): readonly Message[] => {
    const key = keys[command]?.[0];
    return key === undefined ? [] : [say('{key}: {name}.', { key, name })];
  });

/** What whoever helps has found or looks for, what he warns of, and what can be done then. */
const guidedIn = (guide: Display['guide'], { keys }: Keymap): readonly Message[] => {
  if (!guide) return [];
  const { told, message, isSeeking, warning, improved } = guide;
  const said = (isSeeking ? message : told) ?? warning.told;
  return [...(said ? [said] : []), ...(improved ? [] : waysIn(guide, keys))];
};

/** What can be done with what was made better before; what somebody does is told first. */
const improvedIn = (guide: Display['guide'], { keys }: Keymap): readonly Message[] =>
  guide?.improved ? [guide.improved, ...waysIn(guide, keys)] : [];

/** Whoever is here for the first time is told whom he can play with. */
const askedIn = (opponent: Display['opponent'], { keys }: Keymap): readonly Message[] => {
  const key = keys.opponent?.[0];
  return opponent?.isAsked && key ? [say('Alone? {key}: the computer plays too.', { key })] : [];
};

/** What is said of the game, or else of what belongs to the player, or of a level that was won before. */
const saidIn = ({ display, keymap, spoken }: Shown): string => {
  const { picture, problem, notes, notices, passed, offer, bringing, opponent, guide } = display;
  if (bringing) return spoken(bringing);
  const said = [
    ...(problem ? [problemMessage(problem)] : (picture?.messages ?? [])),
    ...notes,
    ...hintIn(display, keymap),
    ...(picture?.playback ? [] : guidedIn(guide, keymap)),
  ];
  const around = [
    ...(offer ? [offer] : []),
    ...improvedIn(guide, keymap),
    ...askedIn(opponent, keymap),
    ...notices,
    ...(passed ? [wonMessage(passed, keymap)] : []),
  ];
  return (said.length > 0 ? said : picture?.playback ? [] : around).map(spoken).join(' ');
};

/** The keys that can be pressed now, as many as there is room for. */
const keysIn = ({ table, display, keymap, spoken, art }: Shown, width: number): string => {
  const { game } = table;
  const commands = terminalCommands(game, art);
  const hints = game.seats === 2 ? TWO_HINTS : HINTS;
  const ids = display.picture?.playback ? SCREENING_HINTS : isDrawnName(table.name) ? ownHints(hints) : hints;
  const told = ids.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  return hintText(told, keymap, spoken, width);
};

/** Where there is a line above what is said, what is to be done next stands there; or else it waits until nothing is said. */
const nextRow = (said: readonly string[], last: number, free: number): number | undefined => {
  if (free > said.length) return last - said.length;
  return free > 0 && said[0] === '' ? last : undefined;
};

/** What is to be done next, and above it what is thought of the position; where there is one line only, that was asked for. */
const paintAdvice = (canvas: Canvas, { display, thoughts, spoken }: Shown, row: number, most: number): void => {
  const width = canvas.width - 2;
  const told = [tame(thoughts.map(spoken).join(' '), width), display.next ? tame(spoken(display.next), width) : ''];
  const lines = told.filter((line) => line !== '').slice(0, most);
  for (const [index, line] of lines.toReversed().entries()) canvas.put(1, row - index, line);
};

/**
 * What is said has lines of its own, the keys one below them; where the board leaves a single line, they share it. While moves
 * are shown, how far they are stands before the keys.
 */
const paintFoot = (canvas: Canvas, shown: Shown, pane: Pane | undefined): void => {
  const { height } = canvas;
  const width = canvas.width - 2;
  const end = pane ? pane.area.y + pane.area.height + (pane.border === 'none' ? 0 : 1) : 0;
  const free = height - 1 - end;
  const said = inLines(saidIn(shown), width, Math.max(1, free));
  const last = height - (free > 0 ? 2 : 1);
  for (const [index, line] of said.entries()) canvas.put(1, last - said.length + 1 + index, line, SAID);
  const { picture } = shown.display;
  const row = nextRow(said, last, free);
  if (row !== undefined) paintAdvice(canvas, shown, row, row - (last - free));
  if (free <= 0 && said[0] !== '') return;
  const progress = picture && playbackText(picture, shown.spoken);
  const before = progress === undefined ? '' : `${progress}  `;
  canvas.put(1, height - 1, before, SAID);
  canvas.put(1 + columnsOf(before), height - 1, keysIn(shown, width - columnsOf(before)), HINT);
};

/** Paints a table over the whole canvas. Returns the pane that the board is seen through. */
export const paintTable = (canvas: Canvas, shown: Shown): Pane | undefined => {
  paintHead(canvas, shown);
  const { picture } = shown.display;
  const pane = picture && paintView(canvas, shown, picture, paintLesson(canvas, shown));
  paintFoot(canvas, shown, pane);
  return pane;
};
