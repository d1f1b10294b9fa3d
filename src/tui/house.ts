import type { AnyGame } from '../core/game.ts';
import { type Message, problemsOf, say } from '../core/parsed.ts';
import { finish } from '../core/work.ts';
import { games } from '../games/index.ts';
import { minds } from '../games/minds.ts';
import { solvers } from '../games/solvers.ts';
import { packsOfPlayer } from '../node/home.ts';
import { madePacksIn } from '../node/made.ts';
import { now } from '../node/now.ts';
import { racesIn } from '../play/analysis/races.ts';
import type { DialogName, Errand } from '../play/command/command.ts';
import { placeToChange } from '../play/editor/ownLevels.ts';
import { positionSteps } from '../play/history/position.ts';
import { Opponent } from '../play/opponent/opponent.ts';
import { type Opened, shippedPack } from '../play/packs/opened.ts';
import { continueMessage, exitQuestion } from '../play/speech/announce.ts';
import type { Place } from '../play/table/table.ts';
import { SlicedThinker } from '../play/thinking/sliced.ts';
import { SlicedSolver } from '../play/thinking/slicedSolver.ts';
import { wholeArtOf } from './art.ts';
import { chooseFromDays, openWaiting } from './days.ts';
import { choose } from './dialogs/list.ts';
import { ask } from './dialogs/question.ts';
import { DIALOGS } from './dialogs.ts';
import { ownLevelsOf } from './editor/atelier.ts';
import { Studio, type ToDraw } from './editor/studio.ts';
import type { Office } from './office.ts';
import type { Player } from './player.ts';
import type { Screen } from './screen.ts';
import { complaintText, startOf } from './start.ts';
import { TableLayer } from './tableLayer.ts';

/** How the program is started. */
export interface Launch {
  readonly player: Player;
  /** What to play or to draw; the player chooses when absent. */
  readonly start: Next | undefined;
  /** What the player has to know before he plays. */
  readonly notices: readonly Message[];
  readonly isLettered: boolean;
  /** What files are read in; told by themselves when absent. */
  readonly encoding: string | undefined;
}

interface Start extends Place {
  readonly opened: Opened;
  /** Moves that are shown as soon as somebody sits there. */
  readonly shows?: string;
}

/** A pack that is made while the player looks on. */
export interface ToMake extends Place {
  readonly game: AnyGame;
  /** Its name. */
  readonly makes: string;
}

/** What comes next. */
type Next = Start | ToDraw | ToMake;

/** Gets up from a table, for something else. */
type GetUp = (next: Next | undefined) => void;

/** One visit of a player: from game to game and pack to pack, until he leaves. */
export class House {
  readonly #launch: Launch;
  readonly #screen: Screen;
  #layer: TableLayer | undefined;
  /** Between two keys: none is ever late for it. */
  readonly #thinker = new SlicedThinker({ minds, now, later: setImmediate });
  readonly #solver = new SlicedSolver({ solvers, now, later: setImmediate });
  readonly #made = madePacksIn(packsOfPlayer());
  readonly #studio: Studio;
  #isAsking = false;
  #leave: () => void = () => {};

  constructor(launch: Launch, screen: Screen) {
    this.#launch = launch;
    this.#screen = screen;
    const { player, isLettered } = launch;
    this.#studio = new Studio({ screen, player, solver: this.#solver, thinker: this.#thinker, isLettered });
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
    await this.#studio.settled();
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
    let start: Next | undefined = this.#launch.start;
    for (;;) {
      while (!start) {
        start = await this.#choose();
        if (!start) await this.exit();
      }
      if ('makes' in start) start = await this.#make(start);
      else start = 'draws' in start ? await this.#draw(start) : await this.#sit(start);
    }
  }

