import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';

const PLAYERS = 200;
const LEVELS = 500;
const DATE = '2026-11-18T10:00:00Z';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** As many levels as may be asked about at once. */
export const MANY_LEVELS: readonly string[] = Array.from({ length: LEVELS }, (_, index) =>
  hashOf(`l${index}`).slice(0, 16),
);

/** What `kura data import` reads: each player has solved each level. */
export const writeManyResults = (path: string): void => {
  const file = openSync(path, 'w');
  const put = (line: object): void => void writeSync(file, `${JSON.stringify(line)}\n`);
  const players = Array.from({ length: PLAYERS }, (_, index) => hashOf(`p${index}`));
  put({ kind: 'kura-database', tables: 2 });
  put({ table: 'players', rows: players.map((key, index) => ({ key, name: `Player ${index}`, since: DATE })) });
  put({ table: 'levels', rows: MANY_LEVELS.map((hash) => ({ game: 'sokoban', hash, board: hash })) });
  for (const [level, hash] of MANY_LEVELS.entries()) {
    const rows = players.map((player, index) => {
      const [moves, pushes, time] = [100 + ((level + index) % 97), 20 + ((level + index) % 13), 1000 + index];
      const told = { fingerprint: hashOf(player + hash), game: 'sokoban', hash, player, moves, pushes, time };
      return { ...told, date: DATE, solution: 'lurd'.repeat(40), at: DATE };
    });
    put({ table: 'results', rows });
  }
  put({ end: {} });
  closeSync(file);
};
