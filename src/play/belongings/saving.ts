import type { Parsed } from '../../core/parsed.ts';
import { knownPack } from '../../results/knownPack.ts';
import { loadResults, type Saved, saveResult } from '../../results/packResults.ts';
import type { Finish, LevelResult } from '../../results/result.ts';
import type { Store } from '../../results/store.ts';
import { believe } from '../../results/verify.ts';
import type { Opened } from '../packs/opened.ts';
import type { Table } from '../table/table.ts';

/**
 * Saves that a level was solved at a table, once it is believed. The table may go on meanwhile, and may have gone on
 * before: then `number` is the level that was solved.
 */
export const saveFinish = async (
  opening: Promise<Parsed<Store>>,
  table: Table,
  finish: Finish,
  number = table.number,
): Promise<Parsed<Saved>> => {
  const { game, pack, name } = table;
  const result = believe(game, pack.levels[number - 1]!, number, finish);
  if (!result.ok) return result;
  const store = await opening;
  return store.ok ? saveResult(store.value, knownPack(game, pack, name), result.value) : store;
};

/** The results of a pack, whoever they are of. */
export const resultsOfPack = (store: Store, { game, pack, name }: Opened): Promise<Parsed<readonly LevelResult[]>> =>
  loadResults(store, knownPack(game, pack, name));
