import { type Message, ok, type Parsed } from '../../core/parsed.ts';
import { type Gathered, gather, reportMessages, spread, type Watch } from '../../play/belongings/belongings.ts';
import { textOf } from '../files.ts';
import { belongingsToTake, pageBelongings } from './storage.ts';

/** A player file with everything that is kept here. */
export const exportAll = async (): Promise<Parsed<Gathered>> => {
  const belongings = await belongingsToTake();
  return belongings.ok ? gather(belongings.value, new Date().toISOString()) : belongings;
};

/** Adds what is in a player file to what is kept here; tells how much of it was new. */
export const importFile = async (file: File, watch: Watch): Promise<Parsed<readonly Message[]>> => {
  const belongings = await pageBelongings();
  if (!belongings.ok) return belongings;
  const text = await textOf(file);
  const report = text.ok ? await spread(belongings.value, text.value, watch) : text;
  return report.ok ? ok(reportMessages(report.value), report.warnings) : report;
};
