import { type Company, FRIENDS } from '../core/company.ts';
import type { AnyGame } from '../core/game.ts';
import { type Message, say } from '../core/parsed.ts';
import { columnsOf, fits, tame } from '../node/columns.ts';
import type { Win } from '../play/belongings/win.ts';
import type { Keymap } from '../play/command/keymap.ts';
import { rivalIn } from '../play/opponent/preference.ts';
import { isBoards } from '../play/packs/boards.ts';
import { counterMessage, turnMessage } from '../play/speech/announce.ts';
import { clockText } from '../play/speech/clockText.ts';
import { speedMessage } from '../play/speech/figures.ts';
import { gradeOf, gradeWord } from '../play/speech/grade.ts';
import { levelTitle } from '../play/speech/levelTitle.ts';
import { rivalMessage, sitterMessage } from '../play/speech/rivals.ts';
import { written } from '../play/speech/written.ts';
import type { Picture } from '../play/table/picture.ts';
import type { Table } from '../play/table/table.ts';
import type { Translator } from '../play/words/language.ts';

/** Columns between the two ends of a line, and between its parts. */
const GAP = 2;

/** A line with something at either end; where there is not enough room the left end gives way. */
export const spreadOut = (left: string, right: string, width: number): string => {
  const room = Math.max(0, width - columnsOf(right) - GAP);
  const kept = room > 0 ? tame(left, room) : '';
  return kept + ' '.repeat(Math.max(0, width - columnsOf(kept) - columnsOf(right))) + right;
};

/** `Sokoban · Campaign · 1/5 The corner · medium`, or less of it where there is not enough room; `Breakthrough · 6 × 6 · Level 3 · Tanuki`. */
export const placeText = (table: Table, spoken: Translator, room: number, company?: Company): string => {
  const { game, pack, number, level } = table;
  const rival = rivalIn(company ?? FRIENDS);
  const rivalName = rival === 'friend' ? undefined : rivalMessage(game, rival);
  const isSolved = table.reached(number).solved;
  const called = spoken(levelTitle(table, level.title, number));
  const [title, packTitle] = [spoken({ text: game.title }), spoken(written(table, pack.title))];
  if (isBoards(table)) {
    const whom = rivalName && spoken(rivalName);
    const boards = [
      [title, called, whom],
      [called, whom],
      [title, called],
    ].map((parts) => parts.filter(Boolean).join(' · '));
    return boards.find((text) => fits(text, room)) ?? called;
  }
  const place = `${number}/${pack.levels.length} ${called}${isSolved ? ' ✓' : ''}`;
  const grade = gradeOf(level);
  const graded = grade === undefined ? [] : [[title, packTitle, place, spoken(gradeWord(grade))]];
  const texts = [...graded, [title, packTitle, place], [title, place], [place]].map((parts) => parts.join(' · '));
  return texts.find((text) => fits(text, room)) ?? place;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Moves 12  Pushes 3  0:41`, or whose turn it is and both clocks. */
export const scoreText = ({ seats }: AnyGame, { snapshot }: Picture, spoken: Translator): string => {
  const { score, spent, outcome, turn, company } = snapshot;
  if (seats === 2) {
    const named = company && sitterMessage(company, turn);
    const said = outcome ? say('Game over') : (named ?? turnMessage({ seats }, turn)!);
    return [spoken(said), spent.map(clockText).join(' – ')].join('  ');
  }
  const counts = Object.entries(score).map(([name, amount]) => `${capital(spoken(counterMessage(name)))} ${amount}`);
  return [...counts, clockText(spent[0])].join('  ');
};

/** Of a level that was won: that it was, and how its result is saved. */
export const wonMessage = ({ number }: Win, { keys }: Keymap): Message => {
  const key = keys['save-result']?.[0];
  if (key === undefined) return say('You have won level {number}!', { number });
  return say('You have won level {number}! {key} saves the result.', { number, key });
};

/** What is being shown, and how far it is. */
export const playbackText = ({ playback }: Picture, spoken: Translator): string | undefined => {
  if (!playback) return undefined;
  const { at, length, speed, isPaused } = playback;
  const state = isPaused
    ? say('Paused at {at} of {length}', { at, length })
    : say('Step {at} of {length}', { at, length });
  return `${spoken(state)}  ${spoken(speedMessage(speed))}`;
};

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
  ArrowLeft: '←',
  Escape: 'Esc',
};

/** The same where there is only ASCII. */
const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: 'Up',
  ArrowRight: 'Right',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  Escape: 'Esc',
};

/** A key as people write it, with what is held down besides. */
export const keyText = (key: string, isWide: boolean): string =>
  key.replace(/[^+]+$/, (last) => (isWide ? SIGNS : NAMES)[last] ?? last);

/** A command, of whoever plays or draws. */
export interface Named {
  readonly id: string;
  readonly name: Message;
}

/** `U Undo  R Replay  ? Help`: as many of the commands as there is room for. */
export const hintText = (
  commands: readonly Named[],
  { keys }: Pick<Keymap, 'keys'>,
  spoken: Translator,
  width: number,
): string => {
  let line = '';
  for (const { id, name } of commands) {
    const key = keys[id]?.[0];
    const longer = [...(line === '' ? [] : [line]), `${keyText(key ?? '', true)} ${spoken(name)}`].join('  ');
    if (key !== undefined && columnsOf(longer) <= width) line = longer;
  }
  return line;
};
