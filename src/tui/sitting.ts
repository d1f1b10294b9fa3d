import { type Message, say } from '../core/parsed.ts';
import type { Win } from '../play/belongings/win.ts';
import { type Command, perform } from '../play/command/commands.ts';
import type { Keymap } from '../play/command/keymap.ts';
import type { Opened } from '../play/packs/opened.ts';
import { pictureOf } from '../play/table/picture.ts';
import { type Reached, Table } from '../play/table/table.ts';
import type { WholeArt } from './art.ts';
import type { Canvas } from './canvas.ts';
import { commandNamed, terminalCommands, terminalKeymap } from './commands.ts';
import type { Key } from './keys.ts';
import { paintTable } from './paintTable.ts';
import { cellSeenAt, type Pane } from './pane.ts';
import type { Player } from './player.ts';
import type { Layer, Screen } from './screen.ts';
import { wonMessage } from './status.ts';

/** Milliseconds after which the clock shows another second. */
const SECOND = 1000;

/** Often enough that a computer that dies costs little. */
const KEEP_MS = 5000;

/** What comes to a table from around it. */
export interface Surroundings {
  readonly screen: Screen;
  readonly player: Player;
  /** How the game is drawn. */
  readonly art: WholeArt;
  /** Does what is the screen's business: commands by their ids, and what follows the end of a level. */
  asked(id: string): void;
  /** Letters tell the boxes apart. */
  readonly isLettered: boolean;
}

/** What a player begins with. */
export interface Beginning {
  /** What he has reached before. */
  readonly progress: ReadonlyMap<string, Reached>;
  readonly level: number;
}

/** A table at the terminal: what is done to it is seen, and what moves by itself gets its time. */
export class Sitting implements Layer {
  readonly table: Table;
  readonly opened: Opened;
  readonly #around: Surroundings;
  readonly #keeping: ReturnType<typeof setInterval>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pane: Pane | undefined;
  #wasOver = false;
  #later: ReturnType<typeof setTimeout> | undefined;
  #won: Win | undefined;
  #isDirty = false;

  constructor(around: Surroundings, opened: Opened, { progress, level }: Beginning) {
    this.opened = opened;
    this.#around = around;
    const { player } = around;
    const manner = () => {
      const { route: by, speed, touchMove, clickToWalk } = player.settings;
      return { by, speed, touchMove, clickToWalk, still: false };
    };
    const keep = (hash: string, level: number, reached: Reached): void => void this.#keep(hash, level, reached);
    this.table = new Table(opened, { manner, keep, progress }, Date.now(), level);
    this.#keeping = setInterval(() => this.keep(), KEEP_MS);
    this.#plan();
  }

  /** Hands out what is being played, to be kept. */
  keep(): void {
    if (this.#isDirty) this.table.keep(Date.now());
    this.#isDirty = false;
  }

  close(): void {
    this.keep();
    clearInterval(this.#keeping);
    clearTimeout(this.#timer);
    clearTimeout(this.#later);
  }

  /** The level that was won before this one, as long as its result can still be saved. */
  get won(): Win | undefined {
    return this.#won;
  }

  noteWon(win: Win | undefined): void {
    this.#won = win;
  }

  /** Does something after a while, unless something else is asked for or the table is left before. */
  after(wait: number, work: () => void): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(work, wait);
  }

  say(message: Message): void {
    this.table.round?.say(message);
    this.#around.screen.changed();
  }

  get commands(): readonly Command[] {
    return terminalCommands(this.table.game, this.#around.art);
  }

  get keymap(): Keymap {
    const { game } = this.table;
    const { art, player } = this.#around;
    return terminalKeymap(game, art, player.settings.keys[game.id]);
  }

  press({ name }: Key): void {
    const occasion = this.table.round?.screening ? 'screening' : 'play';
    const command = this.keymap.commandFor(name, occasion);
    if (command) this.perform(command);
  }

  perform(command: Command): void {
    this.#isDirty = true;
    const kind = this.#isForWon(command) ? 'asked' : perform(this.table, command, Date.now()).kind;
    this.#see();
    if (kind === 'asked') this.#around.asked(command.id);
  }

  click(x: number, y: number): void {
    const { round } = this.table;
    const cell = this.#pane && round && cellSeenAt(this.#pane, round.appearance.view, x, y);
    if (cell === undefined) return;
    this.#isDirty = true;
    this.table.answer({ kind: 'tap', cell }, Date.now());
    this.#see();
  }

  rightClick(): void {
    if (this.#around.player.settings.undoWith === 'right-click') this.perform(commandNamed('undo'));
  }

  /** Takes moves back and brings them again, for those who like it so. */
  wheel(lines: number): void {
    if (this.#around.player.settings.undoWith !== 'wheel') return;
    this.perform(commandNamed(lines < 0 ? 'undo' : 'redo'));
  }

  /** Something was done to the table. */
  changed(): void {
    this.#isDirty = true;
    this.#see();
  }

  paint(canvas: Canvas): void {
    const { table, keymap } = this;
    const { round } = table;
    const { screen, player, art, isLettered } = this.#around;
    const { isWide, depth } = screen.terminal;
    this.#pane = paintTable(canvas, {
      table,
      picture: round && pictureOf(round, Date.now()),
      keymap,
      spoken: player.spoken,
      art,
      cells: player.settings.cells,
      ability: { isWide, isLettered: isLettered || depth === 'none' },
      won: this.#won && wonMessage(this.#won, keymap),
      before: this.#pane,
    });
  }

  /** Where this level cannot be saved, the one won before it can. */
  #isForWon({ id }: Command): boolean {
    return id === 'save-result' && this.#won !== undefined && this.table.refusalToSave(Date.now()) !== undefined;
  }

  #tick(): void {
    this.table.round?.tick(Date.now());
    this.#see();
  }

  #see(): void {
    this.#plan();
    this.#around.screen.changed();
    const isOver = this.#isOver();
    if (isOver && !this.#wasOver) this.#around.asked('over');
    this.#wasOver = isOver;
  }

  /** A puzzle that the player has solved himself just now, or a game for two that has ended. */
  #isOver(): boolean {
    const { round, game } = this.table;
    if (!round || round.screening) return false;
    return game.seats === 1 ? round.isAchieved : round.due === undefined && this.#hasOutcome();
  }

  #hasOutcome(): boolean {
    return this.table.round?.snapshot(Date.now()).outcome !== undefined;
  }

  /** Wakes up when something moves by itself, and as long as a clock runs for its next second. */
  #plan(): void {
    clearTimeout(this.#timer);
    const { round } = this.table;
    if (!round) return;
    const now = Date.now();
    const { at, outcome, spent, turn } = round.snapshot(now);
    const isTimed = at > 0 && outcome === undefined;
    const waits = [
      ...(round.due === undefined ? [] : [round.due - now]),
      ...(isTimed ? [SECOND - (spent[turn] % SECOND)] : []),
    ];
    if (waits.length > 0) this.#timer = setTimeout(() => this.#tick(), Math.max(0, Math.min(...waits)));
  }

  async #keep(hash: string, level: number, progress: Reached): Promise<void> {
    const kept = await this.#around.player.keep(this.opened, hash, level, progress);
    if (!kept.ok) this.say(say('What you play cannot be kept: {reason}', { reason: kept.problem.message }));
  }
}
