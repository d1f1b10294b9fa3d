import type { AnyGame } from '../core/game.ts';
import { type Message, type Parsed, type Problem, say } from '../core/parsed.ts';
import { games } from '../games/index.ts';
import type { DialogName, Errand } from '../play/command/command.ts';
import { type Opened, shippedPack } from '../play/packs/opened.ts';
import { exitQuestion } from '../play/speech/announce.ts';
import { wholeArtOf } from './art.ts';
import { choose } from './dialogs/list.ts';
import { ask } from './dialogs/question.ts';
import { DIALOGS } from './dialogs.ts';
import type { Office } from './office.ts';
import type { Player } from './player.ts';
import type { Screen } from './screen.ts';
import { TableLayer } from './tableLayer.ts';

/** How the program is started. */
export interface Launch {
  readonly player: Player;
  /** What to play; the player chooses when absent. */
  readonly start: Start | undefined;
  /** What the player has to know before he plays. */
  readonly notices: readonly Message[];
  readonly isLettered: boolean;
}

interface Start {
  readonly opened: Opened;
  readonly level: number;
}

const problemsOf = (parsed: Parsed<unknown>): readonly Problem[] =>
  parsed.ok ? (parsed.warnings ?? []) : [parsed.problem];

/** One visit of a player: from game to game and pack to pack, until he leaves. */
export class House {
  readonly #launch: Launch;
  readonly #screen: Screen;
  #layer: TableLayer | undefined;
  #isAsking = false;
  #leave: () => void = () => {};

  constructor(launch: Launch, screen: Screen) {
    this.#launch = launch;
    this.#screen = screen;
    screen.interrupt = () => void this.exit();
  }

  /** Done when the player has left and everything is written. */
  async visit(): Promise<void> {
    const left = new Promise<void>((resolve) => {
      this.#leave = resolve;
    });
    await Promise.race([left, this.#play()]);
    this.#layer?.close();
    await this.settled();
  }

  /** Keeps what is being played, and waits for it. */
  async settled(): Promise<void> {
    this.#layer?.sitting.keep();
    await this.#launch.player.keeper.settled();
  }

  /** Asks whether the player wants to leave; one who asks again while he is asked does not need to be. */
  async exit(): Promise<void> {
    if (this.#isAsking) return this.#leave();
    this.#isAsking = true;
    const { spoken } = this.#launch.player;
    const question = exitQuestion(this.#layer?.sitting.table.game ?? { title: 'Kura' });
    const isSure = await ask(this.#screen, spoken(question), [
      { value: true, label: spoken(say('Yes')) },
      { value: false, label: spoken(say('No')) },
    ]);
    this.#isAsking = false;
    if (isSure) this.#leave();
  }

  async #play(): Promise<void> {
    await this.#tell();
    let start: Start | undefined = this.#launch.start;
    while (!start) {
      const game = await this.#chooseGame();
      start = game && { opened: shippedPack(game)!, level: 1 };
      if (!start) await this.exit();
    }
    for (;;) start = { opened: await this.#sit(start), level: 1 };
  }

  /** What stands in the way of keeping anything is told before the game begins. */
  async #tell(): Promise<void> {
    const { player, notices } = this.#launch;
    for (const notice of notices) {
      await ask(this.#screen, player.spoken(notice), [{ value: undefined, label: player.spoken(say('Play')) }]);
    }
  }

  async #chooseGame(): Promise<AnyGame | undefined> {
    const { spoken } = this.#launch.player;
    const items = games.map(({ title }) => spoken({ text: title }));
    const hint = spoken(say('Enter plays, Esc leaves'));
    const index = await choose(this.#screen, () => ({ title: 'Kura', items, hint }));
    return index === undefined ? undefined : games[index];
  }

  /** Sits down at a pack until the player opens another one. */
  async #sit({ opened, level }: Start): Promise<Opened> {
    const { player, isLettered } = this.#launch;
    const screen = this.#screen;
    const reached = await player.keeper.reached(opened);
    const results = await player.keeper.results(opened);
    const art = await wholeArtOf(opened.game);
    const next = await screen.open<Opened>((open) => {
      const show = (dialog: DialogName): Promise<void> => screen.during(() => DIALOGS[dialog](office()));
      const exit = (): Promise<void> => this.exit();
      const run = (errand: Errand): void => this.#run(errand, opened, open);
      const layer = new TableLayer({ screen, player, art, isLettered, run, show }, { opened, reached, level });
      const { sitting, commands } = layer;
      const office = (): Office => ({ screen, player, sitting, commands, keymap: layer.keymap, open, exit });
      this.#layer = layer;
      sitting.notice([...problemsOf(reached), ...problemsOf(results), ...opened.pack.problems]);
      return layer;
    });
    this.#layer?.close();
    return next;
  }

  #run(errand: Errand, { game }: Opened, open: (opened: Opened) => void): void {
    const { keeper } = this.#launch.player;
    if (errand === 'close-pack') open(shippedPack(game)!);
    if (errand === 'cells') void keeper.change({ cells: keeper.settings.cells === 'large' ? 'compact' : 'large' });
    this.#screen.changed();
  }
}
