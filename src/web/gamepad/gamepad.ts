import type { CommandId } from '../../play/command/command.ts';
import type { Desk } from '../desk/desk.svelte.ts';
import { controlled } from './controlled.ts';
import { inPage, typed, typeKey } from './focus.ts';
import { type PadKey, type PadPress, PadReader } from './padReader.ts';

type Commands = Readonly<Partial<Record<PadKey, readonly CommandId[]>>>;

/** What is asked for at a board: the first of these that the game has. */
const PLAYING: Commands = {
  up: ['up'],
  right: ['right'],
  down: ['down'],
  left: ['left'],
  choose: ['choose'],
  back: ['undo'],
  restart: ['restart', 'new-game'],
  levels: ['select', 'board-size'],
  previous: ['previous'],
  next: ['next'],
};

/** … and while moves are shown. */
const SHOWN: Commands = { ...PLAYING, choose: ['pause'], back: ['stop'] };

const inGame = (desk: Desk, { key, held }: PadPress): void => {
  const { sitting, display } = desk;
  const { round } = sitting.table;
  if (display.dialog) return;
  if (key === 'menu' && held === 'fresh') typeKey({ key: 'o', code: 'KeyO', altKey: true });
  const ids = (round?.screening ? SHOWN : PLAYING)[key] ?? [];
  const command = ids.map((id) => desk.command(id)).find((one) => one !== undefined);
  if (command && sitting.take(command, held)) desk.focusBoard();
};

/** What lies on top: a menu, a dialog, a board or a screen without one; nothing while another window is in front. */
const onTop = (): 'menu' | Element | Desk | undefined => {
  if (!document.hasFocus()) return undefined;
  if (document.querySelector('[role=menu]')) return 'menu';
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? controlled.desk ?? document.body;
};

/** What lies on top has it. */
const obey = (press: PadPress): void => {
  const layer = onTop();
  const isAgain = press.held === 'held' && /choose|back|menu/.test(press.key);
  if (layer === 'menu') {
    if (!isAgain) typed(press.key);
  } else if (layer instanceof Element) {
    if (!isAgain) inPage(layer, press.key);
  } else if (layer) inGame(layer, press);
};

let isListening = false;

/** Looks at all gamepads with every picture, as long as there is one. */
export const listen = (): void => {
  if (isListening) return;
  isListening = true;
  const reader = new PadReader();
  const look = (now: number): void => {
    const pads = navigator.getGamepads().filter((pad) => pad?.connected === true);
    isListening = pads.length > 0;
    for (const press of reader.read(pads as readonly Gamepad[], now, onTop())) obey(press);
    if (isListening) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
