import type { Race } from '../../core/game.ts';
import { finish } from '../../core/work.ts';
import { GameStudy } from '../../play/analysis/gameStudy.ts';
import type { Judgement } from '../../play/analysis/judgement.ts';
import { LiveStudy } from '../../play/analysis/liveStudy.ts';
import { type Races, racesIn } from '../../play/analysis/races.ts';
import { type Report, reportOf } from '../../play/analysis/report.ts';
import { positionSteps } from '../../play/history/position.ts';
import type { Sitting } from '../../play/sitting/sitting.ts';
import type { Picture } from '../../play/table/picture.ts';
import { now } from '../now.ts';
import { RemoteThinker } from '../thinking/remote.ts';

/** What is thought of a game while somebody plays it or looks through it, to be seen. It has a worker of its own. */
export class Analysing {
  readonly #sitting: Sitting;
  readonly #thinker = new RemoteThinker();
  readonly #live: LiveStudy;
  #judgement: Judgement | undefined = $state.raw();
  #isLost = $state(false);
  #game: GameStudy | undefined;
  #report: Report | undefined = $state.raw();
  #races: Races | undefined = $state.raw();
  /** The game that was studied. */
  #studied: string | undefined;

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
    this.#live = new LiveStudy(sitting.table.game, this.#thinker, () => this.#hear());
  }

  /** What is thought of the position on the board. */
  get judgement(): Judgement | undefined {
    return this.#judgement;
  }

  /** Whether what thinks could not be loaded, or broke. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** What is known of the whole game, once somebody has asked for that. */
  get report(): Report | undefined {
    return this.#report;
  }

  /** Studies that position from now on; none where there is none. */
  follow(position: string | undefined): void {
    this.#live.follow(position);
  }

  /** The position on the board, as text. */
  get position(): string | undefined {
    const { game, round } = this.#sitting.table;
    return round && finish(positionSteps(game, round.replay(now())));
  }

  /** Fetches what tells who can be caught. */
  async fetchRaces(): Promise<void> {
    this.#races ??= await racesIn(this.#sitting.table.game).catch(() => undefined);
  }

  /** Whether the piece that is chosen can be caught, or else the foremost of each side. */
  racesOf({ view, selected }: Pick<Picture, 'view' | 'selected'>): readonly Race[] {
    const { position } = this;
    return (position !== undefined && this.#races?.(position, view, selected)) || [];
  }

  /** Studies the game on the board, those moves too that could be redone; goes on where it was stopped if it is the same. */
  beginGame(): void {
    const { game, round } = this.#sitting.table;
    if (!round) return;
    const { board } = round.replay(now());
    const moves = round.played.keep(now())[0]?.moves ?? '';
    if (this.#studied !== `${board}\n${moves}`) {
      this.#studied = `${board}\n${moves}`;
      this.#game = new GameStudy(game, { board, moves }, this.#thinker, { changed: () => this.#note() });
    }
    this.#game?.begin();
    this.#note();
  }

  stopGame(): void {
    this.#game?.stop();
  }

  /** Nobody wants to know any more. */
  clear(): void {
    this.#live.follow(undefined);
    this.stopGame();
    this.#thinker.end();
  }

  #hear(): void {
    [this.#judgement, this.#isLost] = [this.#live.judgement, this.#live.isLost];
  }

  #note(): void {
    this.#report = this.#game && reportOf(this.#game);
  }
}
