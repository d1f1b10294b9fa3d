import type { Message } from '../core/parsed.ts';
import { COMMANDS, type Command, commandsFor } from '../play/commands.ts';
import { type Keymap, keymapFor } from '../play/keymap.ts';
import { type Win, winAt } from './keeping.ts';
import { linkTo } from './router.ts';
import { settings } from './settings.svelte.ts';
import type { LiveTable } from './table.svelte.ts';

/** What can lie over the board: what commands ask for, and what follows the end of a level. */
export type DialogName =
  | 'select'
  | 'results'
  | 'save-result'
  | 'sequence'
  | 'load-pack'
  | 'moves'
  | 'last-game'
  | 'settings'
  | 'help'
  | 'about'
  | 'exit'
  | 'over';

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
  #keymap: Keymap = $derived.by(() => {
    const { game } = this.live.table;
    return keymapFor(game, settings.value.keys[game.id]);
  });

  constructor(live: LiveTable) {
    this.live = live;
    this.commands = commandsFor(live.table.game);
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
    return this.live.picture && command.refusal?.(this.live.table, Date.now());
  }

  perform(command: Command): void {
    const { kind } = this.live.perform(command);
    this.notes = [];
    if (kind !== 'asked') this.focusBoard();
    else if (command.id === 'close-pack') this.#closePack();
    else if (command.id === 'save-result') this.save(winAt(this.live.table, Date.now()));
    else if (command.id !== 'back') this.show(command.id as DialogName);
  }

  show(dialog: DialogName): void {
    this.#dialog = dialog;
  }

  close(): void {
    this.#dialog = this.#following;
    this.#following = undefined;
    this.focusBoard();
  }

  /** Closes whatever there is, with what would follow. */
  dismiss(): void {
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

  /** The last move has solved the level or ended the game. */
  end(): void {
    const { table } = this.live;
    const win = table.game.seats === 1 ? winAt(table, Date.now()) : undefined;
    if (table.game.runsOn) {
      this.#passed = win;
      setTimeout(() => this.#goOn(table.number), SEEN_MS);
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

  /** Back to the pack that comes with the game. */
  #closePack(): void {
    location.hash = linkTo({ screen: 'play', game: this.live.table.game.id, level: 1 });
  }
}

/** A command that every game has. */
export const commandNamed = (id: string): Command => COMMANDS.find((one) => one.id === id)!;