  /** Draws until the player wants to play what he has drawn. */
  async #draw(wish: ToDraw): Promise<Start | undefined> {
    const played = await this.#studio.draw(wish);
    return played && { ...played, as: 'start' };
  }

  async #make({ game, makes, level, as }: ToMake): Promise<Start | undefined> {
    const { player } = this.#launch;
    const opened = await openWaiting({ screen: this.#screen, player, made: this.#made }, game, makes);
    return opened && { opened, level, as };
  }

  /** What is played where nothing else is asked for: the player's own maps, or what comes with the game. */
  async #begin({ id }: AnyGame): Promise<Start | undefined> {
    const { encoding, player } = this.#launch;
    const { spoken } = player;
    const start = await startOf({ game: id, encoding });
    if (start.kind === 'start') return { ...start, as: 'start' };
    const told = start.complaints.map((complaint) => complaintText(complaint, spoken)).join(' ');
    await ask(this.#screen, told, [{ value: undefined, label: spoken(say('Close')) }]);
    return undefined;
  }

  /** What stands in the way of keeping anything is told before the game begins. */
  async #tell(): Promise<void> {
    const { player, notices } = this.#launch;
    for (const notice of notices) {
      await ask(this.#screen, player.spoken(notice), [{ value: undefined, label: player.spoken(say('Play')) }]);
    }
  }

  /** What was left comes first, then every game from its beginning. Asked again where that cannot be played. */
  async #choose(): Promise<Next | undefined> {
    const { spoken } = this.#launch.player;
    const hint = spoken(say('Enter plays, Esc leaves'));
    for (;;) {
      const left = await this.#left();
      const items = [
        ...left.map(({ opened, level }) => spoken(continueMessage(opened, level))),
        ...games.map(({ title }) => spoken({ text: title })),
        spoken(say('Levels of the day')),
        spoken(say('My own levels')),
      ];
      const index = await choose(this.#screen, () => ({ title: 'Kura', items, hint }));
      if (index === undefined) return undefined;
      const start = left[index] ?? (await this.#chosen(index - left.length));
      if (start) return start;
    }
  }

  /** What stands below what was left: the games, then the days, then what the player draws. */
  async #chosen(index: number): Promise<Next | undefined> {
    const game = games[index];
    if (game) return this.#begin(game);
    if (index > games.length) return { draws: undefined };
    const { player } = this.#launch;
    const chosen = await chooseFromDays({ screen: this.#screen, player, made: this.#made });
    return chosen && { ...chosen, as: 'left' };
  }

  /** The games that the player can go on with here. */
  async #left(): Promise<readonly Start[]> {
    const { player, encoding } = this.#launch;
    const found: Start[] = [];
    await player.keeper.onward(games, async ({ id }, { pack, level, board }) => {
      const start = await startOf({ game: id, what: pack, level: String(level), encoding });
      const isHere = start.kind === 'start' && start.opened.pack.levels[level - 1]?.board === board;
      if (isHere) found.push({ ...start, as: 'left' });
      return isHere;
    });
    return found;
  }

  /** Sits down at a pack until the player opens another one, or wants to choose anew. */
  async #sit({ opened, level, as, shows }: Start): Promise<Next | undefined> {
    const { player, isLettered } = this.#launch;
    const [screen, thinker, solver] = [this.#screen, this.#thinker, this.#solver];
    const reached = await player.keeper.reached(opened);
    const results = await player.keeper.results(opened);
    const art = await wholeArtOf(opened.game);
    const { isWide, depth } = screen.terminal;
    const drawing = { game: opened.game, art, ability: { isWide, isLettered: isLettered || depth === 'none' } };
    const next = await screen.open<Next | undefined>((close) => {
      const open = (other: Opened, number = 1): void => close({ opened: other, level: number, as: 'start' });
      const show = (dialog: DialogName): Promise<void> => screen.during(() => DIALOGS[dialog](office()));
      const exit = (): Promise<void> => this.exit();
      const run = (errand: Errand): void => this.#run(errand, opened, close);
      const layer = new TableLayer(
        { screen, player, thinker, solver, art, isLettered, run, show },
        { opened, reached, level, as, opponent: Opponent },
      );
      const { sitting, commands } = layer;
      const office = (): Office => ({
        screen,
        player,
        sitting,
        commands,
        keymap: layer.keymap,
        encoding: this.#launch.encoding,
        solver,
        drawing,
        made: this.#made,
        open,
        exit,
        menu: () => close(undefined),
      });
      this.#layer = layer;
      if (shows !== undefined) sitting.act(({ round }, at) => round?.screen('solution', shows, at));
      sitting.notice([...problemsOf(reached), ...problemsOf(results), ...opened.pack.problems]);
      return layer;
    });
    this.#layer?.close();
    return next;
  }

  #run(errand: Errand, { game }: Opened, getUp: GetUp): void {
    const { keeper } = this.#launch.player;
    if (errand === 'close-pack') getUp({ opened: shippedPack(game)!, level: 1, as: 'start' });
    if (errand === 'draw-level') getUp({ draws: game });
    if (errand === 'change-level') void this.#change(getUp);
    if (errand === 'cells') void keeper.change({ cells: keeper.settings.cells === 'large' ? 'compact' : 'large' });
    if (errand === 'analysis') void this.#analyse();
    if (errand === 'races') void this.#tellRaces();
    this.#screen.changed();
  }

  /** Draws on from the level on the table. */
  async #change(getUp: GetUp): Promise<void> {
    const { sitting } = this.#layer!;
    const { game } = sitting.opened;
    const place = await placeToChange(ownLevelsOf(this.#launch.player), sitting.opened, sitting.table.number);
    if (place.ok) getUp({ draws: game, place: place.value });
    else sitting.tell(place.problem.message);
  }

  async #analyse(): Promise<void> {
    const { keeper } = this.#launch.player;
    const analysis = !keeper.settings.analysis;
    await keeper.change({ analysis });
    this.#layer?.sitting.tell(analysis ? say('Analysis is on.') : say('Analysis is off.'));
  }

  /** Whether what is chosen can be caught, or else the foremost of each side. */
  async #tellRaces(): Promise<void> {
    const { sitting } = this.#layer ?? {};
    const { picture } = sitting?.display() ?? {};
    const { game, round } = sitting?.table ?? {};
    const position = game && round && finish(positionSteps(game, round.replay(now())));
    if (!game || !picture || position === undefined) return;
    const [one, other] = (await racesIn(game))(position, picture.view, picture.selected).map(({ verdict }) => verdict);
    if (one) sitting?.tell(other ? say('{one} {other}', { one, other }) : one);
  }
}
