import type { Opened } from '../../play/packs/opened.ts';
import { bestOf } from '../../results/best.ts';
import type { LevelResult } from '../../results/result.ts';
import { keeper, settings } from '../keeper.svelte.ts';

/** The best that the player has saved in the levels of a pack. Who has never saved anything has nothing to look for. */
export class OwnBests {
  readonly #opened: Opened;
  #results: readonly LevelResult[] = $state.raw([]);

  constructor(opened: Opened) {
    this.#opened = opened;
  }

  async look(): Promise<void> {
    const { player } = settings.value;
    if (player === '') return;
    const results = await keeper.results(this.#opened);
    if (results.ok) this.#results = results.value.filter(({ name }) => name === player);
  }

  /** The fewest of each thing that is counted in a level, by its hash. */
  of(hash: string | undefined): Readonly<Record<string, number>> {
    return bestOf(this.#results, hash);
  }
}
