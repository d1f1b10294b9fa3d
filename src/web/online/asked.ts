import type { AnyGame } from '../../core/game.ts';
import { hash } from '../../core/hash.ts';
import type { Pack } from '../../core/pack.ts';
import { bad, type Parsed, say } from '../../core/parsed.ts';
import { isText } from '../../play/belongings/json.ts';
import { readAnswer } from '../../play/online/asking.ts';
import { readOrSeen, type Seen } from '../../play/online/seen.ts';
import {
  type LevelRow,
  levelTableIn,
  MOST_LEVELS,
  type PackRow,
  packTableIn,
  type SharedTable,
} from '../../play/online/tables.ts';
import { levelHash } from '../../results/levelHash.ts';
import type { Order } from '../../results/ranking.ts';
import { tableStore } from './drawers.ts';
import { askServer } from './server.svelte.ts';
import { sharing } from './sharing.svelte.ts';

/** Which level a table is of. */
export interface LevelPlace {
  readonly game: AnyGame;
  readonly hash: string;
}

/** Where tables come from; whoever has sent something is known there by his key. */
const around = async () => ({ store: await tableStore(), ask: askServer, date: () => Date.now() });

const ownKey = async (): Promise<{ readonly key?: string }> => {
  const membership = sharing.isKnown ? sharing.membership : await sharing.look();
  return membership ? { key: membership.key } : {};
};

/** The best of everybody on a level. */
export const askLevelTable = async (
  { game, hash: level }: LevelPlace,
  { by, ties }: Order,
): Promise<Parsed<Seen<SharedTable<LevelRow>>>> => {
  const path = `results/${game.id}/${level}?order=${by}&ties=${ties}`;
  return readOrSeen(await around(), { path, asking: await ownKey(), name: path }, levelTableIn);
};

/** What everybody has solved of a pack. */
export const askPackTable = async (
  game: AnyGame,
  { levels }: Pick<Pack, 'levels'>,
): Promise<Parsed<Seen<SharedTable<PackRow>>>> => {
  const hashes = [...new Set(levels.flatMap((level) => levelHash(game, level) ?? []))].slice(0, MOST_LEVELS);
  const asking = { ...(await ownKey()), body: { game: game.id, hashes } };
  const name = `tables/${game.id}/${hash(hashes.join('\n'))}`;
  return readOrSeen(await around(), { path: 'tables', asking, name }, packTableIn);
};

/** The moves of somebody's result. */
export const askMoves = async ({ game, hash: level }: LevelPlace, fingerprint: string): Promise<Parsed<string>> => {
  const answer = readAnswer(await askServer(`results/${game.id}/${level}/${fingerprint}`));
  if (!answer.ok) return answer;
  const { solution } = answer.value;
  const isMoves = isText(1_000_000);
  return isMoves(solution)
    ? { ok: true, value: solution }
    : bad(say('The server says something that is not understood here.'));
};
