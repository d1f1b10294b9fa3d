import type { Race } from '../../core/game.ts';
import { GameStudy } from '../../play/analysis/gameStudy.ts';
import type { Judgement } from '../../play/analysis/judgement.ts';
import { LiveStudy } from '../../play/analysis/liveStudy.ts';
import { type Report, reportOf } from '../../play/analysis/report.ts';
import type { Sitting } from '../../play/sitting/sitting.ts';
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

  /** Whether the piece on a cell can be caught, or else the foremost of each side. */
  racesOf(selected: number | undefined): readonly Race[] {
    return this.#sitting.table.round?.played.races(selected) ?? [];
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
