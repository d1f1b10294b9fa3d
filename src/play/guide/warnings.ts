import type { AnyGame } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import { seenCells, seenSize } from '../../core/orientation.ts';
import type { Warner } from '../../core/solving.ts';
import type { View } from '../../core/view.ts';
import type { Settings } from '../belongings/settings.ts';
import { stuckMessage, stuckWords } from '../speech/guide.ts';
import { lessonOf } from '../speech/lesson.ts';
import type { Table } from '../table/table.ts';
import type { Stop } from '../thinking/thinker.ts';
import type { Finder } from './finder.ts';
import { hopelessMessage } from './said.ts';
import type { WarningDisplay } from './shown.ts';

/** Of how much somebody is warned: of nothing, of cells, of boxes too, of all that is proven. */
export type Grade = 0 | 1 | 2 | 3;

/** Where a line stands that somebody is warned of. */
export interface Place {
  readonly position: string;
  /** Everything but the worker: as long as that stays nobody looks again. */
  readonly things: string;
  /** The moves that led there. */
  moves(): string;
}

/** Milliseconds that are spent on proving that nothing solves it. */
const PATIENCE = 5000;

/** As the player has chosen; as long as he has not, in lessons of what can be seen. */
export const gradeOf = (table: Table, { warnings }: Pick<Settings, 'warnings'>): Grade => {
  if (!table.game.settings?.includes('warnings')) return 0;
  if (warnings !== 'lessons') return warnings;
  return lessonOf(table, table.level) ? 2 : 0;
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
  /** What was looked at last, quietly. */
  #quiet: { readonly things: string; readonly moves: string; isHopeless: boolean } | undefined;
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
  }

  /** `held` tells whether something is in somebody's hand. */
  display(view: View, held: boolean): WarningDisplay {
    const state = this.#state();
    if (!state || !this.#warner) return NO_WARNING;
    const lie = view.lie;
    const cells = lie && seenCells(seenSize(view, lie), lie);
    const seen = (own: readonly Cell[]): readonly Cell[] => (cells ? own.map((cell) => cells[cell]!) : own);
    const dead = held ? seen(this.#warner.dead(state)) : [];
    const stuck = this.#grade >= 2 ? seen(this.#warner.stuck(state)) : [];
    const hopeless = this.#quiet?.isHopeless ? hopelessMessage(this.#quiet.moves === '') : undefined;
    return {
      dead,
      stuck,
      message: stuckMessage(stuck) ?? hopeless,
      told: stuckWords(this.#game, stuck, view) ?? hopeless,
    };
  }

  #state(): unknown {
    if (!this.#place || this.#grade === 0) return undefined;
    const read = this.#game.parse(this.#place.position);
    return read.ok ? read.value : undefined;
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
    const atOnce = this.#finder().atOnce(place.position);
    quiet.isHopeless = atOnce?.kind === 'none';
    if (atOnce) return;
    this.#stop = this.#finder().find(place.position, PATIENCE, {
      found: ({ kind }) => {
        quiet.isHopeless = kind === 'none';
        if (quiet.isHopeless) this.#changed();
      },
    });
  }
}
