import { UPRIGHT } from '../core/orientation.ts';
import { finish } from '../core/work.ts';
import { now } from '../node/now.ts';
import type { Command, DialogName, Errand } from '../play/command/command.ts';
import { commandNamed } from '../play/command/commands.ts';
import type { Keymap } from '../play/command/keymap.ts';
import { Guide } from '../play/guide/guide.ts';
import { isGuided } from '../play/guide/guided.ts';
import { positionSteps } from '../play/history/position.ts';
import type { Display } from '../play/sitting/display.ts';
import type { Beginning } from '../play/sitting/host.ts';
import { Sitting } from '../play/sitting/sitting.ts';
import type { Solver } from '../play/thinking/solver.ts';
import type { Thinker } from '../play/thinking/thinker.ts';
import { TerminalAnalysis } from './analysis.ts';
import type { WholeArt } from './art.ts';
import type { Canvas } from './canvas.ts';
import { terminalCommands, terminalKeymap } from './commands.ts';
import { HeldKey } from './heldKey.ts';
import type { Key } from './keys.ts';
import { paintTable } from './paintTable.ts';
import { cellSeenAt, type Pane } from './pane.ts';
import type { Player } from './player.ts';
import type { Layer, Screen } from './screen.ts';

/** Milliseconds that an end is seen before anything is asked: long enough for fast fingers to come to rest. */
const REST_MS = 300;

/** What a table needs of the house that it stands in. */
export interface Surroundings {
  readonly screen: Screen;
  readonly player: Player;
  /** Whoever thinks for rivals. */
  readonly thinker: Thinker;
  /** Whoever solves puzzles. */
  readonly solver: Solver;
  /** How the game is drawn. */
  readonly art: WholeArt;
  /** Letters tell the boxes apart. */
  readonly isLettered: boolean;
  run(errand: Errand): void;
  /** Shows a dialog; done when it is closed. */
  show(dialog: DialogName): Promise<void>;
}

/** A sitting at the terminal: what is to be seen of it, and when it is looked at again. */
export class TableLayer implements Layer {
  readonly sitting: Sitting;
  readonly #around: Surroundings;
  readonly #heldKey = new HeldKey();
  #display: Display;
  #pane: Pane | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #analysis: TerminalAnalysis;

  constructor(around: Surroundings, beginning: Beginning) {
    this.#around = around;
    this.#analysis = new TerminalAnalysis(beginning.opened.game, () => around.screen.changed());
    this.sitting = new Sitting(beginning, {
      keeper: around.player.keeper,
      keymap: () => this.keymap,
      rest: REST_MS,
      now,
      date: () => Date.now(),
      thinker: around.thinker,
      orientation: () => UPRIGHT,
      isStill: () => false,
      run: (errand) => around.run(errand),
      later: setImmediate,
      changed: () => this.#see(),
    });
    this.#display = this.sitting.display();
    if (isGuided(beginning.opened.game)) this.sitting.attend((table, host) => new Guide(table, host, around.solver));
    this.#plan();
    this.analyse();
  }

  /** Thinks about the position on the board, if the player wants that and nothing lies over it. */
  analyse(): void {
    const { game, round } = this.sitting.table;
    const { dialog, picture, opponent } = this.#display;
    // There is one to think for all: a rival has all his time.
    const isFree = !dialog && !picture?.playback && opponent?.state !== 'thinking';
    const isOn = isFree && this.#around.player.keeper.settings.analysis;
    const isWanted = round && isOn && !picture?.snapshot.outcome;
    this.#analysis.follow(isWanted ? finish(positionSteps(game, round.replay(now()))) : undefined);
  }

  get commands(): readonly Command[] {
    return terminalCommands(this.sitting.table.game, this.#around.art);
  }

  get keymap(): Keymap {
    const { game } = this.sitting.table;
    const { art, player } = this.#around;
    return terminalKeymap(game, art, player.keeper.settings.keys[game.id]);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#analysis.follow(undefined);
    this.sitting.leave();
  }

  /** It is only a guess that a key is held down: what a held key does not ask for again is done all the same. */
  press({ name }: Key): void {
    const held = this.#heldKey.note(name, now());
    this.sitting.press(name, this.keymap.commandFor(name, 'play')?.repeats ? held : 'fresh');
  }

  click(x: number, y: number): void {
    const { view } = this.#display.picture ?? {};
    const cell = this.#pane && view && cellSeenAt(this.#pane, view, x, y);
    if (cell !== undefined) this.sitting.answer({ kind: 'tap', cell });
  }

  rightClick(): void {
    const { undoWith } = this.#around.player.keeper.settings;
    if (undoWith === 'right-click') this.sitting.perform(commandNamed('undo'));
  }

  /** Takes moves back and brings them again, for those who like it so. */
  wheel(lines: number): void {
    const { undoWith } = this.#around.player.keeper.settings;
    if (undoWith === 'wheel') this.sitting.perform(commandNamed(lines < 0 ? 'undo' : 'redo'));
  }

  paint(canvas: Canvas): void {
    const { screen, player, art, isLettered } = this.#around;
    const { isWide, depth } = screen.terminal;
    this.#pane = paintTable(canvas, {
      table: this.sitting.table,
      display: this.#display,
      keymap: this.keymap,
      spoken: player.spoken,
      art,
      cells: player.keeper.settings.cells,
      ability: { isWide, isLettered: isLettered || depth === 'none' },
      before: this.#pane,
      thoughts: this.#analysis.messages,
    });
  }

  #see(): void {
    const before = this.#display.dialog;
    this.#display = this.sitting.display();
    this.#plan();
    this.analyse();
    this.#around.screen.changed();
    const { dialog } = this.#display;
    if (dialog && dialog !== before) void this.#show(dialog);
  }

  /** Closed when it was answered, unless something else was opened from there. */
  async #show(dialog: DialogName): Promise<void> {
    await this.#around.show(dialog);
    // Keys that went elsewhere lie between the one before and the next.
    this.#heldKey.release();
    if (this.#display.dialog === dialog) this.sitting.close();
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
}
