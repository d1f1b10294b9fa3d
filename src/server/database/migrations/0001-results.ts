import type { Migration } from './migration.ts';

/** Players, and what they have sent: results and packs. */
export const results: Migration = {
  number: 1,
  statements: [
    `create table players (
      key text primary key,
      name text not null,
      since timestamptz not null default now()
    )`,
    `create table levels (
      game text not null,
      hash text not null,
      board text not null,
      primary key (game, hash)
    )`,
    `create table results (
      fingerprint text primary key,
      game text not null,
      hash text not null,
      player text not null references players (key) on delete cascade,
      moves integer not null,
      pushes integer,
      time bigint not null,
      date text not null,
      solution text not null,
      at timestamptz not null default now(),
      foreign key (game, hash) references levels (game, hash)
    )`,
    'create index results_by_moves on results (game, hash, moves, time, date)',
    'create index results_by_pushes on results (game, hash, pushes, time, date)',
    'create index results_of_player on results (player)',
    `create table packs (
      id text primary key,
      author text not null references players (key) on delete cascade,
      game text not null,
      file text not null,
      title text not null,
      text text not null,
      version integer not null default 1,
      at timestamptz not null default now()
    )`,
    'create index packs_of_author on packs (author)',
  ],
};
