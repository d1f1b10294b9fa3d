import type { KnownPack } from '../../src/results/knownPack.ts';
import type { LevelResult } from '../../src/results/result.ts';

const HASH = '57af3d098eb9646a';

/** The pack that the saver saves results of. */
export const PACK: KnownPack = { name: 'docks', title: 'The Docks', hashes: [HASH] };

/** Results that are not all alike, and short: some programs save hundreds of them. */
export const resultOf = (name: string): LevelResult => {
  const moves = 3 + ((name.length * 31 + name.charCodeAt(name.length - 1) * 7) % 37);
  return { level: 1, hash: HASH, name, moves, time: 1200, date: '2026-11-15T10:20:30Z', solution: 'rRR' };
};
