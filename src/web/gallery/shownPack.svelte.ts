import type { Pack } from '../../core/pack.ts';
import type { Work } from '../../core/work.ts';
import { type Counts, countLevels, type Searched } from '../../play/packs/findLevels.ts';
import type { Opened } from '../../play/packs/opened.ts';
import type { Reached } from '../../play/table/table.ts';
import { levelHash } from '../../results/levelHash.ts';
import { levelId } from '../../results/levels.ts';
import type { LevelResult } from '../../results/result.ts';
import { keeper, settings } from '../keeper.svelte.ts';
import { inSlices, THIN } from '../slices.ts';
import { calledLevel } from '../words.svelte.ts';

/** Finds out which level is which, as results ask for all of them at once. */
function* lookInto({ game, pack }: Opened): Work<void> {
  for (const [index, level] of pack.levels.entries()) {
    levelHash(game, level);
    yield index / pack.levels.length;
  }
}

/** The player's own best result of each level, by the ids of levels. */
const ownBests = (results: readonly LevelResult[]): ReadonlyMap<string, LevelResult> => {
  const { player, sort } = settings.value;
  const order = ({ moves, pushes = moves }: LevelResult): number => (sort === 'pushes' ? pushes : moves);
  const own = results.filter(({ name }) => name === player);
  // The last one under an id stays.
  return new Map(own.toSorted((one, other) => order(other) - order(one)).map((result) => [levelId(result), result]));
};

/** A pack whose levels are shown to be chosen from, with what the player has reached there. */
export class ShownPack implements Searched {
  readonly opened: Opened;
  readonly #isSolved: (number: number) => boolean;
  #counts: Counts | undefined = $state.raw();
  #bests: ReadonlyMap<string, LevelResult> = $state.raw(new Map());

  constructor(opened: Opened, isSolved: (number: number) => boolean) {
    this.opened = opened;
    this.#isSolved = isSolved;
  }

  /** A pack that is not on the table, by what was reached there. */
  static with(opened: Opened, reached: ReadonlyMap<string, Reached>): ShownPack {
    const { game, pack } = opened;
    const solved = new Set([...reached].flatMap(([hash, { solved }]) => (solved ? [hash] : [])));
    const isSolved = (number: number): boolean =>
      solved.size > 0 && solved.has(levelHash(game, pack.levels[number - 1]!) ?? '');
    return new ShownPack(opened, isSolved);
  }

  get pack(): Pack {
    return this.opened.pack;
  }

  /** How many are solved; undefined until that is known. */
  get counts(): Counts | undefined {
    return this.#counts;
  }

  called(number: number): string {
    return calledLevel(this.opened, this.pack.levels[number - 1]!.title, number);
  }

  isSolved(number: number): boolean {
    return this.#isSolved(number);
  }

  /** The player's own best result of a level, where he has saved one. */
  best(number: number): LevelResult | undefined {
    if (this.#bests.size === 0) return undefined;
    const hash = levelHash(this.opened.game, this.pack.levels[number - 1]!);
    return (hash && this.#bests.get(hash)) || this.#bests.get(levelId({ level: number }));
  }

  /** Finds out what takes long in a large pack, little by little. */
  async look(signal: AbortSignal): Promise<void> {
    const counts = await inSlices(countLevels(this), undefined, signal, THIN);
    if (!counts) return;
    this.#counts = counts;
    if (settings.value.player === '') return;
    await inSlices(lookInto(this.opened), undefined, signal, THIN);
    const results = signal.aborted ? undefined : await keeper.results(this.opened);
    if (results?.ok) this.#bests = ownBests(results.value);
  }
}
