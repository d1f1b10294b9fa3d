import { tick } from 'svelte';
import { type Orientation, turnedOnce } from '../../core/orientation.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Keeping } from '../../play/belongings/keeper.ts';
import type { Command, CommandId, Errand } from '../../play/command/command.ts';
import { type Keymap, keymapFor } from '../../play/command/keymap.ts';
import type { Display } from '../../play/sitting/display.ts';
import type { Beginning } from '../../play/sitting/host.ts';
import { Sitting } from '../../play/sitting/sitting.ts';
import type { Analysing } from '../analysis/analysing.svelte.ts';
import type { Glass } from '../board/glass.svelte.ts';
import type { Room } from '../board/lens.ts';
import { chosenLie, sameLie } from '../board/lie.ts';
import { NOT_LOADED } from '../dialogs/notLoaded.ts';
import { keeper, settings } from '../keeper.svelte.ts';
import { isStill } from '../look.svelte.ts';
import { music } from '../music/music.svelte.ts';
import { now } from '../now.ts';
import { linkTo } from '../router.ts';
import { thinker } from '../thinking/lazy.ts';
import { type Offered, offeredIn } from './offered.ts';

/** Milliseconds that an end is seen, and keys have to rest, before anything is asked. */
const REST_MS = 300;

/** A sitting on the page: what is to be seen of it, when it is looked at again, and where the focus is. */
export class Desk {
  readonly sitting: Sitting;
  readonly offered: Offered;
  /** The board's element, where the focus goes back to. */
  board: HTMLElement | undefined = $state.raw();
  /** What the board is looked at through. */
  glass: Glass | undefined;
  /** What analyses the game, where something thinks about it; fetched after the board is there. */
  analysing: Analysing | undefined = $state.raw();
  /** Whether it is painted who can be caught. */
  isRacing = $state(false);
  /** The pixels that the picture of the board has for itself. */
  room: Room = $state.raw({ width: 0, height: 0 });
  #lie = $state.raw(sameLie(chosenLie(settings.value)));
  #display: Display;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLeaving = false;
  readonly #keymap: Keymap;

  constructor(beginning: Beginning, offered = offeredIn(beginning.opened.game), keeping: Keeping = keeper) {
    const { game } = beginning.opened;
    this.offered = offered;
    this.#keymap = $derived(keymapFor(game, settings.value.keys[game.id], offered.commands));
    this.sitting = new Sitting(beginning, {
      keeper: keeping,
      keymap: () => this.#keymap,
      rest: REST_MS,
      now,
      date: () => Date.now(),
      thinker,
      orientation: () => this.#lie,
      isStill,
      run: (errand) => this.#run(errand),
      later: (work) => setTimeout(work),
      changed: () => this.#show(),
    });
    this.#display = $state.raw(this.sitting.display());
    this.#plan();
  }

  /** All that is to be seen now. */
  get display(): Display {
    return this.#display;
  }

  get keymap(): Keymap {
    return this.#keymap;
  }

  /** How the board lies; the very same as long as it does. */
  get lie(): Orientation {
    return this.#lie;
  }

  lay(lie: Orientation): void {
    if (sameLie(lie) === this.#lie) return;
    this.#lie = sameLie(lie);
    this.sitting.act(({ round }, when) => round?.turn(when));
  }

  /** The command of that name, if it makes sense in this game. */
  command(id: CommandId): Command | undefined {
    return this.offered.commands.find((one) => one.id === id);
  }

  /** Why a command cannot be done now; asked again with every picture. */
  refusal(command: Command): Message | undefined {
    void this.#display;
    return this.sitting.refusal(command);
  }

  perform(command: Command): void {
    this.sitting.perform(command);
    this.focusBoard();
  }

  /** Whether the player has said that he wants to stop. */
  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  leave(): void {
    this.#isLeaving = true;
    this.sitting.keep();
    this.sitting.dismiss();
  }

  /** The screen is gone. */
  clear(): void {
    clearTimeout(this.#timer);
    this.sitting.leave();
  }

  /** After every button, menu and dialog: when the browser has put the focus where it likes. */
  focusBoard(): void {
    setTimeout(() => this.#display.dialog ?? this.board?.focus());
  }

  #show(): void {
    const { dialog } = this.#display;
    this.#display = this.sitting.display();
    if (dialog && !this.#display.dialog) this.focusBoard();
    this.#plan();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    const due = this.sitting.due();
    if (due !== undefined) this.#timer = setTimeout(() => this.#tick(), Math.max(0, due - now()));
  }

  #tick(): void {
    this.sitting.tick();
    this.#plan();
  }

  async #turn(): Promise<void> {
    const before = this.#lie;
    await keeper.change({ quarters: turnedOnce(before).quarters });
    await tick();
    if (this.#lie !== before) this.sitting.tell(say('The board is turned to the right.'));
  }

  async #mirror(): Promise<void> {
    const isMirrored = !settings.value.isMirrored;
    await keeper.change({ isMirrored });
    await tick();
    this.sitting.tell(isMirrored ? say('The board is mirrored now.') : say('The board is not mirrored any more.'));
  }

  async #analyse(): Promise<void> {
    const analysis = !settings.value.analysis;
    await keeper.change({ analysis });
    this.sitting.tell(analysis ? say('Analysis is on.') : say('Analysis is off.'));
  }

  async #change(): Promise<void> {
    const own = await import('../editor/ownLevels.ts').catch(() => undefined);
    if (!own) return this.sitting.tell(NOT_LOADED);
    const address = await own.changeLevel(this.sitting.opened, this.sitting.table.number);
    if (address.ok) location.hash = address.value;
    else this.sitting.tell(address.problem.message);
  }

  #run(errand: Errand): void {
    if (errand === 'play-bgm') music.toggle();
    if (errand === 'larger') this.glass?.larger();
    if (errand === 'smaller') this.glass?.smaller();
    if (errand === 'whole-board') this.glass?.showAll();
    if (errand === 'turn-board') void this.#turn();
    if (errand === 'mirror-board') void this.#mirror();
    if (errand === 'analysis') void this.#analyse();
    if (errand === 'races') this.isRacing = !this.isRacing;
    const { game } = this.sitting.table;
    if (errand === 'draw-level') location.hash = linkTo({ screen: 'draw', game: game.id });
    if (errand === 'change-level') void this.#change();
    // Back to the pack that comes with the game.
    if (errand === 'close-pack') location.hash = linkTo({ screen: 'play', game: game.id });
  }
}
