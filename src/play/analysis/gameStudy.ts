import type { AnyGame } from '../../core/game.ts';
import type { Study } from '../../core/mind.ts';
import type { Replay } from '../../core/replay.ts';
import type { Stop, Thinker } from '../thinking/thinker.ts';
import { agreed } from './agreed.ts';
import { type Judgement, judgementOf } from './judgement.ts';
import { type Station, stationsOf } from './playedGame.ts';

/** At how many positions is looked for each one of the game: about a third of a second. */
const NODES = 300_000;

/** Studies every position of a game that was played, one after another. It can be stopped, and gone on with. */
export class GameStudy {
  readonly stations: readonly Station[];
  readonly #game: AnyGame;
  readonly #thinker: Pick<Thinker, 'study'>;
  readonly #changed: () => void;
  readonly #nodes: number;
  #judgements: readonly (Judgement | undefined)[] = [];
  #halt: Stop | undefined;
  #isLost = false;

  constructor(
    game: AnyGame,
    replay: Pick<Replay, 'board' | 'moves'>,
    thinker: Pick<Thinker, 'study'>,
    { changed, nodes = NODES }: { changed(): void; readonly nodes?: number },
  ) {
    this.stations = stationsOf(game, replay);
    this.#game = game;
    this.#thinker = thinker;
    this.#changed = changed;
    this.#nodes = nodes;
  }

  /** How many positions are done. */
  get done(): number {
    return this.#judgements.length;
  }

  get isDone(): boolean {
    return this.done === this.stations.length;
  }

  get isGoing(): boolean {
    return this.#halt !== undefined;
  }

  /** Whether what thinks could not be loaded, or broke. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** What is thought of each position that is done. What is certain later was certain before. */
  get judgements(): readonly (Judgement | undefined)[] {
    return agreed(this.stations, this.#judgements);
  }

  /** Begins, or goes on where it was stopped. */
  begin(): void {
    if (this.isGoing || this.isDone) return;
    this.#isLost = false;
    this.#next();
  }

  stop(): void {
    this.#halt?.();
    this.#halt = undefined;
    this.#changed();
  }

  #next(): void {
    const station = this.stations[this.done];
    if (!station) this.#halt = undefined;
    else if (station.outcome) this.#note(undefined);
    else {
      this.#halt = this.#thinker.study(
        { game: this.#game.id, position: station.position, lines: 1, nodes: this.#nodes },
        { hear: (study, isLast) => this.#hear(station, study, isLast), lost: () => this.#lose() },
      );
    }
    this.#changed();
  }

  #hear({ position }: Station, study: Study, isLast: boolean): void {
    if (isLast) this.#note(judgementOf(this.#game, position, study));
  }

  #note(judgement: Judgement | undefined): void {
    this.#judgements = [...this.#judgements, judgement];
    this.#next();
  }

  #lose(): void {
    this.#isLost = true;
    this.#halt = undefined;
    this.#changed();
  }
}
