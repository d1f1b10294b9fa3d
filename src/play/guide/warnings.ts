import type { AnyGame } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import { seenCells, seenSize } from '../../core/orientation.ts';
import type { Warner } from '../../core/solving.ts';
import type { View } from '../../core/view.ts';
import type { Settings } from '../belongings/settings.ts';
import { stuckMessage, stuckWords } from '../speech/guide.ts';
import { lessonOf } from '../speech/lesson.ts';
import type { Round } from '../table/round.ts';
import type { Table } from '../table/table.ts';
import type { Stop } from '../thinking/thinker.ts';
import type { Finder } from './finder.ts';
import { hopelessMessage } from './said.ts';
import type { WarningDisplay } from './shown.ts';
import { thingsIn } from './things.ts';

/** Of how much somebody is warned: of nothing, of cells, of boxes too, of all that is proven. */
export type Grade = 0 | 1 | 2 | 3;

/** Where a line stands that somebody is warned of. */
export interface Place {
  readonly position: string;
  /** Everything but the worker: as long as that stays nobody looks again. */
  readonly things: number;
  /** The moves that led there. */
  moves(): string;
}

export const placeOf = (game: AnyGame, round: Round, now: number): Place => ({
  position: round.played.position(),
  things: thingsIn(round.own(now).view, game),
  moves: () => round.replay(now).moves,
});

/** Milliseconds that are spent on proving that nothing solves it. */
const PATIENCE = 5000;

/** As the player has chosen; as long as he has not, in lessons of what can be seen. */
export const gradeOf = (table: Table, { warnings }: Pick<Settings, 'warnings'>): Grade => {
  if (!table.game.settings?.includes('warnings')) return 0;
  if (warnings !== 'lessons') return warnings;
  return lessonOf(table, table.level) ? 2 : 0;
};

/** What is told of an arrangement of things. */
interface Told {
  readonly things: number;
  readonly dead: () => readonly Cell[];
  readonly stuck: () => readonly Cell[];
}

/** The same whenever it is asked for again. */
const once = <T extends object>(find: () => T): (() => T) => {
  let found: T | undefined;
  return () => {
    found ??= find();
    return found;
  };
};

export const NO_WARNING: WarningDisplay = { dead: [], stuck: [], message: undefined, told: undefined };

/** Warns whoever wants that of mistakes, and never of anything else: what is told is proven. */
export class Warnings {
  readonly #game: AnyGame;
  readonly #finder: () => Finder;
  readonly #changed: () => void;
  #grade: Grade = 0;
  #place: Place | undefined;
  #warner: Warner<unknown> | undefined;
  #isFetched = false;
  #last: Told | undefined;
  /** What was looked at last, quietly. */
  #quiet: { readonly things: number; readonly moves: string; isHopeless: boolean } | undefined;
  #stop: Stop = () => {};

  constructor(game: AnyGame, finder: () => Finder, changed: () => void) {
    this.#game = game;
    this.#finder = finder;
    this.#changed = changed;
  }

  /** Fetches what tells of lost boxes; also for those who ask whether something can still be solved. */
  async fetch(): Promise<void> {
    if (this.#isFetched) return;
    this.#isFetched = true;
    this.#warner = await this.#game.warner?.().catch(() => undefined);
    this.#finder().warner = this.#warner;
    this.#changed();
  }

  /** As it was wanted last. */
  get grade(): Grade {
    return this.#grade;
  }

  /** Asked after whatever was done; there is no place where nothing is played. */
  follow(place: Place | undefined, grade: Grade): void {
    [this.#place, this.#grade] = [place, grade];
    if (place && grade > 0) void this.fetch();
    if (place && grade === 3) this.#lookAt(place);
    else this.stop();
  }

  stop(): void {
    this.#stop();
    this.#quiet = undefined;
    if (!this.#place) this.#last = undefined;
  }

  /** `held` tells whether something is in somebody's hand. */
  display(view: View, held: boolean): WarningDisplay {
    const told = this.#told();
    if (!told) return NO_WARNING;
    const lie = view.lie;
    const cells = lie && seenCells(seenSize(view, lie), lie);
    const seen = (own: readonly Cell[]): readonly Cell[] => (cells ? own.map((cell) => cells[cell]!) : own);
    const dead = held ? seen(told.dead()) : [];
    const stuck = this.#grade >= 2 ? seen(told.stuck()) : [];
    const hopeless = this.#quiet?.isHopeless ? hopelessMessage(this.#quiet.moves === '') : undefined;
    return {
      dead,
      stuck,
      message: stuckMessage(stuck) ?? hopeless,
      told: stuckWords(this.#game, stuck, view) ?? hopeless,
    };
  }

  /** What is told of the things as they stand: of each arrangement once. */
  #told(): Told | undefined {
    const [place, warner] = [this.#place, this.#warner];
    if (!place || !warner || this.#grade === 0) return undefined;
    if (this.#last?.things === place.things) return this.#last;
    const read = this.#game.parse(place.position);
    if (!read.ok) return undefined;
    const [dead, stuck] = [once(() => warner.dead(read.value)), once(() => warner.stuck(read.value))];
    this.#last = { things: place.things, dead, stuck };
    return this.#last;
  }

  /** What was proven of a position holds for all that come after it. */
  #isCovered({ things, moves }: Place): boolean {
    if (!this.#quiet) return false;
    return (this.#quiet.isHopeless || this.#quiet.things === things) && moves().startsWith(this.#quiet.moves);
  }

  #lookAt(place: Place): void {
    if (this.#isCovered(place)) return;
    this.stop();
    const quiet = { things: place.things, moves: place.moves(), isHopeless: false };
    this.#quiet = quiet;
    let isLater = false;
    this.#stop = this.#finder().ask(place.position, PATIENCE, {
      found: ({ kind }) => {
        quiet.isHopeless = kind === 'none';
        if (quiet.isHopeless && isLater) this.#changed();
      },
    });
    isLater = true;
  }
}
