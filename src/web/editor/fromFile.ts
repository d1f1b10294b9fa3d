import type { AnyGame } from '../../core/game.ts';
import { errorOf } from '../../core/pack.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { games } from '../../games/index.ts';
import { drawnCopy } from '../../play/editor/drawnCopy.ts';
import { addPack, type DrawnPack, MOST_LEVELS } from '../../play/editor/drawnPacks.ts';
import { openFilesSteps, type TextFile } from '../../play/packs/companions.ts';
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

/** A level file as a pack of the player's own, of whichever game its levels are. */
export const packFromFiles = async (files: readonly File[], from: AnyGame): Promise<Parsed<DrawnPack>> => {
  const texts = await readFiles(files);
  if (!texts.ok) return texts;
  const opened = await inSlices(openFilesSteps(texts.value, await readersOf(games), from));
  if (!opened?.ok) return opened ?? bad(say('There is no level in this file.'));
  const { game, pack } = opened.value;
  const levels = pack.levels.filter((level) => !errorOf(level)).slice(0, MOST_LEVELS);
  if (levels.length === 0) return bad(say('There is no level in this file.'));
  if (!game.draughtsman) return bad(say('Levels of this game cannot be drawn.'));
  const { title, author, notes } = pack;
  return addPack(await drawnStore(), {
    ...{ game: game.id, title },
    ...(author && { author }),
    ...(notes && { notes }),
    levels: levels.map((level, index) => ({ ...drawnCopy(level, pack), id: String(index + 1) })),
  });
};
