import type { Migration } from './migration.ts';

/** Tables of everybody are read from an index that has the best of each player, level by level. */
export const bests: Migration = {
  number: 3,
  statements: [
    'create index results_best on results (game, hash, player, moves, time, date) include (pushes)',
    'drop index results_by_moves',
    'drop index results_by_pushes',
    // An index answers for the rows that were cleaned up: of a large table the usual fifth is too many to wait for.
    'alter table results set (autovacuum_vacuum_insert_scale_factor = 0.02)',
  ],
};
