import { games } from '../../games/index.ts';
import type { Claim } from '../../play/online/outbox.ts';
import type { Opened } from '../../play/packs/opened.ts';
import { readDocument, resultsIn } from '../../results/document.ts';
import { isResultsOf, knownPack } from '../../results/knownPack.ts';
import type { LevelResult } from '../../results/result.ts';
import { trustedSteps } from '../../results/trust.ts';
import { packNamed } from '../packs/packNamed.ts';
import { inSlices } from '../slices.ts';
import { pageBelongings } from '../storage/storage.ts';

/** Results of one pack, as they are kept. */
interface Kept {
  readonly name: string;
  readonly xml: string;
  readonly results: readonly LevelResult[];
}

/** The results of this browser under a name; those of others may be here too. */
const keptAs = async (player: string): Promise<readonly Kept[]> => {
  const belongings = await pageBelongings();
  const texts = belongings.ok ? await belongings.value.results.texts() : belongings;
  if (!texts.ok) return [];
  return [...texts.value].flatMap(([name, xml]) => {
    const document = readDocument(xml);
    const results = document.ok ? resultsIn(document.value).results : [];
    const own = results.filter((result) => result.name === player && result.solution !== undefined);
    return own.length > 0 ? [{ name, xml, results: own }] : [];
  });
};

/** The pack that those are of: its levels tell, as its file may have had another name. */
const packOf = async ({ name, xml }: Kept): Promise<Opened | undefined> => {
  const document = readDocument(xml);
  const names = [...new Set([name, name.replace(/(-[0-9a-f]{8})+$/, '')])];
  for (const game of games.filter(({ seats }) => seats === 1)) {
    for (const one of names) {
      const opened = await packNamed(game, one, undefined);
      if (!opened?.ok || !document.ok) continue;
      if (isResultsOf(knownPack(game, opened.value.pack, name), name, document.value)) return opened.value;
    }
  }
  return undefined;
};

const claimsOf = async ({ game, pack }: Opened, results: readonly LevelResult[]): Promise<readonly Claim[]> => {
  const sifted = await inSlices(trustedSteps(game, pack.levels, results));
  return (sifted?.results ?? []).flatMap(({ level, time, date, solution, trust }) => {
    const board = pack.levels[level - 1]?.board;
    if (trust !== 'proved' || solution === undefined || board === undefined) return [];
    return [{ game: game.id, board, moves: solution, time: Math.round(time), date }];
  });
};

/** What was solved in this browser under a name, as far as its moves prove it and its levels are still here. */
export const earlierClaims = async (player: string): Promise<readonly Claim[]> => {
  const claims: Claim[] = [];
  for (const kept of await keptAs(player)) {
    const opened = await packOf(kept);
    if (opened) claims.push(...(await claimsOf(opened, kept.results)));
  }
  return claims;
};
