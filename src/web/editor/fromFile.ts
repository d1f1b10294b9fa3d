import type { AnyGame } from '../../core/game.ts';
import { bad, ok, type Parsed, type Problem, problemsOf, say } from '../../core/parsed.ts';
import { games } from '../../games/index.ts';
import { addPack, type DrawnPack } from '../../play/editor/drawnPacks.ts';
import { packsFromFiles } from '../../play/editor/fromFiles.ts';
import type { TextFile } from '../../play/packs/companions.ts';
import { readersOf } from '../../play/packs/reader.ts';
import { textOf } from '../files.ts';
import { inSlices } from '../slices.ts';
import { drawnStore } from './drawnStore.ts';

const readFiles = async (files: readonly File[]): Promise<Parsed<readonly TextFile[]>> => {
  const texts: TextFile[] = [];
  for (const file of files) {
    const text = await textOf(file);
    if (!text.ok) return text;
    texts.push({ name: file.name, text: text.value });
  }
  return ok(texts);
};

/** Level files as packs of the player's own, which are kept from now on. */
export const keepFiles = async (files: readonly File[], from: AnyGame): Promise<Parsed<readonly DrawnPack[]>> => {
  const texts = await readFiles(files);
  if (!texts.ok) return texts;
  const found = await inSlices(packsFromFiles(texts.value, await readersOf(games), from));
  if (!found?.ok) return found ?? bad(say('There is no level in this file.'));
  const kept: DrawnPack[] = [];
  const problems: Problem[] = [...(found.warnings ?? [])];
  for (const pack of found.value) {
    const added = await addPack(await drawnStore(), pack);
    if (added.ok) kept.push(added.value);
    problems.push(...problemsOf(added));
  }
  return ok(kept, problems);
};
