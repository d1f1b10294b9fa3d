import { ok, type Parsed } from '../../core/parsed.ts';
import type { Table } from '../../play/table/table.ts';
import { writeResults } from '../../results/document.ts';
import { type KnownPack, knownPack } from '../../results/knownPack.ts';
import { importResults, loadResults, type Saved } from '../../results/packResults.ts';
import type { LevelResult } from '../../results/result.ts';
import { type Sifted, trustedSteps } from '../../results/trust.ts';
import { download, textOf } from '../files.ts';
import { inSlices } from '../slices.ts';
import { pageBelongings } from './storage.ts';

const packAt = ({ game, pack, name }: Table): KnownPack => knownPack(game, pack, name);

const loadAll = async (table: Table): Promise<Parsed<readonly LevelResult[]>> => {
  const belongings = await pageBelongings();
  return belongings.ok ? loadResults(belongings.value.results, packAt(table)) : belongings;
};

/** The results of the pack on a table, replayed: those that are false are left out. */
export const resultsAt = async (table: Table): Promise<Parsed<Sifted>> => {
  const results = await loadAll(table);
  if (!results.ok) return results;
  const sifted = await inSlices(trustedSteps(table.game, table.pack.levels, results.value));
  return ok(sifted!, results.warnings);
};

/** Hands all results of the pack to the browser as a file; tells its name. */
export const downloadResults = async (table: Table): Promise<Parsed<string>> => {
  const results = await loadAll(table);
  if (!results.ok) return results;
  const file = `${table.name}.xml`;
  download(writeResults(table.pack.title, results.value), file, 'application/xml');
  return ok(file, results.warnings);
};

/** Adds the results of a file to those of the pack. */
export const importResultFile = async (table: Table, file: File): Promise<Parsed<Saved>> => {
  const belongings = await pageBelongings();
  if (!belongings.ok) return belongings;
  const text = await textOf(file);
  return text.ok ? importResults(belongings.value.results, packAt(table), text.value) : text;
};
