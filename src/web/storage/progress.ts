import { ok, type Parsed } from '../../core/parsed.ts';
import { games } from '../../games/index.ts';
import { lastPlayed } from '../../play/history/lastPlayed.ts';
import { type PackResult, type SolvedLevel, solvedLevels } from '../../play/history/solvedLevels.ts';
import { shippedPacks } from '../../play/packs/opened.ts';
import { shelvedPacks } from '../../play/packs/shelf.ts';
import { readDocument, resultsIn } from '../../results/document.ts';
import { keeper } from '../keeper.svelte.ts';
import { pageBelongings } from './storage.ts';

const resultsOf = (texts: ReadonlyMap<string, string>, player: string): readonly PackResult[] =>
  [...texts].flatMap(([pack, text]) => {
    const document = readDocument(text);
    const found = document.ok ? resultsIn(document.value).results : [];
    return found.filter(({ name }) => name === player).map((result) => ({ ...result, pack }));
  });

/** The levels that the player at this browser has solved, the first one first. */
export const solvedHere = async (): Promise<Parsed<readonly SolvedLevel[]>> => {
  await keeper.settled();
  const belongings = await pageBelongings();
  if (!belongings.ok) return belongings;
  const [played, texts, shelf] = [
    await lastPlayed(belongings.value.games),
    await belongings.value.results.texts(),
    await shelvedPacks(belongings.value.packs),
  ];
  if (!played.ok) return played;
  if (!texts.ok) return texts;
  const packs = [
    ...games.flatMap((game) => shippedPacks(game).map(({ name }) => [name, game.id] as const)),
    ...(shelf.ok ? shelf.value : []).map(({ name, game }) => [name, game] as const),
  ];
  const gameOf = new Map(packs);
  const results = resultsOf(texts.value, keeper.settings.player);
  return ok(solvedLevels(played.value, results, (pack) => gameOf.get(pack)));
};
