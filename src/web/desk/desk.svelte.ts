import { type Message, say } from '../../core/parsed.ts';
import { type Win, winAt } from '../../play/belongings/win.ts';
import { COMMANDS, type Command, commandsFor } from '../../play/command/commands.ts';
import { type Keymap, keymapFor } from '../../play/command/keymap.ts';
import type { Gesture } from '../../play/table/gesture.ts';
import { music } from '../music/music.svelte.ts';
import { linkTo } from '../router.ts';
import { settings } from '../settings.svelte.ts';
import type { LiveTable } from './table.svelte.ts';

/** The commands that ask for a dialog of the same name. */
const ASKED = [
  'select',
  'results',
  'sequence',
  'load-pack',
  'moves',
  'last-game',
  'settings',
  'help',
  'about',
  'exit',
] as const;

/** What can lie over the board: what commands ask for, and what follows the end of a level. */
export type DialogName = (typeof ASKED)[number] | 'save-result' | 'over';

/** What only the page can do. */
const PAGE: readonly Command[] = [{ id: 'play-bgm', name: say('Play BGM'), keys: ['B'] }];

/** How long a solved board is seen before the next level follows by itself. */
const SEEN_MS = 1500;

/** A table with everything around it: menus, buttons and keys ask here, and here is what lies over the board. */
export class Desk {
  readonly live: LiveTable;
  readonly commands: readonly Command[];
  /** The board's element, where the focus goes back to. */
  board: HTMLElement | undefined = $state.raw();
  /** What a dialog has to say when it is gone. */
  notes: readonly Message[] = $state.raw([]);
  #dialog: DialogName | undefined = $state();
  /** The dialog that follows this one. */
  #following: DialogName | undefined;
  #win: Win | undefined = $state.raw();
  #passed: Win | undefined = $state.raw();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLeaving = false;
  #keymap: Keymap = $derived.by(() => {
    const { game } = this.live.table;
    return keymapFor(game, settings.value.keys[game.id], this.commands);
  });

  constructor(live: LiveTable) {
    this.live = live;
    this.commands = [...commandsFor(live.table.game), ...PAGE];
  }

  get dialog(): DialogName | undefined {
    return this.#dialog;
  }

  get keymap(): Keymap {
    return this.#keymap;
  }

  /** The solved level that is asked to be saved. */
  get win(): Win | undefined {
    return this.#win;
  }

  /** The level that was solved before this one followed by itself, as long as it can be saved. */
  get passed(): Win | undefined {
    return this.#passed;
  }

  /** The command of that name, if it makes sense in this game. */
  command(id: string): Command | undefined {
    return this.commands.find((one) => one.id === id);
  }

  /** Why a command cannot be done now; asked again with every picture. */
  refusal(command: Command): Message | undefined {
    void this.live.picture;
    return command.refusal?.(this.live.table, Date.now());
  }

  perform(command: Command): void {
    const performed = this.live.perform(command);
    const { kind } = performed;
    // A level that cannot be played has no voice of its own.
    this.notes = performed.kind === 'refused' && !this.live.picture ? [performed.message] : [];
    if (kind !== 'asked') this.focusBoard();
    else if (command.id === 'close-pack') this.#closePack();
    else if (command.id === 'play-bgm') music.toggle();
    else if (command.id === 'save-result') this.save(winAt(this.live.table, Date.now()));
    else this.#show(command.id);
  }

  show(dialog: DialogName): void {
    this.#dialog = dialog;
  }

  close(): void {
    this.#dialog = this.#following;
    this.#following = undefined;
    this.focusBoard();
  }

  /** A key or a tap: what a dialog had to say is over. */
  answer(gesture: Gesture): void {
    this.notes = [];
    this.live.answer(gesture);
  }

  /** Whether the player has said that he wants to stop. */
  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  leave(): void {
    this.#isLeaving = true;
    this.live.keep();
    this.dismiss();
  }

  /** Nothing is done any more: the screen is gone. */
  clear(): void {
    clearTimeout(this.#timer);
  }

  /** Closes whatever there is, with what would follow. A win that was not saved yet still can be. */
  dismiss(): void {
    if (this.#dialog === 'save-result') this.#passed = this.#win;
    this.#following = undefined;
    this.close();
  }

  /** Asks for the name that a solved level is saved under. */
  save(win: Win | undefined): void {
    this.#win = win;
    if (win) this.show('save-result');
  }

  noteSaved(win: Win, notes: readonly Message[]): void {
    if (win === this.#passed) this.#passed = undefined;
    this.notes = notes;
  }

  /** The level was solved or the game has ended just now. */
  end(): void {
    const { table } = this.live;
    this.live.keep();
    const win = table.game.seats === 1 ? winAt(table, Date.now()) : undefined;
    if (table.game.runsOn) {
      // A level that wins itself leaves the one before it to be saved.
      this.#passed = win ?? this.#passed;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#goOn(table.number), SEEN_MS);
    } else if (win) {
      this.#following = 'over';
      this.save(win);
    } else this.show('over');
  }

  /** After every button, menu and dialog: when the browser has put the focus where it likes. */
  focusBoard(): void {
    setTimeout(() => this.#dialog ?? this.board?.focus());
  }

  /** Unless the player has gone somewhere himself, or taken back what solved the level. */
  #goOn(from: number): void {
    const { table, picture } = this.live;
    const isThere = table.number === from && picture?.isAchieved;
    if (isThere && from < table.pack.levels.length) this.live.open(from + 1);
  }

  #show(id: string): void {
    const dialog = ASKED.find((name) => name === id);
    if (dialog) this.show(dialog);
  }

  /** Back to the pack that comes with the game. */
  #closePack(): void {
    location.hash = linkTo({ screen: 'play', game: this.live.table.game.id, level: 1 });
  }
}

/** A command that every game has. */
export const commandNamed = (id: string): Command => COMMANDS.find((one) => one.id === id)!;
